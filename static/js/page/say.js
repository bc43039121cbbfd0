// What is said to a screen reader without moving the focus.

let turn = false;

/** @param {string} text @param {"polite" | "assertive"} politeness */
export function say(text, politeness = "polite") {
  turn = !turn;
  // A text that is said twice must differ, or it is read only once.
  for (const region of document.querySelectorAll(`[data-says="${politeness}"]`)) {
    region.textContent = turn ? text : `${text}\u00a0`;
  }
}
