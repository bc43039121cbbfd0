import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createAims } from "../../static/js/table/aims.js";
import { AHEAD } from "../../static/js/table/camera.js";

const maze = {
  id: "maze",
  box: [0, 0, 300, 200],
  world: [0, 0, 1000, 600],
  follow: [100, 100, 50, 50],
};
const following = (...follow) => ({ ...maze, follow });

function still() {
  const changed = mock.fn();
  const aims = createAims({ changed, isStill: () => true });
  aims.sync([maze]);
  return { aims, changed };
}

const aimOf = (aims) => aims.all()[0].aim;

test("an aim is kept from scene to scene, and opened anew at another table", () => {
  const { aims } = still();
  aims.pan("maze", 100, 50);
  const before = aimOf(aims);
  aims.sync([{ ...maze }]);
  assert.deepEqual(aimOf(aims), before);
  aims.sync([]);
  assert.deepEqual(aims.all(), []);
  aims.sync([maze]);
  assert.deepEqual(aimOf(aims), before, "a window that was away comes back as it was");
  aims.forget();
  aims.sync([maze]);
  assert.deepEqual(aimOf(aims), { x: 0, y: 25, zoom: 1 });
});

test("what is newly to be followed becomes visible, what is visible does not move it", () => {
  const { aims } = still();
  aims.sync([following(200, 100, 50, 50)]);
  assert.deepEqual(aimOf(aims), { x: 0, y: 25, zoom: 1 });
  aims.sync([following(400, 100, 50, 50)]);
  assert.deepEqual(aimOf(aims), { x: 150 + AHEAD, y: 25, zoom: 1 });
  aims.pan("maze", 400, 0);
  aims.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(aims).x, 550 + AHEAD, "who has looked elsewhere stays there");
});

test("what comes next along a way does not move it again", () => {
  const { aims } = still();
  aims.sync([following(400, 100, 50, 50)]);
  aims.sync([following(450, 100, 50, 50)]);
  assert.equal(aimOf(aims).x, 150 + AHEAD);
});

test("all that is asked for is seen, however small, and then what is followed at its size", () => {
  const { aims } = still();
  aims.sync([{ ...maze, all: true }]);
  assert.equal(aimOf(aims).zoom, 0.3);
  aims.sync([maze]);
  assert.equal(aimOf(aims).zoom, 1);
  aims.forget();
  aims.sync([{ ...maze, all: true }]);
  assert.equal(aimOf(aims).zoom, 0.3, "also where the table opens with it");
});

test("nothing moves by itself below a finger", () => {
  const { aims } = still();
  aims.press();
  aims.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(aims).x, 0);
  aims.lift();
  assert.equal(aimOf(aims).x, 150 + AHEAD);
});

test("who pans while something waits to be shown has decided", () => {
  const { aims } = still();
  aims.press();
  aims.sync([following(400, 100, 50, 50)]);
  aims.grasp("maze", 200, 100)(100, 100);
  aims.lift();
  assert.equal(aimOf(aims).x, 100);
});

test("what is grasped stays below the finger while it pinches", () => {
  const { aims } = still();
  const pull = aims.grasp("maze", 200, 100);
  pull(180, 90, 1.5);
  const { zoom, left, top } = aims.lens("maze");
  assert.equal(zoom, 1.5);
  assert.deepEqual([left + 200 * zoom, top + 125 * zoom], [180, 90]);
});

test("cameras zoom about the middle, show all and go home", () => {
  const { aims } = still();
  aims.act("maze", "closer");
  assert.equal(aimOf(aims).zoom, 1.4);
  aims.act("maze", "whole");
  assert.equal(aimOf(aims).zoom, 0.3);
  aims.act("maze", "home");
  assert.deepEqual(aimOf(aims), { x: 0, y: 25, zoom: 1 });
});

