// What storage has of things that are derived: read as from a stranger, whole or not at all.
//
// An entry of the shelf with any fault is left out here, and Python makes it anew from its game
// (app/saving/entries.py holds the same line). A scene that is not exactly as this edition of the page
// sealed it is none.

import { isObject } from "../decode.js";

/** @import {Entry} from "./data.d.ts" */
/** @import {Transition} from "../table/types.d.ts" */
/** @import {Page} from "./types.d.ts" */

/**
 * What is kept of the last scene.
 * @typedef {{id: string, page: Pick<Page, "screen" | "table">, transition: Transition}} KeptScene
 */

const LONGEST = { id: 200, game: 40, title: 60, name: 60, status: 400, when: 40, state: 10 };
const STATES = ["running", "thinking", "over", "damaged"];
const MOST_SEATS = 6;
const ENTRY_TEXT = 10_000;
const LIST_TEXT = 6_000_000;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?([+-]\d\d:\d\d|Z)$/;
const HALF_CHARACTER = /\p{Surrogate}/u;

const SETTINGS = {
  theme: ["auto", "light", "dark", "contrast"],
  motion: ["auto", "off"],
  sound: ["off", "on"],
  pace: ["normal", "slow", "quick"],
};

/**
 * @param {unknown} value
 * @param {number} most characters
 * @returns {value is string}
 */
export const isText = (value, most) =>
  typeof value === "string" &&
  value.length <= 2 * most &&
  [...value].length <= most &&
  !HALF_CHARACTER.test(value);

/**
 * Return whether a value is a plain object with these keys, and no other.
 * @param {unknown} value
 * @param {string[]} keys
 * @returns {value is Record<string, unknown>}
 */
function hasKeys(value, keys) {
  if (!isObject(value)) {
    return false;
  }
  const own = Object.keys(value);
  return own.length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

/** @param {unknown} seat @param {number} index */
const isSeat = (seat, index) =>
  hasKeys(seat, ["name", "mark", "kind"]) &&
  isText(seat.name, LONGEST.name) &&
  seat.mark === index + 1 &&
  (seat.kind === "human" || seat.kind === "computer");

/** @typedef {{game: unknown, when: unknown, seats: unknown[]}} Doubtful what an entry might have */

/** @param {Doubtful} entry */
const isDamaged = ({ game, when, seats }) => game === "" && when === "" && seats.length === 0;

/** @param {Doubtful} entry */
const isGame = ({ game, when, seats }) =>
  game !== "" &&
  TIME.test(String(when)) &&
  seats.length > 0 &&
  seats.length <= MOST_SEATS &&
  seats.every(isSeat);

/**
 * @param {unknown} entry
 * @returns {entry is Entry} whether there is nothing wrong about it
 */
export function isEntry(entry) {
  if (!hasKeys(entry, [...Object.keys(LONGEST), "seats"])) {
    return false;
  }
  const { game, when, seats, state } = entry;
  return (
    Object.entries(LONGEST).every(([key, most]) => isText(entry[key], most)) &&
    STATES.some((each) => each === state) &&
    Array.isArray(seats) &&
    (state === "damaged" ? isDamaged({ game, when, seats }) : isGame({ game, when, seats }))
  );
}

/**
 * @param {string | null} text
 * @param {number} most characters
 * @returns {unknown} what it holds as JSON; null where it holds none, or is too long for it
 */
function valueOf(text, most) {
  if (typeof text !== "string" || text.length > most) {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Return the entries of a list as version 0.1.0 kept it, which had their pictures in it.
 * @param {string | null} text
 */
function entriesOfList(text) {
  const list = valueOf(text, LIST_TEXT);
  if (!Array.isArray(list)) {
    return [];
  }
  /** @type {unknown[]} */
  const bare = list.filter(isObject).map(({ thumb: _thumb, ...entry }) => entry);
  return bare.filter(isEntry);
}

/** @type {(one: string, other: string) => number} */
const order = (one, other) => (one > other ? 1 : one < other ? -1 : 0);

/**
 * @param {Map<string, string>} texts of entries, by the ids of their games
 * @param {string | null} list the one list of all games that version 0.1.0 kept
 * @param {Set<string>} kept the ids of games that are there
 * @returns {Entry[]} the good entries of these games, the newest first and those that can't be read last
 */
export function shelfOf(texts, list, kept) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const [id, text] of texts) {
    const entry = valueOf(text, ENTRY_TEXT);
    if (isEntry(entry) && entry.id === id) {
      entries.set(id, entry);
    }
  }
  for (const entry of entriesOfList(list)) {
    const mine = entries.get(entry.id);
    if (!mine || mine.when < entry.when) {
      entries.set(entry.id, entry);
    }
  }
  const shown = [...entries.values()].filter(({ id }) => kept.has(id));
  return shown.sort((one, other) => order(other.when, one.when) || order(other.id, one.id));
}

/**
 * @param {string | null} text
 * @returns {Record<string, string>} the settings in it, those without a good value as at first
 */
export function settingsOf(text) {
  const value = valueOf(text, ENTRY_TEXT);
  const kept = isObject(value) ? value : {};
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, values]) => [
      key,
      values.find((each) => each === kept[key]) ?? values[0],
    ]),
  );
}

/**
 * A check sum (FNV-1a) that any slip in a text changes; it is no guard against malice.
 * @param {string} text
 */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
}

/**
 * @param {KeptScene} scene
 * @param {string} edition of the page
 * @returns {string} to be kept
 */
export function seal(scene, edition) {
  const body = JSON.stringify(scene);
  return `${edition} ${sumOf(edition + body)} ${body}`;
}

/**
 * @param {string | null} text
 * @param {string} edition
 * @returns {KeptScene | null} the scene that this edition sealed, null where the text is any other
 */
export function unseal(text, edition) {
  const body = text?.slice(edition.length + 10);
  if (!body || text !== `${edition} ${sumOf(edition + body)} ${body}`) {
    return null;
  }
  const scene = valueOf(body, LIST_TEXT);
  return isKeptScene(scene) ? scene : null;
}

/**
 * Return whether a value is a scene as far as can be seen: its seal says that it is one of ours.
 * @param {unknown} value
 * @returns {value is KeptScene}
 */
function isKeptScene(value) {
  if (!isObject(value) || !isText(value.id, LONGEST.id)) {
    return false;
  }
  const { page, transition } = value;
  if (!isObject(page) || !isObject(page.table) || !isObject(transition)) {
    return false;
  }
  return Array.isArray(transition.steps) && transition.steps.length > 0;
}
