import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createViews } from "../../static/js/table/views.js";

const maze = {
  id: "maze",
  box: [0, 0, 300, 200],
  world: [0, 0, 1000, 600],
  follow: [100, 100, 50, 50],
};
const following = (...follow) => ({ ...maze, follow });

function still() {
  const changed = mock.fn();
  const views = createViews({ changed, isStill: () => true });
  views.sync([maze]);
  return { views, changed };
}

const viewOf = (views) => views.all()[0].view;

test("a view is kept from scene to scene, and opened anew at another table", () => {
  const { views } = still();
  views.pan("maze", 100, 50);
  const before = viewOf(views);
  views.sync([{ ...maze }]);
  assert.deepEqual(viewOf(views), before);
  views.sync([]);
  assert.deepEqual(views.all(), []);
  views.sync([maze]);
  assert.deepEqual(viewOf(views), before, "a window that was away comes back as it was");
  views.forget();
  views.sync([maze]);
  assert.deepEqual(viewOf(views), { x: 0, y: 25, zoom: 1 });
});

test("what is newly to be followed comes into view, what is in view does not move it", () => {
  const { views } = still();
  views.sync([following(200, 100, 50, 50)]);
  assert.deepEqual(viewOf(views), { x: 0, y: 25, zoom: 1 });
  views.sync([following(400, 100, 50, 50)]);
  assert.deepEqual(viewOf(views), { x: 150, y: 25, zoom: 1 });
  views.pan("maze", 500, 0);
  views.sync([following(400, 100, 50, 50)]);
  assert.equal(viewOf(views).x, 650, "who has looked elsewhere stays there");
});

test("nothing moves by itself below a finger", () => {
  const { views } = still();
  views.press();
  views.sync([following(400, 100, 50, 50)]);
  assert.equal(viewOf(views).x, 0);
  views.lift();
  assert.equal(viewOf(views).x, 150);
});

test("who pans while something waits to be shown has decided", () => {
  const { views } = still();
  views.press();
  views.sync([following(400, 100, 50, 50)]);
  views.grasp("maze", 200, 100)(100, 100);
  views.lift();
  assert.equal(viewOf(views).x, 100);
});

test("what is grasped stays below the finger while it pinches", () => {
  const { views } = still();
  const pull = views.grasp("maze", 200, 100);
  pull(180, 90, 1.5);
  const { zoom, left, top } = views.lens("maze");
  assert.equal(zoom, 1.5);
  assert.deepEqual([left + 200 * zoom, top + 125 * zoom], [180, 90]);
});

test("cameras zoom about the middle, show all and go home", () => {
  const { views } = still();
  views.act("maze", "closer");
  assert.equal(viewOf(views).zoom, 1.4);
  views.act("maze", "whole");
  assert.equal(viewOf(views).zoom, 0.3);
  views.act("maze", "home");
  assert.deepEqual(viewOf(views), { x: 0, y: 25, zoom: 1 });
});

test("a double tap goes to all of the world, and back to zoom 1 at that place", () => {
  const { views } = still();
  views.toggle("maze", 150, 100);
  assert.equal(viewOf(views).zoom, 0.3);
  views.toggle("maze", 300, 100);
  assert.equal(viewOf(views).zoom, 1);
  assert.equal(viewOf(views).x, 700);
});

test("every change is told", () => {
  const { views, changed } = still();
  const before = changed.mock.callCount();
  views.pan("maze", 10, 0);
  assert.equal(changed.mock.callCount(), before + 1);
});

test("a region is seen where its world is", () => {
  const { views } = still();
  views.zoom("maze", 2, 0, 0);
  const region = { window: "maze", x: 10, y: 30, w: 50, h: 50 };
  assert.deepEqual(views.seen(region), { x: 20, y: 10, w: 100, h: 100 });
  assert.deepEqual(views.seen({ x: 10, y: 30, w: 50, h: 50 }), { x: 10, y: 30, w: 50, h: 50 });
});

test("gliding takes its time, and a finger stops it where it is", (context) => {
  const frames = [];
  globalThis.requestAnimationFrame = (call) => frames.push(call);
  context.after(() => delete globalThis.requestAnimationFrame);
  const run = (now) => frames.splice(0).forEach((call) => call(now));
  const views = createViews({ changed: () => {}, isStill: () => false });
  views.sync([maze]);
  views.sync([following(400, 100, 50, 50)]);
  assert.equal(viewOf(views).x, 0);
  run(0);
  run(100);
  const { x } = viewOf(views);
  assert.ok(x > 0 && x < 150);
  views.press();
  run(200);
  assert.equal(viewOf(views).x, x);
  views.lift();
  run(300);
  run(600);
  assert.equal(viewOf(views).x, 150);
});

test("who pulls a view is told how far it could not follow", () => {
  const { views } = still();
  const pull = views.grasp("maze", 150, 100);
  assert.deepEqual(pull(150, 90), [0, 0]);
  assert.deepEqual(pull(150, 165), [0, 40]);
});
