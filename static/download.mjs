// A download that resumes: whatever was interrupted continues at the byte where it stopped.
//
// While bytes come in they are stored in pieces, so that a reload continues there, too. Hosts that
// support range requests, as GitHub Pages does, send only the rest; others send the whole file again.
// docs/design/first-visit.md gives the reasons.
import { doubled, pauseUntilOnline } from "./backoff.mjs";
import { hasDigest } from "./digest.mjs";

/** In ms without a byte: after how long a connection is replaced by another one, at first and at most. */
const PATIENCE = { first: 8000, most: 60_000 };
/** In ms: how long to wait before the next attempt, at first and at most. */
const PAUSE = { first: 500, most: 8000 };

/** How many times in a row a host may answer with an error. */
const MOST_REFUSALS = 3;

/** In ms: a download that is over sooner is not worth storing in pieces. */
const SOON = 300;
/** The least bytes of a stored piece, unless the connection breaks. */
const PIECE = 65_536;

/** The size of the first synchronous request, in bytes; later ones grow while they take less than a second. */
const FIRST_SLICE = 65_536;
const QUICK = 1000;
/** After one that failed, or took too long (in ms), the next one asks for less. */
const LEAST_SLICE = 8192;
const SLICE_LIMIT = 9000;

/** The host doesn't deliver the file. */
export class Unavailable extends Error {}

/** The host delivers other bytes than those of the build. */
class Damaged extends Unavailable {}

/**
 * @typedef {object} Store what is kept of one file between visits; every method may fail
 * @property {() => Promise<Uint8Array[]>} pieces returns what is stored of it, in order: a prefix, or all
 * @property {(from: number, bytes: Uint8Array) => Promise<void>} put stores a piece at an offset
 * @property {(bytes: Uint8Array) => Promise<void>} keep stores the verified file in place of its pieces
 * @property {() => Promise<void>} drop removes everything that is stored of it
 *
 * @param {{url: string, size: number, digest: string}} file its size in bytes and its SHA-256 digest in Base64
 * @param {object} ways
 * @param {Store} ways.store
 * @param {(bytes: number) => void} [ways.came] is called with the number of bytes that came in,
 *   stored ones included; negative where some are discarded
 * @param {(bytes: number) => void} [ways.awaited] is called with the number of bytes that are here, while
 *   the worker is blocked until the file has come
 * @param {() => void} [ways.waits] is called when the connection was lost and is about to be tried again
 * @param {typeof fetch} [ways.fetch]
 * @param {typeof hasDigest} [ways.verify]
 * @param {(ms: number) => Promise<void>} [ways.pause]
 * @param {string} [ways.priority] of its requests
 */
