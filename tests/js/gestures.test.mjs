import assert from "node:assert/strict";
import { test } from "node:test";
import { panning, tracing } from "../../static/js/table/gestures.js";

// A row of four squares of 50; the third is none that can be traced.
const row = (states = []) =>
  ["a", "b", "c", "d"].map((id, index) => ({
    id,
    x: index * 50,
    y: 0,
    w: 50,
    h: 50,
    trace: id !== "c",
    states: id === "a" ? states : [],
  }));
const aims = { windowAt: () => null, lens: () => null };

function traced(regions, ...way) {
  const taps = [];
  const [region] = regions;
  const gesture = tracing({
    region,
    regions: () => regions,
    aims,
    tap: ({ id }) => taps.push(id),
    from: { x: 25, y: 25 },
  });
  way.forEach(([x, y]) => gesture.move({ x, y }));
  return { taps, wasMore: gesture.end() };
}

test("the first region is tapped when the finger comes to the next one", () => {
  assert.deepEqual(traced(row(), [75, 25]), { taps: ["a", "b"], wasMore: true });
});

test("a first region that is part of the word already is not tapped", () => {
  assert.deepEqual(traced(row(["selected"]), [75, 25]).taps, ["b"]);
});

test("a finger that has come to no other region was a tap", () => {
  assert.deepEqual(traced(row(), [45, 25], [30, 25]), { taps: [], wasMore: false });
});

test("only the inner circle of a region counts", () => {
  assert.deepEqual(traced(row(), [55, 25]).taps, []);
  assert.deepEqual(traced(row(), [55, 25], [60, 25], [70, 40]).taps, ["a", "b"]);
  assert.deepEqual(traced(row(), [50, 1], [95, 1]).taps, []);
});

test("a quick finger skips nothing, and what cannot be traced is not there", () => {
  assert.deepEqual(traced(row(), [190, 25]).taps, ["a", "b", "d"]);
});

test("coming back taps again", () => {
  assert.deepEqual(traced(row(), [75, 25], [25, 25], [75, 25]).taps, ["a", "b", "a", "b"]);
});

test("a finger that the aim cannot follow any more pushes what lies around it", () => {
  const pushed = [];
  const aims = { grasp: () => (x, y) => [0, Math.min(0, y + 40)] };
  const gesture = panning(aims, "maze", { x: 0, y: 0 }, (...by) => pushed.push(by));
  gesture.move({ x: 0, y: -30 });
  gesture.move({ x: 0, y: -70 });
  assert.deepEqual(pushed, [
    [0, 0],
    [0, -30],
  ]);
});
