// The table as it is being set: who sits where, and how it is played. It lives here until "Play".
import { cutName } from "../../graphemes.js";
import { hasPhones } from "../../together/phones.js";
import { keepTable, lastTable } from "../last-table.js";
import { namesOf } from "../seat-names.js";
import { chosenAt } from "../usual.js";

/** @import {Message, NewSeat, Place} from "../../python/messages.d.ts" */
/** @import {StartContent, StartSeat} from "../data.d.ts" */

/**
 * @typedef {StartSeat & {face?: string, place?: Place}} Seat
 * @typedef {StartContent} Start
 * @typedef {{seats: Seat[], count: number, options: Record<string, string>, isOpen?: boolean}} Draft
 *   whether the form is open matters on a phone only
 */

/** @type {Map<string, Draft>} what the person has chosen so far, by game */
const drafts = new Map();

/** @param {Start} dialog @returns {Draft} */
export function draftOf(dialog) {
  const draft = drafts.get(dialog.game) ?? lastTable(dialog);
  drafts.set(dialog.game, draft);
  return draft;
}

/** @param {Draft} draft @returns {boolean} whether several people play: one alone is here */
export const areSeveral = ({ seats, count }) =>
  seats.slice(0, count).filter(({ kind }) => kind === "human").length > 1;

/**
 * @param {Place | undefined} place
 * @returns {boolean} whether somebody may play there: phones are joined by WebRTC alone
 */
export const isOffered = (place) => place !== "phone" || hasPhones();

/**
 * @param {Seat} seat
 * @returns {Place} where its person is: one remembered at a phone is here where none can join
 */
export const placeOf = ({ place = "here" }) => (isOffered(place) ? place : "here");

/**
 * @param {Draft} draft
 * @param {Pick<Start, "computers">} dialog
 * @returns {string[]} what the seats in play will be called
 */
export const calledIn = ({ seats, count }, { computers }) =>
  namesOf(seats.slice(0, count), computers);

/** @param {Seat} seat @returns {NewSeat} */
const sitter = ({ name, face = "", kind, level, place = "here" }) =>
  kind === "computer"
    ? { name: cutName(name).trim(), kind, level }
    : { name: cutName(name).trim(), kind, face, place };

/**
 * @param {Start} dialog
 * @param {Draft} draft
 * @returns {Message} the message that sets the table, which is kept for the next time
 */
export function begin(dialog, draft) {
  const { seats, count, options } = draft;
  for (const seat of seats) {
    if (!areSeveral(draft) || !isOffered(seat.place)) {
      seat.place = "here";
    }
  }
  keepTable(dialog, draft);
  draft.isOpen = false;
  return {
    do: "new",
    game: dialog.game,
    seats: seats.slice(0, count).map(sitter),
    options: chosenAt({ options: dialog.options, chosen: options, seats: count }),
  };
}
