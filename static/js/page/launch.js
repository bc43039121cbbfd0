// What the system hands to the installed page: a game to go on with, files, and what was shared.
import { toLink } from "./daily/today.js";
import { importAll } from "./files.js";

/** The address that the page was opened with: the first launch only repeats it. */
let begunWith = globalThis.location?.href;

/**
 * An installed page that is open already is not opened anew, but told what is wanted of it.
 * @param {(message: object) => void} send
 */
export function takeLaunches(send, page = globalThis) {
  page.launchQueue?.setConsumer(async ({ targetURL = "", files = [] }) => {
    const fragment = targetURL && targetURL !== begunWith ? new URL(targetURL).hash.slice(1) : "";
    begunWith = "";
    if (fragment) send(toLink(fragment));
    await importAll(await Promise.all(files.map((handle) => handle.getFile())), send);
  });
}

/**
 * Hands on what another app or a website has shared: the service worker has put it aside and led
 * here. Nothing of it is kept before the person agrees.
 * @param {(message: object) => void} send
 */
export async function takeShared(send, page = globalThis) {
  const { location, history, caches } = page;
  if (location.search !== "?shared") return;
  history.replaceState(null, "", location.pathname + location.hash);
  const name = `shared ${new URL(".", location.href).href}`;
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  await caches.delete(name);
  const files = await Promise.all(kept.map((answer) => answer.blob()));
  await importAll(files, send, { shared: true });
}
