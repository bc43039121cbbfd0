// One game that is not kept yet: a link set its table, and nobody has done anything there. It is
// held for a reload of this tab, and goes with the tab.

const KEY = "six-gardens/1/held";

/** Holds a game, in place of the one before. */
export function hold(id, text) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([id, text]));
  } catch {
    // full or forbidden: then a reload sets no table, and nothing of anybody's is lost
  }
}

/** @returns {string | null} the text of the game that is held under an id */
export function held(id) {
  try {
    const [heldId, text] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return heldId === id && typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

/** Lets go of a game that is kept now. */
export function release(id) {
  if (held(id) !== null) sessionStorage.removeItem(KEY);
}
