// The button that ends what a computer's turn shows; it stands there while such a turn goes on.
import { words } from "./words.js";

/** So many skipped turns say that rivals are too slow for somebody. */
const MANY = 3;

/** Between two moves of a turn the computer thinks: the button stays that long, so that it does not flicker. */
const GAP = 700;

/**
 * @param {HTMLElement} place where the button stands
 * @param {() => void} offerPace is called once, when several turns were skipped
 */
export function createSkip(place, offerPace) {
  const button = document.createElement("button");
  let turn = "";
  let skipped = null; // the turn of which no more is shown
  let count = 0;
  let timer = 0;
  button.type = "button";
  button.className = "button skip-turn";
  button.textContent = words.table.skip;
  button.message = { do: "skip-turn" };
  button.hidden = true;
  place.append(button);

  return {
    /** A transition begins that belongs to a computer's turn, or to none. @returns {boolean} whether it is skipped */
    begins(of) {
      clearTimeout(timer);
      turn = of;
      if (turn !== skipped) skipped = null;
      button.hidden = !turn || turn === skipped;
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
      if (count === MANY) offerPace();
    },
  };
}
