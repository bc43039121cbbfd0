import assert from "node:assert/strict";
import { test } from "node:test";
import {
  carriedOver,
  clamped,
  leastZoom,
  onTheWay,
  opening,
  panned,
  showing,
  showsAll,
  toScene,
  toWorld,
  visible,
  whole,
  zoomed,
} from "../../static/js/table/camera.js";

// Views 300 by 200 of a world of 1000 by 600, as tests/scene/test_windows.py has it.
const maze = { id: "maze", box: [10, 20, 300, 200], world: [0, 0, 1000, 600] };
const following = (...follow) => ({ ...maze, follow });
const opened = opening(maze);
const near = (found, wanted) => {
  for (const [key, value] of Object.entries(wanted)) {
    assert.ok(Math.abs(found[key] - value) < 1e-6, `${key} is ${found[key]}, not ${value}`);
  }
};

test("a table opens at zoom 1 on what it follows, and never beyond the rim", () => {
  assert.deepEqual(opening(following(480, 290, 40, 20)), { x: 350, y: 200, zoom: 1 });
  assert.deepEqual(opening(following(980, 0, 20, 20)), { x: 700, y: 0, zoom: 1 });
  assert.deepEqual(opened, { x: 350, y: 200, zoom: 1 });
});

test("a world that is smaller than its window lies in the middle", () => {
  const small = { ...maze, world: [0, 0, 100, 50] };
  assert.deepEqual(opening(small), { x: -100, y: -75, zoom: 1 });
  assert.equal(panned(small, opening(small), 50, 50).x, -100);
});

test("the least zoom shows all of the world, but never larger than it is", () => {
  assert.equal(leastZoom(maze), 0.3);
  assert.equal(leastZoom({ ...maze, world: [0, 0, 100, 50] }), 1);
  const all = whole(maze);
  near(visible(maze, all), [0, -100 / 3, 1000, 2000 / 3]);
  assert.ok(showsAll(maze, all));
  assert.ok(!showsAll(maze, opened));
});

test("a zoom stays between the least and the most", () => {
  assert.equal(zoomed(maze, opened, 9, 160, 120).zoom, 2);
  assert.equal(zoomed({ ...maze, most: 3 }, opened, 9, 160, 120).zoom, 3);
  assert.equal(zoomed(maze, opened, 0.01, 160, 120).zoom, 0.3);
});

test("zooming keeps the point below the finger, but for the rim", () => {
  const place = toWorld(maze, opened, 200, 100);
  const next = zoomed(maze, opened, 1.7, 200, 100);
  near(toScene(maze, next, place.x, place.y), { x: 200, y: 100 });
  near(zoomed(maze, { x: 0, y: 0, zoom: 2 }, 0.5, 310, 220), { x: 0, y: 0, zoom: 1 });
});

test("panning is in pixels of the scene, whatever the zoom", () => {
  assert.deepEqual(panned(maze, { x: 100, y: 100, zoom: 2 }, 50, -20), { x: 125, y: 90, zoom: 2 });
  assert.deepEqual(panned(maze, opened, -5000, 5000), { x: 0, y: 400, zoom: 1 });
});

test("showing a box moves as little as needed", () => {
  assert.deepEqual(showing(maze, opened, [360, 210, 50, 50]), opened, "it is visible");
  assert.deepEqual(showing(maze, opened, [640, 210, 50, 50]), { x: 390, y: 200, zoom: 1 });
  assert.deepEqual(showing(maze, opened, [640, 210, 50, 50], 20), { x: 410, y: 190, zoom: 1 });
  assert.deepEqual(showing(maze, opened, [0, 0, 50, 50], 20), { x: 0, y: 0, zoom: 1 });
});

test("a box that is larger than its window is shown in its middle", () => {
  assert.deepEqual(showing(maze, opened, [100, 210, 500, 50]), { x: 200, y: 200, zoom: 1 });
});

test("a box with hardly room around it gets what margin there is", () => {
  assert.equal(showing(maze, opened, [500, 210, 290, 50], 20).x, 495);
});

test("in a window of another size, the middle stays the middle", () => {
  const turned = { ...maze, box: [10, 20, 200, 300] };
  near(carriedOver(maze, turned, { x: 350, y: 200, zoom: 1 }), { x: 400, y: 150 });
});

test("a world laid out in another size is looked at in the same place", () => {
  const phone = { ...maze, box: [0, 0, 150, 100], world: [0, 0, 500, 300] };
  near(carriedOver(maze, phone, { x: 450, y: 100, zoom: 1 }), { x: 225, y: 50, zoom: 1 });
});

test("who saw all sees all in a window of another size", () => {
  const turned = { ...maze, box: [10, 20, 200, 300] };
  assert.deepEqual(carriedOver(maze, turned, whole(maze)), whole(turned));
});

test("what was followed stays visible in a window of another size", () => {
  const before = following(350, 200, 50, 50);
  const narrow = { ...before, box: [10, 20, 100, 200] };
  near(carriedOver(before, narrow, { x: 350, y: 200, zoom: 1 }), { x: 350, y: 200 });
});

test("a world that has grown keeps its coordinates", () => {
  const grown = { ...maze, world: [-100, 0, 1100, 600] };
  assert.deepEqual(carriedOver(maze, grown, opened), opened);
  assert.deepEqual(clamped(grown, { x: -300, y: 0, zoom: 1 }), { x: -100, y: 0, zoom: 1 });
});

test("the way between two viewports begins and ends at them, and zooming keeps its point", () => {
  const next = zoomed(maze, opened, 1.8, 100, 90);
  near(onTheWay(opened, next, 0), opened);
  near(onTheWay(opened, next, 1), next);
  const place = toWorld(maze, opened, 100, 90);
  near(toScene(maze, onTheWay(opened, next, 0.4), place.x, place.y), { x: 100, y: 90 });
  near(onTheWay(opened, { x: 400, y: 300, zoom: 1 }, 0.5), { x: 375, y: 250, zoom: 1 });
});
