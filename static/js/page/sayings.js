// What waits to be read aloud. A screen reader that gets several texts at once reads one of them:
// so what comes in a burst is joined, and the next text waits until the last has been read. Pure:
// times are given, in milliseconds of any clock.

const BURST_MS = 150; // texts that follow each other so closely belong together
const MOST_MS = 600; // and this long at most is waited for more
const LEAST_MS = 20; // what is wanted after a move comes right behind it
const START_MS = 500;
const LETTER_MS = 40;
const LONGEST_MS = 6000;

/** @param {string} text @returns {number} how long it takes to be read aloud, about */
export const speakingMs = (text) => Math.min(START_MS + LETTER_MS * text.length, LONGEST_MS);

/** @param {string} text */
const sentence = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * A queue of texts. `add` takes a text with its tone: "polite", "assertive" (goes first, at once)
 * or "prompt" (what is wanted now: said last, and only the latest). `due` says when something is to
 * be said, and `take` what.
 */
export function createSayings() {
  let urgent = "";
  let prompt = "";
  /** @type {string[]} */
  let polite = [];
  let first = 0; // when the oldest and the latest text came that wait
  let latest = 0;
  let free = 0; // when the text that is being read will have been read

  const waits = () => polite.length > 0 || prompt !== "";

  return {
    /**
     * @param {string} text
     * @param {"polite" | "assertive" | "prompt"} tone
     * @param {number} now
     */
    add(text, tone, now) {
      if (tone === "assertive") {
        urgent = text;
        return;
      }
      if (!waits()) {
        first = now;
      }
      latest = now;
      // A move answers what was asked before it.
      prompt = tone === "prompt" ? text : "";
      if (tone === "polite" && text !== polite.at(-1)) {
        polite.push(text);
      }
    },

    /** A key or a finger silences what is being read: nobody need wait for its end. */
    silence() {
      free = 0;
    },

    /** @returns {number} the time when the next text is to be taken, Infinity if none waits */
    due() {
      if (urgent) {
        return -Infinity;
      }
      if (!waits()) {
        return Infinity;
      }
      return Math.max(free, latest + LEAST_MS, Math.min(latest + BURST_MS, first + MOST_MS));
    },

    /** @param {number} now @returns {{text: string, politeness: "polite" | "assertive"}} */
    take(now) {
      const politeness = urgent ? "assertive" : "polite";
      const text = urgent || [...polite, prompt].filter(Boolean).map(sentence).join(" ");
      if (urgent) {
        urgent = "";
      } else {
        polite = [];
        prompt = "";
      }
      free = now + speakingMs(text);
      return { text, politeness };
    },
  };
}
