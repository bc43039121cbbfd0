// The line to the application, which lives in a worker of its own: Python can keep no finger waiting.
//
// A Python that does not come up, breaks down or falls silent is ended, and another one takes its
// place: all that it knew stands in storage.

const SOURCE = "./py/main.py";
const TICK = 1000;

/** How long Python may be silent, in ticks of a page that is looked at: while it starts, and later. */
const SILENT_START = 60;
const SILENT_ANSWER = 30;

/** After how many ticks without progress the person is told. */
const STALLED = 8;

/** How many times within a minute another Python is tried, before the person is asked. */
const MOST_TRIES = 1;
const MINUTE = 60_000;

/** What is done once, however often it is tapped before Python has answered. */
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
 * @param {(name: string, source: string) => Promise<{worker: import("./workers.js").PythonWorker, end: () => void}>} ways.start
 * @param {() => Promise<object>} ways.begin makes the first message
 * @param {(instruction: {do: string}) => void} ways.carryOut does what Python asks for
 * @param {(started: boolean) => void} ways.attached is called when Python takes messages
 * @param {() => void} ways.answered is called when Python has answered all that it was sent
 * @param {() => void} ways.heard is called when something that Python asked for was carried out
 * @param {(why: "start" | "silent" | "broken" | "wasm" | "workers", times: number, problem?: object) => Promise<void>} ways.lost
 *   is called when Python is gone, before another one is tried; with the error that ended it, if any
 * @param {(why: string) => void} ways.giveUp is called when no other one is tried any more
 * @param {(what: {progress?: number, of?: number, python?: string}) => void} ways.told is called with
 *   what runtime.mjs tells of the start: bytes that have come, and how Python was started
 * @param {(how: "loading" | "starting" | "answering" | null) => void} [ways.stalled] is called when nothing has
 *   moved for a while: bytes do not come in, Python does not start, or it does not answer; with null when it moves
 * @param {() => boolean} [ways.isSeen] whether somebody looks at the page
 */
export function createApplication(ways) {
  const { isSeen = () => !document.hidden, stalled = () => {} } = ways;
  let running = null; // {worker, end}
  let serial = 0; // of the Python that counts
  let isUp = false;
  let isGivenUp = false;
  let unanswered = []; // the messages that Python has not answered yet, as texts
  let isAnswering = false; // whether the answer to the first of them is being carried out
  let silent = 0; // ticks since Python was heard
  let still = 0; // ticks since anything moved: a connection that is tried again does not
  let coming = { progress: 0, of: 1 }; // how much has come in of what Python waits for
  let lost = []; // when a Python was lost

  function moved() {
    if (still >= STALLED) stalled(null);
    still = 0;
  }

  /** Hears what runtime.mjs tells. */
  function hearRuntime(data) {
    const { progress, of, missing, waiting, stored } = data;
    if (missing) {
      lose("start", serial, undefined, true);
      return;
    }
    if (waiting) return;
    if (stored) coming = { progress: 1, of: 1 };
    const isMore = progress > coming.progress || (progress !== undefined && of !== coming.of);
    if (isMore) coming = { progress, of };
    if (isMore || progress === undefined) moved();
    ways.told({ ...data });
  }

  function hear(data) {
    silent = 0;
    if (typeof data !== "string") {
      hearRuntime(data);
      return;
    }
    moved();
    const instructions = JSON.parse(data);
    isAnswering = instructions.at(-1)?.do === "answered";
    for (const instruction of instructions) {
      if (instruction.do === "answered") answered();
      else ways.carryOut(instruction);
    }
    ways.heard();
  }

  function answered() {
    unanswered.shift();
    isAnswering = false;
    if (unanswered.length === 0) ways.answered();
  }

  /** Ends this Python, if it is still the one that counts, and tries another, unless that would be in vain. */
  async function lose(why, number, problem, isFinal = false) {
    if (number !== serial) return;
    serial += 1;
    running?.end();
    running = null;
    isUp = false;
    lost = [...lost.filter((when) => performance.now() - when < MINUTE), performance.now()];
    await ways.lost(why, lost.length, problem);
    isGivenUp = isFinal || lost.length > MOST_TRIES;
    if (isGivenUp) ways.giveUp(why);
    else await start();
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
        if (number === serial) hear(data);
      });
      worker.addEventListener("error", (event) => lose("broken", number, event));
      worker.onerror = (event) => lose(isUp ? "broken" : "start", number, event);
      await Promise.race([worker.ready, started.blocked ?? worker.ready]);
      const first = await ways.begin();
      if (number !== serial) return;
      isUp = true;
      moved();
      coming = { progress: 1, of: 1 };
      send(first);
      ways.attached();
    } catch (problem) {
      console.warn("Python did not start.", problem);
      await lose(problem?.why ?? "start", number, problem, problem?.why !== undefined);
    }
  }

  /** Returns whether `text` asks once more for what is done once; a tap only if nothing came after the first. */
  function isRepeated(kind, text) {
    if (kind === "tap") return unanswered.at(-1) === text;
    return ONCE.has(kind) && unanswered.includes(text);
  }

  /** Sends a message to Python; returns whether it is up: what was asked for goes with the one who asked. */
  function send(message) {
    if (!isUp) return false;
    const text = JSON.stringify(message);
    if (isRepeated(message.do, text)) return true;
    unanswered.push(text);
    running.worker.postMessage(text);
    return true;
  }

  function whatStalled() {
    if (coming.progress < coming.of) return "loading";
    return isUp ? "answering" : "starting";
  }

  /** Counts how long Python has been silent; a page that nobody looks at may be stopped itself. */
  function tick() {
    const isWaiting = !isUp || unanswered.length > 0;
    if (isGivenUp || !isWaiting || !isSeen()) {
      silent = 0;
      moved();
      return;
    }
    silent += 1;
    still += 1;
    if (still === STALLED) stalled(whatStalled());
    if (silent > (isUp ? SILENT_ANSWER : SILENT_START)) lose(isUp ? "silent" : "start", serial);
  }

  setInterval(tick, TICK);
  return {
    start,
    send,
    /** @returns {object[]} what Python has not answered yet, not even just now */
    unanswered: () => unanswered.slice(isAnswering ? 1 : 0).map((text) => JSON.parse(text)),
    /** @returns {boolean} whether Python is up and has answered everything */
    isIdle: () => isUp && unanswered.length === 0,
    /** Tries again after giving up. */
    retry() {
      lost = [];
      return start();
    },
  };
}
