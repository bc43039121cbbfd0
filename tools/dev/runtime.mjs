// The interpreter of `make dev`: Pyodide as it comes, with our package as it is now.
//
// Starting Python itself takes most of a start, and is the same each time. So the first start keeps a snapshot
// of it in the browser, before anything of ours is imported; a later one begins with that.
// The page of players has more in its snapshots, and the build makes them (static/runtime.mjs).
import { loadPyodide as load, version } from "../node_modules/pyodide/pyodide.mjs";
import { unpackFiles } from "../static/files.mjs";
import { finalizeLater } from "../static/later-finalizers.mjs";
import { SHARES, shareCode } from "../static/shared-code.mjs";
import { withoutDatabase } from "../static/without-database.mjs";

export { version };

withoutDatabase();
finalizeLater();
shareCode(import.meta.url.endsWith(SHARES), globalThis);

const urlOf = (path) => new URL(path, import.meta.url).href;

async function bytesOf(path) {
  const answer = await fetch(urlOf(path));
  return new Uint8Array(await answer.arrayBuffer());
}

const SNAPSHOT = urlOf(`python-${version}.snapshot`);
const openCache = () => caches.open("six-gardens dev");

/** @returns {Promise<Uint8Array | null>} the memory of a Python that has only just started, if it is kept */
async function keptMemory() {
  const kept = await (await openCache()).match(SNAPSHOT);
  return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
}

/** Keeps the memory of a Python that has imported what we use of its library. */
async function keepMemory(pyodide) {
  pyodide.runPython(
    "import base64, dataclasses, datetime, enum, functools, hashlib, json, random, re, secrets, typing, zlib",
  );
  const memory = pyodide.makeMemorySnapshot();
  await (await openCache()).put(SNAPSHOT, new Response(memory));
}

/** Starts Python from the memory that is kept; the first time, or if that does not fit, from nothing. */
async function startPython(settings) {
  try {
    const memory = await keptMemory();
    if (memory) {
      const pyodide = await load({ ...settings, _loadSnapshot: memory });
      pyodide.runPython("import random; random.seed()"); // the snapshot has one state for all
      return pyodide;
    }
  } catch (problem) {
    console.warn("The kept snapshot of Python does not fit.", problem);
    await caches.delete("six-gardens dev");
    return load(settings);
  }
  const pyodide = await load({ ...settings, _makeSnapshot: true });
  await keepMemory(pyodide).catch((problem) => console.warn("No snapshot is kept.", problem));
  return pyodide;
}

/**
 * Starts Python as PyScript asks for it.
 * @param {object} options what PyScript hands to Pyodide
 * @returns {Promise<object>} the running Pyodide
 */
export async function loadPyodide(options) {
  const indexURL = urlOf("../node_modules/pyodide/");
  const [pyodide, pack] = await Promise.all([
    startPython({ ...options, indexURL }),
    bytesOf("tabletop.pack"),
  ]);
  unpackFiles(pyodide.FS, pack);
  globalThis.postMessage({ python: "scratch" });
  return pyodide;
}
