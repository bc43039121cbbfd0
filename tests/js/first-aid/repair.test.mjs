// Another try repairs first, does without a worker that is silent, and never goes in circles.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const SITE = "https://name.example/b/";

globalThis.document = {
  baseURI: `${SITE}?shared#x`,
  documentElement: { dataset: {} },
  querySelectorAll: () => [{ src: `${SITE}static/js/boot.js` }, { href: "https://other.example/" }],
};
globalThis.__PARTS__ = JSON.stringify(["static/runtime.mjs"]);
const { checkStored, ownWorker, repair, tryAgain } =
  await import("../../../static/js/first-aid/repair.js");

let reloads;
let unregistered;
let asked;
let isOnline;

/** A page that is controlled by a worker, which answers a check with `found`, or never. */
function control({ script = `${SITE}sw.js`, found }) {
  const controller = {
    scriptURL: script,
    postMessage(message, [port]) {
      asked.push(message);
      if (found) {
        port.postMessage(found);
      }
    },
  };
  const registration = { scope: SITE, unregister: async () => (unregistered += 1) };
  const serviceWorker = { controller, getRegistration: async () => registration };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { serviceWorker } });
}

beforeEach(() => {
  [reloads, unregistered, asked, isOnline] = [0, 0, [], true];
  const remembered = new Map();
  globalThis.sessionStorage = {
    getItem: (key) => remembered.get(key) ?? null,
    setItem: (key, text) => remembered.set(key, text),
  };
  globalThis.location = { reload: () => (reloads += 1) };
  globalThis.fetch = async (address, { cache }) => {
    asked.push(`${address.slice(SITE.length)} ${cache}`);
    if (!isOnline) {
      throw new TypeError("Failed to fetch");
    }
    return new Response("");
  };
  globalThis.document.documentElement.dataset = {};
});

/** Do something while time limits pass at once. */
async function hurried(act) {
  const usual = globalThis.setTimeout;
  globalThis.setTimeout = (call, _, ...more) => usual(call, 20, ...more);
  await act();
  globalThis.setTimeout = usual;
}

test("files are repaired before the page is loaded again", async () => {
  control({ found: { mended: ["a.js"], missing: [] } });
  await tryAgain();
  assert.deepEqual(asked, ["check"]);
  assert.deepEqual([reloads, unregistered], [1, 0]);
});

test("a page that does not work is loaded again by itself, once", async () => {
  control({ found: { mended: ["a.js"], missing: [] } });
  await repair();
  await repair();
  assert.equal(reloads, 1);
});

test("nothing is loaded again where nothing was repaired, or the page works meanwhile", async () => {
  control({ found: { mended: [], missing: ["a.js"] } });
  await repair();
  control({ found: { mended: ["a.js"], missing: [] } });
  globalThis.document.documentElement.dataset.ready = "menu";
  await repair();
  assert.equal(reloads, 0);
});

test("a worker that does not answer is done without, where the network does", async () => {
  control({});
  await hurried(tryAgain);
  assert.deepEqual([reloads, unregistered], [1, 1]);
  isOnline = false;
  await hurried(tryAgain);
  assert.deepEqual([reloads, unregistered], [2, 1], "offline the stored files are all there is");
});

test("a worker at the root of the host is not ours", async () => {
  control({ script: "https://name.example/sw.js", found: { mended: ["a.js"], missing: [] } });
  assert.equal(ownWorker(), null);
  await checkStored();
  assert.deepEqual(asked, []);
  await tryAgain();
  assert.equal(unregistered, 0);
});

test("without a worker the server is asked about all that the page and Python load", async () => {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: {} });
  await tryAgain();
  assert.deepEqual(asked.sort(), ["static/js/boot.js no-cache", "static/runtime.mjs no-cache"]);
  assert.equal(reloads, 1);
});
