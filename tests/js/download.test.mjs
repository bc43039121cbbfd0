// A download continues where it was interrupted, in this visit and in the next, whatever the host can do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDownload } from "../../static/download.mjs";
import {
  FILE,
  digestOf,
  WANTED,
  createHost,
  createStore,
  noPause,
  download,
  readAll,
} from "./fake-host.mjs";

test("cut at any byte, it resumes there: no byte is sent twice, and the file is the same", async () => {
  for (let cut = 0; cut < FILE.length; cut += 1) {
    const host = createHost({ cuts: [cut] });
    assert.deepEqual(await download(host).soon(), FILE, `cut at ${cut}`);
    assert.equal(host.sent(), FILE.length, `cut at ${cut}`);
    const range = cut > 0 ? `bytes=${cut}-299` : undefined;
    assert.deepEqual(
      host.asked.map((each) => each.range),
      [undefined, range],
    );
  }
});

test("cut ten times, and read as a stream, it is the same", async () => {
  const host = createHost({ cuts: [3, 30, 31, 60, 90, 120, 150, 200, 298, 299] });
  const stored = createStore();
  assert.deepEqual(await readAll(download(host, { store: stored }).stream()), FILE);
  assert.equal(host.sent(), FILE.length);
});

test("after a cut less is asked for at a time, and more again when that comes", async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251);
  const host = createHost({ bytes, cuts: [1000], chunk: 4096 });
  const wanted = { url: WANTED.url, size: bytes.length, digest: digestOf(bytes) };
  const ways = { store: createStore(), fetch: host.fetch, pause: noPause };
  assert.deepEqual(await createDownload(wanted, ways).soon(), bytes);
  assert.deepEqual(
    host.asked.map(({ range }) => range),
    [undefined, "bytes=1000-66535", "bytes=66536-197607", "bytes=197608-299999"],
  );
});

test("the next visit resumes where the connection broke, wherever that was", async () => {
  for (let cut = 1; cut < FILE.length; cut += 1) {
    const host = createHost({ cuts: [cut] });
    const store = createStore();
    const closed = new Promise((resolve) => {
      // The page is closed while it waits for the connection.
      const pause = () => (resolve(), new Promise(() => {}));
      download(host, { store, pause }).soon();
    });
    await closed;
    await new Promise((resolve) => setImmediate(resolve));
    const came = [];
    const next = download(host, { store, came: (bytes) => came.push(bytes) });
    assert.deepEqual(await next.soon(), FILE);
    assert.equal(host.sent(), FILE.length, `cut at ${cut}`);
    assert.equal(came[0], cut, "it begins with what is there");
    await next.settled();
    assert.deepEqual(store.kept(), FILE);
    assert.equal(store.stored.size, 0);
  }
});

test("what is complete is never fetched again", async () => {
  const host = createHost();
  const store = createStore();
  const first = download(host, { store });
  await first.soon();
  await first.settled();
  assert.deepEqual(await download(host, { store }).soon(), FILE);
  assert.equal(host.sent(), FILE.length);
});

test("a host that sends no ranges sends the whole again, and the file is right", async () => {
  const host = createHost({ cuts: [100], ranges: false });
  const came = [];
  const bytes = await download(host, { came: (count) => came.push(count) }).soon();
  assert.deepEqual(bytes, FILE);
  assert.equal(
    came.reduce((sum, count) => sum + count, 0),
    FILE.length,
    "what is discarded is not counted",
  );
});

test("bytes that were damaged in the store are dropped, and fetched anew past the browser's cache", async () => {
  const store = createStore();
  await store.put(0, FILE.slice(0, 50).fill(9));
  const host = createHost();
  assert.deepEqual(await download(host, { store }).soon(), FILE);
  assert.deepEqual(
    host.asked.map(({ cache }) => cache),
    ["default", "reload"],
  );
});

for (const [name, bytes] of Object.entries({
  "a page of words": new TextEncoder().encode("<!doctype html><p>Not here</p>"),
  "half of it": FILE.slice(0, 150),
  "a longer one": new Uint8Array([...FILE, 1]),
  "as many other bytes": new Uint8Array(FILE.length),
})) {
  test(`in place of the file ${name}: it is fetched once more past the cache, and that helps`, async () => {
    const host = createHost({ bytes, whole: FILE });
    assert.deepEqual(await download(host).soon(), FILE);
    assert.equal(host.asked.length, 2);
  });

  test(`in place of the file ${name}, for ever: it is refused, and nothing of it is kept`, async () => {
    const store = createStore();
    const file = download(createHost({ bytes }), { store });
    await assert.rejects(file.soon(), /is (damaged|longer|shorter)/);
    assert.ok(file.isUnavailable());
    assert.deepEqual(await store.pieces(), []);
  });
}

test("a host that refuses for a moment is asked again, one that goes on refusing is believed", async () => {
  assert.deepEqual(await download(createHost({ statuses: [503, 404] })).soon(), FILE);
  const host = createHost({ statuses: Array(9).fill(404) });
  const file = download(host);
  await assert.rejects(file.soon(), /answered 404/);
  assert.equal(host.asked.length, 3);
});

test("after a refusal it may be asked for again, and continues", async () => {
  const host = createHost({ cuts: [100], statuses: [200, 500, 500, 500] });
  const file = download(host);
  await assert.rejects(file.soon(), /answered 500/);
  assert.deepEqual(await file.soon(), FILE);
  assert.equal(host.sent(), FILE.length);
});

test("a lost connection is tried again for as long as it takes, ever more seldom", async () => {
  const pauses = [];
  const host = createHost();
  let failures = 0;
  const fetch = (...asked) =>
    ++failures < 12 ? Promise.reject(new TypeError("offline")) : host.fetch(...asked);
  let waits = 0;
  const file = createDownload(WANTED, {
    store: createStore(),
    fetch,
    pause: async (ms) => pauses.push(ms),
    waits: () => (waits += 1),
  });
  assert.deepEqual(await file.soon(), FILE);
  assert.deepEqual(pauses.slice(0, 6), [500, 1000, 2000, 4000, 8000, 8000]);
  assert.equal(waits, 11);
});

test("a connection that brings nothing for 8 seconds is replaced", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const host = createHost();
  let hangs = 1;
  const fetch = (url, { signal, ...more }) => {
    if (hangs-- <= 0) {
      return host.fetch(url, more);
    }
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  };
  const file = createDownload(WANTED, { store: createStore(), fetch, pause: noPause });
  const whole = file.soon();
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(7999);
  assert.equal(hangs, 0);
  context.mock.timers.tick(1);
  assert.deepEqual(await whole, FILE);
});
