// The installed page takes what the system hands to it: shortcuts, files, what other apps share.
import assert from "node:assert/strict";
import { test } from "node:test";
import { takeLaunches, takeShared } from "../../static/js/page/launch.js";

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

/** A page at an address of the site, and what the service worker has put aside for it. */
function sharedPage(rest, texts) {
  const store = new Map([[`shared ${SITE}`, texts]]);
  const page = {
    location: new URL(rest, SITE),
    address: "",
    history: { replaceState: (_state, _title, address) => (page.address = address) },
    caches: {
      open: async (name) => ({
        keys: async () => [...store.get(name).keys()],
        match: async (index) => new Response(store.get(name)[index]),
      }),
      delete: async (name) => store.delete(name),
    },
  };
  return { page, left: () => store.size };
}

test("what another app shares is offered once, and the address forgets it", async () => {
  const { page, left } = sharedPage("?shared", ["one", "two"]);
  const sent = [];
  await takeShared((message) => sent.push(message), page);
  assert.deepEqual(
    sent.map(({ text, shared }) => [text, shared]),
    [
      ["one", true],
      ["two", true],
    ],
  );
  assert.equal(left(), 0);
  assert.equal(page.address, "/games/");
});

test("any other address takes nothing", async () => {
  const { page, left } = sharedPage("#game=a", ["one"]);
  await takeShared(() => assert.fail(), page);
  assert.equal(left(), 1);
});
