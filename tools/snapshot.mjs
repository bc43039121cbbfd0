// Starts Python once, imports what the page imports, and writes compressed memory snapshots.
// Usage: node tools/snapshot.mjs BUILD_FOLDER TARGET_FOLDER [LEVEL OF PACKING]
//
// The snapshots are layers, each the difference to the one before: Python after its start, which
// only changes with its version; the application; the games. The output is reproducible in any
// folder.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import pyScript from "../node_modules/@pyscript/core/src/stdlib/pyscript.js";
import { holdStill, refusePlaces } from "./still.mjs";
import { filesApart } from "./apart.mjs";
import { dataOf } from "./wasm_reader.mjs";
import { chainIn, differences, orderChain, unlinked, wordsOf } from "./layers.mjs";
import { sumOf } from "../static/layers.mjs";
import { unpackFiles } from "../static/files.mjs";

const [built, folder, level = "19"] = process.argv.slice(2);

// The snapshot contains offsets in the library, so it must be the page's own.
const stdLibURL = resolve(built, "pyodide/python_stdlib.zip");
// Pyodide as the page has it.
const indexURL = `${resolve(built, "pyodide")}/`;
const wasm = readFileSync(`${indexURL}pyodide.asm.wasm`);
/** Address ranges of the WebAssembly file's data segments, in order. */
const segments = dataOf(wasm).map(({ place, length }) => [place, place + length]);
// From here on nothing of a fresh memory is the same everywhere.
const from = Math.ceil(segments.at(-1)[1] / 16) * 16;
/** What Python takes for its own name: in Node that is else where this file lies, as in no browser. */
const PROGRAM = "./this.program";
const tool = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** @returns {Promise<object>} the WebAssembly module, as `settings` want it and no folder tells */
async function moduleOf(settings) {
  const { default: create } = await import(`${indexURL}pyodide.asm.mjs`);
  return create({ ...settings, thisProgram: PROGRAM });
}

/** @returns {Promise<Uint8Array>} the memory before Python has started */
async function untouched() {
  let memory;
  const stop = new Error("This was all that was wanted.");
  const createPyodideModule = async (settings) => {
    const module = await moduleOf({ ...settings, noInitialRun: true });
    memory = module.HEAPU8.slice();
    throw stop;
  };
  await loadPyodide({ indexURL, stdLibURL, createPyodideModule }).catch((problem) => {
    if (problem !== stop) {
      throw problem;
    }
  });
  return memory;
}

/**
 * @returns {Promise<Uint8Array>} the memory before Python has begun, as far as every browser has it:
 *   what the WebAssembly file brings along. All else is other than it ever is, or zero as the page
 *   makes it, so that it is written into the picture.
 */
async function untouchedAnywhere() {
  const memory = await untouched();
  let at = 0;
  for (const [begin, end] of segments) {
    for (; at < begin; at += 1) {
      memory[at] = 0xa5;
    }
    at = end;
  }
  const goOn = holdStill(0x5a);
  const other = await untouched();
  goOn();
  for (let each = 0; each < at; each += 1) {
    if (memory[each] !== other[each]) {
      memory[each] ^= 0xff;
    }
  }
  return memory.fill(0, from);
}

/** Zero free memory, whose old contents would enlarge the snapshot. */
function wipeFreeMemory(module) {
  const taken = [];
  for (let size = 1 << 20; size >= 8; size = size > 512 ? size >> 1 : size - 8) {
    for (;;) {
      const footprint = module._malloc_footprint();
      const place = module._malloc(size);
      if (module._malloc_footprint() > footprint) {
        module._free(place);
        break;
      }
      module.HEAPU8.fill(0, place, place + size);
      taken.push(place);
    }
  }
  taken.forEach((place) => module._free(place));
  module._malloc_trim(0);
}

