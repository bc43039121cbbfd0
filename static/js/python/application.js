// The connection to the application, which runs in a worker so that it never blocks input.
//
// A worker that does not start, crashes or stops answering is terminated and replaced; all its
// state is in storage.

import { Obstacle } from "./obstacles.js";

/** @import {Instruction as AnyInstruction} from "./from-python.d.ts" */
/** @import {Failure, Instruction, RuntimeReport, Stall} from "./instructions.d.ts" */
/** @import {Message} from "./messages.d.ts" */
/** @import {Started} from "./workers.js" */

/** @typedef {{progress: number, of: number}} Progress how many of the bytes were loaded */

const SOURCE = "./py/main.py";
const TICK = 1000;

/**
 * Time limits without a message from Python, in ticks while the page is visible: at start and
 * later.
 */
const SILENT_START = 60;
const SILENT_ANSWER = 30;

/** Ticks without progress after which the person is informed. */
const STALLED = 8;

/** Automatic restarts within a minute before the person is asked. */
const MOST_TRIES = 1;
const MINUTE = 60_000;

/** Messages that are sent only once until Python has answered. */
/** @type {Set<Message["do"]>} */
const ONCE = new Set([
  "new",
  "learn",
  "again",
  "copy",
  "delete",
  "restore",
  "continue-here",
  "import",
  "import-shared",
]);

/**
 * @param {object} ways
 * @param {(name: string, source: string) => Promise<Started>} ways.start
 * @param {() => Promise<Message>} ways.begin makes the first message
 * @param {(instruction: Instruction) => void} ways.carryOut runs an instruction of Python
 * @param {() => void} ways.attached called when Python accepts messages
 * @param {() => void} ways.answered called when Python has answered all messages
 * @param {() => void} ways.heard called after an instruction was run
 * @param {(why: Failure, times: number, problem: unknown) => Promise<void>} ways.lost called when
 *   Python has failed, before a restart, with the error if there was one
 * @param {(why: Failure) => void} ways.giveUp called when there is no further restart
 * @param {(what: RuntimeReport) => void} ways.told called with reports of runtime.mjs
 * @param {(how: Stall) => void} [ways.stalled] called without progress for a while: in loading,
 *   starting or answering; and with null when it continues
 * @param {() => boolean} [ways.isSeen] returns whether the page is visible
 */
