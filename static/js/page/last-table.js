// The setup of each game's last table, stored on this device as the default of the next one: seats,
// names, faces and options. Values that are no longer valid are dropped.
import { isObject, isWhole } from "../decode.js";
import { readText, writeText } from "../keep/shelf.js";

/** @import {LevelData, Portrait} from "./data.d.ts" */
/** @import {Place} from "../python/messages.d.ts" */
/** @import {Draft, Seat, Start} from "./start/draft.js" */

/**
 * @typedef {{levels: (Pick<LevelData, "key"> & Partial<LevelData>)[], faces: Portrait[]}} Choices
 *   what a seat may choose
 */

/** @type {Seat["kind"][]} */
const KINDS = ["human", "computer"];
/** @type {Place[]} */
const PLACES = ["here", "phone", "elsewhere"];

/**
 * @param {unknown} value
 * @param {number} [most] characters
 * @returns {value is string}
 */
const isText = (value, most = 40) => typeof value === "string" && value.length <= most;

/** @param {string | null} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {unknown} was
 * @param {Choices["levels"]} levels
 * @returns {string | undefined} the current level that replaces a stored one
 */
const levelOf = (was, levels) =>
  levels.find(({ key, former = [] }) => key === was || former.some((each) => each === was))?.key;

/**
 * @param {Seat} seat
 * @param {unknown} was
 * @param {Choices} choices
 * @returns {Seat} a seat of the dialog with the stored choices
 */
function seatOf(seat, was, { levels, faces }) {
  if (!isObject(was)) {
    return { ...seat };
  }
  const place = PLACES.find((each) => each === was.place);
  return {
    ...seat,
    name: isText(was.name, 160) ? was.name : seat.name,
    face: faces.find(({ icon }) => icon === was.face)?.icon ?? "",
    kind: KINDS.find((each) => each === was.kind) ?? seat.kind,
    level: levelOf(was.level, levels) ?? seat.level,
    ...(place ? { place } : {}),
  };
}

/** @param {unknown} was @returns {Record<string, string>} the stored options, not validated yet */
function optionsOf(was) {
  /** @type {Record<string, string>} */
  const options = {};
  for (const [key, value] of Object.entries(isObject(was) ? was : {})) {
    if (isText(value)) {
      options[key] = value;
    }
  }
  return options;
}

/**
 * @param {Start} dialog
 * @param {string | null} text the stored setup of this game
 * @param {string | null} people the stored people of the last table of any game
 * @returns {Draft}
 */
export function draftFrom(dialog, text, people) {
  const stored = parsed(text);
  const was = isObject(stored) ? stored : {};
  const known = sittersIn(parsed(people));
  const sat = Array.isArray(was.seats) ? was.seats : [];
  const seats = dialog.seats.map((seat, index) => seatOf(seat, sat[index] ?? known[index], dialog));
  const { count } = was;
  const fits = isWhole(count) && count >= dialog.min && count <= dialog.max;
  return { seats, count: fits ? count : countFor(dialog, known), options: optionsOf(was.options) };
}

/** @param {unknown} known @returns {unknown[]} the people at the last table, null for a computer */
const sittersIn = (known) =>
  Array.isArray(known)
    ? known.map((each) => (isObject(each) ? { ...each, kind: "human" } : null))
    : [];

/**
 * @param {Pick<Start, "count" | "min" | "max">} dialog
 * @param {unknown[]} known
 * @returns {number} the seat count for a game's first table
 */
function countFor({ count, min, max }, known) {
  const areSeveral = known.filter(Boolean).length > 1;
  return areSeveral ? Math.min(Math.max(known.length, min), max) : count;
}

/** @param {Start} dialog @returns {Draft} the setup of the last table */
export const lastTable = (dialog) =>
  draftFrom(dialog, readText(`table/${dialog.game}`), readText("people"));

/**
 * Store a setup: all of it for this game, and the people for every game.
 * @param {Pick<Start, "game">} dialog
 * @param {Draft} draft
 */
export function keepTable({ game }, { seats, count, options }) {
  const chosen = seats.map(({ name, face, kind, level, place = "here" }) => ({
    name,
    face,
    kind,
    level,
    place,
  }));
  writeText(`table/${game}`, JSON.stringify({ seats: chosen, count, options }));
  const people = chosen
    .slice(0, count)
    .map(({ name, face, kind, place }) => (kind === "human" ? { name, face, place } : null));
  writeText("people", JSON.stringify(people));
}
