// The answers of a phone to the code of a table. An answer dies: some browsers give its connection up
// after half a minute (Firefox does, unnoticed). So a fresh one is shown every so often, and those before
// it stay open for a while: whichever the table has read leads to it.

/** How long an answer is shown: well below the half minute that it lives. */
export const RENEWAL = 15_000;

/** So many answers stay open, in case somebody has copied one as a text. */
export const MOST_OPEN = 6;

/** @import {AnswerLine, Ends} from "./peer.js" */
/** @import {Says} from "./words.js" */

/**
 * What a phone shows: its answer to the code `to`, and how far that is; `redraw` shows it.
 * @typedef {{to: string, code: string, says: Says | "", redraw: () => void}} Shown
 */

/**
 * @param {object} ways
 * @param {(code: string, ends: Ends) => Promise<AnswerLine | null>} ways.answer answers to a code, null
 *   where it is none (see peer.js)
 * @param {() => boolean} ways.isWanted whether the person still looks at the answer
 * @param {(line: AnswerLine) => void} ways.stands told of the first line that stands
 * @param {(line: AnswerLine, text: string) => void} ways.heard told what comes over that line
 * @param {(line: AnswerLine, why: string) => void} ways.left told when that line is gone
 */
export function createAnswers({ answer, isWanted, stands, heard, left }) {
  let shown = nothingShown();
  /** @type {AnswerLine[]} lines that do not stand yet, the newest first */
  let open = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @returns {Shown} */
  function nothingShown() {
    return { to: "", code: "", says: "", redraw() {} };
  }

  function endOpen() {
    clearTimeout(timer);
    const ended = open;
    open = [];
    for (const line of ended) {
      line.end("never");
    }
  }

  /** Ends whatever was answered, but no line that stands. */
  function forget() {
    shown = nothingShown();
    endOpen();
  }

  /**
   * @param {Shown} mine
   * @returns {Promise<AnswerLine | null>} one more answer, whose line is told of as soon as it stands
   */
  async function another(mine) {
    const line = await answer(mine.to, {
      stands() {
        if (!line) {
          return undefined;
        }
        if (shown !== mine) {
          return line.end("gone");
        }
        open = open.filter((each) => each !== line);
        endOpen();
        shown = { ...nothingShown(), to: mine.to, says: "stands" };
        mine.redraw();
        return stands(line);
      },
      heard: (text) => line && heard(line, text),
      left(why) {
        if (!line) {
          return;
        }
        open = open.filter((each) => each !== line);
        if (shown === mine && open.length === 0 && mine.code) {
          say(mine, { code: "", says: "never" });
        } else if (shown.says === "stands" && shown.to === mine.to) {
          shown = nothingShown();
        }
        left(line, why);
      },
    });
    return line;
  }

  /** @param {Shown} mine @param {Partial<Shown>} more */
  function say(mine, more) {
    Object.assign(mine, more);
    mine.redraw();
  }

  /**
   * Shows a fresh answer, and goes on with that until the table has one.
   * @param {Shown} mine
   * @returns {Promise<void>}
   */
  async function renew(mine) {
    try {
      const line = await another(mine);
      if (shown !== mine) {
        return line?.end("never");
      }
      if (!line) {
        return say(mine, { says: "foreign" });
      }
      open.unshift(line);
      for (const old of open.splice(MOST_OPEN)) {
        old.end("never");
      }
      timer = setTimeout(() => (isWanted() ? renew(mine) : forget()), RENEWAL);
      return say(mine, { code: line.code, says: "shown" });
    } catch {
      return shown === mine ? say(mine, { code: "", says: "unable" }) : undefined;
    }
  }

  return {
    /**
     * Return the answer to a code; a key of the words says how far it is.
     * @param {string} code
     * @param {() => void} redraw
     */
    to(code, redraw) {
      if (shown.to !== code) {
        forget();
        shown = { to: code, code: "", says: "making", redraw };
        renew(shown);
      }
      shown.redraw = redraw;
      return shown;
    },
    forget,
  };
}
