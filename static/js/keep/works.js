// What the keeper's jobs do in a transaction of the journal, and how they end.
import { nameOf } from "../decode.js";
import { decideForget, decideKeep, heal, IN_LINE, nextBase, standing, tombOf } from "./copies.js";
import { better } from "./stamp.js";

/** @import {Decision, Entry, Healing, Put} from "./copies.js" */
/** @import {Change, Connection, Transaction} from "./journal.js" */
/** @import {Fault} from "./machine.js" */

/**
 * What a job does in a transaction of the journal, and how it ends: with or without one.
 * @template Result
 * @typedef {{
 *   transact: (journal: Connection) => Transaction<unknown>,
 *   end: (hasJournal: boolean, isForbidden: boolean) => Result,
 *   healed?: () => string[],
 * }} Work
 */

/** @typedef {{id: string, text: string, expected: string | null}} Game */
/**
 * @typedef {{kept: boolean, there?: string | null, durable?: boolean, forbidden?: boolean}} Kept
 */
/** @typedef {{ids: string[], changed: [id: string, text: string | null][]}} Healed */

/**
 * @typedef {Omit<Healing, "journal"> & {was: string | null}} Plan `was` is the text on the shelf
 */

/**
 * All saved games; `strays` are values of other software in the journal.
 * @typedef {{
 *   ids: string[],
 *   byId: Map<string, Entry>,
 *   strays: string[],
 *   hasJournal: boolean,
 *   isWhole: boolean,
 * }} Listing
 */

/** @param {unknown} problem @returns {Fault} the cause of an error of the journal */
export function faultOf(problem) {
  const name = nameOf(problem);
  if (name === "QuotaExceededError") {
    return "full";
  }
  return name === "SecurityError" ? "forbidden" : "other";
}

/**
 * @param {object} keeper
 * @param {typeof import("./shelf.js").shelf} keeper.shelf
 * @param {() => number} keeper.now
 * @param {Set<string>} keeper.out the games that this page deleted and did not restore
 * @param {() => Connection | null} keeper.current
 * @param {(what: Healed) => void} keeper.tellHealed
 */
