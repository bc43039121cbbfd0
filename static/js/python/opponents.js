// Computer opponents: they think in a worker of their own, one job at a time; the newest counts.
//
// A worker that dies is replaced, and the job begun again: the same seed, so the same move.

const SOURCE = "./py/opponents.py";

/**
 * In ms without any news: how long the first move waits for the worker, before the application thinks until
 * it comes; and how long the worker may take to answer, a slice being far shorter, before it is dead.
 * Two silent workers take less than ten seconds together.
 */
const WAITS = { worker: 8000, answer: 4000 };

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
    const gone = () => reject(new Gone());
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
 * @typedef {{number: number}} Job as `app/playing.py` makes it
 * @param {(name: string, source: string) => Promise<{worker: import("./workers.js").PythonWorker, end: () => void}>} start
 * @param {(message: object) => void} send tells the application what came of a job
 */
export function createOpponents(start, send, waits = WAITS) {
  let wanted = null; // the number of the job that somebody waits for
  let coming = null; // {up: Promise<sync>, sync: the worker's functions once it is up, end}
  let serial = 0;
  let isLate = false;

  /** Starts the worker, so that it is there when the first job comes. */
  function prepare() {
    if (coming) return;
    const mine = { sync: null, end: () => {}, heard: 0 };
    const broken = new Promise((_, reject) => (mine.fail = reject));
    mine.up = start(`opponents-${serial++}`, SOURCE).then(async ({ worker, end }) => {
      mine.end = end;
      worker.onerror = mine.fail;
      worker.addEventListener?.("message", ({ data }) => {
        if (data?.progress !== undefined) mine.heard = performance.now();
      });
      await Promise.race([worker.ready, broken]);
      mine.sync = worker.sync;
    });
    /** What the worker is asked fails as soon as its Python breaks down. */
    mine.ask = (asked) => Promise.race([asked, broken]);
    for (const promise of [mine.up, broken]) promise.catch(() => {}); // told by whoever waits for it
    coming = mine;
  }

  function bury(dead) {
    dead.end();
    if (coming === dead) coming = null;
  }

  /** @returns {Promise<object | null>} the worker; null as long as it is not there */
  async function ready() {
    prepare();
    const mine = coming;
    try {
      if (!isLate || mine.sync) await within(mine.up, isLate ? 0 : waits.worker, mine);
    } catch {
      // It may be up later; until then nobody waits for it again.
    }
    if (mine.sync) return mine;
    if (!isLate) {
      isLate = true;
      send({ do: "no-worker" });
    }
    return null;
  }

  /** @returns {Promise<object | null>} how a job ends in the worker, null if it was dropped */
  async function thinkThere(worker, job) {
    const answer = async (asked) =>
      JSON.parse(await within(worker.ask(asked), waits.answer, worker));
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
      const worker = await ready();
      if (!worker) break;
      try {
        return await thinkThere(worker, job);
      } catch {
        bury(worker);
      }
    }
    return wanted === job.number ? { do: "think-here", job } : null;
  }

  return {
    prepare,
    /** Lets an opponent think about `job`; what was asked before is dropped. @param {Job} job */
    async ask(job) {
      wanted = job.number;
      const message = await think(job);
      if (message) send(message);
    },
    /** Waits for no answer any more. */
    drop() {
      wanted = null;
    },
  };
}