export function createDownload({ url, size, digest }, ways) {
  const { store, came = () => {}, awaited = () => {}, waits = () => {} } = ways;
  const { fetch = globalThis.fetch, verify = hasDigest, pause = pauseUntilOnline } = ways;
  const bytes = new Uint8Array(size);
  let length = 0; // the number of bytes that are here
  let stored = 0; // the number of those that are in the store
  let storing = Promise.resolve();
  let isWhole = false;
  let isUnavailable = false;
  let isRecalled = false;
  let isKept = false; // whether all of it is in the store already
  let isSuspect = false; // whether what the browser's own cache has is wrong
  let began = 0;
  let part = size; // how many bytes are asked for at a time
  let running = null;
  let connection = null;
  const followers = new Set();

  /** Appends bytes; those that are too many are wrong. */
  function append(more) {
    if (length + more.length > size) {
      throw new Damaged(`${url} is longer than it should be.`);
    }
    bytes.set(more, length);
    advance(length + more.length);
  }

  function advance(to) {
    came(to - length);
    length = to;
    for (const follow of followers) {
      follow();
    }
  }

  /** Stores what has come since the last piece. */
  function storePiece() {
    if (length <= stored) {
      return;
    }
    const [from, piece] = [stored, bytes.slice(stored, length)];
    stored = length;
    storing = storing.then(() => store.put(from, piece)).catch(() => {});
  }

  /** Takes up what an earlier visit has stored. */
  async function recall() {
    if (isRecalled) {
      return;
    }
    const pieces = await store.pieces().catch(() => []);
    if (isRecalled) {
      return;
    } // a synchronous request was quicker
    isRecalled = true;
    for (const piece of pieces) {
      if (length + piece.length <= size) {
        append(piece);
      }
    }
    stored = length;
    if (length > 0) {
      part = PIECE;
    }
    isKept = pieces.length === 1 && length === size;
  }

  /** Removes what is here and in the store; the browser's own cache is passed by from now on. */
  async function discard() {
    advance(0);
    stored = 0;
    isWhole = isKept = false;
    isSuspect = true;
    storing = storing.then(store.drop).catch(() => {});
    await storing;
  }

  /** Appends what one request brings; rejects where the connection breaks, or nothing comes for too long. */
  async function connect(patience) {
    const mine = (connection = new AbortController());
    const before = length;
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => mine.abort(), patience);
    };
    wait();
    try {
      const { status, goal } = await take(await ask(mine.signal), mine.signal, wait);
      if (length === size) {
        return;
      }
      // Some browsers don't say that a connection broke before all bytes had come.
      if (length < goal) {
        throw new Error(`${url} was interrupted.`);
      }
      if (status !== 206 || length === before) {
        throw shorter();
      }
      part *= 2;
    } finally {
      clearTimeout(timer);
    }
  }

  const ask = (signal) =>
    fetch(url, {
      headers: length > 0 || part < size ? { Range: range() } : {},
      cache: isSuspect ? "reload" : "default",
      priority: ways.priority ?? "auto",
      signal,
    });

  /** Appends the bytes of an answer; returns how many there should be in all when it ends. */
  async function take({ status, headers, body }, signal, wait) {
    begin(status, headers.get("Content-Range"));
    const goal = length + Number(headers.get("Content-Length") ?? size - length);
    for (const reader = body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) {
        return { status, goal };
      }
      if (signal.aborted) {
        throw signal.reason;
      }
      wait();
      append(value);
      if (length - stored >= PIECE && performance.now() - began > SOON) {
        storePiece();
      }
    }
  }

  const shorter = () => new Damaged(`${url} is shorter than it should be.`);

  /** When a connection breaks, browsers discard what nobody has read: so a bad line is asked for less at a time. */
  const range = () => `bytes=${length}-${Math.min(size, length + part) - 1}`;

  /** Checks that an answer begins where the bytes end; a whole file begins at its beginning. */
  function begin(status, range) {
    if (status === 200) {
      advance(0);
      stored = 0;
    } else if (status === 416) {
      throw shorter();
    } else if (status !== 206 || !range?.startsWith(`bytes ${length}-`)) {
      throw new Unavailable(`${url} answered ${status}.`);
    }
  }

  /** Connects again and again until all bytes are here, and verifies them. */
  async function complete() {
    let failures = 0;
    let refusals = 0;
    while (!isWhole && length < size) {
      const before = length;
      try {
        await connect(doubled(PATIENCE, failures));
        failures = refusals = 0;
      } catch (problem) {
        if (isWhole) {
          return;
        }
        storePiece();
        part = PIECE;
        if (problem instanceof Damaged) {
          throw problem;
        }
        failures = length > before ? 0 : failures + 1;
        refusals = problem instanceof Unavailable ? refusals + 1 : 0;
        if (refusals >= MOST_REFUSALS) {
          throw problem;
        }
        waits();
        await pause(doubled(PAUSE, failures - 1));
      }
    }
    if (isWhole) {
      return;
    }
    const isRight = await verify(bytes, digest);
    if (!isWhole && !isRight) {
      throw new Damaged(`${url} is damaged.`);
    }
  }

  /** Brings the file; a wrong one is fetched once more, past the browser's own cache. */
  async function bring() {
    began = performance.now();
    await recall();
    try {
      await complete();
    } catch (problem) {
      if (!(problem instanceof Damaged)) {
        throw problem;
      }
      await discard();
      await complete().catch(async (again) => {
        if (again instanceof Damaged) {
          await discard();
        }
        throw again;
      });
    }
    finish();
    return bytes;
  }

  /** Keeps the complete file. */
  function finish() {
    if (isWhole) {
      return;
    }
    isWhole = true;
    if (!isKept) {
      storing = storing.then(() => store.keep(bytes)).catch(() => {});
    }
  }

  /** Appends what one synchronous request brings, at most `count` bytes. */
  function request(count) {
    const asked = new XMLHttpRequest();
    asked.open("GET", url, false);
    asked.responseType = "arraybuffer";
    asked.timeout = SLICE_LIMIT;
    const last = Math.min(size, length + count) - 1;
    if (length > 0 || last < size - 1) {
      asked.setRequestHeader("Range", `bytes=${length}-${last}`);
    }
    asked.send();
    begin(asked.status, asked.getResponseHeader("Content-Range"));
    const more = new Uint8Array(asked.response);
    if (more.length === 0) {
      throw shorter();
    }
    append(more);
  }

  /** @returns {Promise<Uint8Array>} the file; rejects with `Unavailable` if the host doesn't have it */
  function soon() {
    if (isWhole) {
      return Promise.resolve(bytes);
    }
    isUnavailable = false;
    running ??= bring().catch((problem) => {
      running = null;
      isUnavailable = true;
      throw problem;
    });
    return running;
  }

  return {
    soon,
    recall,

    /** Forgets the file, which is damaged: it is fetched anew when it is asked for again. */
    discard() {
      running = null;
      return discard();
    },

    /** @returns {Uint8Array} the file, at once: the worker waits for it */
    now() {
      if (isWhole) {
        return bytes;
      }
      // Whatever comes from now on is asked for below.
      connection?.abort();
      isRecalled = true;
      let failures = 0;
      awaited(length);
      for (let slice = FIRST_SLICE; length < size;) {
        const start = performance.now();
        try {
          request(slice);
          awaited(length);
          failures = 0;
          if (performance.now() - start < QUICK) {
            slice *= 2;
          }
        } catch (problem) {
          failures += 1;
          if (failures >= MOST_REFUSALS) {
            throw problem;
          }
          waits();
          slice = Math.max(LEAST_SLICE, slice / 2);
        }
      }
      finish();
      return bytes;
    },

    /** @returns {ReadableStream<Uint8Array>} the bytes of the file while they come in */
    stream() {
      let sent = 0;
      return new ReadableStream({
        start(controller) {
          const follow = () => {
            if (length <= sent) {
              return;
            }
            controller.enqueue(bytes.slice(sent, length));
            sent = length;
          };
          followers.add(follow);
          follow();
          soon()
            .then(() => {
              follow();
              controller.close();
            })
            .catch((problem) => controller.error(problem))
            .finally(() => followers.delete(follow));
        },
      });
    },

    /** @returns {boolean} whether it was asked for in vain */
    isUnavailable: () => isUnavailable,

    /** @returns {Promise<void>} when everything is stored that is here */
    settled: () => storing,
  };
}
