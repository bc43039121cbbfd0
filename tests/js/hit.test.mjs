import assert from "node:assert/strict";
import { test } from "node:test";
import { regionAt } from "../../static/js/table/hit.js";

const box = (id, x, y, w, h, more = {}) => ({ id, x, y, w, h, ...more });
const nowhere = () => false;
const idAt = (regions, x, y, inside = nowhere) => regionAt(regions, x, y, inside)?.id ?? null;

test("where regions overlap, the later one is meant", () => {
  const regions = [box("below", 0, 0, 100, 100), box("above", 50, 50, 100, 100)];
  assert.equal(idAt(regions, 20, 20), "below");
  assert.equal(idAt(regions, 70, 70), "above");
});

test("a finger that just misses means the nearest region, within the slack", () => {
  const regions = [box("left", 0, 0, 44, 44), box("right", 56, 0, 44, 44)];
  assert.equal(idAt(regions, 48, 20), "left");
  assert.equal(idAt(regions, 53, 20), "right");
  assert.equal(idAt(regions, 109, 20), "right");
  assert.equal(idAt(regions, 111, 20), null);
  assert.equal(idAt(regions, 20, 60), null);
});

test("a region that is hit wins over one that is near and on top", () => {
  const regions = [box("hit", 0, 0, 50, 50), box("near", 52, 0, 50, 50)];
  assert.equal(idAt(regions, 49, 20), "hit");
});

test("a region with an outline is hit inside it, not in its box", () => {
  const regions = [box("cell", 0, 0, 50, 50), box("band", 0, 0, 100, 100, { path: "M0 0" })];
  assert.equal(
    idAt(regions, 25, 25, (path, x, y) => path === "M0 0" && x === y),
    "band",
  );
  assert.equal(
    idAt(regions, 25, 20, (path, x, y) => x === y),
    "cell",
  );
  assert.equal(
    idAt(regions, 80, 20, (path, x, y) => x === y),
    null,
  );
});

// A window at 100, 0 to 200, 100 shows its world at twice the size, from the point 50, 0 of it on.
const viewports = {
  windowAt: (x, y) => (x >= 100 && x <= 200 && y >= 0 && y <= 100 ? "field" : null),
  lens: () => ({ zoom: 2, left: 0, top: 0 }),
};
const seenAt = (regions, x, y) => regionAt(regions, x, y, nowhere, viewports)?.id ?? null;

test("a region in a world is hit where it is seen", () => {
  const regions = [box("near", 60, 10, 10, 10, { window: "field" })];
  assert.equal(seenAt(regions, 130, 30), "near");
  assert.equal(seenAt(regions, 65, 15), null);
  assert.equal(seenAt(regions, 149, 30), "near", "the slack is in pixels of the scene");
  assert.equal(seenAt(regions, 151, 30), null);
});

test("a region in a world is not there beyond the edge of its window", () => {
  const regions = [box("cut", 90, 10, 30, 30, { window: "field" })];
  assert.equal(seenAt(regions, 199, 40), "cut");
  assert.equal(seenAt(regions, 201, 40), null);
});

test("what lies over a window wins where it is hit, and only there", () => {
  const regions = [
    box("under", 150, 40, 20, 20),
    box("cell", 50, 0, 50, 50, { window: "field" }),
    box("over", 110, 60, 20, 20),
  ];
  assert.equal(seenAt(regions, 160, 50), "cell");
  assert.equal(seenAt(regions, 120, 70), "over");
  assert.equal(seenAt(regions, 132, 70), "cell");
  const hand = [box("hand", 205, 0, 50, 50)];
  assert.equal(seenAt(hand, 198, 20), null, "a finger in the window does not mean the hand");
});
