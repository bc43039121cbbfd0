// How long what is told of a move stands, so that it can be read. Pure.

/** What a pace makes of movement, and of reading: at once, and for each letter, in milliseconds. */
const PACES = {
  quick: { slower: 1, glance: 0, letter: 0, held: 900, heldLetter: 25 },
  normal: { slower: 1, glance: 350, letter: 22, held: 1500, heldLetter: 40 },
  slow: { slower: 1.6, glance: 900, letter: 45, held: 3000, heldLetter: 70 },
};

const LONGEST = 12_000;

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
