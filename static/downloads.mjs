// What Python's runtime downloads, and where it is stored until the service worker stores the site.
import { createDownload } from "./download.mjs";
import { createStore } from "./download-store.mjs";

// Filled in by the build: the layers made for this very runtime; files that are packed each on its own;
// and of every downloaded file its size and its SHA-256 digest in Base64.
const LAYERS = __LAYERS__;
const APART = __APART__;
const PACKED = __PACKED__;

const SITE = new URL("../", import.meta.url).href;
/** The cache of the layers, which the service worker completes. */
const SNAPSHOTS = `snapshot ${SITE}`;
/** The cache of all other files of the site: what is complete here the service worker need not fetch. */
const FILES = `files ${SITE}`;
/** The cache of pieces, and the lock that is held while there may be more. */
const DOWNLOADS = `downloads ${SITE}`;
const WASM = "pyodide/pyodide.asm.wasm";
const WASM_TYPE = { "Content-Type": "application/wasm" };
/** A first visit starts from these. */
const AT_FIRST = LAYERS.slice(0, 2);
const AFTER_THE_START = 1000;

/** @returns {string} the address of a built file */
export const urlOf = (path) => new URL(`static/build/${path}`, SITE).href;

/**
 * Tells the page about the start, in one of these forms: `{progress, of}`, in bytes, while something comes
 * in over the network; `{waiting: true}` while the connection is lost and tried again;
 * `{stored: true}` where an earlier visit has stored everything;
 * `{missing: path}` where the host doesn't have what Python can't start without;
 * `{python: "snapshot"}` or `{python: "scratch"}`, once it is known.
 */
export function tell(message) {
  globalThis.postMessage(message);
}

/** @returns {Promise<(Response | undefined)[]>} the stored layers; none where storage is forbidden */
async function storedLayers() {
  try {
    const cache = await caches.open(SNAPSHOTS);
    return await Promise.all(LAYERS.map(({ file }) => cache.match(urlOf(`snapshot/${file}`))));
  } catch {
    return [];
  }
}
const stored = storedLayers();

/** @returns {Promise<boolean>} whether no earlier visit has stored all layers */
async function isFirstVisit() {
  const found = await stored;
  return found.length === 0 || !found.every(Boolean);
}

/** Forgets the stored layers, as the page does where Python breaks down only later. */
export async function dropSnapshot() {
  try {
    await caches.delete(SNAPSHOTS);
  } catch {
    // Where storage is forbidden there is none.
  }
}

/** @returns {string} the key of a complete file in its cache, as in site-files.mjs */
function keyOf(path) {
  const key = new URL(urlOf(path));
  key.searchParams.set("sha256", PACKED[path].digest);
  return key.href;
}

const waits = () => tell({ waiting: true });

const IN_ALL = AT_FIRST.reduce((sum, { size }) => sum + size, PACKED[`${WASM}.packed`].size);
let progress = 0;

/** Tells how much of what Python starts from has come. */
function came(bytes) {
  progress += bytes;
  tell({ progress, of: IN_ALL });
}

const layers = AT_FIRST.map(({ file }) => {
  const path = `snapshot/${file}`;
  const ways = { home: SNAPSHOTS, isWanted: isFirstVisit };
  const store = createStore(DOWNLOADS, urlOf(path), ways);
  return createDownload({ url: urlOf(path), ...PACKED[path] }, { store, came, waits });
});

const unpacked = (stream) =>
  new Response(stream.pipeThrough(new DecompressionStream("gzip")), { headers: WASM_TYPE });

/** Hosts would send a part of the WebAssembly file only unpacked, so the build packs it. */
export const wasm = createDownload(
  { url: urlOf(`${WASM}.packed`), ...PACKED[`${WASM}.packed`] },
  {
    store: createStore(DOWNLOADS, keyOf(WASM), {
      home: FILES,
      isWanted: isFirstVisit,
      response: (bytes) => unpacked(new Blob([bytes]).stream()),
    }),
    came,
    waits,
  },
);

/** @returns a download that Python doesn't need at first; once it does, the page is told how far it is */
function laterFile(path) {
  const ways = { home: FILES, isWanted: isFirstVisit };
  const store = createStore(DOWNLOADS, keyOf(path), ways);
  const { size, digest } = PACKED[path];
  const awaited = (bytes) => tell({ progress: bytes, of: size });
  return createDownload(
    { url: urlOf(path), size, digest },
    { store, awaited, waits, priority: "low" },
  );
}
export const ours = laterFile("snapshot/tabletop.zst");
export const library = laterFile("snapshot/library.zst");
/** Lists of words, which only some games want. */
export const apart = APART.map(({ path, file, size }) => ({
  path,
  size,
  packed: laterFile(`snapshot/${file}`),
}));
const later = [ours, library, ...apart.map(({ packed }) => packed)];

/** The service worker, when it is being installed, waits until this is called. */
let letServiceWorkerStore = () => {};
globalThis.navigator.locks
  ?.request(
    DOWNLOADS,
    { mode: "shared" },
    () => new Promise((end) => (letServiceWorkerStore = end)),
  )
  .catch(() => {});

/** Brings what Python may need later; not in the way of the first answer. */
export function bringLater() {
  setTimeout(async () => {
    for (const file of later) {
      await file.soon().catch(() => {});
    }
    await Promise.all([wasm, ...layers, ...later].map((file) => file.settled()));
    letServiceWorkerStore();
  }, AFTER_THE_START);
}

/**
 * @returns {Promise<{layers: object[], packed: Uint8Array[]}>} as many layers as can be had now; the first
 *   two, downloaded, where an earlier visit has not stored all
 */
export async function collectLayers() {
  if (await isFirstVisit()) {
    const recalled = later.map((file) => file.recall());
    const packed = await Promise.all(layers.map((layer) => layer.soon()));
    await Promise.all(recalled);
    return { layers: AT_FIRST, packed };
  }
  tell({ stored: true });
  const bodies = await Promise.all((await stored).map((answer) => answer.arrayBuffer()));
  return { layers: LAYERS, packed: bodies.map((body) => new Uint8Array(body)) };
}

/** The part of a layer's picture that Pyodide wants to see first. */
export const firstHeader = () => AT_FIRST.at(-1).header;

/** @returns {Promise<Response | undefined>} the WebAssembly file, if it is stored */
async function storedWasm() {
  try {
    return await caches.match(keyOf(WASM), { cacheName: FILES });
  } catch {
    return undefined; // storage is forbidden
  }
}

/** @returns {Promise<Response | null>} the WebAssembly file from the service worker, which may be compiled already */
async function servedWasm(usualFetch) {
  const options = { mode: "same-origin", cache: "only-if-cached" };
  const answer = await usualFetch(urlOf(WASM), options).catch(() => null);
  return answer?.ok ? answer : null;
}

/** @returns {Promise<Response>} the WebAssembly file: stored, or while it comes in */
async function wasmResponse(usualFetch) {
  const served = (await isFirstVisit()) ? null : await servedWasm(usualFetch);
  const found = served ?? (await storedWasm());
  if (found) {
    came(PACKED[`${WASM}.packed`].size);
    return found;
  }
  if (!("DecompressionStream" in globalThis)) {
    return usualFetch(urlOf(WASM));
  }
  wasm.soon().catch(() => tell({ missing: WASM }));
  return unpacked(wasm.stream());
}

/** Answers what Pyodide asks of the network, so that its WebAssembly file resumes where it was interrupted. */
export function answerPyodide() {
  const usual = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (address, ...others) =>
    String(address) === urlOf(WASM) ? wasmResponse(usual) : usual(address, ...others);
}
