// Checks whether a saved text is intact, by the same checksum as core/seal.py.
import { sha256 } from "./sha256.js";

const DIGITS = 12;
const VERSION = 1;

const byCodePoint = (one, other) => {
  const [left, right] = [[...one], [...other]];
  const at = left.findIndex((char, index) => char !== right[index]);
  if (at < 0) return left.length - right.length;
  return left[at].codePointAt(0) - (right[at]?.codePointAt(0) ?? -1);
};

const escaped = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
const quoted = (text) => JSON.stringify(text).replace(/[^ -~]/g, escaped);

/** @returns {string} a value as Python's json.dumps writes it: ASCII, keys in order, no spaces */
export function canonical(value) {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${quoted(key)}:${canonical(value[key])}`).join(",")}}`;
}

/** @returns {string} the checksum of a record, as `meta.sum` has it */
export function sumOf(record) {
  const meta = Object.fromEntries(
    Object.entries(record.meta ?? {}).filter(([key]) => key !== "sum"),
  );
  const sealed = { ...record, options: record.options ?? {}, meta };
  return sha256(canonical(sealed)).slice(0, DIGITS);
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === "string";

/** Return whether a value has the fields of a record; records of newer versions always pass. */
function isRecord(value) {
  if (!isObject(value) || value.format !== "six-gardens") return false;
  if (!Number.isSafeInteger(value.version) || !isObject(value.meta ?? {})) return false;
  if (value.version > VERSION) return true;
  return (
    isText(value.game) &&
    isText(value.seed) &&
    Array.isArray(value.seats) &&
    Array.isArray(value.moves) &&
    value.moves.every(isText)
  );
}

/** @returns {object | null} the record in a text; null if it is damaged or no record */
export function intactRecord(text) {
  try {
    const record = JSON.parse(text);
    if (!isRecord(record)) return null;
    const isWhole = !Object.hasOwn(record.meta ?? {}, "sum") || record.meta.sum === sumOf(record);
    return isWhole ? record : null;
  } catch {
    return null;
  }
}
