// The interpreter that PyScript is told to use (js/python/workers.js): Pyodide, started from a picture of its memory.
//
// Starting Python afresh and importing our package takes seconds. The build does it once and keeps
// pictures of the memory, in layers (tools/snapshot.mjs). A first visit fetches the layers that the
// menu needs; the service worker stores all of them for later ones. Whenever a picture is missing,
// damaged or made for another runtime, Python starts afresh. It runs in the workers of Python.
import { loadPyodide as load, version } from "pyodide";
import { Unavailable } from "./download.mjs";
import {
  answerPyodide,
  apart,
  bringLater,
  collectLayers,
  dropSnapshot,
  firstHeader,
  library,
  ours,
  tell,
  urlOf,
  wasm,
} from "./downloads.mjs";
import { fillLater, foldersOf, putLater, unpackFiles } from "./files.mjs";
import { finalizeLater } from "./later-finalizers.mjs";
import { putLayers } from "./layers.mjs";
import { SHARES, shareCode } from "./shared-code.mjs";
import { withoutDatabase } from "./without-database.mjs";

export { version };

// PyScript comes here before it opens a database, and Pyodide is not loaded yet.
withoutDatabase();
finalizeLater();
answerPyodide();
shareCode(import.meta.url.endsWith(SHARES), globalThis);

// Filled in by the build: the sizes of files unpacked.
const SIZES = __SIZES__;

/** What Pyodide's lock file says, as JSON. */
const LOCK = __LOCK__;

/** Pyodide asks for its library as a file of its own; ours comes packed, so it gets one that is here. */
const STAND_IN = import.meta.url;
/** The folders above the files that are packed each on its own. */
const FOLDERS = foldersOf(apart.map(({ path }) => path));

/**
 * Pyodide only logs that its WebAssembly file can't be had, and waits for ever; so this listens.
 * @returns {Promise<void>} when the file is there; rejects if it can't be had
 */
function wasmComes() {
  return new Promise((resolve, reject) => {
    const heard = (way, isWhole) => {
      const usual = WebAssembly[way];
      WebAssembly[way] = async (source, ...others) => {
        const work = usual.call(WebAssembly, source, ...others);
        if (isWhole(source)) {
          work.then(() => resolve(), reject);
        }
        return work;
      };
    };
    heard("instantiateStreaming", () => true);
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

/**
 * Starts Python as PyScript asks for it.
 * @param {object} options what PyScript hands to Pyodide
 * @returns {Promise<object>} the running Pyodide
 */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: urlOf("pyodide/"), lockFileContents: LOCK };
  try {
    return tellIfFatal(await unless(wasmComes(), restore(settings)));
  } catch (problem) {
    if (wasm.isUnavailable()) {
      throw problem;
    }
    console.warn("The picture of memory does not fit; Python starts afresh.", problem);
    if (!(problem instanceof Unavailable)) {
      await dropSnapshot();
    }
  }
  tell({ python: "scratch" });
  // What did not come at first is asked for once more, and told here if it can't be had.
  const files = Promise.all([library.soon(), ours.soon()]);
  files.catch(() => tell({ missing: "library" }));
  const afresh = {
    ...settings,
    stdLibURL: STAND_IN,
    createPyodideModule: (emscripten) => moduleWithLibrary(settings, emscripten, files),
  };
  const [pyodide] = await unless(wasmComes(), Promise.all([load(afresh), files]));
  unpackOurs(pyodide);
  putApart(pyodide);
  return tellIfFatal(pyodide);
}

/** @returns {Promise<object>} Python as the pictures have it; rejects if they are bad */
async function restore(settings) {
  const collected = collectLayers();
  const header = bytesOf(firstHeader());
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
  bringLater();
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

const unpackedLibrary = (module) => unpacked(module, library, SIZES.library);

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Writes our package where Python finds it; without it no Python can go on, so the page is told. */
function unpackOurs({ FS, _module }) {
  try {
    unpackFiles(FS, unpacked(_module, ours, SIZES.ours));
  } catch (problem) {
    tell({ missing: "tabletop" });
    throw problem;
  }
}

/** Has the files that are packed each on its own where Python finds them. */
function putApart({ FS, _module }) {
  for (const folder of FOLDERS) {
    FS.mkdirTree(folder);
  }
  for (const { path, size, packed } of apart) {
    putLater(FS, path, size, () => unpacked(_module, packed, size));
  }
}

/** @returns {Uint8Array} the `size` bytes of a packed file; what does not come out whole is refused, and forgotten */
function unpacked(module, file, size) {
  const packed = file.now();
  const source = module._malloc(packed.length);
  const goal = module._malloc(size);
  module.HEAPU8.set(packed, source);
  const length = module._ZSTD_decompress(goal, size, source, packed.length);
  const bytes = module.HEAPU8.slice(goal, goal + length);
  module._free(source);
  module._free(goal);
  if (length !== size) {
    file.discard();
    throw new Error("A part of Python is damaged.");
  }
  return bytes;
}
