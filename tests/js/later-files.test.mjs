// Files that come later come when they are opened, before anybody reads them into Python's memory.
import assert from "node:assert/strict";
import { test } from "node:test";
import { putLater } from "../../static/files.mjs";

/** A file system of one file, as Emscripten has it. */
function fileSystem() {
  const node = { stream_ops: { read: () => 7 } };
  const opened = () => {
    const stream = { node, stream_ops: node.stream_ops };
    stream.stream_ops.open?.(stream);
    return stream;
  };
  class ErrnoError extends Error {
    constructor(errno) {
      super(`errno ${errno}`);
    }
  }
  return { opened, FS: { ErrnoError, writeFile() {}, lookupPath: () => ({ node }) } };
}

test("what comes later is there once the file is open, and is fetched once", () => {
  const { opened, FS } = fileSystem();
  let times = 0;
  putLater(FS, "library.zip", 3, () => {
    times += 1;
    return new Uint8Array([1, 2, 3]);
  });
  assert.equal(times, 0);
  const stream = opened();
  assert.equal(times, 1, "it has to be there before it is read: to make it memory may grow");
  assert.deepEqual([...stream.node.contents], [1, 2, 3]);
  assert.equal(stream.stream_ops.read(), 7);
  opened();
  assert.equal(times, 1);
});

test("what can't be had is an error of the file system, and is asked for again", (context) => {
  const warned = context.mock.method(console, "warn", () => {});
  const { opened, FS } = fileSystem();
  let times = 0;
  putLater(FS, "library.zip", 3, () => {
    times += 1;
    if (times === 1) {
      throw new Error("The host answered 404.");
    }
    return new Uint8Array([1, 2, 3]);
  });
  assert.throws(opened, { message: "errno 29" });
  assert.equal(warned.mock.callCount(), 1);
  assert.deepEqual([...opened().node.contents], [1, 2, 3]);
});
