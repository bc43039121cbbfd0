// Exports all games straight from storage, whatever state it is in.

import { isObject, isText, nameOf } from "../decode.js";

const PREFIX = "six-gardens/1/";
const DATABASE = "six-gardens/1";
const DATABASE_LIMIT = 4000;
const MINUTE = 60_000;

/**
 * @typedef {{id: string, text?: unknown, gone?: unknown, at?: unknown}} Entry an entry of the
 *   database as it is
 */

/** Return id and text of each game in localStorage, and when deleted games were brought back. */
function readShelf() {
  /** @type {Map<string, string>} */
  const games = new Map();
  /** @type {Map<string, number>} */
  const broughtBack = new Map();
  /** @type {unknown} */
  let solved;
  try {
    for (const key of Object.keys(localStorage)) {
      const text = localStorage.getItem(key) ?? "";
      if (key.startsWith(`${PREFIX}game/`)) {
        games.set(key.slice(PREFIX.length + 5), text);
      }
      if (key.startsWith(`${PREFIX}back/`)) {
        broughtBack.set(key.slice(PREFIX.length + 5), +text);
      }
    }
    solved = JSON.parse(localStorage.getItem(`${PREFIX}solved`) ?? "null");
  } catch {
    // forbidden or damaged: what was read so far counts
  }
  return { games, broughtBack, solved };
}

/**
 * Return the entries of the database as they are, whatever its version; none if it can't be read.
 * @returns {Promise<unknown[]>}
 */
function readDatabase() {
  /** @type {Promise<unknown[]>} */
  const opened = new Promise((resolve) => {
    const request = indexedDB.open(DATABASE);
    request.onerror = () => resolve([]);
    request.onupgradeneeded = () => request.transaction?.abort(); // there is none: make none
    request.onsuccess = () => {
      const stores = [...request.result.objectStoreNames];
      if (stores.length === 0) {
        resolve([]);
      }
      /** @type {unknown[]} */
      const found = [];
      const reading = request.result.transaction(stores);
      for (const name of stores) {
        const walk = reading.objectStore(name).openCursor();
        walk.onsuccess = () => {
          const cursor = walk.result;
          if (!cursor) {
            return;
          }
          found.push(cursor.value);
          cursor.continue();
        };
      }
      reading.oncomplete = () => resolve(found);
      reading.onerror = reading.onabort = () => resolve(found);
    };
  });
  /** @type {Promise<unknown[]>} */
  const limit = new Promise((resolve) => setTimeout(resolve, DATABASE_LIMIT, []));
  return Promise.race([opened.catch(() => []), limit]);
}

/**
 * @param {unknown} value
 * @returns {value is Entry}
 */
const isEntry = (value) => isObject(value) && isText(value.id);

/** Return the texts of all games, of two that differ both: whoever imports them compares. */
export async function readGames() {
  const { games, broughtBack, solved } = readShelf();
  const entries = (await readDatabase()).filter(isEntry);
  /** @type {Set<string>} */
  const texts = new Set();
  const deleted = new Set();
  for (const { id, text, gone, at } of entries) {
    const isGone = gone === true && !((broughtBack.get(id) ?? NaN) >= Number(at));
    if (!isGone && typeof text === "string" && text) {
      texts.add(text);
    }
    if (isGone && (!text || text === games.get(id))) {
      deleted.add(id);
    }
  }
  for (const [id, text] of games) {
    if (!deleted.has(id)) {
      texts.add(text);
    }
  }
  return { texts: [...texts], solved };
}

/** Return all games as a file that Import reads, or null if there are none. */
async function makeFile() {
  const { texts, solved } = await readGames();
  if (texts.length === 0 && !solved) {
    return null;
  }
  const more = solved && typeof solved === "object" ? { solved } : {};
  const bundle = { format: "six-gardens-games", version: 1, games: texts, ...more };
  return new File([JSON.stringify(bundle)], "six-gardens.json", { type: "application/json" });
}

/** @param {File} file */
function saveByLink(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE);
}

/**
 * Share a file where the device takes it; some take text files only.
 * @param {File} file
 */
async function share(file) {
  const asText = new File([file], `${file.name}.txt`, { type: "text/plain" });
  const shared = [file, asText].find((each) => navigator.canShare?.({ files: [each] }));
  if (!shared) {
    throw new Error("This device shares no files.");
  }
  await navigator.share({ files: [shared] });
}

/**
 * A file that could not be shared in time: the system wants it within a tap.
 * @type {File | null}
 */
let prepared = null;

/**
 * Offer the games as a file that Import reads.
 * @returns {Promise<"saved" | "none" | "tap">} "tap" if the person has to tap once more
 */
export async function exportGames() {
  const file = prepared ?? (await makeFile());
  if (!file) {
    return "none";
  }
  // An installed page on an iPad or iPhone saves nothing by a link.
  if (!navigator.standalone) {
    saveByLink(file);
    return "saved";
  }
  try {
    await share(file);
  } catch (problem) {
    if (nameOf(problem) === "NotAllowedError" && !prepared) {
      prepared = file;
      return "tap";
    }
    if (nameOf(problem) !== "AbortError") {
      saveByLink(file);
    }
  }
  prepared = null;
  return "saved";
}