export function createApplication(ways) {
  const { isSeen = () => !document.hidden, stalled = () => {} } = ways;
  /** @type {Started | null} */
  let running = null;
  let serial = 0; // of the current worker
  let isUp = false;
  let isGivenUp = false;
  /** @type {string[]} unanswered messages, as JSON */
  let unanswered = [];
  let isAnswering = false; // whether the answer to the first one is being carried out
  let silent = 0; // ticks since the last message from Python
  let still = 0; // ticks without progress; retrying a connection is no progress
  /** @type {Progress} of the files that Python needs */
  let coming = { progress: 0, of: 1 };
  /** @type {number[]} times of failures */
  let lost = [];

  function moved() {
    if (still >= STALLED) {
      stalled(null);
    }
    still = 0;
  }

  /**
   * Handle a message of runtime.mjs.
   * @param {RuntimeReport} data
   */
  function hearRuntime(data) {
    const { progress, of, missing, waiting, stored } = data;
    if (missing) {
      lose("start", serial, undefined, true);
      return;
    }
    if (waiting) {
      return;
    }
    if (stored) {
      coming = { progress: 1, of: 1 };
    }
    if (progress === undefined) {
      moved();
    } else if (progress > coming.progress || of !== coming.of) {
      coming = { progress, of: of ?? coming.of };
      moved();
    }
    ways.told({ ...data });
  }

  /** @param {string | RuntimeReport} data */
  function hear(data) {
    silent = 0;
    if (typeof data !== "string") {
      hearRuntime(data);
      return;
    }
    moved();
    /** @type {AnyInstruction[]} */
    const instructions = JSON.parse(data);
    isAnswering = instructions.at(-1)?.do === "answered";
    for (const instruction of instructions) {
      if (instruction.do === "answered") {
        answered();
      } else {
        ways.carryOut(instruction);
      }
    }
    ways.heard();
  }

  function answered() {
    unanswered.shift();
    isAnswering = false;
    if (unanswered.length === 0) {
      ways.answered();
    }
  }

  /**
   * Terminate the worker, if it is the current one, and restart unless that can't help.
   * @param {Failure} why
   * @param {number} number
   * @param {unknown} [problem]
   * @param {boolean} [isFinal]
   */
  async function lose(why, number, problem, isFinal = false) {
    if (number !== serial) {
      return;
    }
    serial += 1;
    running?.end();
    running = null;
    isUp = false;
    lost = [...lost.filter((when) => performance.now() - when < MINUTE), performance.now()];
    await ways.lost(why, lost.length, problem);
    isGivenUp = isFinal || lost.length > MOST_TRIES;
    if (isGivenUp) {
      ways.giveUp(why);
    } else {
      await start();
    }
  }

  async function start() {
    const number = ++serial;
    silent = 0;
    moved();
    coming = { progress: 0, of: 1 };
    unanswered = [];
    isAnswering = false;
    isGivenUp = false;
    try {
      const started = await ways.start(`application-${number}`, SOURCE);
      if (number !== serial) {
        started.end();
        return;
      }
      running = started;
      const { worker } = started;
      worker.addEventListener("message", ({ data }) => {
        if (number === serial) {
          hear(data);
        }
      });
      worker.addEventListener("error", (event) => lose("broken", number, event));
      worker.onerror = (event) => lose(isUp ? "broken" : "start", number, event);
      await Promise.race([worker.ready, started.blocked ?? worker.ready]);
      const first = await ways.begin();
      if (number !== serial) {
        return;
      }
      isUp = true;
      moved();
      coming = { progress: 1, of: 1 };
      send(first);
      ways.attached();
    } catch (problem) {
      console.warn("Python did not start.", problem);
      const obstacle = problem instanceof Obstacle ? problem : null;
      await lose(obstacle?.why ?? "start", number, problem, obstacle !== null);
    }
  }

  /**
   * Return whether `text` repeats an unanswered message of `ONCE`, or a tap just sent.
   * @param {Message["do"]} kind
   * @param {string} text
   */
  function isRepeated(kind, text) {
    if (kind === "tap") {
      return unanswered.at(-1) === text;
    }
    return ONCE.has(kind) && unanswered.includes(text);
  }

  /**
   * Send a message to Python; return whether Python accepts messages.
   * @param {Message} message
   */
  function send(message) {
    if (!isUp || !running) {
      return false;
    }
    const text = JSON.stringify(message);
    if (isRepeated(message.do, text)) {
      return true;
    }
    unanswered.push(text);
    running.worker.postMessage(text);
    return true;
  }

  /** @returns {Stall} */
  function whatStalled() {
    if (coming.progress < coming.of) {
      return "loading";
    }
    return isUp ? "answering" : "starting";
  }

  /** Count the time without messages; not while hidden, when the browser may suspend the page. */
  function tick() {
    const isWaiting = !isUp || unanswered.length > 0;
    if (isGivenUp || !isWaiting || !isSeen()) {
      silent = 0;
      moved();
      return;
    }
    silent += 1;
    still += 1;
    if (still === STALLED) {
      stalled(whatStalled());
    }
    if (silent > (isUp ? SILENT_ANSWER : SILENT_START)) {
      lose(isUp ? "silent" : "start", serial);
    }
  }

  setInterval(tick, TICK);
  return {
    start,
    send,
    /** @returns {Message[]} the unanswered messages, without the one being answered */
    unanswered: () => unanswered.slice(isAnswering ? 1 : 0).map((text) => JSON.parse(text)),
    /** @returns {boolean} whether Python is running and has answered everything */
    isIdle: () => isUp && unanswered.length === 0,
    /** Restart after giving up. */
    retry() {
      lost = [];
      return start();
    },
  };
}
