import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, markerAt, mapOf, meantOnMap, tagsOf } from "../../static/js/table/markers.js";

// 300 by 200 of a world of 1000 by 600, with a map of a tenth of its size.
const map = { box: [400, 0, 100, 60], shapes: [] };
const window = { id: "maze", box: [0, 0, 300, 200], world: [0, 0, 1000, 600], map };
const pane = (more = {}, aim = { x: 100, y: 100, zoom: 1 }) => ({
  window: { ...window, ...more },
  aim,
});
const all = { x: 0, y: -100 / 3, zoom: 0.3 };
const tag = (key, x, y) => ({ key, x, y, shapes: [] });

test("a map is there while not all is visible, unless it stays", () => {
  assert.equal(mapOf(pane()), map);
  assert.equal(mapOf(pane({}, all)), null);
  const staying = { ...map, stays: true };
  assert.equal(mapOf(pane({ map: staying }, all)), staying);
});

test("its frame shows what is visible, never beyond the map", () => {
  assert.deepEqual(frameOf(map, pane()).map(Math.round), [410, 10, 30, 20]);
  assert.deepEqual(frameOf(map, pane({}, all)).map(Math.round), [400, 0, 100, 60]);
});

test("a frame is never too small to be seen", () => {
  const [x, y, w, h] = frameOf(
    map,
    pane({ world: [0, 0, 10000, 6000] }, { x: 9700, y: 5800, zoom: 1 }),
  );
  assert.deepEqual([x, y, w, h], [492, 52, 8, 8]);
});

test("a place on the map means a place in the world", () => {
  assert.deepEqual(meantOnMap(map, window.world, 450, 30), { x: 500, y: 300 });
});

test("a tag stands at the edge on the way to a point that is not visible", () => {
  const [right, ...others] = tagsOf(pane({ tags: [tag("r", 900, 200), tag("in", 200, 200)] }));
  assert.equal(others.length, 0);
  assert.deepEqual([right.x, right.y, right.angle], [267, 100, 0]);
  const [up] = tagsOf(pane({ tags: [tag("u", 250, 0)] }));
  assert.deepEqual([up.x, up.y, up.angle], [150, 33, -90]);
});

test("tags make room for each other and for a map", () => {
  const tags = ["a", "b", "c"].map((key) => tag(key, 900, 200));
  const places = tagsOf(pane({ tags }));
  assert.deepEqual(
    places.map(({ y }) => y),
    [100, 136, 64],
  );
  const [aside] = tagsOf(pane({ tags: [tags[0]], map: { ...map, box: [240, 80, 50, 30] } }));
  assert.ok(aside.y > 80 + 30 + 33 || aside.y < 80 - 33, `it is at ${aside.y}`);
});

test("tags stay off what is to be touched, at any zoom", () => {
  const tags = [tag("r", 900, 200)];
  const beside = (clear, aim) => tagsOf(pane({ tags, clear: [clear] }, aim));
  // Squares that are seen at 250 to 300 by 80 to 130 of the window, where the tag would be.
  const [aside] = beside([350, 180, 50, 50]);
  assert.ok(aside.y >= 130 + 22 || aside.y <= 80 - 22, `it is at ${aside.y}`);
  const [zoomed] = beside([225, 140, 25, 25], { x: 100, y: 100, zoom: 2 });
  assert.ok(zoomed.y >= 130 + 22 || zoomed.y <= 80 - 22, `it is at ${zoomed.y}`);
  const [before] = beside([110, 110, 50, 50]);
  assert.deepEqual([before.x, before.y], [267, 100]);
});

test("a tag that has no place off what is to be touched is left out", () => {
  const full = pane({ tags: [tag("r", 900, 200)], clear: [[100, 100, 300, 200]] });
  assert.deepEqual(tagsOf(full), []);
  assert.equal(markerAt([full], 267, 100), null);
});

test("a finger finds tags and maps, and nothing that is not there", () => {
  const here = pane({ tags: [tag("r", 900, 200)] });
  assert.equal(markerAt([here], 260, 110).tag.key, "r");
  assert.equal(markerAt([here], 410, 50).kind, "map");
  assert.equal(markerAt([here], 100, 100), null);
  assert.equal(markerAt([pane({}, all)], 410, 50), null);
});

test("slim tags leave free what is to be read, and reach no farther than the frame", () => {
  const slim = pane({ slim: true, tags: [tag("r", 900, 200)] });
  const [{ x, y, scale }] = tagsOf(slim);
  assert.deepEqual([x, y], [294, 100]);
  const letters = 16; // from the edge, of a square that lies at it
  assert.ok(300 - x + 17 * scale < letters);
  assert.ok(x + 31 * scale - 300 < 12, "its arrow");
  assert.equal(markerAt([slim], 273, 100).tag.key, "r", "a finger finds it as well as a broad one");
});
