// What localStorage keeps for us, under one prefix: pages of one origin share it.
//
// It answers at once and tells other tabs, but a browser writes it to the disk when it likes, and
// may forbid it: then there is nothing, and what can't be written is said.

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

/** @returns {boolean} whether the text could be written */
export function writeText(key, text) {
  try {
    const there = storage();
    there?.setItem(PREFIX + key, text);
    return there !== null;
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

/** The kept games, each a text under its id. */
export const shelf = {
  read: (id) => readText(`game/${id}`),
  write: (id, text) => writeText(`game/${id}`, text),
  remove: (id) => removeText(`game/${id}`),
  /** @returns {string[]} the ids of all games on the shelf */
  ids: () => textsBelow("game/").map(([id]) => id),
  /** @returns {number} when a deleted game was brought back, 0 if it never was */
  back: (id) => Number(readText(`back/${id}`) ?? 0),
  /** Notes when a deleted game was brought back, null to forget that it was. */
  noteBack(id, at) {
    if (at === null) removeText(`back/${id}`);
    else writeText(`back/${id}`, `${at}`);
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