export function createWorks({ shelf, now, out, current, tellHealed }) {
  /** @type {Map<string, Set<string>>} texts perhaps in the journal although writing failed */
  const own = new Map();

  /** @param {string} id @returns {Set<string>} */
  const ownOf = (id) => own.get(id) ?? new Set();

  /** @param {Game} game @returns {Work<Kept>} */
  function keeps(game) {
    const { id, text } = game;
    /** @type {Decision | null} */
    let decided = null;
    return {
      transact(journal) {
        own.set(id, ownOf(id).add(text));
        return journal.change([id], (_, entry) => {
          const decision = decideKeep(game, ownOf(id), shelf.look(id), entry, now());
          decided = decision;
          return decision.clash ? [] : [{ id, put: decision.put }];
        });
      },
      end(hasJournal, isForbidden) {
        const onShelf = shelf.look(id);
        const inTransaction = hasJournal ? decided : null;
        const decision = inTransaction ?? decideKeep(game, ownOf(id), onShelf, null, now());
        if (decision.clash) {
          return { kept: false, there: decision.there };
        }
        if (!hasJournal) {
          const base = isForbidden ? null : nextBase(onShelf, game);
          const kept = shelf.put(id, { text, tomb: null, base });
          return { kept, durable: false, forbidden: isForbidden };
        }
        own.delete(id);
        // Another tab may have written since the transaction.
        const isNewest = onShelf.text === game.expected || better(onShelf.text, text) === text;
        if (isNewest) {
          shelf.put(id, { text, ...IN_LINE });
        }
        return { kept: true, durable: true };
      },
    };
  }

  /** @param {string} id @returns {Work<{forgotten: boolean}>} */
  function forgets(id) {
    /** @type {Put | null} */
    let put = null;
    let isRemoved = false;
    return {
      transact(journal) {
        const buried = journal.change([id], (_, entry) => {
          // It may have been restored meanwhile.
          put = out.has(id) ? decideForget(shelf.look(id), entry, now()) : null;
          return put ? [{ id, put }] : [];
        });
        /** @param {unknown} problem */
        const makeRoom = (problem) => {
          if (faultOf(problem) !== "full") {
            throw problem;
          }
          isRemoved = true;
          return journal.remove(id).result;
        };
        return { ...buried, result: buried.result.catch(makeRoom) };
      },
      end(hasJournal, isForbidden) {
        if (!out.has(id)) {
          return { forgotten: true };
        }
        const { text } = shelf.look(id);
        const isGone = shelf.put(id, { ...IN_LINE, text: null });
        if (hasJournal && !isRemoved) {
          return { forgotten: true };
        }
        const tomb = put?.tomb ?? tombOf(text, now());
        const isBuried = shelf.put(id, { tomb }) || hasJournal || (isForbidden && isGone);
        if (!isBuried) {
          out.delete(id);
          shelf.put(id, { text });
        }
        return { forgotten: isBuried };
      },
    };
  }

  /** @param {string} id @returns {Work<{text: string | null, isKnown: boolean}>} */
  function reads(id) {
    /** @type {Entry | null} */
    let found = null;
    return {
      transact(journal) {
        const { result, abort } = journal.read(id);
        return { result: result.then((entry) => (found = entry)), abort };
      },
      end(hasJournal, isForbidden) {
        const text = standing(shelf.look(id), hasJournal ? found : null);
        const isAll = (hasJournal || isForbidden) && shelf.isReadable();
        return { text, isKnown: text !== null || isAll };
      },
    };
  }

  function lists() {
    /** @type {{entries: Entry[], strays: string[]}} */
    let found = { entries: [], strays: [] };
    return {
      /** @param {Connection} journal */
      transact(journal) {
        const { result, abort } = journal.list();
        return { result: result.then((all) => (found = all)), abort };
      },
      /** @type {(hasJournal: boolean, isForbidden: boolean) => Listing} */
      end(hasJournal, isForbidden) {
        const { entries, strays } = hasJournal ? found : { entries: [], strays: [] };
        if (hasJournal) {
          current()
            ?.prune(entries)
            ?.result.catch(() => {});
        }
        const byId = new Map(entries.map((entry) => [entry.id, entry]));
        const ids = [...new Set([...shelf.ids(), ...byId.keys()])].sort();
        return { ids, byId, strays, hasJournal, isWhole: hasJournal || isForbidden };
      },
    };
  }

  /** @param {string[]} wanted @param {boolean} all @returns {Work<void>} */
  function heals(wanted, all) {
    /** @type {Map<string, Plan>} */
    let plans = new Map();
    return {
      healed: () => [...plans.keys()],
      transact(journal) {
        plans = new Map();
        const ids = [...new Set([...wanted, ...(all ? shelf.ids() : [])])];
        return journal.change(ids, (id, entry) => {
          const onShelf = shelf.look(id);
          const { journal: put, ...plan } = heal(id, onShelf, entry, now());
          const { aside } = plan;
          plans.set(id, { ...plan, was: onShelf.text });
          /** @type {Change[]} */
          const copies = aside
            ? [{ id: aside.id, put: { text: aside.text, gone: false, at: now() } }]
            : [];
          return put ? [...copies, { id, put }] : copies;
        });
      },
      end(hasJournal) {
        if (!hasJournal) {
          return;
        }
        for (const [id, { shelf: changes, aside, was }] of plans) {
          if (aside) {
            shelf.put(aside.id, { text: aside.text });
          }
          if (shelf.look(id).text === was) {
            shelf.put(id, { ...changes, ...IN_LINE });
          }
        }
        const changed = [...plans].filter(([, { text, was }]) => text !== was);
        tellHealed({
          ids: [...plans.keys()],
          changed: changed.map(([id, { text }]) => [id, text]),
        });
      },
    };
  }

  return { keeps, forgets, reads, lists, heals };
}
