// Short of memory: devices that have little, and errors that say that there is no more.

/** In GB, as browsers tell it: at most so much is little for two Pythons. */
const LITTLE = 2;

/**
 * @param {{deviceMemory?: number, vendor?: string, maxTouchPoints?: number}} device
 * @returns {boolean} whether one Python does all work here. WebKit doesn't tell how much memory there
 *   is; on a tablet it ends pages that need about a gigabyte, so there the answer is yes.
 */
export function isShortOfMemory({ deviceMemory, vendor = "", maxTouchPoints = 0 } = navigator) {
  return deviceMemory <= LITTLE || (vendor.startsWith("Apple") && maxTouchPoints > 1);
}

/** How browsers and Python say it: WebAssembly's memory, JavaScript's arrays, Python's objects. */
const SHORTAGE =
  /out of memory|could not allocate|allocation failed|no room in memory|MemoryError/i;

/** @returns {boolean} whether an error, or what stands for it, says that memory ran out */
export function isShortage(problem) {
  const { message, cause, error } = problem ?? {};
  if (SHORTAGE.test(message ?? String(problem))) return true;
  return Boolean(cause && isShortage(cause)) || Boolean(error && isShortage(error));
}
