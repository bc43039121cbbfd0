// Saved games: runs the commands of machine.js on the browser and reports their results to it.
//
// docs/design/keeping.md describes the copies of a game and the guarantees.
import { heal, standing } from "./copies.js";
import { begin, step, wakeAt } from "./machine.js";
import { createWorks, faultOf } from "./works.js";

/** @import {Connection, Transaction} from "./journal.js" */
/** @import {Command, Happening, Job, Kind} from "./machine.js" */
/** @import {Game, Healed, Kept, Work} from "./works.js" */

/**
 * @typedef {object} Browser the browser's interfaces that the keeper uses; tests pass fakes
 * @property {typeof import("./shelf.js").shelf} shelf
 * @property {((lost: () => void) => Promise<Connection>) | null} open opens the journal; null where
 *   there are no databases
 * @property {LockManager | undefined} locks
 * @property {() => number} [now]
 * @property {(act: () => void, ms: number) => () => void} [later] returns a cancel function
 */

/**
 * A running job; `finish` hands its result over.
 * @typedef {{
 *   transact: (journal: Connection) => Transaction<unknown>,
 *   finish: (hasJournal: boolean, isForbidden: boolean) => void,
 *   healed?: () => string[],
 *   abort?: () => void,
 *   unlock?: () => void,
 * }} Task
 */

/** @typedef {ReturnType<typeof createKeeper>} Keeper */

const LOCK_NAME = "six-gardens/1/game/";