/** @returns {{header: Uint8Array, memory: Uint8Array, chain: number[]}} what Pyodide calls a snapshot */
function picture(pyodide) {
  wipeFreeMemory(pyodide._module);
  // Any object that Python's garbage collector tracks.
  const some = pyodide.runPython("import gc; id(gc)");
  const chain = orderChain(pyodide._module.HEAPU32, chainIn(pyodide._module.HEAPU32, some));
  const whole = pyodide.makeMemorySnapshot();
  const [, begin] = new Uint32Array(whole.buffer, 0, 2);
  return { header: whole.slice(0, begin), memory: whole.subarray(begin), chain };
}

/** What runs inside Python when a layer is taken. */
const WORK = {
  python: "from tools.thin import settle; settle()",
  application: `${tool("snapshot.py")}\ntake_in("application")`,
  games: 'take_in("games")',
};

/** @returns {Promise<{name: string, sum: number, header: Uint8Array, data: Uint32Array}[]>} unpacked */
async function takePictures() {
  let before = await untouchedAnywhere();
  const pyodide = await loadPyodide({
    _makeSnapshot: true,
    indexURL,
    stdLibURL,
    createPyodideModule: moduleOf,
    // The language of the build machine must not get into the snapshot.
    env: { LANG: "C.UTF-8", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  });
  // Seeded by the system's chance, which nobody can hold still. The page seeds it again.
  pyodide.runPython("import random; random.seed(0)");
  pyodide.FS.mkdirTree("tools");
  for (const name of ["slim.py", "thin.py"]) {
    pyodide.FS.writeFile(`tools/${name}`, tool(name));
  }
  pyodide.FS.writeFile("tools/pyscript.json", JSON.stringify(pyScript.pyscript));
  const layers = [];
  for (const name of Object.keys(WORK)) {
    if (name === "application") {
      unpackFiles(pyodide.FS, readFileSync(join(built, "tabletop.pack")));
    }
    pyodide.runPython(WORK[name]);
    const { header, memory, chain } = picture(pyodide);
    refusePlaces(memory, [fileURLToPath(import.meta.url), indexURL]);
    const sum = sumOf(wordsOf(memory).subarray(0, from >>> 2));
    const after = unlinked(memory, chain);
    layers.push({ name, sum, header, data: differences(before, after, chain) });
    before = after;
  }
  return layers;
}

/** @returns {(data: Uint8Array) => Uint8Array} packs as the page's own Python can unpack */
async function packer() {
  const pyodide = await loadPyodide();
  pyodide.runPython(`
from compression import zstd
options = {
    zstd.CompressionParameter.compression_level: ${level},
    zstd.CompressionParameter.window_log: 25,
    zstd.CompressionParameter.checksum_flag: 1,
}
pack = lambda data: zstd.compress(data.to_bytes(), options=options)
`);
  return (data) => pyodide.globals.get("pack")(data).toJs();
}

const goOn = holdStill();
const layers = await takePictures();
goOn();
const pack = await packer();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const listed = layers.map(({ name, sum, header, data }) => {
  const bytes = new Uint8Array(data.buffer);
  const packed = pack(bytes);
  const digest = createHash("sha256").update(packed).digest("hex").slice(0, 16);
  const file = `${name}-${digest}.zst`;
  writeFileSync(join(folder, file), packed);
  console.log(`Python's memory, ${name}: ${(packed.length / 1e6).toFixed(2)} MB packed.`);
  const encoded = Buffer.from(header).toString("base64");
  const sizes = { size: packed.length, unpacked: bytes.length, memory: data[0] };
  return { file, sum, from, ...sizes, header: encoded };
});
for (const [source, name] of [
  [join(built, "tabletop.pack"), "tabletop.zst"],
  [stdLibURL, "library.zst"],
  ...filesApart().map(({ source, file }) => [source, file]),
]) {
  writeFileSync(join(folder, name), pack(new Uint8Array(readFileSync(source))));
}
writeFileSync(join(folder, "layers.json"), JSON.stringify(listed));
