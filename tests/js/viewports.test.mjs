import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createViewports } from "../../static/js/table/viewports.js";
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
  const viewports = createViewports({ changed, isStill: () => true });
  viewports.sync([maze]);
  return { viewports, changed };
}

const aimOf = (viewports) => viewports.all()[0].aim;

test("an aim is kept from scene to scene, and opened anew at another table", () => {
  const { viewports } = still();
  viewports.pan("maze", 100, 50);
  const before = aimOf(viewports);
  viewports.sync([{ ...maze }]);
  assert.deepEqual(aimOf(viewports), before);
  viewports.sync([]);
  assert.deepEqual(viewports.all(), []);
  viewports.sync([maze]);
  assert.deepEqual(aimOf(viewports), before, "a window that was away comes back as it was");
  viewports.forget();
  viewports.sync([maze]);
  assert.deepEqual(aimOf(viewports), { x: 0, y: 25, zoom: 1 });
});

test("what is newly to be followed becomes visible, what is visible does not move it", () => {
  const { viewports } = still();
  viewports.sync([following(200, 100, 50, 50)]);
  assert.deepEqual(aimOf(viewports), { x: 0, y: 25, zoom: 1 });
  viewports.sync([following(400, 100, 50, 50)]);
  assert.deepEqual(aimOf(viewports), { x: 150 + AHEAD, y: 25, zoom: 1 });
  viewports.pan("maze", 400, 0);
  viewports.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(viewports).x, 550 + AHEAD, "who has looked elsewhere stays there");
});

test("what comes next along a way does not move it again", () => {
  const { viewports } = still();
  viewports.sync([following(400, 100, 50, 50)]);
  viewports.sync([following(450, 100, 50, 50)]);
  assert.equal(aimOf(viewports).x, 150 + AHEAD);
});

test("all that is asked for is seen, however small, and then what is followed at its size", () => {
  const { viewports } = still();
  viewports.sync([{ ...maze, all: true }]);
  assert.equal(aimOf(viewports).zoom, 0.3);
  viewports.sync([maze]);
  assert.equal(aimOf(viewports).zoom, 1);
  viewports.forget();
  viewports.sync([{ ...maze, all: true }]);
  assert.equal(aimOf(viewports).zoom, 0.3, "also where the table opens with it");
});

test("nothing moves by itself below a finger", () => {
  const { viewports } = still();
  viewports.press();
  viewports.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(viewports).x, 0);
  viewports.lift();
  assert.equal(aimOf(viewports).x, 150 + AHEAD);
});

test("who pans while something waits to be shown has decided", () => {
  const { viewports } = still();
  viewports.press();
  viewports.sync([following(400, 100, 50, 50)]);
  viewports.grasp("maze", 200, 100)(100, 100);
  viewports.lift();
  assert.equal(aimOf(viewports).x, 100);
});

test("what is grasped stays below the finger while it pinches", () => {
  const { viewports } = still();
  const pull = viewports.grasp("maze", 200, 100);
  pull(180, 90, 1.5);
  const { zoom, left, top } = viewports.lens("maze");
  assert.equal(zoom, 1.5);
  assert.deepEqual([left + 200 * zoom, top + 125 * zoom], [180, 90]);
});

test("cameras zoom about the middle, show all and go home", () => {
  const { viewports } = still();
  viewports.act("maze", "closer");
  assert.equal(aimOf(viewports).zoom, 1.4);
  viewports.act("maze", "whole");
  assert.equal(aimOf(viewports).zoom, 0.3);
  viewports.act("maze", "home");
  assert.deepEqual(aimOf(viewports), { x: 0, y: 25, zoom: 1 });
});

test("a double tap goes to all of the world, and back to zoom 1 at that place", () => {
  const { viewports } = still();
  viewports.toggle("maze", 150, 100);
  assert.equal(aimOf(viewports).zoom, 0.3);
  viewports.toggle("maze", 300, 100);
  assert.equal(aimOf(viewports).zoom, 1);
  assert.equal(aimOf(viewports).x, 700);
});

