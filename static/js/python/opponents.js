// Computer opponents: they think in their own worker, one job at a time; a new job replaces the
// old.
//
// A worker that dies is replaced and the job restarted, with the same seed and so the same move. An
// idle worker is terminated. If memory is short, there is no worker and the application thinks;
// docs/design/memory.md gives the reasons.
import { isShortage } from "./shortage.js";

/** @import {Job, Message} from "./messages.d.ts" */
/** @import {Started, Sync} from "./workers.js" */

/**
 * A worker that starts: `up` once its functions are there. A request through `ask` rejects as soon as
 * its Python crashes or is terminated, which `fail` says; `heard` is the time of its last sign of life.
 * @typedef {{
 *   up: Promise<void>,
 *   sync: Sync | null,
 *   ask: <Answer>(asked: Promise<Answer>) => Promise<Answer>,
 *   fail: (problem: unknown) => void,
 *   end: () => void,
 *   isBuried: boolean,
 *   heard: number,
 * }} Coming
 */

/** @typedef {{coming: Coming, sync: Sync}} Ready */

/**
 * The worker's answer after a slice: what it found if it is `done`, why it `failed`, or nothing yet.
 * @typedef {{
 *   shortage?: unknown,
 *   failed?: string,
 *   done?: boolean,
 *   move: string,
 *   reason: string,
 *   values?: [move: string, worth: number][],
 * }} Slice
 */

const SOURCE = "./py/opponents.py";

/**
 * Time limits in ms without a sign of life: `worker` for its start, before the application thinks
 * instead; `answer` for an answer (a slice is far shorter), before it counts as dead; `idle` before
 * it is terminated. Two silent workers take less than ten seconds together.
 */
const WAITS = { worker: 8000, answer: 4000, idle: 120_000 };

/** Workers tried for one job before the application thinks instead. */
const WORKERS_A_JOB = 2;

/** The worker is dead: the browser terminated it, or its Python crashed. */
class Gone extends Error {}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} patience in ms
 * @param {{heard: number}} from time of the worker's last sign of life, such as a file received
 * @returns {Promise<Result>} the result; rejects with `Gone` on failure or silence
 */
function within(promise, patience, from) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    /** @param {unknown} [cause] */
    const gone = (cause) => reject(new Gone("The worker is gone.", { cause }));
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    /** @param {number} rest */
    const wait = (rest) => {
      timer = setTimeout(() => {
        const left = Math.max(began, from.heard) + patience - performance.now();
        if (left > 0) {
          wait(left);
        } else {
          gone();
        }
      }, rest);
    };
    wait(patience);
    promise.then(resolve, gone).finally(() => clearTimeout(timer));
  });
}

/**
 * Let Node, in tests, end without waiting for a timer; browsers number theirs.
 * @param {number | {unref: () => void}} timer
 */
function waitNoLongerFor(timer) {
  if (typeof timer === "object") {
    timer.unref();
  }
}

/**
 * @param {(name: string, source: string) => Promise<Started>} start
 * @param {(message: Message) => boolean} send sends the result of a job to the application; returns
 *   whether that accepts messages
 * @param {object} [ways]
 * @param {boolean} [ways.isAlone] whether the application always thinks, because memory is short
 * @param {Partial<typeof WAITS>} [ways.waits]
 */
