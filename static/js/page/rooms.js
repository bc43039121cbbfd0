// The board's last size for each game, in a window of this size. With it, Python can draw a table
// before the page's layout is done; a different size is sent afterwards.
import { isObject } from "../decode.js";
import { readText, writeText } from "../keep/shelf.js";

const KEY = "rooms";
const MOST = 100_000;

/** @import {Room} from "../python/messages.d.ts" */
/** @typedef {{innerWidth: number, innerHeight: number}} View */

/** @param {View} view */
const sizeOf = ({ innerWidth, innerHeight }) => `${innerWidth} ${innerHeight}`;

/** @param {string | null} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {View} view
 * @returns {Record<string, unknown>} the sizes by game, if they are for this window size
 */
function known(view) {
  const kept = parsed(readText(KEY));
  if (!isObject(kept) || kept.view !== sizeOf(view)) {
    return {};
  }
  return isObject(kept.rooms) ? kept.rooms : {};
}

/** @param {unknown} value @returns {value is number} */
const isLength = (value) => typeof value === "number" && value > 0 && value < MOST;

/**
 * @param {string} game
 * @param {View} [view]
 * @returns {Room | null} the size of the game's board
 */
export function knownRoom(game, view = globalThis) {
  const room = known(view)[game];
  if (!isObject(room)) {
    return null;
  }
  const { width, height, text } = room;
  return isLength(width) && isLength(height) && isLength(text) ? { width, height, text } : null;
}

/**
 * Store a board's size for the next visit, dropping those for other window sizes.
 * @param {string} game
 * @param {Room} room
 * @param {View} [view]
 */
export function keepRoom(game, room, view = globalThis) {
  const rooms = { ...known(view), [game]: room };
  writeText(KEY, JSON.stringify({ view: sizeOf(view), rooms }));
}
