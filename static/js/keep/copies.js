// Chooses between the two copies of a saved game; the rules are in docs/design/keeping.md.
//
// Pure. `OnShelf` is a game's data in localStorage, `Entry` its data in the journal.
import { sha256 } from "./sha256.js";
import { isObject, isWhole } from "../decode.js";
import { canonical } from "./seal.js";
import { better, isLater, stampOf } from "./stamp.js";

/**
 * @typedef {{at: number, saved: number | null, played: string, sum: string}} Tomb the
 *   tombstone of a deleted game: when it was deleted, its text's stamp and checksum
 * @typedef {{text: string | null, tomb: Tomb | null, back: number, base: string | null}} OnShelf
 *   `back` is when a deleted game was restored (0: never). `base` lists the marks of the
 *   texts that a text written without the journal continues (null: it was written with the journal)
 * @typedef {{text?: string | null, tomb?: Tomb | null, back?: number | null, base?: string | null}}
 *   Changes fields of the shelf to write; null removes a field
 * @typedef {{id: string, text: string, gone: boolean, at: number, tomb: Tomb | null}} Entry
 * @typedef {Entry | null | undefined} MaybeEntry
 * @typedef {{text: string, gone: boolean, at: number, tomb?: Tomb | null}} Put an entry to be written
 * @typedef {{shelf: string | null, journal: string | null}} Both
 * @typedef {{clash: true, there: string | null} | {clash: false, put: Put}} Decision
 * @typedef {{text: string | null, shelf: Changes, journal: Put | null,
 *   aside: {id: string, text: string} | null}} Healing the current text and the changes to either
 *   place; `aside` is an intact text that lost against the other, to be saved under a new id
 */

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isNumber = (value) =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** @param {string} text @returns {string} a short hash that identifies it */
export const markOf = (text) => sha256(canonical(text)).slice(0, 12);

/** @param {unknown} value from storage @returns {Tomb | null} */
export function tombFrom(value) {
  if (!isObject(value) || !isNumber(value.at)) {
    return null;
  }
  const { at, saved, played, sum } = value;
  return {
    at,
    saved: isWhole(saved) ? saved : null,
    played: typeof played === "string" ? played : "",
    sum: typeof sum === "string" ? sum : "",
  };
}

/**
 * @param {string | null} text the deleted text
 * @param {number} at
 * @returns {Tomb}
 */
export function tombOf(text, at) {
  if (text === null) {
    return { at, saved: null, played: "", sum: "" };
  }
  const { saved, played } = stampOf(text);
  return { at, saved, played, sum: markOf(text) };
}

/**
 * @param {unknown} value
 * @returns {string} it as text, for export; cycles and BigInts are allowed
 */
