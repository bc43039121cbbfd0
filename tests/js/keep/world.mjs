// A browser that fails in every way that storage can, on a clock of its own: for model.test.mjs.
import { entryFrom } from "../../../static/js/keep/copies.js";
import { createKeeper } from "../../../static/js/keep/keeper.js";
import { intactRecord, sumOf } from "../../../static/js/keep/seal.js";
import { damaged, Shelf } from "./browser.mjs";

const TAKES = { ok: 4, fail: 3, full: 3, uncertain: 4, slow: 1000, stuck: Infinity, forbidden: 2 };
const NAMES = { full: "QuotaExceededError", forbidden: "SecurityError" };
const fault = (fate) => new DOMException(fate, NAMES[fate] ?? "UnknownError");

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that leaps to the next alarm. */
class Clock {
  time = 1_000_000;
  alarms = new Set();
  now = () => this.time;
  later = (act, ms) => {
    const alarm = { at: this.time + ms, act };
    if (ms < Infinity) {
      this.alarms.add(alarm);
    }
    return () => this.alarms.delete(alarm);
  };

  /** Passes `ms`, or less if `isDone` says so. */
  async pass(ms, isDone = () => false) {
    const end = this.time + ms;
    for (;;) {
      for (let count = 0; count < 3; count += 1) {
        await turn();
      }
      const next = [...this.alarms].sort((one, other) => one.at - other.at)[0];
      if (isDone() || !next || next.at > end) {
        break;
      }
      this.alarms.delete(next);
      this.time = Math.max(this.time + 1, next.at);
      next.act();
    }
    if (!isDone()) {
      this.time = Math.max(this.time, end);
    }
  }
}

/** @returns {string} the intact text of a game with these moves, played at a time */
export function textOf(moves, saved, when) {
  const meta = { saved, played: `2026-${String(when).padStart(6, "0")}` };
  const record = { format: "six-gardens", version: 1, game: "template", rules: 1, seats: [] };
  const whole = { ...record, options: {}, seed: "1", moves, meta };
  return JSON.stringify({ ...whole, meta: { ...meta, sum: sumOf(whole) } });
}

/** @returns {string[]} the moves of an intact text, none of any other */
export const movesOf = (text) => (text === null ? [] : (intactRecord(text)?.moves ?? []));

/** One browser with its disk; its tabs live until they are reloaded or killed. */
export class World {
  clock = new Clock();
  shelf = new Shelf();
  onDisk = new Map(); // what of the shelf the browser has written to the disk
  journal = new Map();
  fates = { open: [], transact: [] }; // what happens to the next operations; then all goes well
  tabs = [null, null];
  epochs = [0, 0];
  made = 0;
  longest = 0;

  fate = (what) => this.fates[what].shift() ?? "ok";

  /** Does `act` when its fate says so, unless the tab is gone or the transaction aborted. */
  later(number, fate, act, isAborted = () => false) {
    const epoch = this.epochs[number];
    return new Promise((resolve, reject) => {
      const end = () => {
        if (this.epochs[number] !== epoch) {
          return;
        }
        if (isAborted()) {
          reject(fault("aborted"));
        } else if (fate === "ok" || fate === "slow") {
          resolve(act());
        } else {
          if (fate === "uncertain") {
            act();
          }
          reject(fault(fate));
        }
      };
      this.clock.later(end, TAKES[fate]);
    });
  }

  connection(number) {
    const transact = (act) => {
      let isAborted = false;
      const abort = () => (isAborted = true);
      return { result: this.later(number, this.fate("transact"), act, () => isAborted), abort };
    };
    const entry = (id) => entryFrom(this.journal.get(id));
    const change = (ids, decide) =>
      transact(() => {
        for (const id of ids) {
          for (const { id: other, put } of decide(id, entry(id))) {
            if (put) {
              this.journal.set(other, { ...put, id: other });
            } else {
              this.journal.delete(other);
            }
          }
        }
      });
    return {
      isNew: false,
      list: () =>
        transact(() => ({ entries: [...this.journal.values()].map(entryFrom), strays: [] })),
      read: (id) => transact(() => entry(id)),
      change,
      remove: (id) => change([id], () => [{ id, put: null }]),
      prune: () => null,
      close() {},
    };
  }

  /** @returns {object} the tab of a number, opened if it is not there */
  tab(number) {
    this.tabs[number] ??= this.opened(number);
    return this.tabs[number];
  }

  opened(number) {
    const tab = { known: new Map(), lost: () => {} };
    const open = (lost) => {
      tab.lost = lost;
      return this.later(number, this.fate("open"), () => this.connection(number));
    };
    const { now, later } = this.clock;
    const epoch = this.epochs[number];
    const alive = (act, ms) => later(() => this.epochs[number] === epoch && act(), ms);
    tab.keeper = createKeeper({ shelf: this.shelf, open, locks: undefined, now, later: alive });
    return tab;
  }

  end(number) {
    this.tabs[number] = null;
    this.epochs[number] += 1;
  }

  /** Ends all tabs; where the shelf `isLate`, it is as the browser wrote it to the disk last. */
  kill(isLate) {
    this.end(0);
    this.end(1);
    if (isLate) {
      this.shelf.kept = new Map(this.onDisk);
    } else {
      this.flush();
    }
  }

  flush() {
    this.onDisk = new Map(this.shelf.kept);
  }

  /** @returns {Promise<any>} the answer, after the time that it takes; it must not take long */
  async wait(promise, most = 5000) {
    const began = this.clock.time;
    let answer = null;
    promise.then((value) => (answer = { value }));
    await this.clock.pass(most * 2, () => answer !== null);
    this.longest = Math.max(this.longest, this.clock.time - began);
    if (!answer || this.clock.time - began > most) {
      throw new Error("Nobody may wait that long.");
    }
    return answer.value;
  }

  /** Damages a copy, or takes it away, if the other one has the same text. */
  spoil(place, id, more) {
    const [shelf, entry] = [this.shelf.look(id).text, entryFrom(this.journal.get(id))];
    if (!shelf || entry?.gone !== false || entry.text !== shelf || !intactRecord(shelf)) {
      return;
    }
    if (this.onDisk.get(`game/${id}`) !== shelf) {
      return;
    }
    const bad = more === null ? null : damaged(shelf, movesOf(shelf).length + more);
    if (place === "shelf") {
      this.shelf.put(id, { text: bad });
      this.flush();
    } else if (bad === null) {
      this.journal.delete(id);
    } else {
      this.journal.set(id, { ...entry, text: bad });
    }
  }
}
