// Where path data reaches. That a browser says the same of every icon is told by e2e/test_table.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createMeasure } from "../../static/js/table/bounds.js";
import { pathBounds } from "../../static/js/table/outline.js";

const near = (found, wanted) =>
  wanted.forEach((each, index) => assert.ok(Math.abs(found[index] - each) < 0.01, `${found}`));

test("lines reach to their ends, absolute and relative", () => {
  assert.deepEqual(pathBounds("M10 20L30 5"), [10, 5, 30, 20]);
  assert.deepEqual(pathBounds("m10,20 5-15h-9v4z"), [6, 5, 15, 20]);
  assert.deepEqual(pathBounds("M1e1.5.5-2"), [0.5, -2, 10, 0.5]);
});

test("curves reach less far than their handles", () => {
  near(pathBounds("M0 0C0 40 30 40 30 0"), [0, 0, 30, 30]);
  near(pathBounds("M0 0Q15 40 30 0"), [0, 0, 30, 20]);
  near(pathBounds("M0 0Q15 40 30 0T60 0"), [0, -20, 60, 20]);
  near(pathBounds("M0 0c0 40 30 40 30 0s30-40 30 0"), [0, -30, 60, 30]);
});

test("arcs reach as far as their ellipse, also where their flags stand close", () => {
  near(pathBounds("M0 0A10 10 0 0 1 20 0"), [0, -10, 20, 0]);
  near(pathBounds("M0 0a10 10 0 0020 0"), [0, 0, 20, 10]);
  near(pathBounds("M0 0a1 1 0 0 1 20 0"), [0, -10, 20, 0]);
  near(pathBounds("M10 0A10 10 0 1 0 20 10"), [0, 0, 20, 20]);
});

test("what is no path data is named", () => {
  assert.throws(() => pathBounds("M0 0X5"), /no path data, from character/);
  assert.throws(() => pathBounds("M0"), /no path data/);
});

test("bounds have room for lines, shadows, all words and turned icons, without any browser", () => {
  const measure = createMeasure(() => ({ size: 512, box: [0, 100, 512, 400] }));
  const holds = (shape, [left, top, right, bottom]) => {
    const found = measure([shape]);
    assert.ok(found[0] <= left && found[1] <= top && found[2] >= right && found[3] >= bottom);
  };
  holds({ kind: "rect", x: 0, y: 0, w: 50, h: 20, stroke: "ink", width: 6 }, [-3, -3, 53, 23]);
  holds({ kind: "circle", x: 0, y: 0, r: 10, shadow: 8 }, [-10, -10, 10, 46]);
  holds({ kind: "icon", name: "leaf", x: 100, y: 100, size: 512 }, [-156, -56, 356, 244]);
  holds({ kind: "icon", name: "leaf", x: 0, y: 0, size: 512, angle: 90 }, [-144, -256, 156, 256]);
  holds({ kind: "text", x: 0, y: 0, text: "Wwww", align: "end" }, [-56, -15, 0, 4]);
  assert.ok(measure([{ kind: "text", x: 0, y: 0, text: "long ".repeat(99), fit: 80 }])[2] < 90);
});
