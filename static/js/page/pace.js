// The sentence under the title keeps pace with the board: it tells what is seen there, and only when
// all has been seen, what is wanted. So does what is said aloud.

/**
 * @param {{isMoving: () => boolean, say: (text: string, tone?: string) => void, redraw: () => void}} page
 *   whether anything still moves on the board; what reads aloud, and what shows the page again
 */
export function createPace({ isMoving, say, redraw }) {
  let shown = { id: "", sentence: "" };
  let stood = ""; // the last sentence that was no refusal
  let moves = ""; // the table on which a move is seen, "" for none
  let beat = null; // the sentence of what is seen, null while nothing is told
  let prompt = ""; // what is wanted, as long as not all was told before it
  let isPrompted = false; // whether it was said with the rest

  return {
    /**
     * @param {import("./foretell.js").Page} page
     * @returns {import("./foretell.js").Page} the page to show now; while moves are told, nothing is
     *   foretold, and a lesson waits
     */
    show(page) {
      const { table } = page;
      if (!table) return page;
      const { id, refused, lesson } = table;
      const sentence = id === shown.id && beat !== null && !refused ? beat : table.sentence;
      shown = { id, sentence };
      if (!refused) stood = sentence;
      const told = sentence === table.sentence ? table : { ...table, sentence, foretold: "" };
      const waits = lesson && moves === id ? { lesson: { ...lesson, waits: true } } : null;
      return told === table && !waits ? page : { ...page, table: { ...told, ...waits } };
    },

    /** Steps are to be played. The sentence that stands there stays, until the first one tells more. */
    expect(steps) {
      const tells = steps.some(({ told }) => told);
      if (tells) beat ??= stood;
      if (tells || steps.length > 1) moves = shown.id;
    },

    /** A step begins; what nobody sees is only heard, and what is wanted in one breath with it. */
    tell({ told, said }, isSeen) {
      if (said) say(said);
      if (!isSeen && prompt) say(prompt, "prompt");
      isPrompted ||= !isSeen && Boolean(prompt);
      if (isSeen && !told) return;
      beat = isSeen ? told : null;
      redraw();
    },

    /** What is wanted is said when all has been seen, everything else at once. */
    say(text, tone) {
      if (tone !== "prompt" || !isMoving()) {
        say(text, tone);
        return;
      }
      prompt = text;
      isPrompted = false;
    },

    /** The board has come to rest. Where it told nothing, the page shows what is wanted already. */
    rest() {
      const hasTold = beat !== null || moves !== "";
      beat = null;
      moves = "";
      if (prompt && !isPrompted) say(prompt, "prompt");
      prompt = "";
      if (hasTold) redraw();
    },
  };
}
