// Zeroes the tables of East Asian encodings in Pyodide's WebAssembly file, since the page's library
// has no such encodings (tools/trim.py). Zeros keep all addresses and compress to almost nothing.
import { dataOf } from "./wasm_reader.mjs";

/** A table of an encoding: a row for each first byte; its place, first and last column, and nothing. */
const ENTRIES = 256;
const ENTRY = 8;
const TABLE = ENTRIES * ENTRY;
/** A row is as many letters of two bytes. The rows of a table lie one after the other. */
const LETTER = 2;
/** Pyodide 314 has 27 tables; far fewer would mean that their format has changed. */
const LEAST_TABLES = 20;

/** @returns {DataView} the initial memory from the file's data segments */
function memoryOf(bytes, segments) {
  const last = segments.at(-1);
  const memory = new Uint8Array(last.place + last.length);
  for (const { place, at, length } of segments) {
    memory.set(bytes.subarray(at, at + length), place);
  }
  return new DataView(memory.buffer);
}

/** @returns {{place: number, end: number}[]} the rows of the table at `table`; none where no table is */
function rowsOf(memory, table, lowest) {
  const rows = [];
  for (let entry = table; entry < table + TABLE; entry += ENTRY) {
    const place = memory.getUint32(entry, true);
    const [first, last] = [memory.getUint8(entry + 4), memory.getUint8(entry + 5)];
    if (memory.getUint16(entry + 6)) {
      return [];
    }
    if (!place && !first && !last) {
      continue;
    }
    const end = place + LETTER * (last - first + 1);
    const isInOrder = place % LETTER === 0 && place >= (rows.at(-1)?.end ?? lowest);
    if (!isInOrder || last < first || end > memory.byteLength) {
      return [];
    }
    rows.push({ place, end });
  }
  return rows;
}

/** @returns {{begin: number, end: number}[]} the address ranges of the tables and of their rows */
function tablesIn(memory, lowest) {
  const found = [];
  for (let table = Math.ceil(lowest / 4) * 4; table + TABLE <= memory.byteLength; table += 4) {
    const rows = rowsOf(memory, table, lowest);
    if (rows.length < 2) {
      continue;
    }
    found.push({ begin: table, end: table + TABLE });
    found.push({ begin: rows[0].place, end: rows.at(-1).end });
    table += TABLE - 4;
  }
  return found;
}

/** @returns {Uint8Array} the file without the tables of encodings */
export function withoutEncodings(bytes, least = LEAST_TABLES) {
  const segments = dataOf(bytes);
  const tables = tablesIn(memoryOf(bytes, segments), segments[0].place);
  if (tables.length < 2 * least) {
    throw new Error("The tables of encodings look different now.");
  }
  const lean = bytes.slice();
  for (const { begin, end } of tables) {
    for (const { place, at, length } of segments) {
      const from = Math.max(begin, place);
      const to = Math.min(end, place + length);
      if (from < to) {
        lean.fill(0, at + from - place, at + to - place);
      }
    }
  }
  return lean;
}
