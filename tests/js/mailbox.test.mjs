// No message is lost or passed over before Python has come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createMailbox } from "../../static/js/page/mailbox.js";

const nobody = () => false;

function received(mailbox) {
  const letters = [];
  mailbox.attach((json) => letters.push(JSON.parse(json)));
  return letters;
}

test("what was sent before Python came is handed over in order", () => {
  const mailbox = createMailbox(nobody, () => {});
  mailbox.send({ do: "open-game", game: "template" });
  mailbox.send({ do: "close-dialog" });
  assert.equal(mailbox.attached(), false);
  const letters = received(mailbox);
  assert.deepEqual(letters, [{ do: "open-game", game: "template" }, { do: "close-dialog" }]);
  mailbox.send({ do: "undo" });
  assert.deepEqual(letters.at(-1), { do: "undo" });
  assert.equal(mailbox.attached(), true);
});

test("only the newest size of the table waits", () => {
  const mailbox = createMailbox(nobody, () => {});
  mailbox.send({ do: "resize", width: 300, height: 400 });
  mailbox.send({ do: "link", fragment: "game=a" });
  mailbox.send({ do: "resize", width: 390, height: 750 });
  assert.deepEqual(received(mailbox), [
    { do: "link", fragment: "game=a" },
    { do: "resize", width: 390, height: 750 },
  ]);
});

test("what concerns the page alone is neither kept nor sent", () => {
  const mailbox = createMailbox(
    (message) => message.do === "pick-file",
    () => {},
  );
  mailbox.send({ do: "pick-file" });
  assert.deepEqual(received(mailbox), []);
});

test("messages are foretold only while Python is not there", () => {
  const foretold = [];
  const mailbox = createMailbox(nobody, (message) => foretold.push(message.do));
  mailbox.send({ do: "open-save", id: "a" });
  received(mailbox);
  mailbox.send({ do: "undo" });
  assert.deepEqual(foretold, ["open-save"]);
});
