// Repairs the files of the site that this device has stored. Games are never touched.

const ANSWER_LIMIT = 8000;
const RESTART_LIMIT = 3000;
const MINUTE = 60_000;
const TRIED = "six-gardens/1/tried-again";

/** Files that Python's workers load, so that the page can't see them: filled in by the build. */
/** @type {string[]} */
const PARTS = JSON.parse(__PARTS__);

const site = new URL(".", document.baseURI).href;
/** @type {(milliseconds: number) => Promise<void>} */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @typedef {{mended: string[], missing: string[]}} Found the files that were bad */

function noteTry() {
  try {
    sessionStorage.setItem(TRIED, String(Date.now()));
  } catch {
    // Storage is forbidden: nothing is remembered.
  }
}

/** Return whether the page was loaded again within the last minute because it did not work. */
export function hasJustTried() {
  try {
    return Date.now() - Number(sessionStorage.getItem(TRIED)) < MINUTE;
  } catch {
    return false;
  }
}

/** Return the service worker of this very site: one at the root of the host controls us, too. */
export function ownWorker() {
  try {
    const worker = navigator.serviceWorker?.controller;
    return worker?.scriptURL === `${site}sw.js` ? worker : null;
  } catch {
    return null; // site data is blocked
  }
}

/**
 * Return what the worker found, or null if it does not answer.
 * @param {ServiceWorker} worker
 */
function ask(worker) {
  const { port1, port2 } = new MessageChannel();
  /** @type {Promise<Found>} */
  const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  worker.postMessage("check", [port2]);
  const limit = wait(ANSWER_LIMIT).then(() => null);
  return Promise.race([answer, limit]).finally(() => port1.close());
}

/** Ask the server about all that was loaded: what the browser has stored of it may be wrong. */
async function refresh() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  /** @type {NodeListOf<HTMLScriptElement | HTMLLinkElement>} */
  const elements = document.querySelectorAll("script[src], link[href]");
  const wanted = [...elements].map((each) => ("src" in each ? each.src : each.href));
  const addresses = new Set([...loaded, ...wanted, ...PARTS.map((path) => site + path)]);
  const ours = [...addresses].filter((address) => address.startsWith(site));
  const requests = ours.map((address) => fetch(address, { cache: "no-cache" }).catch(() => {}));
  await Promise.race([Promise.all(requests), wait(ANSWER_LIMIT)]);
  return null;
}

/** @type {Promise<Found | null> | null} */
let running = null;

/**
 * Check the files of the site and fetch the bad ones again; games are never touched.
 * @returns {Promise<Found | null>} null where no worker of ours told
 */
export function check() {
  const worker = ownWorker();
  running ??= (worker ? ask(worker) : refresh()).finally(() => (running = null));
  return running;
}

/**
 * Repair what the worker has stored, before Python is started again; the rest goes on by itself.
 */
export async function checkStored() {
  if (!ownWorker()) {
    return;
  }
  await Promise.race([check().catch(() => {}), wait(RESTART_LIMIT)]);
}

/**
 * Do without a worker that does not answer, if the network does: the next start installs a new one.
 */
async function bypassWorker() {
  const probe = fetch(`${site}sw.js`, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!(await Promise.race([probe, wait(ANSWER_LIMIT)]))) {
    return;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.scope === site) {
    await registration.unregister();
  }
}

/** Repair what can be repaired, then load the page again. */
export async function tryAgain() {
  noteTry();
  const found = await check().catch(() => null);
  if (!found && ownWorker()) {
    await bypassWorker().catch(() => {});
  }
  location.reload();
}

/** Load a page that does not work again by itself, once, after its files were repaired. */
export async function repair() {
  const found = await check().catch(() => null);
  if (!found?.mended.length || document.documentElement.dataset.ready || hasJustTried()) {
    return;
  }
  noteTry();
  location.reload();
}
