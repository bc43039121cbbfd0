// A browser without a browser: a shelf that is a map, and texts as Python seals them.
import { IDBFactory } from "fake-indexeddb";
import { tombFrom } from "../../../static/js/keep/copies.js";
import { openJournal } from "../../../static/js/keep/journal.js";
import { createKeeper } from "../../../static/js/keep/keeper.js";
import { sumOf } from "../../../static/js/keep/seal.js";

/** @returns {string} the intact text of a game that was kept `saved` times */
export function game(saved, note = "") {
  const meta = { saved, played: "2026", note };
  const record = { format: "six-gardens", version: 1, game: "template", rules: 1, seats: [] };
  const whole = { ...record, options: {}, seed: "1", moves: Array(saved).fill("a"), meta };
  return JSON.stringify({ ...whole, meta: { ...meta, sum: sumOf(whole) } });
}

/** @returns {string} a text with another number of keeps than it was sealed with */
export const damaged = (text, saved) =>
  text.replace(/"saved":\d+/, `"saved":${saved}`).replace("2026", "2027");

/** A shelf as localStorage is one: `isFull` refuses every text, `isForbidden` is none at all. */
export class Shelf {
  constructor(texts = {}) {
    this.kept = new Map(Object.entries(texts).map(([id, text]) => [`game/${id}`, text]));
    this.isFull = false;
    this.isForbidden = false;
  }

  isReadable = () => !this.isForbidden;

  get = (key) => (this.isForbidden ? null : (this.kept.get(key) ?? null));

  ids = () =>
    this.isForbidden
      ? []
      : [...this.kept.keys()].filter((key) => key.startsWith("game/")).map((key) => key.slice(5));

  look = (id) => ({
    text: this.get(`game/${id}`),
    tomb: tombFrom(JSON.parse(this.get(`gone/${id}`))),
    back: Number(this.get(`back/${id}`) ?? 0),
    base: this.get(`base/${id}`),
  });

  write(key, text) {
    if (text === undefined) {
      return true;
    }
    if (this.isForbidden) {
      return false;
    }
    if (text === null) {
      return this.kept.delete(key) || true;
    }
    if (this.isFull) {
      return false;
    }
    this.kept.set(key, text);
    return true;
  }

  put = (id, { text, tomb, back, base }) => {
    const number = typeof back === "number" ? `${back}` : back;
    const grave = tomb && JSON.stringify(tomb);
    const written = [
      [`game/${id}`, text],
      [`back/${id}`, number],
      [`base/${id}`, base],
      [`gone/${id}`, grave],
    ].map(([key, value]) => this.write(key, value));
    return written.every(Boolean);
  };

  clear = () => this.kept.clear();
}

/** One browser: tabs share what it keeps. */
export function createBrowser({ shelf = new Shelf(), factory = new IDBFactory() } = {}) {
  const open = factory && ((lost) => openJournal(factory, lost));
  return { shelf, factory, tab: () => createKeeper({ shelf, open, locks: undefined }) };
}

export const textOf = (shelf, id) => shelf.look(id).text;
const never = () => {};

/** Runs one transaction on the journal of a browser, as another page may. */
export async function journalOf(factory) {
  const journal = await openJournal(factory, never);
  return {
    entries: () => journal.list().result.then(({ entries }) => entries),
    entry: (id) => journal.read(id).result,
    put: (id, put) => journal.change([id], () => [{ id, put: { at: Date.now(), ...put } }]).result,
    close: () => journal.close(),
  };
}

export const entryOf = async (factory, id) => (await journalOf(factory)).entry(id);

/** Waits until the journal holds what was not waited for. */
export async function rested(factory) {
  const journal = await journalOf(factory);
  for (let turn = 0; turn < 5; turn += 1) {
    await journal.entries();
  }
}

export const durable = { kept: true, durable: true };

/** A clock that stands still until it is moved on. */
export class Clock {
  time = 1_000_000;
  waiting = new Set();
  now = () => this.time;
  later = (act, ms) => {
    const alarm = { at: this.time + ms, act };
    this.waiting.add(alarm);
    return () => this.waiting.delete(alarm);
  };

  /** Moves on until a promise settles; returns what it brings, and after how many milliseconds. */
  async until(promise, most = 20_000) {
    const began = this.time;
    let result = null;
    promise.then((value) => (result = { value }));
    while (!result && this.time - began < most) {
      for (let turn = 0; turn < 8; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (result) {
        break;
      }
      this.time += 20;
      for (const alarm of [...this.waiting]) {
        if (alarm.at > this.time || !this.waiting.delete(alarm)) {
          continue;
        }
        alarm.act();
      }
    }
    return { ...result, took: this.time - began };
  }
}
