// Checks whether a saved text is intact, by the same checksum as core/seal.py.
import { isObject, isText, isWhole } from "../decode.js";
import { sha256 } from "./sha256.js";

/**
 * @typedef {{meta?: Record<string, unknown>, options?: unknown, [field: string]: unknown}} GameRecord
 */

const DIGITS = 12;
const VERSION = 1;

/** @type {(one: string, other: string) => number} */
const byCodePoint = (one, other) => {
  const [left, right] = [[...one], [...other]];
  const at = left.findIndex((char, index) => char !== right[index]);
  if (at < 0) {
    return left.length - right.length;
  }
  return (left[at].codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
};

/** @param {string} char */
const escaped = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
/** @param {string} text */
const quoted = (text) => JSON.stringify(text).replace(/[^ -~]/g, escaped);

/**
 * @param {unknown} value
 * @returns {string} it as Python's json.dumps writes it: ASCII, keys in order, no spaces
 */
export function canonical(value) {
  if (typeof value === "string") {
    return quoted(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(",")}]`;
  }
  if (!isObject(value)) {
    return JSON.stringify(value);
  }
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${quoted(key)}:${canonical(value[key])}`).join(",")}}`;
}

/** @param {GameRecord} record @returns {string} its checksum, as `meta.sum` has it */
export function sumOf(record) {
  const meta = Object.fromEntries(
    Object.entries(record.meta ?? {}).filter(([key]) => key !== "sum"),
  );
  const sealed = { ...record, options: record.options ?? {}, meta };
  return sha256(canonical(sealed)).slice(0, DIGITS);
}

/**
 * Return whether a value has the fields of a record; records of newer versions always pass.
 * @param {unknown} value
 * @returns {value is GameRecord}
 */
function isRecord(value) {
  if (!isObject(value) || value.format !== "six-gardens") {
    return false;
  }
  if (!isWhole(value.version) || !isObject(value.meta ?? {})) {
    return false;
  }
  if (value.version > VERSION) {
    return true;
  }
  return (
    isText(value.game) &&
    isText(value.seed) &&
    Array.isArray(value.seats) &&
    Array.isArray(value.moves) &&
    value.moves.every(isText)
  );
}

/**
 * @param {string} text
 * @returns {GameRecord | null} its record; null if it is damaged or no record
 */
export function intactRecord(text) {
  try {
    /** @type {unknown} */
    const record = JSON.parse(text);
    if (!isRecord(record)) {
      return null;
    }
    const meta = record.meta ?? {};
    const isSealed = Object.hasOwn(meta, "sum");
    return !isSealed || meta.sum === sumOf(record) ? record : null;
  } catch {
    return null;
  }
}
