// How long what is told of a move stands, so that it can be read. Pure.

/** What a pace makes of movement, and of reading: at once, and for each letter, in milliseconds. */
const PACES = {
  quick: { slower: 1, glance: 0, letter: 0, held: 900, heldLetter: 25 },
  normal: { slower: 1, glance: 350, letter: 22, held: 1500, heldLetter: 40 },
  slow: { slower: 1.6, glance: 900, letter: 45, held: 3000, heldLetter: 70 },
};

const LONGEST = 12_000;

/** How long all moves of a computer's turn take together; where people want it slow, as long as it takes. */
const TURN = 4000;

/** What of the time that is left a transition may take, as nobody knows how many follow; and at least. */
const SHARE = 0.6;
const LEAST = 400;

/** @typedef {{ms: number, pause?: number, told?: string, held?: boolean, stand?: number}} Step */

/**
 * @param {Step} step what tells something
 * @param {keyof typeof PACES} pace
 * @returns {number} how long its sentence is to stand
 */
function readingMs({ told, held }, pace) {
  const { glance, letter, held: least, heldLetter } = PACES[pace];
  const ms = held ? least + heldLetter * told.length : glance + letter * told.length;
  return Math.min(ms, LONGEST);
}

/**
 * @param {Step[]} steps
 * @param {string} chosen the pace that the settings say
 * @returns {Step[]} the steps, each sentence of which stands as long as it takes to be read: the last
 *   step before the next sentence waits for that, the very last one by its `stand`
 */
export function paced(steps, chosen) {
  const pace = chosen in PACES ? chosen : "normal";
  const { slower } = PACES[pace];
  const slowed = steps.map((step) => ({ ...step, ms: step.ms * slower, stand: 0 }));
  let left = 0;
  slowed.forEach((step, index) => {
    if (step.told) left = readingMs(step, pace);
    const isLast = index === slowed.length - 1;
    left -= step.ms + (isLast ? 0 : (step.pause ?? 0));
    if (left <= 0 || !(isLast || slowed[index + 1].told || step.held)) return;
    if (isLast) step.stand = left;
    else step.pause = (step.pause ?? 0) + left;
    left = 0;
  });
  return slowed;
}

const lengthOf = (steps) =>
  steps.reduce((ms, { ms: moving, pause = 0, stand }) => ms + moving + pause + stand, 0);

/**
 * @param {Step[]} steps with their times
 * @param {number} most milliseconds
 * @returns {Step[]} the steps, all of them quicker by the same factor where they took longer than `most`
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

/** Bounds how long a computer's turn takes, which comes in several transitions. */
export function createTurns() {
  let current = "";
  let left = TURN;
  /**
   * @param {Step[]} steps
   * @param {string} pace
   * @param {string} turn the computer's turn to which they belong, "" for none
   * @returns {Step[]} with their times
   */
  return function timed(steps, pace, turn) {
    if (turn !== current) left = TURN;
    current = turn;
    const all = paced(steps, pace);
    if (!turn || pace === "slow") return all;
    const bounded = within(all, Math.max(left * SHARE, LEAST));
    left -= lengthOf(bounded);
    return bounded;
  };
}
