// A host of one file whose line breaks, and a store that outlives visits.
import { createHash } from "node:crypto";
import { createDownload } from "../../static/download.mjs";

export const FILE = Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 251);
export const digestOf = (bytes) => createHash("sha256").update(bytes).digest("base64");
export const WANTED = { url: "https://host/file", size: FILE.length, digest: digestOf(FILE) };

/**
 * A host of one file. `cuts` are the totals of sent bytes at which it breaks the connection.
 * @returns {{fetch: typeof fetch, asked: object[], sent: () => number}}
 */
export function createHost({
  bytes = FILE,
  cuts = [],
  ranges = true,
  statuses = [],
  whole,
  chunk = 13,
} = {}) {
  const asked = [];
  let sent = 0;
  const waiting = [...cuts];

  function* chunks(from, last) {
    for (let at = from; at < last;) {
      let end = Math.min(at + chunk, last);
      const cut = waiting[0];
      if (cut !== undefined && sent + end - at >= cut) {
        end = at + Math.max(0, cut - sent);
      }
      if (end > at) {
        yield bytes.subarray(at, end);
      }
      sent += end - at;
      if (cut !== undefined && sent >= cut) {
        waiting.shift();
        throw new TypeError("network error");
      }
      at = end;
    }
  }

  async function fetch(url, { headers, cache }) {
    asked.push({ range: headers.Range, cache });
    if (cache === "reload" && whole) {
      return new Response(whole);
    }
    const range = ranges && /^bytes=(\d+)-(\d+)$/.exec(headers.Range ?? "");
    const status = statuses.shift() ?? (range ? 206 : 200);
    if (status >= 400) {
      return new Response("<!doctype html>", { status });
    }
    return range ? answer(+range[1], +range[2] + 1, status) : answer(0, bytes.length, status);
  }

  function answer(from, end, status) {
    if (from > 0 && from >= bytes.length) {
      return new Response("", { status: 416 });
    }
    const body = chunks(from, Math.min(end, bytes.length));
    const stream = new ReadableStream({
      pull(controller) {
        const { done, value } = body.next();
        if (done) {
          controller.close();
        } else {
          controller.enqueue(value);
        }
      },
    });
    const headers = {
      "Content-Length": String(Math.min(end, bytes.length) - from),
      "Content-Range": `bytes ${from}-${end - 1}/${bytes.length}`,
    };
    return new Response(stream, { status, headers });
  }
  return { fetch, asked, sent: () => sent };
}

/** A store as Cache Storage is one, which outlives visits. */
export function createStore() {
  const pieces = new Map();
  let kept = null;
  return {
    stored: pieces,
    kept: () => kept,
    async pieces() {
      if (kept) {
        return [kept];
      }
      const found = [];
      for (let from = 0; pieces.has(from);) {
        found.push(pieces.get(from));
        from += pieces.get(from).length;
      }
      return found;
    },
    async put(from, bytes) {
      pieces.set(from, bytes);
    },
    async keep(bytes) {
      kept = bytes.slice();
      pieces.clear();
    },
    async drop() {
      kept = null;
      pieces.clear();
    },
  };
}

export const noPause = async () => {};

export function download(host, more = {}) {
  const ways = { store: createStore(), fetch: host.fetch, pause: noPause, ...more };
  return createDownload(WANTED, ways);
}

/** Reads the whole of a stream. */
export const readAll = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());
