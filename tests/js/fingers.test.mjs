import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  CARD,
  BUTTON,
  NOTHING,
  at,
  forget,
  names,
  primary,
  seen,
  squares,
  table,
  told,
  tray,
} from "./fingers.mjs";

beforeEach(forget);

// -- lifts that get lost --------------------------------------------------------------------------

test("a finger whose lift got lost is no phantom for the next one", () => {
  const fingers = table();
  fingers.down(1, at(0), primary());
  fingers.down(2, at(0), primary(500));
  fingers.move(2, [at(1)], 510);
  fingers.up(2, at(1), 520);
  assert.deepEqual(seen.calls, [["slide", "s0,s1", true]]);
  assert.ok(fingers.isIdle());
});

test("a slide whose lift got lost keeps its letters, a card goes back", () => {
  const fingers = table();
  fingers.down(1, at(0), primary());
  fingers.move(1, [at(1)]);
  fingers.loseAll();
  fingers.down(2, CARD, primary());
  fingers.move(2, [BUTTON]);
  fingers.lose(2);
  assert.deepEqual(names(), ["slide", "hold", "release"]);
  assert.ok(fingers.isIdle());
  assert.equal(seen.held, 0);
});

test("what the system takes over is undone", () => {
  const fingers = table();
  fingers.down(1, at(0), primary());
  fingers.move(1, [at(1)]);
  fingers.cancel(1);
  assert.deepEqual(names(), ["slide", "unslide"]);
});

// -- a finger that rests --------------------------------------------------------------------------

test("a thumb that rests on nothing leaves taps and slides to other fingers", () => {
  const fingers = table();
  fingers.down(1, NOTHING, primary());
  fingers.down(2, BUTTON, { time: 100 });
  fingers.up(2, BUTTON, 150);
  fingers.down(3, at(0), { time: 300 });
  fingers.move(3, [at(1)], 310);
  fingers.up(3, at(1), 320);
  fingers.up(1, NOTHING, 900);
  assert.deepEqual(seen.calls, [
    ["tap", "button"],
    ["slide", "s0,s1", true],
  ]);
  assert.equal(seen.held, 0, "windows glide, although the thumb is down");
});

test("in a window a thumb on nothing leaves taps to others, and pinches with one that moves", () => {
  const gaps = squares.filter(({ id }) => id !== "s15");
  const fingers = table(gaps);
  fingers.down(1, { x: 190, y: 190 }, primary());
  fingers.down(2, at(0), { time: 100 });
  fingers.up(2, at(0), 150);
  assert.deepEqual(seen.calls, [["tap", "s0"]]);
  fingers.down(3, at(0), { time: 300 });
  fingers.move(3, [at(4)], 310);
  assert.deepEqual(names(), ["tap", "pinch"]);
});

test("a thumb that has long lain on a square that is no use does so, too", () => {
  const fingers = table();
  fingers.down(1, at(15), primary());
  fingers.down(2, at(0), { time: 900 });
  fingers.up(2, at(0), 950);
  fingers.up(1, at(15), 1500);
  assert.deepEqual(seen.calls, [["tap", "s0"]]);
});

test("two people tap at the same time, each a button of their own", () => {
  const fingers = table();
  fingers.down(1, CARD, primary());
  fingers.down(2, BUTTON, { time: 20 });
  fingers.up(1, CARD, 90);
  fingers.up(2, BUTTON, 120);
  assert.deepEqual(seen.calls, [
    ["tap", "card"],
    ["tap", "button"],
  ]);
});

// -- two fingers ----------------------------------------------------------------------------------

test("a pinch that begins as a slide takes the letters back", () => {
  const fingers = table();
  fingers.down(1, at(0), primary());
  fingers.move(1, [at(1)]);
  fingers.down(2, at(12));
  fingers.move(2, [at(8)]);
  fingers.move(1, [at(2)]);
  fingers.up(2, at(8));
  fingers.up(1, at(2));
  assert.deepEqual(names().slice(0, 3), ["slide", "unslide", "pinch"]);
  assert.equal(told("tap").length + told("slide").length, 1);
});

test("a pinch that begins as a drag puts the card back", () => {
  const fingers = table();
  fingers.down(1, CARD, primary());
  fingers.move(1, [{ x: 150, y: 60 }]);
  fingers.down(2, at(12));
  fingers.move(2, [at(8)]);
  assert.deepEqual(names(), ["hold", "release", "pinch"]);
});

test("a second finger ends a slide at once, and the first one pans when it is alone again", () => {
  const fingers = table();
  fingers.down(1, at(0), primary());
  fingers.move(1, [at(1)]);
  fingers.down(2, at(15));
  fingers.up(2, at(15));
  fingers.move(1, [at(5)]);
  fingers.up(1, at(5));
  assert.deepEqual([...new Set(names())], ["slide", "unslide", "pan"]);
});

test("in a page that is zoomed two fingers and double taps belong to the page", () => {
  const fingers = table(squares.slice(0, 8));
  seen.zoomedPage = true;
  fingers.down(1, at(0), primary());
  fingers.move(1, [at(1)]);
  fingers.down(2, at(4));
  fingers.move(2, [at(5)]);
  fingers.up(1, at(1));
  fingers.up(2, at(5));
  assert.deepEqual(names(), ["slide", "unslide"]);
  for (const time of [1000, 1200]) {
    fingers.down(3, at(15), primary(time));
    fingers.up(3, at(15), time + 50);
  }
  assert.equal(told("toggle").length, 0);
});

test("who taps a square slides on from the next one before the picture says so", () => {
  const fingers = table();
  fingers.down(1, at(1), primary(0));
  fingers.up(1, at(1), 50);
  fingers.down(1, at(2), primary(200));
  fingers.move(1, [at(3)], 210);
  assert.deepEqual(seen.calls, [
    ["tap", "s1"],
    ["slide", "s2,s3", true],
  ]);
});

test("what a finger carries is what the picture says when it moves", () => {
  const regions = [{ ...tray[0], drag: undefined }];
  const fingers = table(regions);
  fingers.down(1, CARD, primary());
  regions[0] = tray[0];
  fingers.move(1, [BUTTON]);
  assert.deepEqual(names(), ["hold"]);
});
