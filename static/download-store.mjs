// Where downloads are stored between visits: Cache Storage, in pieces until a file is complete.

/**
 * @param {string} name of the cache
 * @param {string} address under which the complete file is stored
 * @param {object} ways
 * @param {() => Promise<boolean>} ways.isWanted whether anything is to be stored at all
 * @param {(bytes: Uint8Array) => Response} [ways.response] makes what is stored of the complete file
 * @param {string} [ways.home] the cache of the complete file, if it is another one
 * @returns {import("./download.mjs").Store} one whose methods reject where storage is forbidden
 */
export function createStore(name, address, ways) {
  const { isWanted, response = (bytes) => new Response(bytes), home = name } = ways;
  const pieceAt = (from) => {
    const url = new URL(address);
    url.searchParams.set("from", from);
    return url.href;
  };

  /** Each piece begins where the one before ends; of pieces that overlap every one is right. */
  async function storedPieces() {
    const pieces = [];
    for (let from = 0; ;) {
      const answer = await caches.match(pieceAt(from), { cacheName: name });
      const piece = answer && new Uint8Array(await answer.arrayBuffer());
      if (!piece?.length) {
        return pieces;
      }
      pieces.push(piece);
      from += piece.length;
    }
  }

  async function dropPieces(cache) {
    const stored = await cache.keys();
    const start = pieceAt("");
    const pieces = stored.filter(({ url }) => url.startsWith(start));
    await Promise.all(pieces.map((request) => cache.delete(request)));
  }

  return {
    async pieces() {
      const whole = await caches.match(address, { cacheName: home });
      return whole ? [new Uint8Array(await whole.arrayBuffer())] : storedPieces();
    },
    async put(from, bytes) {
      if (!(await isWanted())) {
        return;
      }
      const cache = await caches.open(name);
      await cache.put(pieceAt(from), new Response(bytes));
    },
    async keep(bytes) {
      if (!(await isWanted())) {
        return;
      }
      await (await caches.open(home)).put(address, response(bytes));
      await dropPieces(await caches.open(name));
    },
    async drop() {
      await (await caches.open(home)).delete(address);
      await dropPieces(await caches.open(name));
    },
  };
}
