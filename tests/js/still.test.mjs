// A picture of Python's memory is the same wherever it is made.
import assert from "node:assert/strict";
import { test } from "node:test";
import { refusePlaces } from "../../tools/still.mjs";

const FILE = "/somewhere/tools/snapshot.mjs";
const memory = (text) => new TextEncoder().encode(`....${text}\0....`).subarray(2);

test("a picture that names the folder it was made in is refused, and told where", () => {
  assert.throws(
    () => refusePlaces(memory(`_=${FILE}`), ["/other/", FILE]),
    /made: \/somewhere\/tools/,
  );
});

test("a picture that names no folder is taken", () => {
  refusePlaces(memory("_=./this.program"), ["/other/", FILE]);
});
