// The interpreter that pyscript.toml names: Pyodide, started from a stored picture of its memory.
//
// Starting Python afresh takes seconds. The build starts it once and keeps a picture of its memory,
// which the service worker stores after the first visit. Whenever that picture is missing, damaged
// or made for another runtime, Python starts afresh, as it does without this file.
import { loadPyodide as load, version } from "pyodide";

export { version };

// Filled in by the build: the name of the picture made for this very runtime.
const SNAPSHOT = __SNAPSHOT__;
const SITE = new URL("../", import.meta.url).href;
const SNAPSHOT_URL = new URL(SNAPSHOT, SITE).href;
const CACHE = `snapshot ${SITE}`;

/** @returns {Promise<Response | undefined>} the stored picture of memory, packed */
async function storedSnapshot() {
  // Without a secure context there are no caches; an old browser can't unpack.
  if (!globalThis.caches || !globalThis.DecompressionStream) return undefined;
  return caches.match(SNAPSHOT_URL, { cacheName: CACHE });
}

/** @returns {Promise<ArrayBuffer>} the picture unpacked; the packing's checksum guards it */
function unpack(response) {
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Tells the tests and the bench how Python was started; a worker has no document to tell it in. */
function tell(start) {
  if (globalThis.document) document.documentElement.dataset.python = start;
}

/**
 * Starts Python as PyScript asks for it.
 * @param {object} options what PyScript hands to Pyodide
 * @returns {Promise<object>} the running Pyodide
 */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: new URL("static/build/pyodide/", SITE).href };
  const stored = await storedSnapshot();
  if (stored) {
    try {
      return await restore(settings, stored);
    } catch (problem) {
      console.warn("The stored picture of memory does not fit; Python starts afresh.", problem);
      const cache = await caches.open(CACHE);
      await cache.delete(SNAPSHOT_URL);
    }
  }
  tell("scratch");
  return load(settings);
}

/** @returns {Promise<object>} Python as the stored picture has it; rejects if the picture is bad */
async function restore(settings, stored) {
  const snapshot = unpack(stored);
  const pyodide = await load({
    ...settings,
    _loadSnapshot: snapshot,
    createPyodideModule: (emscripten) => moduleWithRoom(settings.indexURL, emscripten, snapshot),
  });
  // The picture froze the generator at one state, the same for everybody. (It froze the hash seed
  // too, which can't be changed afterwards: nothing here relies on it.)
  pyodide.runPython("import random; random.seed()");
  tell("snapshot");
  return pyodide;
}

/** Makes the WebAssembly module; as it comes it has room for 30 MB, and Pyodide adds none. */
async function moduleWithRoom(indexURL, emscripten, snapshot) {
  const { default: create } = await import(`${indexURL}pyodide.asm.mjs`);
  const [module, { byteLength }] = await Promise.all([create(emscripten), snapshot]);
  if (byteLength > module.HEAP8.length) module._emscripten_resize_heap(byteLength);
  return module;
}
