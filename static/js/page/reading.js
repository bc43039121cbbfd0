// Reading time of captions, in milliseconds. Pure.

/** For each pace, the factor of movement times, and reading times: base and per letter, in ms. */
const PACES = {
  quick: { slower: 1, glance: 0, letter: 0, held: 900, heldLetter: 25 },
  normal: { slower: 1, glance: 350, letter: 22, held: 1500, heldLetter: 40 },
  slow: { slower: 1.6, glance: 900, letter: 45, held: 3000, heldLetter: 70 },
};

const LONGEST = 12_000;

/** Longest time of a computer's whole turn in ms; unlimited at the slow pace. */
const TURN = 4000;

/** Share of the remaining time for one transition, as more may follow, and the least time in ms. */
const SHARE = 0.6;
const LEAST = 400;

/** @import {Step} from "../table/types.d.ts" */

/** @typedef {keyof typeof PACES} PaceName */
/** @typedef {Step & {stand: number}} TimedStep */

/**
 * @param {string} caption
 * @param {boolean} held whether its step waits for a tap
 * @param {PaceName} pace
 * @returns {number} the reading time of the caption in ms, at most `LONGEST`
 */
function readingMs(caption, held, pace) {
  const { glance, letter, held: least, heldLetter } = PACES[pace];
  const ms = held ? least + heldLetter * caption.length : glance + letter * caption.length;
  return Math.min(ms, LONGEST);
}

/**
 * @param {Step[]} steps
 * @param {string} chosen the pace in the settings; an unknown one is "normal"
 * @returns {TimedStep[]} the steps, with time to read each caption added to the `pause` of the last step
 *   before the next caption, and to the `stand` of the very last step
 */
export function paced(steps, chosen) {
  const pace = isPace(chosen) ? chosen : "normal";
  const { slower } = PACES[pace];
  const slowed = steps.map((step) => ({ ...step, ms: step.ms * slower, stand: 0 }));
  let left = 0;
  slowed.forEach((step, index) => {
    if (step.caption) {
      left = readingMs(step.caption, step.held ?? false, pace);
    }
    const isLast = index === slowed.length - 1;
    left -= step.ms + (isLast ? 0 : (step.pause ?? 0));
    if (left <= 0 || !(isLast || slowed[index + 1].caption || step.held)) {
      return;
    }
    if (isLast) {
      step.stand = left;
    } else {
      step.pause = (step.pause ?? 0) + left;
    }
    left = 0;
  });
  return slowed;
}

/** @param {string} name @returns {name is PaceName} */
const isPace = (name) => name in PACES;

/** @param {TimedStep[]} steps */
const lengthOf = (steps) =>
  steps.reduce((ms, { ms: moving, pause = 0, stand }) => ms + moving + pause + stand, 0);

/**
 * @param {TimedStep[]} steps
 * @param {number} most milliseconds
 * @returns {TimedStep[]} the steps, sped up by one factor if they took longer than `most`
 */
export function within(steps, most) {
  const factor = Math.min(1, most / lengthOf(steps));
  return steps.map((step) => ({
    ...step,
    ms: step.ms * factor,
    pause: (step.pause ?? 0) * factor,
    stand: step.stand * factor,
  }));
}

/** Return a function that limits the time of a computer's turn of several transitions. */
export function createTurns() {
  let current = "";
  let left = TURN;
  /**
   * @param {Step[]} steps
   * @param {string} pace
   * @param {string} turn the computer's turn to which they belong, "" for none
   * @returns {TimedStep[]}
   */
  return function timed(steps, pace, turn) {
    if (turn !== current) {
      left = TURN;
    }
    current = turn;
    const all = paced(steps, pace);
    if (!turn || pace === "slow") {
      return all;
    }
    const bounded = within(all, Math.max(left * SHARE, LEAST));
    left -= lengthOf(bounded);
    return bounded;
  };
}
