// Whoever can't wait for a download gets it by synchronous requests.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { FILE, createHost, createStore, download } from "./fake-host.mjs";

/** Puts a synchronous request in place that answers from `host`'s file, `most` bytes at most. */
function answerSynchronously(most, refusals = 0) {
  const asked = [];
  globalThis.XMLHttpRequest = class {
    open(_, url, isAsync) {
      assert.equal(isAsync, false);
    }
    setRequestHeader(_, range) {
      [, this.from, this.last] = /^bytes=(\d+)-(\d+)$/.exec(range).map(Number);
    }
    send() {
      if (refusals-- > 0) {
        throw new Error("network error");
      }
      const { from = 0, last = FILE.length - 1 } = this;
      asked.push(from);
      this.status = 206;
      this.range = `bytes ${from}-${last}/${FILE.length}`;
      this.response = FILE.slice(from, Math.min(last + 1, from + most)).buffer;
      if (from === 0 && last === FILE.length - 1) {
        this.status = 200;
      }
    }
    getResponseHeader = () => this.range;
  };
  return asked;
}
afterEach(() => {
  delete globalThis.XMLHttpRequest;
});

test("whoever can't wait gets the rest at once, and nobody else asks for it any more", async () => {
  const asked = answerSynchronously(FILE.length);
  const host = createHost({ cuts: [100] });
  const store = createStore();
  let blocked;
  const pause = () => new Promise((resolve) => (blocked = resolve));
  const awaited = [];
  const file = download(host, { store, pause, awaited: (bytes) => awaited.push(bytes) });
  const soon = file.soon();
  while (!blocked) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual(file.now(), FILE);
  assert.deepEqual(asked, [100]);
  assert.deepEqual(awaited, [100, FILE.length]);
  blocked();
  assert.deepEqual(await soon, FILE);
  assert.equal(host.sent(), 100);
  await file.settled();
  assert.deepEqual(store.kept(), FILE);
});

test("a synchronous request that breaks is repeated, three times in vain at most", () => {
  answerSynchronously(FILE.length, 2);
  assert.deepEqual(download(createHost()).now(), FILE);
  answerSynchronously(FILE.length, 3);
  assert.throws(() => download(createHost()).now(), /network error/);
});
