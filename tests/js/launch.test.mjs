// The installed page takes what the system hands to it: shortcuts, files, what other apps share.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dropShared, takeLaunches, takeShared } from "../../static/js/page/launch.js";

const SITE = "https://name.github.io/games/";

/** @returns {Promise<object[]>} the messages that come of one launch */
async function launched(launch) {
  const sent = [];
  let consume;
  takeLaunches((message) => sent.push(message), {
    launchQueue: { setConsumer: (consumer) => (consume = consumer) },
  });
  await consume(launch);
  return sent;
}

test("a shortcut goes on with the last game, also where the page is open already", async () => {
  assert.deepEqual(await launched({ targetURL: `${SITE}#continue` }), [
    { do: "link", fragment: "continue" },
  ]);
  assert.deepEqual(await launched({ targetURL: SITE, files: [] }), []);
});

test("files that are opened with the page come in", async () => {
  const file = new File(['{"format":"six-gardens"}'], "ada.json");
  assert.deepEqual(await launched({ targetURL: SITE, files: [{ getFile: async () => file }] }), [
    { do: "import", name: "ada.json", text: '{"format":"six-gardens"}' },
  ]);
});

test("a browser without launches is left alone", () => {
  takeLaunches(() => assert.fail(), {});
});

/** A page at an address of the site, and what the service worker has stored for it. */
function sharedPage(rest, texts) {
  const stored = new Map(texts.map((text, index) => [`${SITE}share/${index}`, text]));
  const page = {
    location: new URL(rest, SITE),
    address: "",
    history: { replaceState: (_state, _title, address) => (page.address = address) },
    caches: {
      has: async (name) => name === `shared ${SITE}`,
      open: async () => ({
        keys: async () => Array.from(stored.keys(), (url) => ({ url })),
        match: async ({ url }) => new Response(stored.get(url)),
        delete: async ({ url }) => stored.delete(url),
      }),
    },
  };
  return { page, stored };
}

const textsOf = (sent) => sent.map(({ text, shared }) => [text, shared]);

test("what another app shares is offered, and stored until somebody has answered", async () => {
  const { page, stored } = sharedPage("?shared", ["one", "two"]);
  const sent = [];
  await takeShared((message) => sent.push(message), page);
  const offered = [
    ["one", true],
    ["two", true],
  ];
  assert.deepEqual(textsOf(sent), offered);
  assert.equal(page.address, "/games/");
  assert.equal(stored.size, 2);
  const later = sharedPage("#game=a", ["one", "two"]);
  const again = [];
  await takeShared((message) => again.push(message), later.page);
  assert.deepEqual(textsOf(again), offered);
  assert.equal(later.page.address, "");
  await dropShared(again[0].key, later.page);
  assert.deepEqual([...later.stored.values()], ["two"]);
  later.stored.set(`${SITE}share/2`, "three"); // comes while the question about the others is open
  await dropShared("", later.page);
  assert.deepEqual([...later.stored.values()], ["three"]);
});

test("where nothing was shared nothing is offered or dropped", async () => {
  const { page } = sharedPage("#game=a", []);
  page.caches.has = async () => false;
  await takeShared(() => assert.fail(), page);
  await dropShared("", page);
  await takeShared(() => assert.fail(), { ...page, caches: undefined });
});
