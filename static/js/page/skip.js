// The button that ends what a computer's turn shows. While such a turn goes on it takes the place of the
// box for typed moves, which is of no use then: so it covers nothing of the board.
import { words } from "./words.js";

/** So many skipped turns say that rivals are too slow for somebody. */
const MANY = 3;

/**
 * Between two moves of a turn the computer thinks: the button stays that long, so that it does not
 *   flicker.
 */
const GAP = 700;

/**
 * @param {() => Element | null} place finds where the button stands; the head of each table has a place of its own
 * @param {() => void} offerPace is called once, when several turns were skipped
 */
export function createSkip(place, offerPace) {
  const button = document.createElement("button");
  let turn = "";
  /** @type {string | null} the turn of which no more is shown */
  let skipped = null;
  let count = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  button.type = "button";
  button.className = "button skip-turn";
  button.textContent = words.table.skip;
  button.message = { do: "skip-turn" };
  button.hidden = true;

  function stand() {
    const found = place();
    if (found && button.parentElement !== found) {
      found.append(button);
    }
  }

  return {
    /**
     * A transition begins that belongs to a computer's turn, or to none.
     * @param {string} of the turn, "" for none
     * @returns {boolean} whether it is skipped
     */
    begins(of) {
      clearTimeout(timer);
      turn = of;
      if (turn !== skipped) {
        skipped = null;
      }
      button.hidden = !turn || turn === skipped;
      if (!button.hidden) {
        stand();
      }
      return turn !== "" && turn === skipped;
    },
    /** The board has come to rest. */
    rests() {
      timer = setTimeout(() => (button.hidden = true), GAP);
    },
    /** No more is shown of this turn. */
    skip() {
      skipped = turn;
      button.hidden = true;
      count += 1;
      if (count === MANY) {
        offerPace();
      }
    },
  };
}
