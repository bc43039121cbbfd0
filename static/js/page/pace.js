// Synchronizes the sentence under the title, and speech, with the animation: captions of the moves
// first, and the prompt for the next move only when the animation has ended.

/** @import {Tone} from "../python/instructions.d.ts" */
/** @import {Step} from "../table/types.d.ts" */
/** @import {Page} from "./types.d.ts" */

/** @typedef {ReturnType<typeof createPace>} Pace */

/**
 * @param {{isMoving: () => boolean, say: (text: string, tone?: Tone) => void, redraw: () => void}} page
 *   `isMoving` returns whether the board is animated, `say` speaks, `redraw` shows the page again
 */
export function createPace({ isMoving, say, redraw }) {
  let shown = { id: "", sentence: "" };
  let stood = ""; // the last sentence other than a refusal
  let moves = ""; // the id of the table with an animated move, "" for none
  /** @type {string | null} the current caption */
  let beat = null;
  let prompt = ""; // the prompt postponed until the animation ends
  let isPrompted = false; // whether it was spoken already

  return {
    /**
     * @param {Page} page
     * @returns {Page} the page to show now; during captions, it has no preview text, and a lesson
     *   waits
     */
    show(page) {
      const { table } = page;
      if (!table) {
        return page;
      }
      const { id, refused, lesson } = table;
      const sentence = id === shown.id && beat !== null && !refused ? beat : table.sentence;
      shown = { id, sentence };
      if (!refused) {
        stood = sentence;
      }
      const titled = sentence === table.sentence ? table : { ...table, sentence, foretold: "" };
      const waits = lesson && moves === id ? { lesson: { ...lesson, waits: true } } : null;
      return titled === table && !waits ? page : { ...page, table: { ...titled, ...waits } };
    },

    /**
     * Prepare for `steps`; the current sentence stays until the first caption.
     * @param {Pick<Step, "caption">[]} steps
     */
    expect(steps) {
      const tells = steps.some(({ caption }) => caption);
      if (tells) {
        beat ??= stood;
      }
      if (tells || steps.length > 1) {
        moves = shown.id;
      }
    },

    /**
     * Handle the start of a step; a skipped step is only spoken, with the prompt right after it.
     * @param {Pick<Step, "caption" | "announcement">} step
     * @param {boolean} isSeen
     */
    tell({ caption, announcement }, isSeen) {
      if (announcement) {
        say(announcement);
      }
      if (!isSeen && prompt) {
        say(prompt, "prompt");
      }
      isPrompted ||= !isSeen && Boolean(prompt);
      if (isSeen && !caption) {
        return;
      }
      beat = isSeen && caption ? caption : null;
      redraw();
    },

    /**
     * Speak a text; a prompt waits until the animation has ended.
     * @param {string} text
     * @param {Tone} [tone]
     */
    say(text, tone) {
      if (tone !== "prompt" || !isMoving()) {
        say(text, tone);
        return;
      }
      prompt = text;
      isPrompted = false;
    },

    /** Handle the end of the animation: show and speak the prompt, unless that was done already. */
    rest() {
      const hasTold = beat !== null || moves !== "";
      beat = null;
      moves = "";
      if (prompt && !isPrompted) {
        say(prompt, "prompt");
      }
      prompt = "";
      if (hasTold) {
        redraw();
      }
    },
  };
}
