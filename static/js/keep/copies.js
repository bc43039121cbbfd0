// Which copy of a game counts, and what becomes of the other one: the rules of docs/design/keeping.md.
//
// All of it is pure. `OnShelf` is what localStorage has of a game, `Entry` what the journal has.
import { sha256 } from "./sha256.js";
import { canonical } from "./seal.js";
import { better, isLater, stampOf } from "./stamp.js";

/**
 * @typedef {{at: number, saved: number | null, played: string, sum: string}} Tomb what is left of a
 *   deleted game: when it was deleted, the stamp of its text, and a checksum of that
 * @typedef {{text: string | null, tomb: Tomb | null, back: number, base: string | null}} OnShelf
 *   `back` is when a deleted game was brought back (0: never), `base` the marks of the texts that
 *   one written without the journal continues (null: it was written with the journal)
 * @typedef {{id: string, text: string, gone: boolean, at: number, tomb: Tomb | null}} Entry
 * @typedef {{text: string, gone: boolean, at: number, tomb?: Tomb | null}} Put an entry to be written
 */

const isNumber = (value) => Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** @returns {string} what tells one text from any other */
export const markOf = (text) => sha256(canonical(text)).slice(0, 12);

/** @param {unknown} value from storage @returns {Tomb | null} */
export function tombFrom(value) {
  if (typeof value !== "object" || value === null || !isNumber(value.at)) return null;
  const { at, saved, played, sum } = value;
  return {
    at,
    saved: Number.isSafeInteger(saved) ? saved : null,
    played: typeof played === "string" ? played : "",
    sum: typeof sum === "string" ? sum : "",
  };
}

/** @param {string | null} text that is deleted @returns {Tomb} */
export function tombOf(text, at) {
  if (text === null) return { at, saved: null, played: "", sum: "" };
  const { saved, played } = stampOf(text);
  return { at, saved, played, sum: markOf(text) };
}

