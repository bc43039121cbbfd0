// The durable copy of every game, in IndexedDB: one entry per game, and tombstones of deleted
// games.
//
// A browser may write localStorage to disk a minute late. A committed strict transaction is on
// disk, and all tabs see transactions in the same order. This module opens the database and runs
// transactions; the keeper decides what happens if either fails.
import { nameOf } from "../decode.js";
import { entryFrom, spelled } from "./copies.js";
import { committed, resultOf } from "./requests.js";

const STORE = "games";
const MOST_GONE = 200;

/** The database's name, and a second one in case other software uses the first. */
const NAMES = ["six-gardens/1", "six-gardens/1/second"];

/** @import {Entry, Put} from "./copies.js" */

/** @typedef {{id: string, put: Put | null}} Change an entry, null to remove it */

/**
 * @template Result
 * @typedef {{result: Promise<Result>, abort: () => void}} Transaction
 */

/**
 * @param {IDBFactory} factory
 * @param {string} name
 * @param {number} [version]
 * @returns {Promise<{database: IDBDatabase, isNew: boolean}>}
 */
async function openAs(factory, name, version) {
  const request = factory.open(name, version);
  let isNew = false;
  request.onupgradeneeded = ({ oldVersion }) => {
    isNew = oldVersion === 0;
    if (isNew) {
      request.result.createObjectStore(STORE, { keyPath: "id" });
    }
  };
  return { database: await resultOf(request), isNew };
}

/**
 * Return whether a database has our store in our layout, whatever its version.
 * @param {IDBDatabase} database
 */
function isOurs(database) {
  if (!database.objectStoreNames.contains(STORE)) {
    return false;
  }
  const { keyPath, autoIncrement } = database.transaction(STORE).objectStore(STORE);
  return keyPath === "id" && !autoIncrement;
}

/**
 * Open a database at whatever version it has.
 * @param {IDBFactory} factory
 * @param {string} name
 */
async function openNamed(factory, name) {
  try {
    return await openAs(factory, name, 1);
  } catch (problem) {
    if (nameOf(problem) !== "VersionError") {
      throw problem;
    }
    return openAs(factory, name); // it was written by a newer version
  }
}

/**
 * @param {IDBFactory} factory
 * @returns {Promise<{database: IDBDatabase, isNew: boolean}>} the first database with our layout
 */
async function openFitting(factory) {
  for (const name of NAMES) {
    const opened = await openNamed(factory, name);
    try {
      if (isOurs(opened.database)) {
        return opened;
      }
    } catch (problem) {
      opened.database.close();
      throw problem;
    }
    opened.database.close();
  }
  throw new DOMException("Every database has another layout.", "InvalidStateError");
}

/**
 * Read all values; if that fails, one by one, leaving out the unreadable ones.
 * @param {IDBObjectStore} games
 * @returns {Promise<unknown[]>}
 */
async function allIn(games) {
  try {
    return await resultOf(games.getAll());
  } catch (problem) {
    const keys = await resultOf(games.getAllKeys());
    const values = await Promise.all(keys.map((key) => resultOf(games.get(key)).catch(() => null)));
    if (keys.length > 0 && values.every((value) => value === null)) {
      throw problem;
    }
    return values;
  }
}

/**
 * Write one change and read it back.
 * @param {IDBObjectStore} games
 * @param {Change} change
 */
async function write(games, { id, put }) {
  if (put) {
    await resultOf(games.put({ ...put, id }));
  } else {
    await resultOf(games.delete(id));
  }
  const there = await resultOf(games.get(id));
  const isThere = put ? there?.text === put.text && there.gone === put.gone : there === undefined;
  if (!isThere) {
    throw new DOMException("What was written can't be read.", "DataError");
  }
}

/**
 * @param {IDBFactory} factory
 * @param {() => void} lost called when the browser, or another page, closes the connection
 * @returns {Promise<Connection>} rejects if no database can be opened
 * @typedef {ReturnType<typeof connection>} Connection
 */
export async function openJournal(factory, lost) {
  const { database, isNew } = await openFitting(factory);
  const close = () => {
    database.close();
    lost();
  };
  database.onclose = lost;
  // Don't block another page that deletes or upgrades the database.
  database.onversionchange = close;
  return connection(database, isNew);
}

/**
 * @param {IDBDatabase} database
 * @param {boolean} isNew
 */
function connection(database, isNew) {
  /**
   * Run `use` in one transaction.
   * @template Result
   * @param {IDBTransactionMode} mode
   * @param {(games: IDBObjectStore) => Promise<Result>} use
   * @returns {Transaction<Result>} the result, available once it is committed
   */
  function transact(mode, use) {
    const transaction = database.transaction(STORE, mode, { durability: "strict" });
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
    };
    const run = async () => {
      const end = committed(transaction);
      end.catch(() => {}); // an error of `use` is more specific than that of the abort
      try {
        const result = await use(transaction.objectStore(STORE));
        await end;
        return result;
      } catch (problem) {
        abort();
        throw problem;
      }
    };
    return { result: run(), abort };
  }

  /**
   * @type {(ids: string[], decide: (id: string, entry: Entry | null) => Change[]) => Transaction<void>}
   */
  const change = (ids, decide) =>
    transact("readwrite", async (games) => {
      for (const id of ids) {
        const entry = entryFrom(await resultOf(games.get(id)));
        for (const each of decide(id, entry)) {
          await write(games, each);
        }
      }
    });

  return {
    isNew,
    /** Read all entries; `strays` are values without a valid game id, as texts. */
    list: () =>
      transact("readonly", async (games) => {
        const values = await allIn(games);
        const entries = values.map(entryFrom);
        const strays = values.filter((_, index) => entries[index] === null).map(spelled);
        return { entries: entries.filter((entry) => entry !== null), strays };
      }),
    /** @param {string} id */
    read: (id) => transact("readonly", async (games) => entryFrom(await resultOf(games.get(id)))),
    /**
     * Compare and write in one transaction: `decide` gets the entry of each game, in order, and
     * returns the changes to make.
     */
    change,
    /**
     * Remove an entry if there is no space even for its tombstone.
     * @param {string} id
     */
    remove: (id) => change([id], () => [{ id, put: null }]),
    /**
     * Remove all tombstones but the latest 200.
     * @param {Entry[]} entries
     */
    prune(entries) {
      const gone = entries.filter((entry) => entry.gone).sort((one, other) => other.at - one.at);
      const old = new Set(gone.slice(MOST_GONE).map(({ id }) => id));
      /** @type {(id: string, entry: Entry | null) => Change[]} */
      const removed = (id, entry) => (entry?.gone ? [{ id, put: null }] : []);
      return old.size > 0 ? change([...old], removed) : null;
    },
    close: () => database.close(),
  };
}
