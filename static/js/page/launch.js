// Launches of the installed app with a game to continue, files, or shared data.
import { toLink } from "./daily/garden-of-the-day.js";
import { importAll } from "./files.js";

/** The URL that the page was opened with, which the first launch event repeats. */
let begunWith = globalThis.location?.href;

/** @import {Send} from "../python/messages.d.ts" */
/** @typedef {{launchQueue?: typeof globalThis.launchQueue}} LaunchPage */
/** @typedef {{location: Location, history: History, caches?: CacheStorage}} SharedPage */

/**
 * Handle launches of an app that is already open, which get an event instead of a new page.
 * @param {Send} send
 * @param {LaunchPage} [page]
 */
export function takeLaunches(send, page = globalThis) {
  page.launchQueue?.setConsumer(async ({ targetURL = "", files = [] }) => {
    const fragment = targetURL && targetURL !== begunWith ? new URL(targetURL).hash.slice(1) : "";
    begunWith = "";
    if (fragment) {
      send(toLink(fragment));
    }
    await importAll(await Promise.all(files.map((handle) => handle.getFile())), send);
  });
}

/**
 * The stored files that Python has been asked to take in, until a person has taken or refused them.
 * @type {readonly Request[]}
 */
let offered = [];

/** @param {Location} location */
const cacheOf = (location) => `shared ${new URL(".", location.href).href}`;

/**
 * Offer files that another app shared and the service worker stored. Done at every start, so that
 * nothing is lost when a page was closed before the person answered.
 * @param {Send} send
 * @param {SharedPage} [page]
 */
export async function takeShared(send, page = globalThis) {
  const { location, history, caches } = page;
  if (location.search === "?shared") {
    history.replaceState(null, "", location.pathname + location.hash);
  }
  const name = cacheOf(location);
  if (!caches || !(await caches.has(name))) {
    return;
  }
  const cache = await caches.open(name);
  offered = await cache.keys();
  for (const request of offered) {
    const file = await (await cache.match(request))?.blob();
    if (file) {
      await importAll([file], send, { shared: true, key: request.url });
    }
  }
}

/**
 * Delete one offered file, or all, after it was imported or refused.
 * @param {string} key
 * @param {SharedPage} [page]
 */
export async function dropShared(key, page = globalThis) {
  const { location, caches } = page;
  const done = offered.filter(({ url }) => !key || url === key);
  offered = offered.filter((request) => !done.includes(request));
  if (done.length === 0 || !caches) {
    return;
  }
  const cache = await caches.open(cacheOf(location));
  await Promise.all(done.map((request) => cache.delete(request)));
}