/** @type {(act: () => void, ms: number) => () => void} */
const inTime = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** @param {Browser} browser */
export function createKeeper({ shelf, open, locks, now = Date.now, later = inTime }) {
  let state = begin(now(), open !== null);
  /** @type {Connection | null} */
  let connection = null;
  let openings = 0;
  let asked = 0;
  let cancel = () => {};
  /** @type {Map<number, Task>} running tasks, by job number */
  const tasks = new Map();
  /** @type {Set<string>} the games that this page deleted and did not restore */
  const out = new Set();
  /** @type {(what: Healed) => void} */
  let tellHealed = () => {};
  const { keeps, forgets, reads, lists, heals } = createWorks({
    shelf,
    now,
    out,
    current: () => connection,
    tellHealed: (what) => tellHealed(what),
  });

  // -- the machine --------------------------------------------------------------------------------

  /** @param {Happening} event */
  function dispatch(event) {
    const [next, commands] = step(state, { ...event, now: now() });
    state = next;
    for (const command of commands) {
      run(command);
    }
    cancel();
    const at = wakeAt(state);
    cancel =
      at === Infinity ? () => {} : later(() => dispatch({ type: "time" }), Math.max(0, at - now()));
  }

  /**
   * Run a job: the machine decides when, and whether with the journal.
   * @template Result
   * @param {Kind} kind
   * @param {{id?: string, ids?: string[]}} games
   * @param {Work<Result>} work
   * @returns {Promise<Result>}
   */
  const ask = (kind, games, { transact, end, healed }) =>
    new Promise((resolve) => {
      const number = (asked += 1);
      /** @type {Task["finish"]} */
      const finish = (...how) => resolve(end(...how));
      tasks.set(number, { transact, healed, finish });
      dispatch({ type: "ask", job: { number, kind, ...games } });
    });

  /** @param {Job} job @returns {Task} its task; the machine itself wants to heal games */
  function taskOf({ number, ids = [], all = false }) {
    const known = tasks.get(number);
    if (known) {
      return known;
    }
    const { end, ...healing } = heals(ids, all);
    const task = { ...healing, finish: end };
    tasks.set(number, task);
    return task;
  }

  /** @param {Command} command */
  function run(command) {
    switch (command.do) {
      case "open":
        return openJournal();
      case "close":
        return closeJournal();
      case "transact":
        return transact(command.job);
      case "abort":
        return taskOf(command.job).abort?.();
      case "lock":
        return lock(command.job);
      case "finish":
        return finish(command);
    }
  }

  function openJournal() {
    const number = (openings += 1);
    const isCurrent = () => number === openings;
    const lost = () => {
      if (!isCurrent() || !connection) {
        return;
      }
      connection = null;
      dispatch({ type: "closed" });
    };
    /** @param {Connection | undefined} found */
    const opened = (found) => {
      if (!found) {
        return;
      }
      if (!isCurrent()) {
        found.close();
        return;
      }
      connection = found;
      dispatch({ type: "opened", isNew: found.isNew });
    };
    /** @param {unknown} problem */
    const failed = (problem) => {
      if (isCurrent()) {
        dispatch({ type: "open-failed", fault: faultOf(problem) });
      }
    };
    Promise.resolve()
      .then(() => open?.(lost))
      .then(opened, failed);
  }

  function closeJournal() {
    openings += 1;
    connection?.close();
    connection = null;
  }

  /** @param {Job} job */
  async function transact(job) {
    const { number, attempt } = job;
    const task = taskOf(job);
    try {
      if (!connection) {
        throw new DOMException("The journal is closed.", "InvalidStateError");
      }
      const transaction = task.transact(connection);
      task.abort = transaction.abort;
      await transaction.result;
      dispatch({ type: "transacted", number, attempt, healed: task.healed?.() ?? [] });
    } catch (problem) {
      dispatch({ type: "failed", number, attempt, fault: faultOf(problem) });
    }
  }

  /** @param {Job} job */
  function lock(job) {
    const { number, attempt } = job;
    const locked = () => {
      dispatch({ type: "locked", number, attempt });
    };
    const held = new AbortController();
    taskOf(job).unlock = () => held.abort();
    const unlocked = () => Promise.resolve().then(locked); // there are no locks, or site data is blocked
    try {
      if (!locks) {
        unlocked();
      } else {
        locks.request(LOCK_NAME + job.id, { signal: held.signal }, locked).catch(locked);
      }
    } catch {
      unlocked();
    }
  }

  /** @param {Command & {do: "finish"}} command */
  function finish({ job, hasJournal, isForbidden }) {
    const task = taskOf(job);
    tasks.delete(job.number);
    task.finish(hasJournal, isForbidden);
    task.unlock?.();
  }

  // -- public functions ------------------------------------------------------------------------

  /**
   * Save a game, unless another tab has written it meanwhile.
   * @param {Game} game `expected` is the text that should be saved there now, or null for none
   * @returns {Promise<Kept>} `there` is the text that another tab wrote; `durable` is whether the journal has the text;
   *   if not, `forbidden` is whether this browser has no journal at all
   */
  function keep({ id, text, expected }) {
    if (expected === null && out.delete(id)) {
      bringBack(id, text);
    }
    return ask("keep", { id }, keeps({ id, text, expected }));
  }

  /**
   * Restore a deleted game on the shelf at once; the journal follows.
   * @param {string} id
   * @param {string} text
   */
  function bringBack(id, text) {
    const there = shelf.look(id).text;
    if (there !== null && there !== text) {
      return;
    } // another tab has restored and changed it
    shelf.put(id, { back: now(), text, tomb: null });
  }

  /**
   * Delete a game, unless it is restored before that is done.
   * @param {string} id
   * @returns {Promise<{forgotten: boolean}>} false if it could not be deleted
   */
  function forget(id) {
    out.add(id);
    shelf.put(id, { back: null });
    return ask("forget", { id }, forgets(id));
  }

  /**
   * @param {string} id
   * @returns {Promise<{text: string | null, isKnown: boolean}>} the text of a game; null if there is
   *   none or, unless that `isKnown`, if it can't be read right now
   */
  const read = (id) => ask("read", { id }, reads(id));

  /**
   * Make shelf and journal agree, for example after a crash.
   * @returns {Promise<{ids: string[], isWhole: boolean}>} the ids of all saved games; unless
   *   `isWhole`, only of those that can be read right now
   */
  async function settle() {
    const { ids, byId, hasJournal, isWhole } = await ask("list", {}, lists());
    const plans = ids.map((id) => ({ id, ...heal(id, shelf.look(id), byId.get(id), now()) }));
    const there = plans.filter(({ text }) => text !== null).map(({ id }) => id);
    if (!hasJournal) {
      return { ids: there, isWhole };
    }
    for (const { id, shelf: changes, aside } of plans) {
      if (!aside) {
        shelf.put(id, changes);
      }
    }
    const behind = plans.filter(({ journal, aside }) => journal || aside).map(({ id }) => id);
    if (behind.length > 0) {
      ask("heal", { ids: behind }, heals(behind, false));
    }
    return { ids: there, isWhole };
  }

  /**
   * @returns {Promise<{texts: [string, string][], isWhole: boolean}>} id and text of saved games,
   *   damaged ones unchanged; values of other software in the journal come as text
   */
  async function texts() {
    const { ids, byId, strays, isWhole } = await ask("list", {}, lists());
    /** @type {[string, string][]} */
    const found = [];
    for (const id of ids) {
      const text = standing(shelf.look(id), byId.get(id));
      if (text !== null) {
        found.push([id, text]);
      }
    }
    strays.forEach((text, index) => found.push([`stray ${index}`, text]));
    return { texts: found, isWhole };
  }

  return {
    read,
    keep,
    forget,
    settle,
    texts,
    /**
     * @param {(what: Healed) => void} tell called when the journal has caught up with games;
     *   `changed` are those whose text differs from the shelf's
     */
    onHealed: (tell) => (tellHealed = tell),
  };
}
