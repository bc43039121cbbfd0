// The files of one version of the site, stored in the service worker's cache and checked by SHA-256.
//
// Each file is stored under its address and its hash, so that two versions can lie side by side in one
// cache and share what did not change. Nothing in here touches localStorage or IndexedDB.

/** @typedef {{url: string, digest: string}} SiteFile path from the site's root, and SHA-256 in base64 */

/** A stalled download ends after this time, in ms. */
const DOWNLOAD_LIMIT = 120_000;

const hash = async (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));

/**
 * Return a copy of a response to store. It is no redirect, which no navigation may be answered by, and the
 * browser has to ask for it at each start: a damaged script would stay in its memory otherwise.
 */
function storable(response) {
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-cache");
  return new Response(response.body, { headers });
}

/**
 * @param {object} given
 * @param {SiteFile[]} given.files
 * @param {string} given.site the address of the site's root, with a slash at its end
 * @param {string} given.cacheName
 * @param {boolean} [given.keyedByHash] whether the hash is part of a file's key in the cache
 * @param {CacheStorage} [given.caches]
 * @param {typeof fetch} [given.fetch]
 */
export function createSiteFiles({
  files,
  site,
  cacheName,
  keyedByHash = true,
  caches = globalThis.caches,
  fetch = globalThis.fetch.bind(globalThis),
}) {
  const addressOf = ({ url }) => new URL(url, site).href;
  const byAddress = new Map(files.map((file) => [addressOf(file), file]));
  /** @type {Map<SiteFile, Promise<Response>>} */
  const downloads = new Map();

  function keyOf(file) {
    const key = new URL(addressOf(file));
    if (keyedByHash) {
      key.searchParams.set("sha256", file.digest);
    }
    return key.href;
  }

  const open = () => caches.open(cacheName);

  /** Return the file at an address, whatever its query, or undefined if it is not one of the site's. */
  function find(address) {
    const { origin, pathname } = new URL(address);
    return byAddress.get(
      origin + (origin + pathname === site ? `${pathname}index.html` : pathname),
    );
  }

  /** Return the stored response, or undefined if there is none or the cache can't be read. */
  async function stored(file) {
    try {
      return await (await open()).match(keyOf(file));
    } catch {
      return undefined;
    }
  }

  async function isWhole(response, file) {
    try {
      return (await hash(await response.arrayBuffer())) === file.digest;
    } catch {
      return false;
    }
  }

  /** Return the stored response if its bytes are the right ones, or undefined. */
  async function storedWhole(file) {
    const response = await stored(file);
    return response && (await isWhole(response.clone(), file)) ? response : undefined;
  }

  /** Return the file from the server; reject if it can't be had or its bytes are wrong. */
  async function request(file, cache) {
    const response = await fetch(addressOf(file), {
      cache,
      integrity: `sha256-${file.digest}`,
      signal: AbortSignal.timeout(DOWNLOAD_LIMIT),
    });
    if (!response.ok) {
      throw new Error(`${file.url} answered ${response.status}.`);
    }
    return storable(response);
  }

  async function store(file, response) {
    try {
      await (await open()).put(keyOf(file), response);
      return true;
    } catch (problem) {
      console.warn(`${file.url} could not be stored.`, problem);
      return false;
    }
  }

  /** Remove a file whose stored bytes are wrong, so that the next start asks the server for it. */
  async function discard(file) {
    await (await open()).delete(keyOf(file)).catch(() => false);
  }

  async function downloadAndStore(file) {
    // What the page has just loaded is confirmed by the server, not sent again, unless it is wrong.
    const response = await request(file, "no-cache").catch(() => request(file, "reload"));
    return { response, isStored: await store(file, response.clone()) };
  }

  /** Fetch a file, check and store it; callers at the same time share one download. */
  async function download(file) {
    if (!downloads.has(file)) {
      const work = downloadAndStore(file).finally(() => downloads.delete(file));
      downloads.set(file, work);
    }
    const { response, isStored } = await downloads.get(file);
    return { response: response.clone(), isStored };
  }

  const downloaded = async (file) => (await download(file)).response;

  /** Return a file as stored, or from the server where it is not. */
  const respond = async (file) => (await stored(file)) ?? downloaded(file);

  /** Return a file whose stored bytes were checked, or from the server; reject if neither has it. */
  const respondChecked = async (file) => (await storedWhole(file)) ?? downloaded(file);

  /** Store every file; reject if one can't be had. */
  async function storeAll() {
    for (const file of files) {
      if (await storedWhole(file)) {
        continue;
      }
      const { isStored } = await download(file);
      if (!isStored) {
        throw new Error(`${file.url} could not be stored.`);
      }
    }
  }

  /**
   * Check every stored file, and fetch the missing and damaged ones.
   * @returns {Promise<{mended: string[], missing: string[]}>} paths of what was fetched and stored, and
   *   of what could not be
   */
  async function check() {
    const mended = [];
    const missing = [];
    for (const file of files) {
      if (await storedWhole(file)) {
        continue;
      }
      const got = await download(file).catch(() => null);
      (got?.isStored ? mended : missing).push(file.url);
      if (!got) {
        await discard(file);
      } else if (!got.isStored) {
        break;
      } // there is no room: the next download would be in vain, too
    }
    return { mended, missing };
  }

  /** Remove what other versions have stored. */
  async function removeOthers() {
    const cache = await open();
    const known = new Set(files.map(keyOf));
    const others = (await cache.keys()).filter(({ url }) => !known.has(url));
    await Promise.all(others.map((request) => cache.delete(request)));
  }

  return { find, respond, respondChecked, storeAll, check, removeOthers };
}
