// No message is lost or passed over before Python has come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createMailbox } from "../../static/js/page/mailbox.js";

const nobody = () => false;

async function received(mailbox) {
  const letters = [];
  await mailbox.attach(
    (message) => letters.push(message),
    () => Promise.resolve(),
  );
  return letters;
}

test("what was sent before Python came is handed over in order", async () => {
  const mailbox = createMailbox(nobody, () => {});
  mailbox.send({ do: "open-game", game: "template" });
  mailbox.send({ do: "close-dialog" });
  assert.equal(mailbox.attached(), false);
  const letters = await received(mailbox);
  assert.deepEqual(letters, [{ do: "open-game", game: "template" }, { do: "close-dialog" }]);
  mailbox.send({ do: "undo" });
  assert.deepEqual(letters.at(-1), { do: "undo" });
  assert.equal(mailbox.attached(), true);
});

test("only the newest size of the table waits, in the place of the first", async () => {
  const mailbox = createMailbox(nobody, () => {});
  mailbox.send({ do: "resize", width: 300, height: 400 });
  mailbox.send({ do: "link", fragment: "game=a" });
  mailbox.send({ do: "resize", width: 390, height: 750 });
  assert.deepEqual(await received(mailbox), [
    { do: "resize", width: 390, height: 750 },
    { do: "link", fragment: "game=a" },
  ]);
});

test("what concerns the page alone is neither kept nor sent", async () => {
  const mailbox = createMailbox(
    (message) => message.do === "pick-file",
    () => {},
  );
  mailbox.send({ do: "pick-file" });
  assert.deepEqual(await received(mailbox), []);
});

test("whoever shows what will come hears of each message, before Python has come and after", async () => {
  let heard = 0;
  const mailbox = createMailbox(nobody, () => (heard += 1));
  mailbox.send({ do: "open-save", id: "a" });
  assert.deepEqual(mailbox.waiting(), [{ do: "open-save", id: "a" }]);
  await received(mailbox);
  assert.deepEqual(mailbox.waiting(), []);
  mailbox.send({ do: "undo" });
  assert.equal(heard, 2);
});

test("what has waited is handed over one by one, each when the one before is answered", async () => {
  const mailbox = createMailbox(nobody, () => {});
  mailbox.send({ do: "link", fragment: "game=a" });
  mailbox.send({ do: "tap", region: "b2" });
  const letters = [];
  let answer;
  const answered = () => new Promise((resolve) => (answer = resolve));
  const attached = mailbox.attach((message) => letters.push(message.do), answered);
  mailbox.send({ do: "undo" });
  assert.deepEqual(letters, ["link"]);
  assert.equal(mailbox.attached(), false);
  for (let turn = 0; turn < 3; turn += 1) {
    answer();
    await Promise.resolve();
  }
  await attached;
  assert.deepEqual(letters, ["link", "tap", "undo"]);
  mailbox.detach();
  mailbox.send({ do: "redo" });
  assert.deepEqual(letters, ["link", "tap", "undo"]);
});