test("every change is told", () => {
  const { viewports, changed } = still();
  const before = changed.mock.callCount();
  viewports.pan("maze", 10, 0);
  assert.equal(changed.mock.callCount(), before + 1);
});

test("a region is seen where its world is", () => {
  const { viewports } = still();
  viewports.zoom("maze", 2, 0, 0);
  const region = { window: "maze", x: 10, y: 30, w: 50, h: 50 };
  assert.deepEqual(viewports.seen(region), { x: 20, y: 10, w: 100, h: 100 });
  assert.deepEqual(viewports.seen({ x: 10, y: 30, w: 50, h: 50 }), { x: 10, y: 30, w: 50, h: 50 });
});

/** Viewports whose frames come when `run` is called, with the time of each. */
function gliding(context, isStill = false) {
  const frames = [];
  globalThis.requestAnimationFrame = (call) => frames.push(call);
  context.after(() => delete globalThis.requestAnimationFrame);
  const viewports = createViewports({ changed: () => {}, isStill: () => isStill });
  viewports.sync([maze]);
  return {
    viewports,
    run: (...times) => times.forEach((now) => frames.splice(0).forEach((call) => call(now))),
  };
}

test("gliding takes its time, and a finger stops it where it is", (context) => {
  const { viewports, run } = gliding(context);
  viewports.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(viewports).x, 0);
  run(0);
  run(100);
  const { x } = aimOf(viewports);
  assert.ok(x > 0 && x < 150 + AHEAD);
  viewports.press();
  run(200);
  assert.equal(aimOf(viewports).x, x);
  viewports.lift();
  run(300);
  run(600);
  assert.equal(aimOf(viewports).x, 150 + AHEAD);
});

test("a way that is traced tap by tap stays still until the taps pause", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { viewports, run } = gliding(context);
  viewports.press();
  viewports.lift("maze");
  viewports.sync([following(150, 100, 50, 50)]);
  assert.ok(viewports.isAtRest(), "what is visible waits for nothing");
  viewports.sync([following(400, 100, 50, 50)]);
  viewports.sync([following(400, 100, 50, 50)]);
  assert.ok(!viewports.isAtRest());
  context.mock.timers.tick(800);
  viewports.press();
  viewports.lift("maze");
  context.mock.timers.tick(800);
  run(0, 600);
  assert.equal(aimOf(viewports).x, 0, "the next tap has come in time");
  context.mock.timers.tick(200);
  run(1000, 1100);
  assert.ok(!viewports.isAtRest());
  run(1600);
  assert.equal(aimOf(viewports).x, 150 + AHEAD);
  assert.ok(viewports.isAtRest());
});

test("a finger that was on its way when the view began to follow finds what it aimed at", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  for (const isStill of [false, true]) {
    const { viewports, run } = gliding(context, isStill);
    viewports.press();
    viewports.lift("maze");
    viewports.sync([following(400, 100, 50, 50)]);
    context.mock.timers.tick(1000);
    run(0, 100);
    assert.ok(aimOf(viewports).x > 0);
    viewports.press();
    assert.equal(aimOf(viewports).x, 0);
    viewports.lift("maze");
    context.mock.timers.tick(1000);
    run(1000, 1600);
    assert.equal(aimOf(viewports).x, 150 + AHEAD, "it is not forgotten");
  }
});

test("a word that is played is followed at once", (context) => {
  const { viewports } = still();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  viewports.press();
  viewports.lift("maze");
  viewports.press();
  viewports.lift();
  viewports.sync([following(400, 100, 50, 50)]);
  assert.equal(aimOf(viewports).x, 150 + AHEAD);
});

test("who pulls an aim is told how far it could not follow", () => {
  const { viewports } = still();
  const pull = viewports.grasp("maze", 150, 100);
  assert.deepEqual(pull(150, 90), [0, 0]);
  assert.deepEqual(pull(150, 165), [0, 40]);
});
