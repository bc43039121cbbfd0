// Which devices have little memory, and which errors say that it ran out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isShortage, isShortOfMemory } from "../../../static/js/python/shortage.js";

const APPLE = "Apple Computer, Inc.";
const DEVICES = {
  "an iPad": [{ vendor: APPLE, maxTouchPoints: 5 }, true],
  "a Mac": [{ vendor: APPLE, maxTouchPoints: 0 }, false],
  "an Android tablet of 2 GB": [
    { vendor: "Google Inc.", deviceMemory: 2, maxTouchPoints: 5 },
    true,
  ],
  "an Android tablet of 4 GB": [
    { vendor: "Google Inc.", deviceMemory: 4, maxTouchPoints: 5 },
    false,
  ],
  Firefox: [{ vendor: "", maxTouchPoints: 5 }, false],
};
for (const [name, [device, isShort]] of Object.entries(DEVICES)) {
  test(`${name} has ${isShort ? "little" : "enough"} memory`, () => {
    assert.equal(isShortOfMemory(device), isShort);
  });
}

const SHORTAGES = [
  new RangeError("Out of memory"),
  new RangeError("WebAssembly.Memory(): could not allocate memory"),
  new RangeError("Array buffer allocation failed"),
  { error: new Error("PythonError: Traceback\nMemoryError") },
  new Error("The worker is gone.", { cause: "MemoryError" }),
];
for (const problem of SHORTAGES) {
  const said = problem.cause ?? problem.error?.message ?? problem.message;
  test(`"${said}" is a shortage of memory`, () => assert.ok(isShortage(problem)));
}

test("other errors are none", () => {
  for (const problem of [undefined, null, {}, new TypeError("x is not a function"), "fatal"]) {
    assert.equal(isShortage(problem), false);
  }
});
