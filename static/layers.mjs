// Restores Python's memory from the compressed snapshot layers of the build.
//
// Pyodide's zstd decompresses them at the top of the memory that they will fill. malloc can't be
// used, because the fresh memory must equal the build's; and the memory must not grow, because it
// never shrinks again.

/** Alignment of objects, in bytes. */
const UNIT = 4;

/** @returns {number} a checksum of the words and their positions */
export function sumOf(words) {
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) {
    sum = (sum + Math.imul(words[at], at | 1)) | 0;
  }
  return sum;
}

/**
 * @typedef {{file: string, sum: number, from: number, size: number, unpacked: number, memory: number, header: string}} Layer
 * @param {object} module Pyodide's WebAssembly module, in which Python has not begun
 * @param {Layer[]} layers
 * @param {Uint8Array[]} packed the bytes of each layer
 */
export function putLayers(module, layers, packed) {
  if (layers.some(({ size }, index) => packed[index].length !== size)) {
    throw new Error("A picture of memory is cut short.");
  }
  const memory = Math.max(module.HEAPU8.length, ...layers.map((layer) => layer.memory));
  if (!module._emscripten_resize_heap(memory)) {
    throw new Error("There is no room in memory.");
  }
  const pictures = unpackAtTheTop(module, layers, packed);
  // What stands there comes from this browser: its language, its chance, the page's address. Above
  // it nothing else was ever written.
  module.HEAPU8.fill(0, layers[0].from, module._sbrk(0));
  for (const picture of pictures) {
    put(module.HEAPU32, picture);
  }
  link(module.HEAPU32, pictures.at(-1));
  pictures.forEach(release);
  // A memory that is not the very one of the build would be a Python with a fault somewhere. What the
  // WebAssembly file brought along is looked at; all above it was made here, of pictures that have
  // check sums of their own.
  const { from, sum } = layers.at(-1);
  if (sumOf(module.HEAPU32.subarray(0, from >>> 2)) !== sum) {
    throw new Error("The memory is not as it was when its picture was taken.");
  }
}

/** @returns {Uint32Array[]} the words of each layer (see tools/layers.mjs) */
function unpackAtTheTop(module, layers, packed) {
  const context = roundedUp(module._ZSTD_estimateDCtxSize());
  const room = Math.max(...layers.map(({ unpacked, size }) => roundedUp(unpacked) + size));
  const bottom = (module.HEAPU8.length - context - room) & ~15;
  if (bottom < module._sbrk(0)) {
    throw new Error("There is no room in memory.");
  }
  const place = bottom + context;
  const unpacker = module._ZSTD_initStaticDCtx(bottom, context);
  const pictures = layers.map(({ unpacked, size }, index) => {
    const source = place + roundedUp(unpacked);
    module.HEAPU8.set(packed[index], source);
    const length = module._ZSTD_decompressDCtx(unpacker, place, unpacked, source, size);
    if (length !== unpacked) {
      throw new Error("A picture of memory is damaged.");
    }
    return module.HEAPU32.slice(place >>> 2, (place + unpacked) >>> 2);
  });
  module.HEAPU8.fill(0, bottom);
  return pictures;
}

const roundedUp = (size) => Math.ceil(size / 16) * 16;

/** Free an array's memory at once; the garbage collector may take minutes. */
export function release({ buffer }) {
  buffer.transfer?.(0);
}

/** Write the changed words of a layer. */
function put(memory, words) {
  let goal = 0;
  for (let next = 2 + Math.ceil(words[1] / 4); next < words.length;) {
    goal += words[next];
    const end = next + 2 + words[next + 1];
    memory.set(words.subarray(next + 2, end), goal);
    goal += words[next + 1];
    next = end;
  }
}

/** Restore the pointers between the objects of Python's garbage collector. */
function link(memory, words) {
  const distances = new Uint8Array(words.buffer, words.byteOffset + 8, words[1]);
  let last = 0;
  let place = 0;
  let first = 0;
  for (let at = 0; at < distances.length; at += 1) {
    let distance = 0;
    for (let shift = 0; ; shift += 7, at += 1) {
      distance |= (distances[at] & 127) << shift;
      if (distances[at] < 128) {
        break;
      }
    }
    place += UNIT * distance;
    if (last) {
      join(memory, last, place);
    } else {
      first = place;
    }
    last = place;
  }
  join(memory, last, first);
}

/** Link two objects; the flags in the lowest bits of a pointer are kept. */
function join(memory, one, next) {
  memory[one >>> 2] |= next;
  memory[(next >>> 2) + 1] |= one;
}
