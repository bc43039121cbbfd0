// Computer opponents: they think in a worker of their own, one job at a time; the newest counts.
//
// A worker that dies is replaced, and the job begun again: the same seed, so the same move. One that
// nobody needs for a while is ended, and so is the worker when memory runs out: then, as on devices
// that have little, the application thinks. docs/design/memory.md gives the reasons.
import { isShortage } from "./shortage.js";

const SOURCE = "./py/opponents.py";

/**
 * In ms without any news: how long the first move waits for the worker, before the application thinks until
 * it comes; how long the worker may take to answer, a slice being far shorter, before it is dead; and how
 * long it may have nothing to do before it is ended. Two silent workers take less than ten seconds together.
 */
const WAITS = { worker: 8000, answer: 4000, idle: 120_000 };

/** How many workers are tried for one job, before the application thinks about it by itself. */
const WORKERS_A_JOB = 2;

/** The worker is dead: the browser has ended it, or its Python broke down. */
class Gone extends Error {}

/**
 * @param {Promise<any>} promise
 * @param {number} patience in ms
 * @param {{heard: number}} from when the worker was heard last; a file that comes in is a sign of life
 * @returns {Promise<any>} what `promise` brings; rejects with `Gone` if it fails, or nothing is heard
 */
function within(promise, patience, from) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const gone = (cause) => reject(new Gone("The worker is gone.", { cause }));
    let timer;
    const wait = (rest) => {
      timer = setTimeout(() => {
        const left = Math.max(began, from.heard) + patience - performance.now();
        if (left > 0) wait(left);
        else gone();
      }, rest);
    };
    wait(patience);
    promise.then(resolve, gone).finally(() => clearTimeout(timer));
  });
}

/**
 * @typedef {{number: number}} Job as `app/table/playing.py` makes it
 * @param {(name: string, source: string) => Promise<{worker: import("./workers.js").PythonWorker, end: () => void}>} start
 * @param {(message: object) => boolean} send tells the application what came of a job; returns whether
 *   it is there to hear it
 * @param {object} [ways]
 * @param {boolean} [ways.isAlone] whether the application thinks about everything: memory is short
 * @param {Partial<typeof WAITS>} [ways.waits]
 */
export function createOpponents(start, send, { isAlone = false, waits: given } = {}) {
  const waits = { ...WAITS, ...given };
  let wanted = null; // the number of the job that somebody waits for
  let coming = null; // {up, sync: the worker's functions once it is up, ask, fail, end}
  let serial = 0;
  let isLate = false;
  let isToldOfShortage = true; // whether the application knows that there is no worker any more
  let isIdle = false; // whether the last worker was ended because nobody needed it
  let idle = 0;

  /** Starts the worker, so that it is there when the first job comes. */
  function prepare() {
    if (coming || isAlone) return;
    isIdle = false;
    const mine = { sync: null, end: () => {}, isBuried: false, heard: 0 };
    const broken = new Promise((_, reject) => (mine.fail = reject));
    mine.up = start(`opponents-${serial++}`, SOURCE).then(async ({ worker, end }) => {
      mine.end = end;
      if (mine.isBuried) end();
      worker.onerror = mine.fail;
      worker.addEventListener?.("message", ({ data }) => {
        if (data?.progress !== undefined) mine.heard = performance.now();
        if (data?.missing) mine.fail(new Gone());
      });
      await Promise.race([worker.ready, broken]);
      mine.sync = worker.sync;
    });
    /** What the worker is asked fails as soon as its Python breaks down, or is ended. */
    mine.ask = (asked) => Promise.race([asked, broken]);
    for (const promise of [mine.up, broken]) promise.catch(() => {}); // told by whoever waits for it
    coming = mine;
    rest();
  }

  function bury(dead) {
    if (dead.isBuried) return;
    dead.isBuried = true;
    dead.end();
    dead.fail(new Gone("The worker was ended."));
    if (coming === dead) coming = null;
  }

  function end() {
    if (coming) bury(coming);
  }

  /** Ends the worker if it has nothing to do for a while: it takes a hundred megabytes or more. */
  function rest() {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (!coming || wanted !== null) return;
      isIdle = true;
      bury(coming);
    }, waits.idle);
    idle.unref?.(); // Node, in tests, need not wait for it
  }

  /** Does without a worker from now on, so that the application has its memory. */
  function spare() {
    if (isAlone) return;
    isAlone = true;
    isToldOfShortage = false;
    end();
    tellShortage();
  }

  /** Tells the application, once it can hear it, that it thinks about everything from now on. */
  function tellShortage() {
    if (!isToldOfShortage) isToldOfShortage = send({ do: "no-memory" });
  }

  /** @returns {Promise<object | null>} the worker; null as long as it is not there */
  async function ready() {
    prepare();
    const mine = coming;
    if (!mine) return null;
    try {
      if (!isLate || mine.sync) {
        await within(mine.ask(mine.up), isLate ? 0 : waits.worker, mine);
      }
    } catch (problem) {
      if (isShortage(problem)) spare();
      // Else it may be up later; until then nobody waits for it again.
    }
    if (mine.sync && !mine.isBuried) return mine;
    if (!isLate && !isAlone) {
      isLate = true;
      send({ do: "no-worker" });
    }
    return null;
  }

  /** @returns {Promise<object | null>} how a job ends in the worker, null if it was dropped */
  async function thinkThere(worker, job) {
    const answer = async (asked) => {
      const progress = JSON.parse(await within(worker.ask(asked), waits.answer, worker));
      if (progress.shortage) throw new Gone("The worker is gone.", { cause: progress.shortage });
      return progress;
    };
    let progress = await answer(worker.sync.begin(JSON.stringify(job)));
    while (wanted === job.number) {
      if (progress.failed !== undefined) {
        return { do: "no-thought", number: job.number, why: progress.failed };
      }
      if (progress.done) {
        const { move, reason, values } = progress;
        const worth = job.values ? { values } : {};
        return { do: "thought", number: job.number, move, reason, ...worth };
      }
      progress = await answer(worker.sync.go_on(job.number));
    }
    return null;
  }

  /** @returns {Promise<object | null>} the message that a job ends with, null if it was dropped */
  async function think(job) {
    for (let tried = 0; tried < WORKERS_A_JOB; tried += 1) {
      const worker = wanted === job.number ? await ready() : null;
      if (!worker) break;
      try {
        return await thinkThere(worker, job);
      } catch (problem) {
        bury(worker);
        if (isShortage(problem)) spare();
      }
    }
    return wanted === job.number ? { do: "think-here", job } : null;
  }

  return {
    prepare,
    end,
    spare,
    tellShortage,
    /** Starts the worker again if it was ended because nobody needed it: somebody is at the table. */
    wake() {
      if (isIdle) prepare();
    },
    /** Lets an opponent think about `job`; what was asked before is dropped. @param {Job} job */
    async ask(job) {
      wanted = job.number;
      const message = await think(job);
      if (wanted === job.number) wanted = null;
      rest();
      if (message) send(message);
    },
    /** Waits for no answer any more. */
    drop() {
      wanted = null;
    },
  };
}
