// A file is handed on as its text, or with the reason why it can't be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { download, read } from "../../static/js/page/files.js";

const file = (...parts) => new File(parts, "game.json");

test("a text comes as it is, without a mark at its beginning", async () => {
  assert.deepEqual(await read(file("Zoë 🌱")), { text: "Zoë 🌱" });
  assert.deepEqual(await read(file("\uFEFF{}")), { text: "{}" });
  assert.deepEqual(await read(file()), { text: "" });
});

test("bytes that are no UTF-8 are not replaced in silence", async () => {
  for (const bytes of [
    [0xff, 0xfe, 0x7b],
    [0x22, 0xc3, 0x28, 0x22],
    [0x7b, 0xed, 0xa0, 0x80],
  ]) {
    assert.deepEqual(await read(file(new Uint8Array(bytes))), { fault: "no-text" });
  }
});

test("a file that is far too large is not read at all", async () => {
  const large = { size: 20_000_001, arrayBuffer: () => assert.fail("it was read") };
  assert.deepEqual(await read(large), { fault: "large" });
});

test("a folder, or a file that is gone, is told", async () => {
  const gone = { size: 0, arrayBuffer: () => Promise.reject(new Error("NotFoundError")) };
  assert.deepEqual(await read(gone), { fault: "unreadable" });
});

/** A device that says what it may share, and remembers what it shared. */
function device({ standalone, takes = () => true }) {
  const shared = [];
  return {
    shared,
    standalone,
    canShare: ({ files }) => files.every(takes),
    share: async ({ files }) => shared.push(...files),
  };
}

/** A document in which a link can be clicked, and what was true of it then. */
function linked(context) {
  const clicked = [];
  const link = {
    click: () => clicked.push({ name: link.download, isAttached: link.isAttached }),
    remove: () => (link.isAttached = false),
  };
  globalThis.document = {
    createElement: () => link,
    body: { append: (each) => (each.isAttached = true) },
  };
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.after(() => delete globalThis.document);
  return clicked;
}

test("a file is saved by a link that is in the document", async (context) => {
  const clicked = linked(context);
  const tablet = device({ standalone: undefined });
  await download("ada.json", "{}", tablet);
  assert.deepEqual(clicked, [{ name: "ada.json", isAttached: true }]);
  assert.deepEqual(tablet.shared, []);
});

test("an installed app on an iPad hands games and pictures to the system's sheet", async () => {
  const tablet = device({ standalone: true });
  await download("ada.json", "{}", tablet);
  await download("ada.png", new Blob(["picture"], { type: "image/png" }), tablet);
  assert.deepEqual(
    tablet.shared.map(({ name, type }) => [name, type]),
    [
      ["ada.json", "application/json"],
      ["ada.png", "image/png"],
    ],
  );
  assert.equal(await tablet.shared[0].text(), "{}");
});

test("games go as a text where the device shares no JSON", async (context) => {
  const clicked = linked(context);
  const tablet = device({ standalone: true, takes: ({ type }) => type === "text/plain" });
  await download("ada.json", "{}", tablet);
  assert.deepEqual(
    tablet.shared.map(({ name }) => name),
    ["ada.json.txt"],
  );
  await download("ada.json", "{}", { standalone: true }); // shares nothing at all
  assert.equal(clicked.length, 1);
});

test("whoever closes the sheet is asked no further", async () => {
  const refuse = async () => {
    throw new DOMException("", "AbortError");
  };
  await download("ada.json", "{}", { ...device({ standalone: true }), share: refuse });
});
