import assert from "node:assert/strict";
import { test } from "node:test";
import { carrying, panning, tracing } from "../../static/js/table/gestures.js";

// A row of four squares of 50, and a card beside it.
const row = [
  ...["a", "b", "c", "d"].map((id, index) => ({
    id,
    group: "row",
    x: index * 50,
    y: 0,
    w: 50,
    h: 50,
  })),
  { id: "card", group: "hand", x: 200, y: 0, w: 50, h: 50 },
];
const viewports = { windowAt: () => null, lens: () => null };

function traced(...way) {
  const slides = [];
  const gesture = tracing({
    region: row[0],
    regions: () => row,
    viewports,
    slide: (over, starts) => slides.push([over.join(""), starts]),
    undo: () => slides.push("undone"),
    from: { x: 25, y: 25 },
  });
  way.forEach(([x, y]) => gesture.move({ x, y }));
  return { slides, gesture };
}

test("the first region is told when the finger comes to the next one", () => {
  const { slides, gesture } = traced([75, 25], [125, 25]);
  assert.deepEqual(slides, [
    ["ab", true],
    ["c", false],
  ]);
  assert.equal(gesture.end(), true);
});

test("a finger that has come to no other region was a tap, and there is nothing to undo", () => {
  const { slides, gesture } = traced([45, 25], [30, 25]);
  gesture.cancel();
  assert.deepEqual(slides, []);
  assert.equal(gesture.end(), false);
});

test("only the inner circle of a region counts", () => {
  assert.deepEqual(traced([55, 25]).slides, []);
  assert.deepEqual(traced([55, 25], [60, 25], [70, 40]).slides, [["ab", true]]);
  assert.deepEqual(traced([50, 1], [95, 1]).slides, []);
});

test("a quick finger skips nothing, and regions of other groups are not on its way", () => {
  assert.deepEqual(traced([240, 25]).slides, [["abcd", true]]);
});

test("all places that the browser has gathered since the last event count", () => {
  const { slides, gesture } = traced();
  const way = [75, 25].map((x) => ({ x, y: 25 }));
  gesture.move(way[1], way);
  assert.deepEqual(slides, [["aba", true]]);
});

test("a slide that is taken over is undone, one whose lift got lost stays", () => {
  const { slides, gesture } = traced([75, 25]);
  gesture.lose();
  assert.equal(slides.length, 1);
  gesture.cancel();
  assert.equal(slides.at(-1), "undone");
});

test("a piece that is carried before the picture rests is dropped all the same", () => {
  const calls = [];
  const log =
    (name) =>
    (...more) =>
      calls.push([name, ...more]);
  const on = { hold: () => false, carry: log("carry"), over() {}, drop: log("drop") };
  const [from, to] = row;
  const gesture = carrying({ region: from, goalAt: () => to, on, from: { x: 25, y: 25 } });
  gesture.move({ x: 75, y: 25 });
  gesture.end({ x: 75, y: 25 });
  assert.deepEqual(calls, [["drop", from, to]]);
});

test("a finger that the aim cannot follow any more pushes what lies around it", () => {
  const pushed = [];
  const viewports = { grasp: () => (x, y) => [0, Math.min(0, y + 40)] };
  const gesture = panning(viewports, "maze", { x: 0, y: 0 }, (...by) => pushed.push(by));
  gesture.move({ x: 0, y: -30 });
  gesture.move({ x: 0, y: -70 });
  assert.deepEqual(pushed, [
    [0, 0],
    [0, -30],
  ]);
});
