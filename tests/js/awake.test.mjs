// The screen stays awake during a game, and only then.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createAwake } from "../../static/js/page/awake.js";

/** A page with a wake lock and a clock, both moved by hand. */
function fakePage({ refuses = false } = {}) {
  const listeners = new Map();
  const locks = [];
  let alarm = null;
  const listen = (kind, listener) => listeners.set(kind, listener);
  const page = {
    addEventListener: listen,
    setTimeout: (ring) => (alarm = ring),
    clearTimeout: () => (alarm = null),
    document: { hidden: false, addEventListener: listen },
    navigator: {
      wakeLock: {
        request: async () => {
          if (refuses) {
            throw new Error("low battery");
          }
          const lock = new EventTarget();
          lock.release = async () => {
            locks.splice(locks.indexOf(lock), 1);
            lock.dispatchEvent(new Event("release"));
          };
          locks.push(lock);
          return lock;
        },
      },
    },
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    page,
    settle,
    held: () => locks.length,
    wait: () => alarm?.(),
    touch: () => listeners.get("pointerdown")(),
    show: (visible) => {
      page.document.hidden = !visible;
      if (!visible) {
        for (const lock of [...locks]) {
          lock.release();
        }
      }
      listeners.get("visibilitychange")();
    },
  };
}

const TABLE = { id: "a", ply: 3, over: false };

test("a game holds the screen, the menu and the end give it back", async () => {
  const world = fakePage();
  const awake = createAwake(world.page);
  assert.equal(world.held(), 0);
  awake.follow(TABLE);
  await world.settle();
  assert.equal(world.held(), 1);
  awake.follow(null);
  assert.equal(world.held(), 0);
  awake.follow(TABLE);
  await world.settle();
  awake.follow({ ...TABLE, ply: 4, over: true });
  assert.equal(world.held(), 0);
});

test("minutes without a touch or a move give it back, either brings it again", async () => {
  const world = fakePage();
  const awake = createAwake(world.page);
  awake.follow(TABLE);
  await world.settle();
  world.wait();
  assert.equal(world.held(), 0);
  awake.follow(TABLE);
  await world.settle();
  assert.equal(world.held(), 0, "the same picture is no sign of life");
  awake.follow({ ...TABLE, ply: 4 });
  await world.settle();
  assert.equal(world.held(), 1);
  world.wait();
  world.touch();
  await world.settle();
  assert.equal(world.held(), 1);
});

test("a hidden page holds nothing, and asks again when it is seen", async () => {
  const world = fakePage();
  const awake = createAwake(world.page);
  awake.follow(TABLE);
  await world.settle();
  world.show(false);
  assert.equal(world.held(), 0);
  awake.follow({ ...TABLE, ply: 4 });
  await world.settle();
  assert.equal(world.held(), 0);
  world.show(true);
  await world.settle();
  assert.equal(world.held(), 1);
});

test("who has left while the browser was being asked holds nothing", async () => {
  const world = fakePage();
  const awake = createAwake(world.page);
  awake.follow(TABLE);
  awake.follow(null);
  await world.settle();
  assert.equal(world.held(), 0);
});

test("a browser that refuses, or has no such thing, is left alone", async () => {
  const refusing = fakePage({ refuses: true });
  createAwake(refusing.page).follow(TABLE);
  await refusing.settle();
  assert.equal(refusing.held(), 0);
  const old = fakePage();
  delete old.page.navigator.wakeLock;
  createAwake(old.page).follow(TABLE);
  await old.settle();
});
