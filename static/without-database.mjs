// A stand-in for IndexedDB where PyScript opens a database at every start: in the workers of Python,
// and on a page that may have none.
//
// It keeps downloaded packages there, and there are none; but where a browser forbids storage the
// start would fail with it, or wait for ever. Games are kept by the page, not here.

/**
 * @typedef {{
 *   result: unknown,
 *   onsuccess: ((event: {target: Answered}) => void) | null,
 *   onerror: (() => void) | null,
 * }} Answered
 */

/** @param {unknown} result @returns {Answered} a request of IndexedDB that succeeds at once */
function answered(result) {
  /** @type {Answered} */
  const request = { result, onsuccess: null, onerror: null };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

const nothing = {
  get: () => answered(undefined),
  getKey: () => answered(undefined),
  getAllKeys: () => answered([]),
  count: () => answered(0),
  put: () => answered(undefined),
  delete: () => answered(undefined),
  clear: () => answered(undefined),
};

const database = {
  objectStoreNames: ["entries"],
  transaction: () => ({ objectStore: () => nothing }),
  close() {},
};

/** Puts the stand-in in the place of the browser's own databases. */
export function withoutDatabase() {
  const value = { open: () => answered(database) };
  Object.defineProperty(globalThis, "indexedDB", { value, configurable: true });
}
