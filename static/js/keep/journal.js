// The durable half of what is kept: a second copy of every game, in IndexedDB.
//
// A browser writes localStorage to the disk when it likes, which may be a minute later. What the
// journal has said is written stands on the disk, and all tabs see one order of its changes. It
// holds one entry a game, and one for each of the latest games that were deleted: so that a shelf
// that was written late can't bring them back.

/** @typedef {{id: string, text: string, gone: boolean, at: number}} Entry */

/**
 * @callback Decide what an entry is to be; null leaves it as it is
 * @param {string} id
 * @param {Entry | undefined} entry
 * @returns {{text: string, gone: boolean} | null}
 */

const NAME = "six-gardens/1";
const GAMES = "games";
const PATIENCE = 4000;
const MOST_GONE = 200;

/** @returns {Promise<any>} what an IndexedDB request brings */
function brought(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @returns {Promise<void>} when a transaction stands on the disk */
function done(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** A browser that forbids storage may never answer at all. */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The database does not answer.")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function open(factory) {
  const request = factory.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
  const database = await inTime(brought(request));
  // Another tab may need a newer form of the database, and a person may clear it: never be in the way.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * @param {IDBFactory | undefined} factory
 * @returns {{all: () => Promise<Entry[]>, read: (id: string) => Promise<Entry | undefined>,
 *   change: (ids: string[], decide: Decide) => Promise<void>, prune: (entries: Entry[]) => Promise<void>}}
 *   all of it rejects where the browser gives no database, or one that does not write
 */
export function createJournal(factory) {
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;

  async function database() {
    opened ??= factory ? open(factory) : Promise.reject(new Error("There is no database."));
    return opened;
  }

  /** Gives a transaction to `use`; opens the database anew where the browser has closed it. */
  async function transact(mode, use) {
    const begin = async () => (await database()).transaction(GAMES, mode, { durability: "strict" });
    let transaction;
    try {
      transaction = await begin();
    } catch (problem) {
      if (problem.name !== "InvalidStateError") throw problem;
      opened = null;
      transaction = await begin();
    }
    return use(transaction.objectStore(GAMES), transaction);
  }

  const all = () => transact("readonly", (games) => inTime(brought(games.getAll())));
  const read = (id) => transact("readonly", (games) => inTime(brought(games.get(id))));

  /** Changes the entries of some games, all or none, to what `decide` makes of each. */
  const change = (ids, decide) =>
    transact("readwrite", async (games, transaction) => {
      let fault = null;
      const decideOn = (id, entry) => {
        try {
          const changed = decide(id, entry);
          if (changed) games.put({ ...changed, id, at: Date.now() });
        } catch (problem) {
          fault = problem;
          transaction.abort();
        }
      };
      for (const id of ids) {
        const request = games.get(id);
        request.onsuccess = () => decideOn(id, request.result);
      }
      try {
        await inTime(done(transaction));
      } catch (problem) {
        throw fault ?? problem;
      }
    });

  /** Forgets the deleted games that were deleted first, but for the latest. */
  const prune = (entries) =>
    transact("readwrite", (games, transaction) => {
      const gone = entries.filter((entry) => entry.gone).sort((one, other) => other.at - one.at);
      for (const { id } of gone.slice(MOST_GONE)) games.delete(id);
      return done(transaction);
    });

  return { all, read, change, prune };
}
