// A file is handed on as its text, or with the reason why it can't be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "../../static/js/page/files.js";

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
  ])
    assert.deepEqual(await read(file(new Uint8Array(bytes))), { fault: "no-text" });
});

test("a file that is far too large is not read at all", async () => {
  const large = { size: 20_000_001, arrayBuffer: () => assert.fail("it was read") };
  assert.deepEqual(await read(large), { fault: "large" });
});

test("a folder, or a file that is gone, is told", async () => {
  const gone = { size: 0, arrayBuffer: () => Promise.reject(new Error("NotFoundError")) };
  assert.deepEqual(await read(gone), { fault: "unreadable" });
});
