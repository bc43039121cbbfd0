// Starts Python workers through PyScript, each by a script element with a name.
import { SHARES } from "../../shared-code.mjs";
import { endWhenLeft } from "./leaving.js";
import { findObstacle, whenWorkersAreBlocked } from "./obstacles.js";

/** The PyScript configuration of both workers: pyscript.toml, inserted by the build. */
const CONFIG = __PYSCRIPT__;

/** SHA-256 digests of the workers' source files, inserted by the build. */
const DIGESTS = JSON.parse(__DIGESTS__);

/** In ms: PyScript makes a worker at once, or never. */
const MAKING_LIMIT = 5000;

const CORE = new URL("static/build/pyscript/core.js", document.baseURI).href;

/** The pending request for PyScript's next worker; requests run one at a time. */
let expecting = null;
let last = Promise.resolve();

let isListening = false;
let blocked = null;

/** Functions that terminate the running workers. */
const running = new Set();

endWhenLeft(running);

/** Import PyScript; retry by another URL, because browsers remember a failed module by URL. */
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

/** Load PyScript and install the hook that gets each new worker. */
async function loadPyScript() {
  const hooks = await importPyScript();
  if (isListening) return;
  isListening = true;
  hooks.main.onWorker.add((_, worker) => expecting?.(worker));
}

/** Python's WebAssembly module, once a worker has compiled it; see shared-code.mjs. */
let code = null;

/** Keep the module that a worker has compiled, and send it to a worker that requests it. */
function shareCode(worker) {
  worker.addEventListener("message", ({ data, ports }) => {
    if (data?.wants === "code") ports[0].postMessage({ code });
    else if (data?.code) ({ code } = data);
  });
}

/** The configuration for a worker, which requests the module if there is one already. */
const configured = () => (code ? CONFIG.replace("runtime.mjs", `runtime.mjs${SHARES}`) : CONFIG);

/** Check that a file exists and is complete, because PyScript would silently wait for ever. */
async function checkSource(source) {
  const integrity = `sha256-${DIGESTS[source]}`;
  const ask = (cache) => fetch(source, { integrity, cache });
  const answer = await ask("default").catch(() => ask("reload"));
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`);
}

/** @returns {Promise<never>} rejects after that many ms */
const limit = (ms) =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("PyScript made no worker.")), ms);
  });

/** Add the script element for which PyScript makes a worker. */
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
 * Start a worker. Rejects if PyScript can't be loaded, if the source is missing or damaged, or with
 * an `Obstacle` if the browser forbids workers.
 * @param {string} name a name not used before
 * @param {string} source the URL of its Python code
 * @returns {Promise<{worker: PythonWorker, end: () => void, blocked: Promise<never>}>} before its
 *   Python has started; `blocked` rejects if the browser turns out to forbid workers
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
