// The service worker's store heals: what is missing or damaged is fetched again, past the HTTP cache.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { createSiteFiles } from "../../static/site-files.mjs";

const SITE = "https://name.example/b/";
const CONTENTS = { "index.html": "<!doctype html>", "a.js": "export {}", "part/b.json": "[1]" };
const digest = (text) => createHash("sha256").update(text).digest("base64");
const files = Object.entries(CONTENTS).map(([url, text]) => ({ url, digest: digest(text) }));

/** Caches as a service worker has them, in memory; `full` says that nothing can be put there. */
function fakeCaches() {
  const held = new Map();
  const open = async (name) => {
    if (!held.has(name)) {
      held.set(name, new Map());
    }
    const entries = held.get(name);
    const keyOf = (request) => request.url ?? `${request}`;
    return {
      match: async (request) => entries.get(keyOf(request))?.clone(),
      async put(request, response) {
        if (all.full) {
          throw new DOMException("full", "QuotaExceededError");
        }
        const bytes = await response.arrayBuffer();
        entries.set(keyOf(request), new Response(bytes));
      },
      delete: async (request) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  const all = { open, held, full: false };
  return all;
}

/** A host: `asked` lists what was asked for, `answers` says what it has. A browser checks integrity. */
function fakeHost(answers = CONTENTS) {
  const asked = [];
  const stale = {};
  const fetch = async (address, { cache, integrity }) => {
    const path = address.slice(SITE.length);
    asked.push(`${path} ${cache}`);
    const text = cache === "reload" ? host.answers[path] : (stale[path] ?? host.answers[path]);
    if (text === undefined) {
      return new Response("Not found", { status: 404 });
    }
    if (integrity !== `sha256-${digest(text)}`) {
      throw new TypeError("Failed integrity check");
    }
    return new Response(text);
  };
  const host = { fetch, asked, stale, answers: { ...answers } };
  return host;
}

function storeOn(host, caches, more = {}) {
  return createSiteFiles({
    files,
    site: SITE,
    cacheName: "files",
    caches,
    fetch: host.fetch,
    ...more,
  });
}

async function installed() {
  const [host, caches] = [fakeHost(), fakeCaches()];
  const store = storeOn(host, caches);
  await store.storeAll();
  host.asked.length = 0;
  return { host, caches, store, entries: caches.held.get("files") };
}

const keyOf = (path) => {
  const key = new URL(path, SITE);
  key.searchParams.set("sha256", digest(CONTENTS[path]));
  return key.href;
};
const textOf = async (entries, path) => entries.get(keyOf(path))?.clone().text();

test("only files of the list are found, and the site's own address", () => {
  const { find } = storeOn(fakeHost(), fakeCaches());
  assert.equal(find(SITE).url, "index.html");
  assert.equal(find(`${SITE}?shared`).url, "index.html");
  assert.equal(find(`${SITE}a.js?again=1`).url, "a.js");
  for (const other of ["", "other/", "b", "b/c/", "b/no.js", "a.js"]) {
    assert.equal(find(`https://name.example/${other}`), undefined, other);
  }
});

test("a worker at the root of a host knows no page below it", () => {
  const { find } = storeOn(fakeHost(), fakeCaches(), { site: "https://name.example/" });
  assert.equal(find("https://name.example/").url, "index.html");
  assert.equal(find("https://name.example/b/"), undefined);
  assert.equal(find("https://name.example/b/a.js"), undefined);
});

for (const [fault, spoil] of Object.entries({
  missing: (entries) => entries.delete(keyOf("a.js")),
  cut: (entries) => entries.set(keyOf("a.js"), new Response("exp")),
  garbage: (entries) => entries.set(keyOf("a.js"), new Response("<html>")),
  "cleared with all others": (entries) => entries.clear(),
})) {
  test(`a stored file that is ${fault} is fetched again, and nothing else`, async () => {
    const { host, store, entries } = await installed();
    spoil(entries);
    const gone = Object.keys(CONTENTS).filter((path) => !entries.has(keyOf(path)));
    const { mended, missing } = await store.check();
    assert.deepEqual(mended, gone.length > 0 ? gone : ["a.js"]);
    assert.deepEqual(missing, []);
    assert.equal(host.asked.length, mended.length);
    for (const path of mended) {
      assert.equal(await textOf(entries, path), CONTENTS[path]);
    }
    assert.deepEqual(await store.check(), { mended: [], missing: [] });
  });
}

test("bytes in the browser's HTTP cache that are wrong are fetched past it", async () => {
  const { host, store, entries } = await installed();
  entries.delete(keyOf("a.js"));
  host.stale["a.js"] = "garbage";
  assert.deepEqual((await store.check()).mended, ["a.js"]);
  assert.deepEqual(host.asked, ["a.js no-cache", "a.js reload"]);
});

test("a damaged file that the server no longer has is dropped and named", async () => {
  const { host, store, entries } = await installed();
  entries.set(keyOf("a.js"), new Response("exp"));
  host.answers["a.js"] = "of another version";
  assert.deepEqual(await store.check(), { mended: [], missing: ["a.js"] });
  assert.equal(entries.has(keyOf("a.js")), false);
});

test("where there is no room the rest is not downloaded in vain", async () => {
  const { host, caches, store, entries } = await installed();
  entries.clear();
  caches.full = true;
  assert.deepEqual(await store.check(), { mended: [], missing: ["index.html"] });
  assert.equal(host.asked.length, 1);
});

test("what is asked for is served as stored, and a missing file is stored on the way", async () => {
  const { host, store, entries } = await installed();
  const file = store.find(`${SITE}a.js`);
  assert.equal(await (await store.respond(file)).text(), CONTENTS["a.js"]);
  assert.deepEqual(host.asked, []);
  entries.delete(keyOf("a.js"));
  const both = await Promise.all([store.respond(file), store.respond(file)]);
  assert.deepEqual(await Promise.all(both.map((each) => each.text())), Array(2).fill("export {}"));
  assert.deepEqual(host.asked, ["a.js no-cache"], "one download serves both");
  assert.equal(await textOf(entries, "a.js"), "export {}");
});

test("a page is never served damaged", async () => {
  const { host, store, entries } = await installed();
  const page = store.find(SITE);
  entries.set(keyOf("index.html"), new Response("<!doc"));
  assert.equal(await (await store.respondChecked(page)).text(), CONTENTS["index.html"]);
  entries.set(keyOf("index.html"), new Response("<!doc"));
  delete host.answers["index.html"];
  await assert.rejects(store.respondChecked(page));
});

test("an installation fails as a whole where a file can't be had", async () => {
  const host = fakeHost({ ...CONTENTS, "a.js": "damaged on the host" });
  await assert.rejects(storeOn(host, fakeCaches()).storeAll());
});

test("a new version keeps what did not change, and removes the old when it takes over", async () => {
  const { host, caches, entries } = await installed();
  host.answers["a.js"] = "export const newer = 1;";
  const newer = files.map((file) =>
    file.url === "a.js" ? { ...file, digest: digest(host.answers["a.js"]) } : file,
  );
  const next = storeOn(host, caches, { files: newer });
  await next.storeAll();
  assert.deepEqual(host.asked, ["a.js no-cache"]);
  assert.equal(entries.size, 4, "the old version still opens");
  await next.removeOthers();
  assert.equal(entries.size, 3);
  assert.equal(entries.has(keyOf("a.js")), false);
});
