// Keeps the whole site on the device, so that it opens without a network.
//
// The build bundles this file into sw.js beside index.html and fills in the list of files with
// their checksums. A new version is fetched whole, file by file checked, and then waits: it takes
// over when the player says so, or when every page of the old version is closed.
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

const FILES = __FILES__;
const PICTURES = __PICTURES__;

const site = self.registration.scope;
const snapshotCache = `snapshot ${site}`;
const pictureUrls = PICTURES.map((path) => new URL(path, site).href);

// The page has just loaded most files: ask the server whether they changed, not for all their bytes.
addPlugins([
  { requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) },
]);
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// Whatever address below the site is opened, it is this one page. Its paths are relative, so an
// address deeper down is led to the site's own.
const page = createHandlerBoundToURL("index.html");
registerRoute(
  new NavigationRoute((options) =>
    options.url.pathname === new URL(site).pathname ? page(options) : Response.redirect(site),
  ),
);

/** Puts aside the files that another app shares; the page takes them in when it opens. */
async function takeShared({ request }) {
  const files = (await request.formData()).getAll("games");
  const cache = await caches.open(`shared ${site}`);
  const keep = (file, index) => cache.put(new URL(`share/${index}`, site), new Response(file));
  await Promise.all(files.map(keep));
  return Response.redirect(`${site}?shared`, 303);
}
registerRoute(({ url }) => url.href === `${site}share`, takeShared, "POST");

/** Stores the pictures of Python's memory that are not there yet: their names tell what is in them. */
async function storeSnapshot() {
  const cache = await caches.open(snapshotCache);
  for (const url of pictureUrls) {
    if (!(await cache.match(url))) await cache.add(new Request(url, { cache: "no-cache" }));
  }
}

/** Removes the pictures that belong to other versions alone. */
async function dropOldSnapshots() {
  const cache = await caches.open(snapshotCache);
  const stored = await cache.keys();
  const old = stored.filter(({ url }) => !pictureUrls.includes(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener("install", (event) => {
  // A first visit has better things to fetch; a new version brings its picture along.
  if (self.registration.active) event.waitUntil(storeSnapshot());
});
self.addEventListener("activate", (event) => event.waitUntil(dropOldSnapshots()));
self.addEventListener("message", (event) => {
  // Not awaited: the browser would wait for this event to end before it lets the worker take over.
  if (event.data === "take-over") self.skipWaiting();
  if (event.data === "store-snapshot") event.waitUntil(storeSnapshot());
});
