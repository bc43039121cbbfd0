// How much room the board of each game had in a window of this size: told as soon as a table comes, it
// lets Python draw the table while the page still lays itself out. What turns out otherwise is told anew.
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

/** @returns {Record<string, object>} the rooms by game, if they are of this window */
function known(view) {
  const kept = parsed(readText(KEY));
  return kept?.view === sizeOf(view) ? { ...kept.rooms } : {};
}

const isLength = (value) => Number.isFinite(value) && value > 0 && value < MOST;

/** @returns {{width: number, height: number, text: number} | null} the room that the board of a game had */
export function knownRoom(game, view = globalThis) {
  const { width, height, text } = known(view)[game] ?? {};
  return [width, height, text].every(isLength) ? { width, height, text } : null;
}

/** Keeps the room of the board for the next visit; those of another size of the window go. */
export function keepRoom(game, room, view = globalThis) {
  const rooms = { ...known(view), [game]: room };
  writeText(KEY, JSON.stringify({ view: sizeOf(view), rooms }));
}
