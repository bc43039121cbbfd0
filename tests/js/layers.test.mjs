// A snapshot layer of the wrong length is refused before anything is written, and unpacking a good one
// leaves the memory no larger than Python's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { putLayers, release, sumOf } from "../../static/layers.mjs";

const LAYER = { size: 4, unpacked: 16, memory: 64, from: 0, sum: 0, header: "" };

/** A memory of 64 bytes, all of them 7, with an unpacker that is never to be asked. */
function freshMemory() {
  const module = {
    HEAPU8: new Uint8Array(64).fill(7),
    _ZSTD_estimateDCtxSize: () => 32,
    _ZSTD_initStaticDCtx: () => 1,
    _ZSTD_decompressDCtx: () => assert.fail("a picture of another length was unpacked"),
    _emscripten_resize_heap(size) {
      const larger = new Uint8Array(size);
      larger.set(module.HEAPU8);
      module.HEAPU8 = larger;
      return true;
    },
  };
  return module;
}

for (const [fault, bytes] of Object.entries({
  "is cut short": [1, 2],
  "is empty": [],
  "is longer": [1, 2, 3, 4, 5],
})) {
  test(`a picture that ${fault} is refused`, () => {
    const module = freshMemory();
    assert.throws(() => putLayers(module, [LAYER], [new Uint8Array(bytes)]), /is cut short/);
    assert.deepEqual([...module.HEAPU8.subarray(0, 64)], Array(64).fill(7));
  });
}

/** A memory of 256 bytes; its unpacker finds `words` in whatever is packed. */
function memoryFor(words) {
  const memory = new Uint8Array(256).fill(7, 0, 64);
  const module = {
    HEAPU8: memory,
    HEAPU32: new Uint32Array(memory.buffer),
    _sbrk: () => 64,
    _ZSTD_estimateDCtxSize: () => 32,
    _ZSTD_initStaticDCtx: () => 1,
    _ZSTD_decompressDCtx(_unpacker, place) {
      module.HEAPU32.set(words, place >>> 2);
      return 4 * words.length;
    },
    _emscripten_resize_heap: (size) => assert.equal(size, 256) ?? true,
  };
  return module;
}

/** A layer of 256 bytes of memory with two objects, at 32 and 64, and `changes`. */
function layerWith(changes) {
  const words = [256, 2, 0x0808, ...changes];
  const sum = sumOf(new Uint32Array(0));
  return { words, layer: { ...LAYER, memory: 256, unpacked: 4 * words.length, sum } };
}

test("layers are unpacked within the memory that Python gets, and nothing of that is left", () => {
  const { words, layer } = layerWith([30, 1, 99]);
  const module = memoryFor(words);
  putLayers(module, [layer], [new Uint8Array(layer.size)]);
  assert.equal(module.HEAPU8.length, 256);
  const written = [...module.HEAPU32.entries()].filter(([, word]) => word !== 0);
  const links = [8, 64, 9, 64, 16, 32, 17, 32];
  assert.deepEqual(written.flat(), [...links, 30, 99]);
});

test("a memory without room above what is taken is refused", () => {
  const { words, layer } = layerWith([30, 1, 99]);
  const module = { ...memoryFor(words), _sbrk: () => 240 };
  const packed = [new Uint8Array(layer.size)];
  assert.throws(() => putLayers(module, [layer], packed), /no room/);
});

test("the buffer of an array that is released is detached, where a browser can do that", () => {
  const sizes = [];
  release({ buffer: { transfer: (size) => sizes.push(size) } });
  release({ buffer: {} });
  assert.deepEqual(sizes, [0]);
});
