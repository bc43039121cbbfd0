// A picture of Python's memory that is not of the very length is refused before anything is written.
import assert from "node:assert/strict";
import { test } from "node:test";
import { putLayers } from "../../static/layers.mjs";

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
