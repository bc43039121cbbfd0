// Keeps the whole site on the device, so that it opens without a network.
//
// The build bundles this file into sw.js beside index.html and fills in the list of files with
// their hashes. A new version is fetched whole, file by file checked, and then waits: it takes
// over when the player says so, or when every page of the old version is closed.
//
// One origin may hold several sites, and a worker at its root sees the requests of all of them. So this
// worker answers only for the files in its list, and its caches are named by its whole address.
import { createSiteFiles } from "./site-files.mjs";

const FILES = __FILES__;
const PICTURES = __PICTURES__;
const RESCUE_PAGE = __RESCUE_PAGE__;

/** How long a navigation waits for the server where index.html is not stored, in ms. */
const NAVIGATION_LIMIT = 6000;

const site = self.registration.scope;
const siteFiles = createSiteFiles({ files: FILES, site, cacheName: `files ${site}` });
const snapshots = createSiteFiles({
  files: PICTURES,
  site,
  cacheName: `snapshot ${site}`,
  keyedByHash: false, // runtime.mjs looks for them by their addresses
});

/** The cache of version 0.1.0, which Workbox filled. */
const FORMER_CACHE = `workbox-precache-v2-${site}`;

/** The pieces of files that a page is downloading, see downloads.mjs. */
const DOWNLOADS = `downloads ${site}`;

/** How long the installation waits for such pages, in ms. */
const DOWNLOADING_LIMIT = 20_000;

/** Return when no page is downloading any more: what it has stored isn't fetched again. */
async function whenDownloaded() {
  try {
    const signal = AbortSignal.timeout(DOWNLOADING_LIMIT);
    await self.navigator.locks.request(DOWNLOADS, { signal }, () => {});
  } catch {
    // It takes too long, or the browser has no locks.
  }
}

const byTime = (milliseconds) =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The server does not answer.")), milliseconds);
  });

/** Return whatever the server has at an address; reject if that is not a file of a site. */
async function fromServer(request) {
  const response = await fetch(request.url, { cache: "no-cache" });
  if (!response.ok) {
    throw new Error(`${request.url} answered ${response.status}.`);
  }
  return response;
}

/**
 * Return index.html: as stored if it is whole, else from the server, be it of another version; else a page
 * that says what is wrong, exports the games and tries again.
 */
async function page(file, request) {
  try {
    return await Promise.race([
      siteFiles.respondChecked(file).catch(() => fromServer(request)),
      byTime(NAVIGATION_LIMIT),
    ]);
  } catch {
    const headers = { "content-type": "text/html; charset=utf-8" };
    return new Response(RESCUE_PAGE, { status: 503, headers });
  }
}

/** Return a file of the site. What the server has of another version is better than nothing. */
const fileOf = (file, request) => siteFiles.respond(file).catch(() => fetch(request));

/** Return the SHA-256 of a file as hexadecimal digits. */
async function digestOf(file) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Stores the files that another app shares until a person has taken or refused them (page/launch.js).
 * They are named by their content: the system may send them twice, or ask for the address again.
 */
async function takeShared(request) {
  if (request.method === "POST") {
    const files = (await request.formData()).getAll("games");
    const cache = await caches.open(`shared ${site}`);
    const keep = async (file) =>
      cache.put(new URL(`share/${await digestOf(file)}`, site), new Response(file));
    await Promise.all(files.filter((file) => file instanceof File).map(keep));
  }
  return Response.redirect(`${site}?shared`, 303);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.url === `${site}share`) {
    event.respondWith(takeShared(request));
    return;
  }
  const file = request.method === "GET" ? siteFiles.find(request.url) : undefined;
  if (!file) {
    return;
  } // another site's, or nobody's: the browser asks the server
  event.respondWith(file.url === "index.html" ? page(file, request) : fileOf(file, request));
});

/** Lets a new version take over at once: this one can't be made whole any more. */
async function giveWay() {
  const registration = await self.registration.update();
  const next = registration.installing ?? registration.waiting;
  const takeOver = () => next.state === "installed" && next.postMessage("take-over");
  next?.addEventListener("statechange", takeOver);
  if (next) {
    takeOver();
  }
}

/** @type {Map<ReturnType<typeof createSiteFiles>, Promise<{mended: string[], missing: string[]}>>} */
const checks = new Map();

/** Check some files; who asks meanwhile gets the same answer. */
function checkOnce(those) {
  if (!checks.has(those)) {
    const work = those.check().finally(() => checks.delete(those));
    checks.set(those, work);
  }
  return checks.get(those);
}

/** Check all stored files and repair them; tell `port` which files of the site were repaired. */
async function check(port) {
  const found = await checkOnce(siteFiles);
  port?.postMessage(found);
  if (found.missing.length > 0) {
    await giveWay().catch(() => {});
  } // without a network: another time
  await checkOnce(snapshots);
}

self.addEventListener("install", (event) => {
  // A first visit has better things to fetch than snapshots; a new version brings its own along.
  const isUpdate = self.registration.active !== null;
  event.waitUntil(
    whenDownloaded()
      .then(siteFiles.storeAll)
      .then(() => isUpdate && snapshots.storeAll()),
  );
});
self.addEventListener("activate", (event) => {
  const removals = [
    siteFiles.removeOthers(),
    snapshots.removeOthers(),
    caches.delete(FORMER_CACHE),
    caches.delete(DOWNLOADS),
  ];
  event.waitUntil(Promise.all(removals));
});
self.addEventListener("message", (event) => {
  // Not awaited: the browser would wait for this event to end before it lets the worker take over.
  if (event.data === "take-over") {
    self.skipWaiting();
  }
  if (event.data === "check") {
    event.waitUntil(check(event.ports[0]));
  }
});
