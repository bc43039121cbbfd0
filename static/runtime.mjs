// The interpreter that PyScript is told to use (js/python/workers.js): Pyodide, started from a picture of its memory.
//
// Starting Python afresh and importing our package takes seconds. The build does it once and keeps
// pictures of the memory, in layers (tools/snapshot.mjs). A first visit fetches the layers that the
// menu needs; the service worker stores all of them for later ones. Whenever a picture is missing,
// damaged or made for another runtime, Python starts afresh. It runs in the workers of Python.
import { loadPyodide as load, version } from "pyodide";
import { fillLater, foldersOf, laterFile, putLater, unpackFiles } from "./files.mjs";
import { finalizeLater } from "./later-finalizers.mjs";
import { putLayers } from "./layers.mjs";
import { withoutDatabase } from "./without-database.mjs";

export { version };

// PyScript comes here before it opens a database, and Pyodide is not loaded yet.
withoutDatabase();
finalizeLater();

// Filled in by the build: the layers made for this very runtime, and the sizes of other files.
const LAYERS = __LAYERS__;
const SIZES = __SIZES__;
const APART = __APART__;
const AT_FIRST = LAYERS.slice(0, 2);
const AFTER_THE_START = 1000;
const SITE = new URL("../", import.meta.url).href;
const CACHE = `snapshot ${SITE}`;

const urlOf = (path) => new URL(`static/build/${path}`, SITE).href;

/** Pyodide asks for its library at once, as a file of its own; ours comes packed, and this is asked anyway. */
const STAND_IN = urlOf("pyodide/pyodide-lock.json");
const ours = laterFile(urlOf("snapshot/tabletop.zst"));
const library = laterFile(urlOf("snapshot/library.zst"));
/** Lists of words, which only some games want, and the folders above them. */
const FOLDERS = foldersOf(APART.map(({ path }) => path));
const apart = APART.map((each) => ({ ...each, packed: laterFile(urlOf(`snapshot/${each.file}`)) }));

/**
 * Tells the page about the start, in one of two forms: `{progress, of}`, in bytes, while Python comes
 * in over the network; `{python: "snapshot"}` or `{python: "scratch"}`, once it is known.
 */
const tell = (message) => globalThis.postMessage(message);

/** Forgets the stored pictures, as the page does where Python breaks down only later. */
async function dropSnapshot() {
  try {
    await caches.delete(CACHE);
  } catch {
    // Where storage is forbidden there is none.
  }
}

/** @returns {Promise<(Response | undefined)[]>} the stored layers; none where storage is forbidden */
async function stored() {
  try {
    const cache = await caches.open(CACHE);
    return await Promise.all(LAYERS.map(({ file }) => cache.match(urlOf(`snapshot/${file}`))));
  } catch {
    return [];
  }
}

const areAll = (kept) => kept.length > 0 && kept.every(Boolean);

const IN_ALL = AT_FIRST.reduce((sum, { size }) => sum + size, SIZES.wasm);
let progress = 0;

/** Tells how much of a first visit has come; a part of a byte too, for what the host packs. */
function come(bytes) {
  progress += bytes;
  tell({ progress: Math.round(progress), of: IN_ALL });
}

/** Counts the WebAssembly file as it comes: a copy of its bytes, so that the compiled code is kept. */
async function countWasm(answer) {
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return;
    come((value.length * SIZES.wasm) / SIZES.wasmUnpacked);
  }
}

/** @returns {Promise<{layers: object[], packed: Uint8Array[]}>} as many layers as can be had now */
async function collect(kept) {
  if (areAll(await kept)) {
    const bodies = await Promise.all((await kept).map((answer) => answer.arrayBuffer()));
    return { layers: LAYERS, packed: bodies.map((body) => new Uint8Array(body)) };
  }
  const packed = await Promise.all(AT_FIRST.map(download));
  return { layers: AT_FIRST, packed };
}

/**
 * Pyodide only logs that its WebAssembly file can't be had, and waits for ever; so this listens.
 * @param {Promise<boolean>} isCounted whether the page is told how much of it has come
 * @returns {Promise<void>} when the file is there; rejects if it can't be had
 */
function wasmComes(isCounted) {
  const watched = async (source) => {
    const answer = await source;
    if (await isCounted) countWasm(answer.clone()).catch(() => {});
    return answer;
  };
  return new Promise((resolve, reject) => {
    const heard = (way, isWhole, given = (source) => source) => {
      const usual = WebAssembly[way];
      WebAssembly[way] = async (source, ...others) => {
        const work = usual.call(WebAssembly, given(source), ...others);
        if (isWhole(source)) work.then(() => resolve(), reject);
        return work;
      };
    };
    heard("instantiateStreaming", () => true, watched);
    // Pyodide makes small helpers, too.
    heard("instantiate", ({ byteLength = 0 }) => byteLength > 1_000_000);
  });
}

/** @returns what `work` brings; rejects as soon as it is known that it can't bring anything */
const unless = (failing, work) => Promise.race([work, failing.then(() => work)]);

