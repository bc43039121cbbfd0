// The pictures of kept games between two visits: a few hundred, in a database of their own.
//
// They are only remembered drawings. At any fault the database is deleted, and this visit goes on
// without one.
import { committed, resultOf, within } from "../keep/requests.js";
import { isText } from "./cached.js";

/** @typedef {{when: string, svg: string}} Drawing a picture, and the time of the entry it is of */

const NAME = "six-gardens-pictures";
const MOST = 200;

/** How long a picture is waited for: another tab may hold a database up for long. */
const PATIENCE = 1_500;

export const LONGEST_DRAWING = 200_000;

/** @param {unknown} svg @returns {svg is string} whether a text may be shown as a picture */
export const isDrawing = (svg) => isText(svg, LONGEST_DRAWING) && svg.startsWith("<svg ");

async function open(databases) {
  const request = databases.open(NAME, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(NAME, { keyPath: "id" }).createIndex("made", "made");
  const database = await resultOf(request);
  database.onversionchange = () => database.close();
  return database;
}

/** Takes out the oldest picture where there are too many. */
function trim(store) {
  const count = store.count();
  count.onsuccess = () => {
    if (count.result <= MOST) return;
    store.index("made").openCursor().onsuccess = ({ target }) => target.result?.delete();
  };
}

/**
 * @param {string} edition of the page: another one may draw otherwise
 * @param {() => IDBFactory} [find]
 * @returns {{get: (id: string) => Promise<Drawing | null>,
 *   put: (id: string, drawing: Drawing) => Promise<void>}} neither ever rejects
 */
export function createThumbStore(edition, find = () => globalThis.indexedDB) {
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;
  let isBroken = false;

  async function attempt(act) {
    if (isBroken) return null;
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
      // There is none where site data is blocked.
    }
  }

  const get = (id) =>
    attempt(async (database) => {
      const found = await resultOf(database.transaction(NAME).objectStore(NAME).get(id));
      if (!found || found.edition !== edition) return null;
      if (!isDrawing(found.svg) || !isText(found.when, 40)) throw new TypeError("No drawing.");
      return { when: found.when, svg: found.svg };
    });

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
