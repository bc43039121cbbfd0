// The garden of a day: which game it is, its id, and the message that opens it. Days are counted by the
// calendar, never by hours: summer time takes none away.
import { isObject } from "../../decode.js";
import { readText } from "../../keep/shelf.js";
import { today } from "../today.js";

/** @import {Message, Person} from "../../python/messages.d.ts" */

/** @param {string} day @returns {number} the days of the calendar up to it */
export function countOf(day) {
  const [year, month, date] = day.split("-").map(Number);
  return Date.UTC(year, month - 1, date) / 86_400_000;
}

/**
 * Return the game whose turn it is that day.
 * @template {{key: string}} Game
 * @param {string} day
 * @param {Game[]} games
 */
export const gameOf = (day, games) => games[countOf(day) % games.length];

/**
 * @param {string} game
 * @param {string} day
 * @returns {string} the id of that garden, as Python makes it (app/daily/garden.py)
 */
export const idOf = (game, day) => `day-${day}-${game}`;

/**
 * @param {string | null} text what is kept of the people at the last table
 * @returns {Person} the first of them
 */
export function personOf(text) {
  try {
    /** @type {unknown[]} */
    const [first] = JSON.parse(text ?? "[]");
    const { name, face } = isObject(first) ? first : {};
    return { name: String(name ?? ""), face: String(face ?? "") };
  } catch {
    return { name: "", face: "" };
  }
}

/**
 * Return the message that opens the garden of a day; `again`, even if it was played already.
 * @param {string} game
 * @param {string} day
 * @param {{again?: true}} [more]
 * @returns {Message<"daily">}
 */
export const toGarden = (game, day, more = {}) => ({
  do: "daily",
  game,
  day,
  today: today(),
  person: personOf(readText("people")),
  ...more,
});

/**
 * @param {string} fragment
 * @returns {Message<"link">} the message of that link; one to a garden has the day
 */
export const toLink = (fragment) => ({
  do: "link",
  fragment,
  ...(fragment.startsWith("daily") ? { today: today() } : {}),
});

/** @param {() => void} tell is called when a day has begun, and when somebody looks again */
export function watchDays(tell) {
  let shown = today();
  const look = () => {
    if (shown === today()) {
      return;
    }
    shown = today();
    tell();
  };
  setInterval(look, 20_000);
  document.addEventListener("visibilitychange", look);
}
