// A download continues where it was interrupted, in this visit and in the next, whatever the host can do.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { afterEach, mock, test } from "node:test";
import { createDownload } from "../../static/download.mjs";

const FILE = Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 251);
const digestOf = (bytes) => createHash("sha256").update(bytes).digest("base64");
const WANTED = { url: "https://host/file", size: FILE.length, digest: digestOf(FILE) };
const CHUNK = 13;

/**
 * A host of one file. `cuts` are the totals of sent bytes at which it breaks the connection.
 * @returns {{fetch: typeof fetch, asked: object[], sent: () => number}}
 */
function createHost({ bytes = FILE, cuts = [], ranges = true, statuses = [], whole } = {}) {
  const asked = [];
  let sent = 0;
  const waiting = [...cuts];

  function* chunks(from) {
    for (let at = from; at < bytes.length;) {
      let end = Math.min(at + CHUNK, bytes.length);
      const cut = waiting[0];
      if (cut !== undefined && sent + end - at >= cut) end = at + Math.max(0, cut - sent);
      if (end > at) yield bytes.subarray(at, end);
      sent += end - at;
      if (cut !== undefined && sent >= cut) {
        waiting.shift();
        throw new TypeError("network error");
      }
      at = end;
    }
  }

  async function fetch(url, { headers, cache }) {
    asked.push({ range: headers.Range, cache });
    if (cache === "reload" && whole) return new Response(whole);
    const range = ranges && /^bytes=(\d+)-$/.exec(headers.Range ?? "")?.[1];
    const status = statuses.shift() ?? (range ? 206 : 200);
    if (status >= 400) return new Response("<!doctype html>", { status });
    return answer(Number(range || 0), status);
  }

  function answer(from, status) {
    if (from > 0 && from >= bytes.length) return new Response("", { status: 416 });
    const body = chunks(from);
    const stream = new ReadableStream({
      pull(controller) {
        const { done, value } = body.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    const headers = {
      "Content-Length": String(bytes.length - from),
      "Content-Range": `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
    };
    return new Response(stream, { status, headers });
  }
  return { fetch, asked, sent: () => sent };
}

/** A store as Cache Storage is one, which outlives visits. */
function createStore() {
  const pieces = new Map();
  let kept = null;
  return {
    stored: pieces,
    kept: () => kept,
    async pieces() {
      if (kept) return [kept];
      const found = [];
      for (let from = 0; pieces.has(from);) {
        found.push(pieces.get(from));
        from += pieces.get(from).length;
      }
      return found;
    },
    async put(from, bytes) {
      pieces.set(from, bytes);
    },
    async keep(bytes) {
      kept = bytes.slice();
      pieces.clear();
    },
    async drop() {
      kept = null;
      pieces.clear();
    },
  };
}

const noPause = async () => {};

function download(host, more = {}) {
  const ways = { store: createStore(), fetch: host.fetch, pause: noPause, ...more };
  return createDownload(WANTED, ways);
}

/** Reads the whole of a stream. */
const readAll = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

test("cut at any byte, it resumes there: no byte is sent twice, and the file is the same", async () => {
  for (let cut = 0; cut < FILE.length; cut += 1) {
    const host = createHost({ cuts: [cut] });
    assert.deepEqual(await download(host).soon(), FILE, `cut at ${cut}`);
    assert.equal(host.sent(), FILE.length, `cut at ${cut}`);
    const range = cut > 0 ? `bytes=${cut}-` : undefined;
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
    if (hangs-- <= 0) return host.fetch(url, more);
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
      if (refusals-- > 0) throw new Error("network error");
      const { from = 0, last = FILE.length - 1 } = this;
      asked.push(from);
      this.status = 206;
      this.range = `bytes ${from}-${last}/${FILE.length}`;
      this.response = FILE.slice(from, Math.min(last + 1, from + most)).buffer;
      if (from === 0 && last === FILE.length - 1) this.status = 200;
    }
    getResponseHeader = () => this.range;
  };
  return asked;
}
afterEach(() => {
  delete globalThis.XMLHttpRequest;
  mock.reset();
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
  while (!blocked) await new Promise((resolve) => setImmediate(resolve));
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
