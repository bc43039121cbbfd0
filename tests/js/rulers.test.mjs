import assert from "node:assert/strict";
import { test } from "node:test";
import { rulerNodes } from "../../static/js/table/rulers.js";

// Six columns and three rows of 50 pixels, in a world with a rim of 10.
const ruler = { above: ["a", "b", "c", "d", "e", "f"], left: ["1", "2", "3"], start: 35, step: 50 };
const window = { id: "maze", box: [20, 20, 200, 100], world: [0, 0, 320, 170], ruler };
const named = (aim, more = {}) =>
  rulerNodes([{ window: { ...window, ...more }, aim }]).map(({ shapes, x, y }) => [
    shapes[0].text,
    x,
    y,
  ]);

test("columns and rows whose middle is seen are named at the edges of the window", () => {
  assert.deepEqual(named({ x: 0, y: 0, zoom: 1 }), [
    ["a", 55, 10],
    ["b", 105, 10],
    ["c", 155, 10],
    ["d", 205, 10],
    ["1", 10, 55],
    ["2", 10, 105],
  ]);
});

test("names go with the world along the edge, and never leave it", () => {
  assert.deepEqual(named({ x: 120, y: 70, zoom: 1 }), [
    ["c", 35, 10],
    ["d", 85, 10],
    ["e", 135, 10],
    ["f", 185, 10],
    ["2", 10, 35],
    ["3", 10, 85],
  ]);
});

test("where squares lie close, every fifth is named", () => {
  assert.deepEqual(
    named({ x: 0, y: 0, zoom: 0.3 }).map(([name]) => name),
    ["e"],
  );
});

test("a world smaller than its window has its names beside it", () => {
  const [first] = named({ x: -50, y: 0, zoom: 1 }, { box: [20, 20, 420, 170] });
  assert.deepEqual(first, ["a", 105, 10]);
  const [row] = named({ x: -50, y: 0, zoom: 1 }, { box: [20, 20, 420, 170] }).slice(6);
  assert.deepEqual(row, ["1", 60, 55]);
});

test("a window without a ruler has none, and a name has one picture", () => {
  assert.deepEqual(named({ x: 0, y: 0, zoom: 1 }, { ruler: undefined }), []);
  const pictures = [0, 9].map((x) => rulerNodes([{ window, aim: { x, y: 0, zoom: 1 } }])[0].shapes);
  assert.equal(pictures[0], pictures[1]);
});
