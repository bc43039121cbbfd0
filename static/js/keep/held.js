// One game that isn't saved yet: it was opened from a link, and nobody has made a move. It survives
// a reload of this tab, but not closing it.

const KEY = "six-gardens/1/held";

/**
 * Store a game, replacing the previous one.
 * @param {string} id
 * @param {string} text
 */
export function hold(id, text) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([id, text]));
  } catch {
    // full or forbidden: then a reload opens no table, but no move is lost
  }
}

/** @param {string} id @returns {string | null} the text stored under it, or null */
export function held(id) {
  try {
    const [heldId, text] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return heldId === id && typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

/**
 * Remove a game, which is saved now.
 * @param {string} id
 */
export function release(id) {
  if (held(id) !== null) {
    sessionStorage.removeItem(KEY);
  }
}
