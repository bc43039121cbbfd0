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

/** @returns {Promise<Response | undefined>} the stored picture of memory, packed */
async function storedSnapshot() {
  // Without a secure context there are no caches; an old browser can't unpack.
  if (!globalThis.caches || !globalThis.DecompressionStream) return undefined;
  return caches.match(new URL(SNAPSHOT, SITE).href, { cacheName: `snapshot ${SITE}` });
}

/** @returns {Promise<ArrayBuffer>} the picture unpacked; the packing's checksum guards it */
function unpack(response) {
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Starts Python as PyScript asks for it.
 * @param {object} options what PyScript hands to Pyodide
 * @returns {Promise<object>} the running Pyodide
 */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: new URL("static/build/pyodide/", SITE).href };
  const stored = await storedSnapshot();
  if (!stored) return load(settings);
  try {
    const pyodide = await load({ ...settings, _loadSnapshot: unpack(stored) });
    // The picture froze the generator at one state, the same for everybody. (It froze the hash
    // seed too, which can't be changed afterwards: nothing here relies on it.)
    pyodide.runPython("import random; random.seed()");
    globalThis.pythonStart = "snapshot";
    return pyodide;
  } catch (problem) {
    console.warn("The stored picture of memory does not fit; Python starts afresh.", problem);
    const cache = await caches.open(`snapshot ${SITE}`);
    await cache.delete(stored.url);
    return load(settings);
  }
}
