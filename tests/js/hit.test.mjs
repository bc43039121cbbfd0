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