test("a double tap goes to all of the world, and back to zoom 1 at that place", () => {
  const { aims } = still();
  aims.toggle("maze", 150, 100);
  assert.equal(aimOf(aims).zoom, 0.3);
  aims.toggle("maze", 300, 100);
  assert.equal(aimOf(aims).zoom, 1);
  assert.equal(aimOf(aims).x, 700);
});

test("every change is told", () => {
  const { aims, changed } = still();
  const before = changed.mock.callCount();
  aims.pan("maze", 10, 0);
  assert.equal(changed.mock.callCount(), before + 1);
});

test("a region is seen where its world is", () => {
  const { aims } = still();
  aims.zoom("maze", 2, 0, 0);
  const region = { window: "maze", x: 10, y: 30, w: 50, h: 50 };
  assert.deepEqual(aims.seen(region), { x: 20, y: 10, w: 100, h: 100 });
  assert.deepEqual(aims.seen({ x: 10, y: 30, w: 50, h: 50 }), { x: 10, y: 30, w: 50, h: 50 });
});

/** Aims whose frames come when `run` is called, with the time of each. */
function gliding(context, isStill = false) {
  const frames = [];
  globalThis.requestAnimationFrame = (call) => frames.push(call);
  context.after(() => delete globalThis.requestAnimationFrame);
  const aims = createAims({ changed: () => {}, isStill: () => isStill });
  aims.sync([maze]);
  return {
    aims,
    run: (...times) => times.forEach((now) => frames.splice(0).forEach((call) => call(now))),
  };
}

test("gliding takes its time, and a finger stops it where it is", (context) => {
  const { aims, run } = gliding(context);
  aims.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(aims).x, 0);
  run(0);
  run(100);
  const { x } = aimOf(aims);
  assert.ok(x > 0 && x < 150 + AHEAD);
  aims.press();
  run(200);
  assert.equal(aimOf(aims).x, x);
  aims.lift();
  run(300);
  run(600);
  assert.equal(aimOf(aims).x, 150 + AHEAD);
});

test("a way that is traced tap by tap stays still until the taps pause", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { aims, run } = gliding(context);
  aims.press();
  aims.lift("maze");
  aims.sync([following(150, 100, 50, 50)]);
  assert.ok(aims.isAtRest(), "what is visible waits for nothing");
  aims.sync([following(400, 100, 50, 50)]);
  aims.sync([following(400, 100, 50, 50)]);
  assert.ok(!aims.isAtRest());
  context.mock.timers.tick(800);
  aims.press();
  aims.lift("maze");
  context.mock.timers.tick(800);
  run(0, 600);
  assert.equal(aimOf(aims).x, 0, "the next tap has come in time");
  context.mock.timers.tick(200);
  run(1000, 1100);
  assert.ok(!aims.isAtRest());
  run(1600);
  assert.equal(aimOf(aims).x, 150 + AHEAD);
  assert.ok(aims.isAtRest());
});

test("a finger that was on its way when the view began to follow finds what it aimed at", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  for (const isStill of [false, true]) {
    const { aims, run } = gliding(context, isStill);
    aims.press();
    aims.lift("maze");
    aims.sync([following(400, 100, 50, 50)]);
    context.mock.timers.tick(1000);
    run(0, 100);
    assert.ok(aimOf(aims).x > 0);
    aims.press();
    assert.equal(aimOf(aims).x, 0);
    aims.lift("maze");
    context.mock.timers.tick(1000);
    run(1000, 1600);
    assert.equal(aimOf(aims).x, 150 + AHEAD, "it is not forgotten");
  }
});

test("a word that is played is followed at once", (context) => {
  const { aims } = still();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  aims.press();
  aims.lift("maze");
  aims.press();
  aims.lift();
  aims.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(aims).x, 150 + AHEAD);
});

test("who pulls an aim is told how far it could not follow", () => {
  const { aims } = still();
  const pull = aims.grasp("maze", 150, 100);
  assert.deepEqual(pull(150, 90), [0, 0]);
  assert.deepEqual(pull(150, 165), [0, 40]);
});