/** @returns {string} any value as a text that can be exported, also one with cycles or BigInts */
export function spelled(value) {
  const within = new Set();
  const plain = (_, each) => {
    if (typeof each === "bigint") return `${each}`;
    if (typeof each !== "object" || each === null) return each;
    if (within.has(each)) return "…";
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
 * @param {unknown} raw what stands in the database, perhaps written by a stranger
 * @returns {Entry | null} the entry; what is no text becomes one, which is then a damaged one
 */
export function entryFrom(raw) {
  if (typeof raw !== "object" || raw === null || typeof raw.id !== "string") return null;
  const { id, text } = raw;
  const at = isNumber(raw.at) ? raw.at : 0;
  if (typeof text !== "string") return { id, text: spelled(raw), gone: false, at: 0, tomb: null };
  // A game that came back has its tombstone still: the shelf may have been written late.
  if (raw.gone !== true) return { id, text, gone: false, at, tomb: tombFrom(raw.tomb) };
  // Earlier versions left the whole text in the tombstone.
  return { id, text: "", gone: true, at, tomb: tombFrom(raw.tomb) ?? tombOf(text, at) };
}

/** Whether a tombstone is that of a text on the shelf, or of a later one of the same game. */
function covers(tomb, text) {
  const stamp = stampOf(text);
  if (!stamp.isIntact || tomb.sum === markOf(text)) return true;
  // A game that was begun anew under the same id counts from one again.
  return !isLater(stamp, tomb) && stamp.played <= tomb.played;
}

/** Whether the tombstone on the shelf still counts: the game was not written again since. */
function isBuried({ tomb, back }, entry) {
  if (tomb === null || back >= tomb.at) return false;
  return !entry || entry.gone || entry.at <= tomb.at;
}

/** Whether the text on the shelf is one that was deleted. */
function isDeleted(onShelf, entry) {
  const { text, tomb, back } = onShelf;
  if (isBuried(onShelf, entry) && covers(tomb, text)) return true;
  return Boolean(entry?.tomb) && back < entry.tomb.at && covers(entry.tomb, text);
}

/** @returns {{shelf: string | null, journal: string | null}} the texts that are not deleted */
function alive(onShelf, entry) {
  const { text } = onShelf;
  const isInJournal = entry && !entry.gone && !isBuried(onShelf, entry);
  return {
    shelf: text === null || isDeleted(onShelf, entry) ? null : text,
    journal: isInJournal ? entry.text : null,
  };
}

/**
 * @param {OnShelf} onShelf
 * @param {Entry | null | undefined} entry
 * @returns {string | null} the text that counts; null if there is none, or it is deleted
 */
export function standing(onShelf, entry) {
  const { shelf, journal } = alive(onShelf, entry);
  return better(shelf, journal);
}

/** @returns {number} a time after all that is known of a game, also where a clock was set back */
const after = (now, onShelf, entry) =>
  Math.max(now, (entry?.at ?? 0) + 1, (onShelf.tomb?.at ?? 0) + 1, onShelf.back);

/** @returns {Put} a game that is there, with its last tombstone */
const alivePut = (text, onShelf, entry, now) => ({
  text,
  gone: false,
  at: after(now, onShelf, entry),
  tomb: onShelf.tomb ?? entry?.tomb ?? null,
});

/**
 * Decides what becomes of a text that is to be kept.
 * @param {{text: string, expected: string | null}} wanted
 * @param {Set<string>} own texts that this page tried to write, and may have written
 * @returns {{clash: true, there: string | null} | {clash: false, put: Put}}
 */
export function decideKeep({ text, expected }, own, onShelf, entry, now) {
  const there = standing(onShelf, entry);
  const isOurs = there === expected || there === text || own.has(there);
  // Something damaged is not in the way of an intact text.
  const isWreck = there !== null && !stampOf(there).isIntact && stampOf(text).isIntact;
  if (!isOurs && !isWreck) return { clash: true, there };
  return { clash: false, put: alivePut(text, onShelf, entry, now) };
}

/** @returns {Put | null} the tombstone of a game; null if there is nothing to delete */
export function decideForget(onShelf, entry, now) {
  if (onShelf.text === null && (!entry || entry.gone)) return null;
  const at = after(now, onShelf, entry);
  return { text: "", gone: true, at, tomb: tombOf(standing(onShelf, entry), at) };
}

const LONGEST_BASE = 4000;

/** @returns {string} `base` once a text is written without the journal, in which `expected` stands */
export const nextBase = ({ base }, { text, expected }) =>
  `${base ?? markOf(expected ?? "")} ${markOf(text)}`.slice(-LONGEST_BASE);

/** Whether there are two copies, and they differ. */
const isSplit = ({ shelf, journal }) => shelf !== null && journal !== null && shelf !== journal;

/** Whether both copies are intact, and the shelf's does not continue the journal's. */
function hasParted(both, { base }) {
  if (base === null || !isSplit(both)) return false;
  const { shelf, journal } = both;
  const continues = base.split(" ").includes(markOf(journal));
  return !continues && stampOf(shelf).isIntact && stampOf(journal).isIntact;
}

/**
 * Decides how the copies of a game are brought into line.
 * @param {string} id
 * @returns {{text: string | null, shelf: Partial<OnShelf>, journal: Put | null,
 *   aside: {id: string, text: string} | null}} what is to be changed in either place; `aside` is an
 *   intact text that gives way to another one, and is kept under an id of its own
 */
export function heal(id, onShelf, entry, now) {
  const both = alive(onShelf, entry);
  const text = better(both.shelf, both.journal);
  if (text === null) return buried(onShelf, entry, after(now, onShelf, entry));
  const loser = text === both.shelf ? both.journal : both.shelf;
  const aside = hasParted(both, onShelf) ? { id: `${id}-${markOf(loser)}`, text: loser } : null;
  // Of two damaged copies neither replaces the other.
  const isHopeless = isSplit(both) && !stampOf(text).isIntact;
  const isBehind = !isHopeless && both.journal !== text;
  const shelf = isHopeless || onShelf.text === text ? {} : { text };
  return { text, shelf, journal: isBehind ? alivePut(text, onShelf, entry, now) : null, aside };
}

/** What becomes of the copies of a game that is deleted. */
function buried({ tomb }, entry, at) {
  const isBehind = entry ? !entry.gone : tomb !== null;
  const journal = isBehind ? { text: "", gone: true, at, tomb: tomb ?? tombOf(null, at) } : null;
  return { text: null, shelf: { text: null, back: null, base: null }, journal, aside: null };
}

/** What the notes on the shelf become once the journal has what the shelf has. */
export const IN_LINE = { tomb: null, back: null, base: null };
