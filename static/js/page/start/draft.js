// The table as it is being set: who sits where, and how it is played. It lives here until "Play".
import { cutName } from "../../graphemes.js";
import { hasPhones } from "../../together/phones.js";
import { keepTable, lastTable } from "../last-table.js";
import { namesOf } from "../seat-names.js";
import { chosenAt } from "../usual.js";

/**
 * @typedef {{mark: number, name: string, kind: string, level: string, face?: string, place?: string,
 *   placeholder: {human: string, computer: string}}} Seat
 * @typedef {import("../usual.js").Option} Option
 * @typedef {{key: string, label: string, sentence: string}} Level
 * @typedef {{game: string, title: string, line: string, players: string, minutes: string,
 *   faces: {icon: string, label: string}[], seats: Seat[], count: number, min: number, max: number,
 *   computers: string[], lessons: import("../learned.js").Offer[], levels: Level[],
 *   options: Option[]}} Start
 * @typedef {{seats: Seat[], count: number, options: Record<string, string>, isOpen?: boolean}} Draft
 *   whether the form is open matters on a phone only
 */

/** @type {Map<string, Draft>} what the person has chosen so far, by game */
const drafts = new Map();

/** @param {Start} dialog @returns {Draft} */
export function draftOf(dialog) {
  if (!drafts.has(dialog.game)) drafts.set(dialog.game, lastTable(dialog));
  return drafts.get(dialog.game);
}

/** @returns {boolean} whether several people play: one alone is here */
export const areSeveral = ({ seats, count }) =>
  seats.slice(0, count).filter(({ kind }) => kind === "human").length > 1;

/** @returns {boolean} whether somebody may play there: phones are joined by WebRTC alone */
export const isOffered = (place) => place !== "phone" || hasPhones();

/** @returns {string} where the person of a seat is: one remembered at a phone is here where none can join */
export const placeOf = ({ place = "here" }) => (isOffered(place) ? place : "here");

/** @returns {string[]} what the seats in play will be called */
export const calledIn = ({ seats, count }, { computers }) =>
  namesOf(seats.slice(0, count), computers);

const sitter = ({ name, face = "", kind, level, place = "here" }) =>
  kind === "computer"
    ? { name: cutName(name).trim(), kind, level }
    : { name: cutName(name).trim(), kind, face, place };

/** @returns {object} the message that sets the table, which is kept for the next time */
export function begin(dialog, draft) {
  const { seats, count, options } = draft;
  for (const seat of seats) if (!areSeveral(draft) || !isOffered(seat.place)) seat.place = "here";
  keepTable(dialog, draft);
  draft.isOpen = false;
  return {
    do: "new",
    game: dialog.game,
    seats: seats.slice(0, count).map(sitter),
    options: chosenAt({ options: dialog.options, chosen: options, seats: count }),
  };
}
