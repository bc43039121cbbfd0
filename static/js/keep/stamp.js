// Chooses the newer of two texts of a game, as shelf and journal may differ.
import { isObject, isWhole } from "../decode.js";
import { intactRecord } from "./seal.js";

/**
 * @typedef {{isIntact: boolean, saved: number | null, played: string}} Stamp whether a text is
 *   intact, how often its game had been saved (null: not counted), and when it was played
 */

/**
 * @param {string} text
 * @returns {unknown} the readable part of a damaged text; null if it isn't JSON
 */
function remains(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} text @returns {Stamp} */
export function stampOf(text) {
  const record = intactRecord(text);
  const readable = record ?? remains(text);
  const meta = isObject(readable) && isObject(readable.meta) ? readable.meta : {};
  const { saved, played } = meta;
  return {
    isIntact: record !== null,
    saved: isWhole(saved) ? saved : null,
    played: typeof played === "string" ? played : "",
  };
}

/**
 * @param {Omit<Stamp, "isIntact">} one
 * @param {Omit<Stamp, "isIntact">} other
 * @returns {boolean} whether `one` was written later
 */
export function isLater(one, other) {
  if (one.saved !== null && other.saved !== null && one.saved !== other.saved) {
    return one.saved > other.saved;
  }
  return one.played > other.played;
}

/**
 * @param {string | null} shelf the text on the shelf
 * @param {string | null} journal the text in the journal
 * @returns {string | null} the intact one; if both are, the newer one, or the journal's
 */
export function better(shelf, journal) {
  if (shelf === null || journal === null || shelf === journal) {
    return journal ?? shelf;
  }
  const [ours, theirs] = [stampOf(shelf), stampOf(journal)];
  if (ours.isIntact !== theirs.isIntact) {
    return ours.isIntact ? shelf : journal;
  }
  return isLater(ours, theirs) ? shelf : journal;
}
