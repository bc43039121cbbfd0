// Our part of localStorage, under one prefix, because all pages of an origin share it.
//
// It is synchronous and notifies other tabs, but browsers write it to disk late and may forbid it:
// then reading returns nothing, and writing returns false.

import { tombFrom } from "./copies.js";

/** @import {Changes, OnShelf} from "./copies.js" */

const PREFIX = "six-gardens/1/";
const GAMES = `${PREFIX}game/`;

/** @returns {Storage | null} the browser's storage; null where it is forbidden or switched off */
function storage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** @param {string} key @returns {string | null} the text under one of our keys */
export function readText(key) {
  try {
    return storage()?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether the text was written and can be read back
 */
export function writeText(key, text) {
  try {
    const there = storage();
    there?.setItem(PREFIX + key, text);
    return there?.getItem(PREFIX + key) === text;
  } catch {
    return false;
  }
}

/**
 * Remove the text under one of our keys.
 * @param {string} key
 */
export function removeText(key) {
  try {
    storage()?.removeItem(PREFIX + key);
  } catch {
    // forbidden: then there is nothing to remove
  }
}

/**
 * @param {string} folder
 * @returns {[string, string][]} the keys that begin with `folder`, without it, and their texts
 */
export function textsBelow(folder) {
  try {
    const there = storage();
    if (!there) {
      return [];
    }
    const keys = Object.keys(there).filter((key) => key.startsWith(PREFIX + folder));
    return keys.map((key) => [key.slice(PREFIX.length + folder.length), there.getItem(key) ?? ""]);
  } catch {
    return [];
  }
}

/** @returns {boolean} whether storage can be read at all */
export function isReadable() {
  try {
    const there = storage();
    return there !== null && there.length >= 0;
  } catch {
    return false;
  }
}

/**
 * Write a text, or remove it if null.
 * @param {string} key
 * @param {string | null} text
 * @returns {boolean} whether that succeeded
 */
function putText(key, text) {
  if (text !== null) {
    return writeText(key, text);
  }
  removeText(key);
  return readText(key) === null;
}

/** @param {string} id */
function readTomb(id) {
  try {
    return tombFrom(JSON.parse(readText(`gone/${id}`) ?? "null"));
  } catch {
    return null;
  }
}

/** The saved games, each a text under its id, and notes about some of them. */
export const shelf = {
  isReadable,
  /** @returns {string[]} the ids of all games on the shelf */
  ids: () => textsBelow("game/").map(([id]) => id),
  /** @param {string} id @returns {OnShelf} the game's text and notes */
  look: (id) => ({
    text: readText(`game/${id}`),
    tomb: readTomb(id),
    back: Number(readText(`back/${id}`) ?? 0),
    base: readText(`base/${id}`),
  }),
  /**
   * Write the given fields of a game; null removes a field.
   * @param {string} id
   * @param {Changes} changes
   * @returns {boolean} whether all of it can be read back
   */
  put(id, { text, tomb, back, base }) {
    /** @type {(folder: string, value: string | null | undefined) => boolean} */
    const put = (folder, value) => value === undefined || putText(`${folder}/${id}`, value);
    const number = back === undefined || back === null ? back : `${back}`;
    const isWritten = [put("game", text), put("back", number), put("base", base)];
    return [...isWritten, put("gone", tomb && JSON.stringify(tomb))].every(Boolean);
  },
};

/**
 * Call `tell` when another tab has written, with the id of a game or the name of another of our
 * keys; with neither if it cleared everything.
 * @param {(what: {id?: string, key?: string}) => void} tell
 */
export function watchShelf(tell) {
  addEventListener("storage", ({ key }) => {
    if (key === null) {
      tell({});
    } else if (key.startsWith(GAMES)) {
      tell({ id: key.slice(GAMES.length) });
    } else if (key.startsWith(PREFIX)) {
      tell({ key: key.slice(PREFIX.length) });
    }
  });
}
