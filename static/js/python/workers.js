// Starts Python workers through PyScript, each by a script element with a name.
import { SHARES } from "../../shared-code.mjs";
import { endWhenLeft } from "./leaving.js";
import { findObstacle, whenWorkersAreBlocked } from "./obstacles.js";

/**
 * PyScript's hooks, of which we need the one that hands over each new worker.
 * @typedef {{main: {onWorker: Set<(wrap: unknown, worker: PythonWorker) => void>}}} Hooks
 */

/** The PyScript configuration of both workers: pyscript.toml, inserted by the build. */
const CONFIG = __PYSCRIPT__;

/** SHA-256 digests of the workers' source files, inserted by the build. */
/** @type {Record<string, string>} */
const DIGESTS = JSON.parse(__DIGESTS__);

/** In ms: PyScript makes a worker at once, or never. */
const MAKING_LIMIT = 5000;

const CORE = new URL("static/build/pyscript/core.js", document.baseURI).href;

/**
 * The pending request for PyScript's next worker; requests run one at a time.
 * @type {((worker: PythonWorker) => void) | null}
 */
let expecting = null;
/** @type {Promise<unknown>} */
let last = Promise.resolve();

let isListening = false;
/** @type {Promise<never> | null} */
let blocked = null;

/** @type {Set<() => void>} functions that terminate the running workers */
const running = new Set();

endWhenLeft(running);

/**
 * Import PyScript; retry by another URL, because browsers remember a failed module by URL.
 * @returns {Promise<Hooks>}
 */
async function importPyScript() {
  try {
    const { hooks } = await import(CORE);
    if (hooks) {
      return hooks;
    }
  } catch (problem) {
    console.warn(problem);
  }
  const { hooks } = await import(`${CORE}?again=${Date.now()}`);
  return hooks;
}

/** Load PyScript and install the hook that gets each new worker. */
async function loadPyScript() {
  const hooks = await importPyScript();
  if (isListening) {
    return;
  }
  isListening = true;
  hooks.main.onWorker.add((_, worker) => expecting?.(worker));
}

/**
 * @type {WebAssembly.Module | null} Python's, once a worker has compiled it; see shared-code.mjs
 */
let code = null;

/**
 * Keep the module that a worker has compiled, and send it to a worker that requests it.
 * @param {PythonWorker} worker
 */
function shareCode(worker) {
  worker.addEventListener("message", ({ data, ports }) => {
    if (data?.wants === "code") {
      ports[0].postMessage({ code });
    } else if (data?.code) {
      ({ code } = data);
    }
  });
}

/** The configuration for a worker, which requests the module if there is one already. */
const configured = () => (code ? CONFIG.replace("runtime.mjs", `runtime.mjs${SHARES}`) : CONFIG);

/**
 * Check that a file exists and is complete, because PyScript would silently wait for ever.
 * @param {string} source
 */
async function checkSource(source) {
  const integrity = `sha256-${DIGESTS[source]}`;
  /** @param {RequestCache} cache */
  const ask = (cache) => fetch(source, { integrity, cache });
  const answer = await ask("default").catch(() => ask("reload"));
  if (!answer.ok) {
    throw new Error(`${source} answered ${answer.status}.`);
  }
}

/** @param {number} ms @returns {Promise<never>} rejects after that time */
const limit = (ms) =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("PyScript made no worker.")), ms);
  });

/**
 * Add the script element for which PyScript makes a worker.
 * @param {string} name
 * @param {string} source
 */
function addScript(name, source) {
  const script = document.createElement("script");
  script.type = "py";
  script.src = source;
  script.setAttribute("worker", "");
  script.setAttribute("name", name);
  script.setAttribute("config", configured());
  document.body.append(script);
  return script;
}

/**
 * What the opponents' worker offers: to begin a job, given as JSON, and to go on with one by its number.
 * Each returns the answer after a slice of work, as JSON.
 * @typedef {{
 *   begin: (job: string) => Promise<string>,
 *   go_on: (number: number) => Promise<string>,
 * }} Sync
 */

/** @typedef {Worker & {ready: Promise<unknown>, sync: Sync}} PythonWorker */

/**
 * A worker before its Python has started; `blocked` rejects if the browser turns out to forbid workers.
 * @typedef {{worker: PythonWorker, end: () => void, blocked?: Promise<never>}} Started
 */

/**
 * Start a worker. Rejects if PyScript can't be loaded, if the source is missing or damaged, or with
 * an `Obstacle` if the browser forbids workers.
 * @param {string} name a name not used before
 * @param {string} source the URL of its Python code
 * @returns {Promise<Started>}
 */
export function startWorker(name, source) {
  const started = last.then(async () => {
    findObstacle();
    blocked ??= whenWorkersAreBlocked();
    blocked.catch(() => {});
    await Promise.all([loadPyScript(), checkSource(source)]);
    /** @type {Promise<PythonWorker>} */
    const made = new Promise((resolve) => (expecting = resolve));
    const script = addScript(name, source);
    const worker = await Promise.race([made, blocked, limit(MAKING_LIMIT)]);
    shareCode(worker);
    const end = () => {
      worker.terminate();
      script.remove();
      running.delete(end);
    };
    running.add(end);
    return { worker, end, blocked };
  });
  last = started.catch(() => {});
  return started;
}
