import assert from "node:assert/strict";
import { test } from "node:test";
import { createTurns, paced, within } from "../../static/js/page/reading.js";

const BEATS = [
  { ms: 200, pause: 80, caption: "Basil plants Dovetail on c3." },
  { ms: 150, pause: 80, caption: "" },
  { ms: 200, pause: 80, caption: "Three seeds turn over." },
  { ms: 300, pause: 0, caption: "" },
];

/** How long each sentence stands. */
function standing(steps) {
  const found = [];
  for (const { ms, pause, caption, stand } of steps) {
    if (caption) {
      found.push(0);
    }
    found[found.length - 1] += ms + pause + stand;
  }
  return found;
}

test("each sentence stands long enough to be read, the slower the pace the longer", () => {
  const [quick, normal, slow] = ["quick", "normal", "slow"].map((pace) =>
    standing(paced(BEATS, pace)),
  );
  for (const [index, caption] of [
    "Basil plants Dovetail on c3.",
    "Three seeds turn over.",
  ].entries()) {
    assert.ok(normal[index] >= 350 + 22 * caption.length);
    assert.ok(quick[index] < normal[index]);
    assert.ok(slow[index] >= 1.5 * normal[index]);
  }
});

test("quick adds nothing", () => {
  const steps = paced(BEATS, "quick");
  assert.deepEqual(
    steps.map(({ ms, pause, stand }) => [ms, pause, stand]),
    BEATS.map(({ ms, pause }) => [ms, pause, 0]),
  );
});

test("the last sentence stands after the last movement", () => {
  const steps = paced(BEATS, "normal");
  assert.ok(steps.at(-1).stand > 0);
  assert.ok(steps.slice(0, -1).every(({ stand }) => stand === 0));
});

test("what is held up to be read stands longest, at every pace", () => {
  const caption = "Event: Harvest Moon. Every witch gains 2 Power.";
  for (const pace of ["quick", "normal", "slow"]) {
    const [held] = paced([{ ms: 300, pause: 0, caption, held: true }, BEATS[3]], pace);
    assert.ok(held.ms + held.pause >= 1800, pace);
  }
});

test("an unknown pace is the normal one", () => {
  assert.deepEqual(paced(BEATS, "odd"), paced(BEATS, "normal"));
});

const total = (steps) => standing(steps).reduce((sum, ms) => sum + ms, 0);

test("steps that take too long become quicker by the same factor, others stay", () => {
  const steps = paced(BEATS, "normal");
  const half = within(steps, total(steps) / 2);
  assert.ok(Math.abs(total(half) - total(steps) / 2) < 1);
  assert.equal(half[0].ms, steps[0].ms / 2);
  assert.deepEqual(
    half.map(({ caption }) => caption),
    BEATS.map(({ caption }) => caption),
  );
  assert.deepEqual(within(steps, total(steps) + 1), steps);
});

const LONG = Array.from({ length: 6 }, () => ({
  ms: 600,
  pause: 200,
  caption: "A long sentence.".repeat(4),
}));

test("all moves of a computer's turn take four seconds, a new turn has its own", () => {
  const timed = createTurns();
  const one = [1, 2, 3, 4].map(() => total(timed(LONG, "normal", "12")));
  const sum = one.reduce((all, ms) => all + ms);
  assert.ok(sum > 3500 && sum <= 4200, `${sum}`);
  assert.ok(total(timed(LONG, "normal", "19")) > one[1]);
});

test("people's own moves, and a slow pace, take as long as they need", () => {
  const timed = createTurns();
  assert.deepEqual(timed(LONG, "normal", ""), paced(LONG, "normal"));
  assert.deepEqual(timed(LONG, "slow", "3"), paced(LONG, "slow"));
});
