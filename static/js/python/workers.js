// Starts Python in workers, as PyScript does it: each is a script element with a name.
import { SHARES } from "../../shared-code.mjs";
import { endWhenLeft } from "./leaving.js";
import { findObstacle, whenWorkersAreBlocked } from "./obstacles.js";

/** What both workers run on: pyscript.toml, put here by the build. */
const CONFIG = __PYSCRIPT__;

/** The SHA-256 digests of the files that the workers begin with, by the build. */
const DIGESTS = JSON.parse(__DIGESTS__);

/** In ms: PyScript makes a worker at once, or never. */
const MAKING_LIMIT = 5000;

const CORE = new URL("static/build/pyscript/core.js", document.baseURI).href;

/** Who waits for the worker that PyScript makes next; one after the other, so that none is mixed up. */
let expecting = null;
let last = Promise.resolve();

let isListening = false;
let blocked = null;

/** What ends each worker that runs. */
const running = new Set();

endWhenLeft(running);

/** Import PyScript; if that fails, once more by another address: a browser keeps a bad module by its own. */
async function importPyScript() {
  try {
    const { hooks } = await import(CORE);
    if (hooks) return hooks;
  } catch (problem) {
    console.warn(problem);
  }
  const { hooks } = await import(`${CORE}?again=${Date.now()}`);
  return hooks;
}

/** Loads PyScript, and has it hand over each worker as soon as it is made. */
async function loadPyScript() {
  const hooks = await importPyScript();
  if (isListening) return;
  isListening = true;
  hooks.main.onWorker.add((_, worker) => expecting?.(worker));
}

/** The WebAssembly file of Python, as soon as the first worker has compiled it; see shared-code.mjs. */
let code = null;

/** Keeps the code that a worker has compiled, and hands it to one that asks for it. */
function shareCode(worker) {
  worker.addEventListener("message", ({ data, ports }) => {
    if (data?.wants === "code") ports[0].postMessage({ code });
    else if (data?.code) ({ code } = data);
  });
}

/** The configuration of a worker that asks for the code, if there is any already. */
const configured = () => (code ? CONFIG.replace("runtime.mjs", `runtime.mjs${SHARES}`) : CONFIG);

/** Checks that a file is there and whole: PyScript would say nothing, and wait for ever. */
async function checkSource(source) {
  const integrity = `sha256-${DIGESTS[source]}`;
  const ask = (cache) => fetch(source, { integrity, cache });
  const answer = await ask("default").catch(() => ask("reload"));
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`);
}

/** @returns {Promise<never>} rejects after some ms */
const limit = (ms) =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("PyScript made no worker.")), ms);
  });

/** Adds the element for which PyScript makes a worker. */
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
 * @typedef {Worker & {ready: Promise<Worker>, sync: Record<string, Function>}} PythonWorker
 */

/**
 * Starts a worker. Rejects if PyScript can't be loaded, the source is missing or damaged, or the browser
 * forbids it (`Obstacle`).
 * @param {string} name a name that no worker had before
 * @param {string} source the address of its Python
 * @returns {Promise<{worker: PythonWorker, end: () => void, blocked: Promise<never>}>} before its Python
 *   is up; `blocked` rejects if the browser turns out to forbid workers
 */
export function startWorker(name, source) {
  const started = last.then(async () => {
    findObstacle();
    blocked ??= whenWorkersAreBlocked();
    blocked.catch(() => {});
    await Promise.all([loadPyScript(), checkSource(source)]);
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