export function spelled(value) {
  const within = new Set();
  /** @type {(key: string, each: unknown) => unknown} */
  const plain = (_, each) => {
    if (typeof each === "bigint") {
      return `${each}`;
    }
    if (typeof each !== "object" || each === null) {
      return each;
    }
    if (within.has(each)) {
      return "…";
    }
    within.add(each);
    return each;
  };
  try {
    return JSON.stringify(value, plain) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/**
 * @param {unknown} raw a value of the database, perhaps written by other software
 * @returns {Entry | null} the entry, or null without a valid id; a value without a text becomes a
 *   damaged text
 */
export function entryFrom(raw) {
  if (!isObject(raw) || typeof raw.id !== "string") {
    return null;
  }
  const { id, text } = raw;
  const at = isNumber(raw.at) ? raw.at : 0;
  if (typeof text !== "string") {
    return { id, text: spelled(raw), gone: false, at: 0, tomb: null };
  }
  // A restored game keeps its tombstone, because the shelf may have been written late.
  if (raw.gone !== true) {
    return { id, text, gone: false, at, tomb: tombFrom(raw.tomb) };
  }
  // Earlier versions kept the whole text in the tombstone.
  return { id, text: "", gone: true, at, tomb: tombFrom(raw.tomb) ?? tombOf(text, at) };
}

/**
 * Return whether a tombstone is for this text of the shelf, or a later one of the same game.
 * @param {Tomb} tomb
 * @param {string} text
 */
function covers(tomb, text) {
  const stamp = stampOf(text);
  if (!stamp.isIntact || tomb.sum === markOf(text)) {
    return true;
  }
  // A game restarted under the same id counts from one again.
  return !isLater(stamp, tomb) && stamp.played <= tomb.played;
}

/**
 * Return the shelf's tombstone, or null if the game was written again since.
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 */
function graveOf({ tomb, back }, entry) {
  if (tomb === null || back >= tomb.at) {
    return null;
  }
  return !entry || entry.gone || entry.at <= tomb.at ? tomb : null;
}

/**
 * Return whether the text on the shelf was deleted.
 * @param {OnShelf} onShelf
 * @param {string} text
 * @param {MaybeEntry} entry
 */
function isDeleted(onShelf, text, entry) {
  const tomb = graveOf(onShelf, entry);
  if (tomb && covers(tomb, text)) {
    return true;
  }
  return Boolean(entry?.tomb && onShelf.back < entry.tomb.at && covers(entry.tomb, text));
}

/**
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @returns {Both} the texts that are not deleted
 */
function alive(onShelf, entry) {
  const { text } = onShelf;
  return {
    shelf: text === null || isDeleted(onShelf, text, entry) ? null : text,
    journal: entry && !entry.gone && !graveOf(onShelf, entry) ? entry.text : null,
  };
}

/**
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @returns {string | null} the current text; null if there is none or it was deleted
 */
export function standing(onShelf, entry) {
  const { shelf, journal } = alive(onShelf, entry);
  return better(shelf, journal);
}

/**
 * @param {number} now
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @returns {number} a time later than all of a game's, even if the clock was set back
 */
const after = (now, onShelf, entry) =>
  Math.max(now, (entry?.at ?? 0) + 1, (onShelf.tomb?.at ?? 0) + 1, onShelf.back);

/**
 * @param {string} text
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @param {number} now
 * @returns {Put} the entry of an existing game, with its last tombstone
 */
const alivePut = (text, onShelf, entry, now) => ({
  text,
  gone: false,
  at: after(now, onShelf, entry),
  tomb: onShelf.tomb ?? entry?.tomb ?? null,
});

/**
 * Decide whether a text may be saved: not if another tab has changed the game meanwhile.
 * @param {{text: string, expected: string | null}} wanted
 * @param {Set<string>} own texts that this page tried to write, perhaps successfully
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @param {number} now
 * @returns {Decision}
 */
export function decideKeep({ text, expected }, own, onShelf, entry, now) {
  const there = standing(onShelf, entry);
  const isOurs = there === expected || there === text || (there !== null && own.has(there));
  // An intact text may replace a damaged one.
  const isWreck = there !== null && !stampOf(there).isIntact && stampOf(text).isIntact;
  if (!isOurs && !isWreck) {
    return { clash: true, there };
  }
  return { clash: false, put: alivePut(text, onShelf, entry, now) };
}

/**
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @param {number} now
 * @returns {Put | null} the tombstone entry of a game; null if there is nothing to delete
 */
export function decideForget(onShelf, entry, now) {
  if (onShelf.text === null && (!entry || entry.gone)) {
    return null;
  }
  const at = after(now, onShelf, entry);
  return { text: "", gone: true, at, tomb: tombOf(standing(onShelf, entry), at) };
}

const LONGEST_BASE = 4000;

/**
 * @param {OnShelf} onShelf
 * @param {{text: string, expected: string | null}} game
 * @returns {string} the new `base` after writing a text over `expected` without the journal
 */
export const nextBase = ({ base }, { text, expected }) =>
  `${base ?? markOf(expected ?? "")} ${markOf(text)}`.slice(-LONGEST_BASE);

/** @param {Both} both */
const isSplit = ({ shelf, journal }) => shelf !== null && journal !== null && shelf !== journal;

/**
 * Return whether both copies are intact, differ, and the shelf's does not continue the journal's.
 * @param {Both} both
 * @param {OnShelf} onShelf
 */
function hasParted({ shelf, journal }, { base }) {
  if (base === null || shelf === null || journal === null || shelf === journal) {
    return false;
  }
  const continues = base.split(" ").includes(markOf(journal));
  return !continues && stampOf(shelf).isIntact && stampOf(journal).isIntact;
}

/**
 * Decide how to make the two copies of a game agree.
 * @param {string} id
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @param {number} now
 * @returns {Healing}
 */
export function heal(id, onShelf, entry, now) {
  const both = alive(onShelf, entry);
  const text = better(both.shelf, both.journal);
  if (text === null) {
    return buried(onShelf, entry, after(now, onShelf, entry));
  }
  const loser = text === both.shelf ? both.journal : both.shelf;
  const isWorthKeeping = loser !== null && hasParted(both, onShelf);
  const aside = isWorthKeeping ? { id: `${id}-${markOf(loser)}`, text: loser } : null;
  // If both copies are damaged, neither replaces the other.
  const isHopeless = isSplit(both) && !stampOf(text).isIntact;
  const isBehind = !isHopeless && both.journal !== text;
  const shelf = isHopeless || onShelf.text === text ? {} : { text };
  return { text, shelf, journal: isBehind ? alivePut(text, onShelf, entry, now) : null, aside };
}

/**
 * Return the changes to the copies of a deleted game, as `heal` does.
 * @param {OnShelf} onShelf
 * @param {MaybeEntry} entry
 * @param {number} at
 * @returns {Healing}
 */
function buried({ tomb }, entry, at) {
  const isBehind = entry ? !entry.gone : tomb !== null;
  const journal = isBehind ? { text: "", gone: true, at, tomb: tomb ?? tombOf(null, at) } : null;
  return { text: null, shelf: { text: null, back: null, base: null }, journal, aside: null };
}

/** The changes to the shelf's notes once the journal agrees with the shelf. */
export const IN_LINE = { tomb: null, back: null, base: null };
