// A cache of a few hundred thumbnails of saved games, in its own database.
//
// After any error, the database is deleted, and this visit continues without a cache.
import { isObject } from "../decode.js";
import { committed, resultOf, within } from "../keep/requests.js";
import { isText } from "./cached.js";

/** @typedef {{when: string, svg: string}} Drawing a thumbnail, and the time of its list entry */

/**
 * Neither ever rejects.
 * @typedef {{
 *   get: (id: string) => Promise<Drawing | null>,
 *   put: (id: string, drawing: Drawing) => Promise<unknown>,
 * }} ThumbStore
 */

const NAME = "six-gardens-pictures";
const MOST = 200;

/** Longest wait for a thumbnail, in ms: another tab may block the database. */
const PATIENCE = 1_500;

export const LONGEST_DRAWING = 200_000;

/** @param {unknown} svg @returns {svg is string} whether a text may be shown as an SVG image */
export const isDrawing = (svg) => isText(svg, LONGEST_DRAWING) && svg.startsWith("<svg ");

/** @param {IDBFactory} databases */
async function open(databases) {
  const request = databases.open(NAME, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(NAME, { keyPath: "id" }).createIndex("made", "made");
  const database = await resultOf(request);
  database.onversionchange = () => database.close();
  return database;
}

/**
 * Delete the oldest thumbnail if there are too many.
 * @param {IDBObjectStore} store
 */
function trim(store) {
  const count = store.count();
  count.onsuccess = () => {
    if (count.result <= MOST) {
      return;
    }
    const oldest = store.index("made").openCursor();
    oldest.onsuccess = () => oldest.result?.delete();
  };
}

/**
 * @param {string} edition of the page: others may draw differently
 * @param {() => IDBFactory} [find]
 * @returns {ThumbStore}
 */
export function createThumbStore(edition, find = () => globalThis.indexedDB) {
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;
  let isBroken = false;

  /**
   * @template Result
   * @param {(database: IDBDatabase) => Promise<Result>} act
   * @returns {Promise<Result | null>}
   */
  async function attempt(act) {
    if (isBroken) {
      return null;
    }
    try {
      opened ??= open(find());
      return await within(opened.then(act), PATIENCE);
    } catch {
      drop();
      return null;
    }
  }

  function drop() {
    isBroken = true;
    opened?.then((database) => database.close()).catch(() => {});
    try {
      find().deleteDatabase(NAME);
    } catch {
      // There is no database if site data is blocked.
    }
  }

  /** @param {string} id @returns {Promise<Drawing | null>} */
  const get = (id) =>
    attempt(async (database) => {
      /** @type {unknown} */
      const found = await resultOf(database.transaction(NAME).objectStore(NAME).get(id));
      if (!isObject(found) || found.edition !== edition) {
        return null;
      }
      if (!isDrawing(found.svg) || !isText(found.when, 40)) {
        throw new TypeError("No drawing.");
      }
      return { when: found.when, svg: found.svg };
    });

  /** @param {string} id @param {Drawing} drawing */
  const put = (id, { when, svg }) =>
    attempt(async (database) => {
      const transaction = database.transaction(NAME, "readwrite");
      const store = transaction.objectStore(NAME);
      store.put({ id, edition, when, svg, made: Date.now() });
      trim(store);
      await committed(transaction);
    });

  return { get, put };
}
