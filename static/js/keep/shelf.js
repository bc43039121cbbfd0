// What localStorage keeps for us, under one prefix: pages of one origin share it.
//
// It answers at once and tells other tabs, but a browser writes it to the disk when it likes, and
// may forbid it: then there is nothing, and what can't be written is said.

import { tombFrom } from "./copies.js";

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

/** @returns {string | null} the text under one of our keys */
export function readText(key) {
  try {
    return storage()?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

/** @returns {boolean} whether the text was written and can be read back */
export function writeText(key, text) {
  try {
    const there = storage();
    there?.setItem(PREFIX + key, text);
    return there?.getItem(PREFIX + key) === text;
  } catch {
    return false;
  }
}

/** Takes away the text under one of our keys. */
export function removeText(key) {
  try {
    storage()?.removeItem(PREFIX + key);
  } catch {
    // forbidden: then there is nothing to take away
  }
}

/** @returns {[string, string][]} what follows `folder` in our keys below it, with the texts there */
export function textsBelow(folder) {
  try {
    const keys = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX + folder));
    return keys.map((key) => [key.slice(PREFIX.length + folder.length), storage().getItem(key)]);
  } catch {
    return [];
  }
}

/** @returns {boolean} whether storage can be read at all */
export function isReadable() {
  try {
    return storage()?.length >= 0;
  } catch {
    return false;
  }
}

/** Writes a text, or removes it if it is null. @returns {boolean} whether it is so now */
function putText(key, text) {
  if (text !== null) return writeText(key, text);
  removeText(key);
  return readText(key) === null;
}

/** @returns {import("./copies.js").Tomb | null} */
function readTomb(id) {
  try {
    return tombFrom(JSON.parse(readText(`gone/${id}`)));
  } catch {
    return null;
  }
}

/** The kept games, each a text under its id, and notes about some of them. */
export const shelf = {
  isReadable,
  /** @returns {string[]} the ids of all games on the shelf */
  ids: () => textsBelow("game/").map(([id]) => id),
  /** @returns {import("./copies.js").OnShelf} all that the shelf has of a game */
  look: (id) => ({
    text: readText(`game/${id}`),
    tomb: readTomb(id),
    back: Number(readText(`back/${id}`) ?? 0),
    base: readText(`base/${id}`),
  }),
  /**
   * Writes what is given of a game; null removes it.
   * @param {string} id
   * @param {Partial<import("./copies.js").OnShelf>} changes
   * @returns {boolean} whether all of it can be read back
   */
  put(id, { text, tomb, back, base }) {
    const put = (folder, value) => value === undefined || putText(`${folder}/${id}`, value);
    const number = back === undefined || back === null ? back : `${back}`;
    const isWritten = [put("game", text), put("back", number), put("base", base)];
    return [...isWritten, put("gone", tomb && JSON.stringify(tomb))].every(Boolean);
  },
};

/**
 * Calls `tell` when another tab has written, with what it wrote: the id of a game, the name of
 * another of our keys, or nothing where all was cleared.
 * @param {(what: {id?: string, key?: string}) => void} tell
 */
export function watchShelf(tell) {
  addEventListener("storage", ({ key }) => {
    if (key === null) tell({});
    else if (key.startsWith(GAMES)) tell({ id: key.slice(GAMES.length) });
    else if (key.startsWith(PREFIX)) tell({ key: key.slice(PREFIX.length) });
  });
}
