// The board's last size for each game, in a window of this size. With it, Python can draw a table
// before the page's layout is done; a different size is sent afterwards.
import { readText, writeText } from "../keep/shelf.js";

const KEY = "rooms";
const MOST = 100_000;

const sizeOf = ({ innerWidth, innerHeight }) => `${innerWidth} ${innerHeight}`;

function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** @returns {Record<string, object>} the sizes by game, if they are for this window size */
function known(view) {
  const kept = parsed(readText(KEY));
  return kept?.view === sizeOf(view) ? { ...kept.rooms } : {};
}

const isLength = (value) => Number.isFinite(value) && value > 0 && value < MOST;

/** @returns {{width: number, height: number, text: number} | null} the size of a game's board */
export function knownRoom(game, view = globalThis) {
  const { width, height, text } = known(view)[game] ?? {};
  return [width, height, text].every(isLength) ? { width, height, text } : null;
}

/** Store a board's size for the next visit, dropping those for other window sizes. */
export function keepRoom(game, room, view = globalThis) {
  const rooms = { ...known(view), [game]: room };
  writeText(KEY, JSON.stringify({ view: sizeOf(view), rooms }));
}
