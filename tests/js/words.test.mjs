import assert from "node:assert/strict";
import { test } from "node:test";
import { createTypesetter } from "../../static/js/table/words.js";

// Every letter is half as wide as the font is high.
const measure = (text, font) => text.length * 0.5 * Number(/(\d+(\.\d+)?)px/.exec(font)[1]);
const layout = (shape) => createTypesetter(measure).layout(shape);

test("words that fit are left alone", () => {
  assert.deepEqual(layout({ text: "Ada", size: 20, fit: 30 }), { lines: ["Ada"], size: 20 });
  assert.deepEqual(layout({ text: "as long as it likes", size: 20 }), {
    lines: ["as long as it likes"],
    size: 20,
  });
});

test("words that are a little too wide shrink", () => {
  assert.deepEqual(layout({ text: "Wilhelmina", size: 20, fit: 80 }), {
    lines: ["Wilhelmina"],
    size: 16,
  });
});

test("words that do not fit at 13 pixels are cut with an ellipsis", () => {
  const { lines, size } = layout({ text: "Wilhelmina of the Long Name", size: 20, fit: 80 });
  assert.equal(size, 13);
  assert.deepEqual(lines, ["Wilhelmina…"]);
  assert.ok(measure(lines[0], "13px") <= 80);
});

test("a sentence breaks into as many lines as it may, and is cut after the last", () => {
  const shape = { text: "one two three four", size: 14, fit: 56, lines: 3 };
  assert.deepEqual(layout(shape), { lines: ["one two", "three", "four"], size: 14 });
  assert.deepEqual(layout({ ...shape, lines: 2 }), { lines: ["one two", "three f…"], size: 13 });
});