/** Lets the page hear at once that Python broke down for good: from then on it would be silent. */
function tellIfFatal(pyodide) {
  pyodide._api.on_fatal = tell;
  return pyodide;
}

/** @returns {Promise<Uint8Array>} a layer from the network */
async function download({ file, size }) {
  const answer = await fetch(urlOf(`snapshot/${file}`));
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  const bytes = new Uint8Array(size);
  let length = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    bytes.set(value, length);
    length += value.length;
    come(value.length);
  }
}

/**
 * Starts Python as PyScript asks for it.
 * @param {object} options what PyScript hands to Pyodide
 * @returns {Promise<object>} the running Pyodide
 */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: urlOf("pyodide/") };
  try {
    const kept = stored();
    const wasm = wasmComes(kept.then((answers) => !areAll(answers)));
    return tellIfFatal(await unless(wasm, restore(settings, kept)));
  } catch (problem) {
    console.warn("The picture of memory does not fit; Python starts afresh.", problem);
    await dropSnapshot();
  }
  tell({ python: "scratch" });
  // What did not come at first is asked for once more, and told here if it can't be had.
  const files = Promise.all([library.soon(), ours.soon()]).then(library.now);
  const afresh = {
    ...settings,
    stdLibURL: STAND_IN,
    createPyodideModule: (emscripten) => moduleWithLibrary(settings, emscripten, files),
  };
  const [pyodide] = await unless(wasmComes(false), Promise.all([load(afresh), files]));
  unpackOurs(pyodide);
  putApart(pyodide);
  return tellIfFatal(pyodide);
}

/** @returns {Promise<object>} Python as the pictures have it; rejects if they are bad */
async function restore(settings, kept) {
  const collected = collect(kept);
  const header = bytesOf(AT_FIRST.at(-1).header);
  const pyodide = await load({
    ...settings,
    stdLibURL: STAND_IN,
    // The head of a picture, without any memory: that is put in by ourselves.
    _loadSnapshot: header,
    createPyodideModule: (emscripten) => moduleWith(settings, emscripten, collected, header),
  });
  const { FS, _api, _module } = pyodide;
  putLater(FS, libraryPath(_api), SIZES.library, () => unpackedLibrary(_module));
  putApart(pyodide);
  fillLater(FS, ["tabletop", ...FOLDERS], () => unpackOurs(pyodide));
  // The picture froze the generator at one state, the same for everybody. (It froze the hash seed
  // too, which can't be changed afterwards: nothing here relies on it.)
  pyodide.runPython("import random; random.seed()");
  tell({ python: "snapshot" });
  // Not in the way of the first answer; whoever needs them sooner, or in vain, asks again.
  setTimeout(
    () =>
      ours
        .soon()
        .then(library.soon)
        .then(() => Promise.all(apart.map(({ packed }) => packed.soon())))
        .catch(() => {}),
    AFTER_THE_START,
  );
  return pyodide;
}

/** Makes the WebAssembly module, with the pictures in its memory. */
async function moduleWith({ indexURL }, emscripten, collected, header) {
  const { default: create } = await import(`${indexURL}pyodide.asm.mjs`);
  const [module, { layers, packed }] = await Promise.all([create(emscripten), collected]);
  putLayers(module, layers, packed);
  header.set(bytesOf(layers.at(-1).header));
  return module;
}

/** Makes the WebAssembly module for a Python that begins by itself, with the library in its place. */
async function moduleWithLibrary({ indexURL }, emscripten, files) {
  const { default: create } = await import(`${indexURL}pyodide.asm.mjs`);
  const usual = emscripten.preRun.shift();
  emscripten.preRun.unshift(async (module) => {
    module.addRunDependency("library");
    await Promise.all([usual(module), files]);
    module.FS.writeFile(libraryPath(module.API), unpackedLibrary(module));
    module.removeRunDependency("library");
  });
  return create(emscripten);
}

/** @returns {string} where Python looks for its library */
function libraryPath({ pyVersionTuple: [major, minor] }) {
  return `/lib/python${major}${minor}.zip`;
}

const unpackedLibrary = (module) => unpacked(module, library.now(), SIZES.library);

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Writes our package where Python finds it. */
function unpackOurs({ FS, _module }) {
  unpackFiles(FS, unpacked(_module, ours.now(), SIZES.ours));
}

/** Has the files that are packed each on its own where Python finds them. */
function putApart({ FS, _module }) {
  for (const folder of FOLDERS) FS.mkdirTree(folder);
  for (const { path, size, packed } of apart) {
    putLater(FS, path, size, () => unpacked(_module, packed.now(), size));
  }
}

/** @returns {Uint8Array} the `size` bytes that were packed; what does not come out whole is refused */
function unpacked(module, packed, size) {
  const source = module._malloc(packed.length);
  const goal = module._malloc(size);
  module.HEAPU8.set(packed, source);
  const length = module._ZSTD_decompress(goal, size, source, packed.length);
  const bytes = module.HEAPU8.slice(goal, goal + length);
  module._free(source);
  module._free(goal);
  if (length !== size) throw new Error("A part of Python is damaged.");
  return bytes;
}
