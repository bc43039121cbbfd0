// Saved games: runs the commands of machine.js on the browser and reports their results to it.
//
// docs/design/keeping.md describes the copies of a game and the guarantees.
import { decideForget, decideKeep, heal, IN_LINE, nextBase, standing, tombOf } from "./copies.js";
import { begin, step, wakeAt } from "./machine.js";
import { better } from "./stamp.js";

/**
 * @typedef {object} Browser the browser's interfaces that the keeper uses; tests pass fakes
 * @property {typeof import("./shelf.js").shelf} shelf
 * @property {((lost: () => void) => Promise<import("./journal.js").Connection>) | null} open opens the
 *   journal; null where there are no databases
 * @property {LockManager | undefined} locks
 * @property {() => number} [now]
 * @property {(act: () => void, ms: number) => () => void} [later] returns a cancel function
 */

const LOCK_NAME = "six-gardens/1/game/";

const inTime = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** @returns {"full" | "forbidden" | "other"} the cause of an error of the journal */
function faultOf(problem) {
  if (problem?.name === "QuotaExceededError") return "full";
  return problem?.name === "SecurityError" ? "forbidden" : "other";
}

/** @param {Browser} browser */
export function createKeeper({ shelf, open, locks, now = Date.now, later = inTime }) {
  let state = begin(now(), open !== null);
  /** @type {import("./journal.js").Connection | null} */
  let connection = null;
  let openings = 0;
  let asked = 0;
  let cancel = () => {};
  /** @type {Map<number, object>} running tasks, by job number */
  const tasks = new Map();
  /** @type {Set<string>} the games that this page deleted and did not restore */
  const out = new Set();
  /** @type {Map<string, Set<string>>} texts perhaps in the journal although writing failed */
  const own = new Map();
  let tellHealed = () => {};

  // -- the machine --------------------------------------------------------------------------------

  function dispatch(event) {
    const [next, commands] = step(state, { ...event, now: now() });
    state = next;
    for (const command of commands) run[command.do](command);
    cancel();
    const at = wakeAt(state);
    cancel =
      at === Infinity ? () => {} : later(() => dispatch({ type: "time" }), Math.max(0, at - now()));
  }

  const ask = (kind, task) =>
    new Promise((resolve) => {
      const number = (asked += 1);
      tasks.set(number, { ...task, resolve });
      dispatch({ type: "ask", job: { number, kind, id: task.id, ids: task.ids } });
    });

  const taskOf = ({ job }) => {
    if (!tasks.has(job.number)) tasks.set(job.number, { ids: job.ids, all: job.all, resolve() {} });
    return tasks.get(job.number);
  };

  const run = {
    open() {
      const number = (openings += 1);
      const isCurrent = () => number === openings;
      const lost = () => {
        if (!isCurrent() || !connection) return;
        connection = null;
        dispatch({ type: "closed" });
      };
      const opened = (found) => {
        if (!isCurrent()) return found.close();
        connection = found;
        return dispatch({ type: "opened", isNew: found.isNew });
      };
      const failed = (problem) => {
        if (isCurrent()) dispatch({ type: "open-failed", fault: faultOf(problem) });
      };
      Promise.resolve()
        .then(() => open(lost))
        .then(opened, failed);
    },
    close() {
      openings += 1;
      connection?.close();
      connection = null;
    },
    async transact({ job }) {
      const { number, attempt } = job;
      const task = taskOf({ job });
      try {
        const transaction = works[job.kind](task);
        task.abort = transaction.abort;
        const result = await transaction.result;
        task.found = result;
        dispatch({ type: "transacted", number, attempt, healed: [...(task.plans?.keys() ?? [])] });
      } catch (problem) {
        dispatch({ type: "failed", number, attempt, fault: faultOf(problem) });
      }
    },
    abort: ({ job }) => taskOf({ job }).abort?.(),
    lock({ job }) {
      const { number, attempt } = job;
      const task = taskOf({ job });
      const locked = () => {
        dispatch({ type: "locked", number, attempt });
      };
      const held = new AbortController();
      task.unlock = () => held.abort();
      try {
        locks.request(LOCK_NAME + job.id, { signal: held.signal }, locked).catch(locked);
      } catch {
        Promise.resolve().then(locked); // there are no locks, or site data is blocked
      }
    },
    finish({ job, hasJournal, isForbidden }) {
      const task = taskOf({ job });
      tasks.delete(job.number);
      task.resolve(ends[job.kind](task, hasJournal, isForbidden));
      task.unlock?.();
    },
  };

  // -- jobs in a transaction of the journal --------------------------------------------------

  const ownOf = (id) => own.get(id) ?? new Set();

  const works = {
    read: ({ id }) => connection.read(id),
    list: () => connection.list(),
    keep(task) {
      const { id, text } = task;
      own.set(id, ownOf(id).add(text));
      return connection.change([id], (_, entry) => {
        task.decided = decideKeep(task, ownOf(id), shelf.look(id), entry, now());
        return task.decided.clash ? [] : [{ id, put: task.decided.put }];
      });
    },
    forget(task) {
      const { id } = task;
      const buried = connection.change([id], (_, entry) => {
        // It may have been restored meanwhile.
        task.put = out.has(id) ? decideForget(shelf.look(id), entry, now()) : null;
        return task.put ? [{ id, put: task.put }] : [];
      });
      const makeRoom = (problem) => {
        if (faultOf(problem) !== "full") throw problem;
        task.isRemoved = true;
        return connection.remove(id).result;
      };
      return { ...buried, result: buried.result.catch(makeRoom) };
    },
    heal(task) {
      const plans = (task.plans = new Map());
      const ids = [...new Set([...task.ids, ...(task.all ? shelf.ids() : [])])];
      return connection.change(ids, (id, entry) => {
        const onShelf = shelf.look(id);
        const { journal, aside, ...plan } = heal(id, onShelf, entry, now());
        plans.set(id, { ...plan, aside, was: onShelf.text });
        const copy = aside && { id: aside.id, put: { text: aside.text, gone: false, at: now() } };
        return [copy, journal && { id, put: journal }].filter(Boolean);
      });
    },
  };

  // -- how jobs end ------------------------------------------------------------------------------------

  const ends = {
    keep(task, hasJournal, isForbidden) {
      const { id, text } = task;
      const onShelf = shelf.look(id);
      const decided = hasJournal ? task.decided : decideKeep(task, ownOf(id), onShelf, null, now());
      if (decided.clash) return { kept: false, there: decided.there };
      if (!hasJournal) {
        const base = isForbidden ? null : nextBase(onShelf, task);
        const kept = shelf.put(id, { text, tomb: null, base });
        return { kept, durable: false, forbidden: isForbidden };
      }
      own.delete(id);
      // Another tab may have written since the transaction.
      const isNewest = onShelf.text === task.expected || better(onShelf.text, text) === text;
      if (isNewest) shelf.put(id, { text, ...IN_LINE });
      return { kept: true, durable: true };
    },
    forget(task, hasJournal, isForbidden) {
      const { id } = task;
      if (!out.has(id)) return { forgotten: true };
      const { text } = shelf.look(id);
      const isGone = shelf.put(id, { ...IN_LINE, text: null });
      if (hasJournal && !task.isRemoved) return { forgotten: true };
      const tomb = task.put?.tomb ?? tombOf(text, now());
      const isBuried = shelf.put(id, { tomb }) || hasJournal || (isForbidden && isGone);
      if (!isBuried) {
        out.delete(id);
        shelf.put(id, { text });
      }
      return { forgotten: isBuried };
    },
    read({ id, found }, hasJournal, isForbidden) {
      const text = standing(shelf.look(id), hasJournal ? found : null);
      const isAll = (hasJournal || isForbidden) && shelf.isReadable();
      return { text, isKnown: text !== null || isAll };
    },
    list({ found }, hasJournal, isForbidden) {
      const { entries, strays } = hasJournal ? found : { entries: [], strays: [] };
      if (hasJournal) connection?.prune(entries)?.result.catch(() => {});
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      const ids = [...new Set([...shelf.ids(), ...byId.keys()])].sort();
      return { ids, byId, strays, hasJournal, isWhole: hasJournal || isForbidden };
    },
    heal({ plans = new Map() }, hasJournal) {
      if (!hasJournal) return;
      for (const [id, { shelf: changes, aside, was }] of plans) {
        if (aside) shelf.put(aside.id, { text: aside.text });
        if (shelf.look(id).text === was) shelf.put(id, { ...changes, ...IN_LINE });
      }
      const changed = [...plans].filter(([, { text, was }]) => text !== was);
      tellHealed({ ids: [...plans.keys()], changed: changed.map(([id, { text }]) => [id, text]) });
    },
  };

  // -- public functions ------------------------------------------------------------------------

  /**
   * Save a game, unless another tab has written it meanwhile.
   * @param {{id: string, text: string, expected: string | null}} game `expected` is the
   *   text that should be saved there now, or null for none
   * @returns {Promise<{kept: boolean, there?: string | null, durable?: boolean, forbidden?: boolean}>}
   *   `there` is the text that another tab wrote; `durable` is whether the journal has the text;
   *   if not, `forbidden` is whether this browser has no journal at all
   */
  function keep({ id, text, expected }) {
    if (expected === null && out.delete(id)) bringBack(id, text);
    return ask("keep", { id, text, expected });
  }

  /** Restore a deleted game on the shelf at once; the journal follows. */
  function bringBack(id, text) {
    const there = shelf.look(id).text;
    if (there !== null && there !== text) return; // another tab has restored and changed it
    shelf.put(id, { back: now(), text, tomb: null });
  }

  /**
   * Delete a game, unless it is restored before that is done.
   * @returns {Promise<{forgotten: boolean}>} false if it could not be deleted
   */
  function forget(id) {
    out.add(id);
    shelf.put(id, { back: null });
    return ask("forget", { id });
  }

  /**
   * @returns {Promise<{text: string | null, isKnown: boolean}>} the text of a game; null if there is
   *   none or, unless that `isKnown`, if it can't be read right now
   */
  const read = (id) => ask("read", { id });

  /**
   * Make shelf and journal agree, for example after a crash.
   * @returns {Promise<{ids: string[], isWhole: boolean}>} the ids of all saved games; unless
   *   `isWhole`, only of those that can be read right now
   */
  async function settle() {
    const { ids, byId, hasJournal, isWhole } = await ask("list", {});
    const plans = ids.map((id) => [id, heal(id, shelf.look(id), byId.get(id), now())]);
    const there = plans.filter(([, { text }]) => text !== null).map(([id]) => id);
    if (!hasJournal) return { ids: there, isWhole };
    for (const [id, { shelf: changes, aside }] of plans) if (!aside) shelf.put(id, changes);
    const behind = plans.filter(([, { journal, aside }]) => journal || aside).map(([id]) => id);
    if (behind.length > 0) ask("heal", { ids: behind });
    return { ids: there, isWhole };
  }

  /**
   * @returns {Promise<{texts: [string, string][], isWhole: boolean}>} id and text of saved games,
   *   damaged ones unchanged; values of other software in the journal come as text
   */
  async function texts() {
    const { ids, byId, strays, isWhole } = await ask("list", {});
    const kept = ids.map((id) => [id, standing(shelf.look(id), byId.get(id))]);
    const odd = strays.map((text, index) => [`stray ${index}`, text]);
    return { texts: [...kept.filter(([, text]) => text !== null), ...odd], isWhole };
  }

  return {
    read,
    keep,
    forget,
    settle,
    texts,
    /** @param {(what: {ids: string[], changed: [string, string | null][]}) => void} tell called
     * when the journal has caught up with games; `changed` are those whose text differs from the
     * shelf's */
    onHealed: (tell) => (tellHealed = tell),
  };
}