export function createOpponents(start, send, { isAlone = false, waits: given } = {}) {
  const waits = { ...WAITS, ...given };
  /** @type {number | null} the number of the current job */
  let wanted = null;
  /** @type {Coming | null} */
  let coming = null;
  let serial = 0;
  let isLate = false;
  let isToldOfShortage = true; // whether the application knows that there is no worker
  let isIdle = false; // whether the last worker was terminated as idle
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idle;

  /** Start the worker before the first job. */
  function prepare() {
    if (coming || isAlone) {
      return;
    }
    isIdle = false;
    /** @type {Coming["fail"]} */
    let fail = () => {};
    /** @type {Promise<never>} */
    const broken = new Promise((_, reject) => (fail = reject));
    /** @type {Coming} */
    const mine = {
      up: Promise.resolve(),
      sync: null,
      ask: (asked) => Promise.race([asked, broken]),
      fail,
      end: () => {},
      isBuried: false,
      heard: 0,
    };
    mine.up = start(`opponents-${serial++}`, SOURCE).then(async ({ worker, end }) => {
      mine.end = end;
      if (mine.isBuried) {
        end();
      }
      worker.onerror = mine.fail;
      worker.addEventListener?.("message", ({ data }) => {
        if (data?.progress !== undefined) {
          mine.heard = performance.now();
        }
        if (data?.missing) {
          mine.fail(new Gone());
        }
      });
      await Promise.race([worker.ready, broken]);
      mine.sync = worker.sync;
    });
    for (const promise of [mine.up, broken]) {
      promise.catch(() => {});
    } // reported where awaited
    coming = mine;
    rest();
  }

  /** @param {Coming} dead */
  function bury(dead) {
    if (dead.isBuried) {
      return;
    }
    dead.isBuried = true;
    dead.end();
    dead.fail(new Gone("The worker was ended."));
    if (coming === dead) {
      coming = null;
    }
  }

  function end() {
    if (coming) {
      bury(coming);
    }
  }

  /** Terminate the worker when idle for a while: it takes 100 MB or more. */
  function rest() {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (!coming || wanted !== null) {
        return;
      }
      isIdle = true;
      bury(coming);
    }, waits.idle);
    waitNoLongerFor(idle);
  }

  /** Use no worker from now on, to free its memory for the application. */
  function spare() {
    if (isAlone) {
      return;
    }
    isAlone = true;
    isToldOfShortage = false;
    end();
    tellShortage();
  }

  /** Inform the application, once it accepts messages, that it must think from now on. */
  function tellShortage() {
    if (!isToldOfShortage) {
      isToldOfShortage = send({ do: "no-memory" });
    }
  }

  /** @returns {Promise<Ready | null>} the worker, or null if it isn't ready in time */
  async function ready() {
    prepare();
    const mine = coming;
    if (!mine) {
      return null;
    }
    try {
      if (!isLate || mine.sync) {
        await within(mine.ask(mine.up), isLate ? 0 : waits.worker, mine);
      }
    } catch (problem) {
      if (isShortage(problem)) {
        spare();
      }
      // It may still start later; until then, no job waits for it.
    }
    const { sync } = mine;
    if (sync && !mine.isBuried) {
      return { coming: mine, sync };
    }
    if (!isLate && !isAlone) {
      isLate = true;
      send({ do: "no-worker" });
    }
    return null;
  }

  /**
   * @param {Ready} worker
   * @param {Job} job
   * @returns {Promise<Message | null>} its result from the worker, null if it was dropped
   */
  async function thinkThere({ coming: worker, sync }, job) {
    /** @param {Promise<string>} asked */
    const answer = async (asked) => {
      /** @type {Slice} */
      const progress = JSON.parse(await within(worker.ask(asked), waits.answer, worker));
      if (progress.shortage) {
        throw new Gone("The worker is gone.", { cause: progress.shortage });
      }
      return progress;
    };
    let progress = await answer(sync.begin(JSON.stringify(job)));
    while (wanted === job.number) {
      if (progress.failed !== undefined) {
        return { do: "no-thought", number: job.number, why: progress.failed };
      }
      if (progress.done) {
        const { move, reason, values } = progress;
        const worth = job.values ? { values } : {};
        return { do: "thought", number: job.number, move, reason, ...worth };
      }
      progress = await answer(sync.go_on(job.number));
    }
    return null;
  }

  /**
   * @param {Job} job
   * @returns {Promise<Message | null>} the message with its result, null if it was dropped
   */
  async function think(job) {
    for (let tried = 0; tried < WORKERS_A_JOB; tried += 1) {
      const worker = wanted === job.number ? await ready() : null;
      if (!worker) {
        break;
      }
      try {
        return await thinkThere(worker, job);
      } catch (problem) {
        bury(worker.coming);
        if (isShortage(problem)) {
          spare();
        }
      }
    }
    return wanted === job.number ? { do: "think-here", job } : null;
  }

  return {
    prepare,
    end,
    spare,
    tellShortage,
    /** Restart a worker that was terminated as idle, since a table is in use again. */
    wake() {
      if (isIdle) {
        prepare();
      }
    },
    /** Let an opponent think about `job`, dropping the job before. @param {Job} job */
    async ask(job) {
      wanted = job.number;
      const message = await think(job);
      if (wanted === job.number) {
        wanted = null;
      }
      rest();
      if (message) {
        send(message);
      }
    },
    /** Drop the current job. */
    drop() {
      wanted = null;
    },
  };
}
