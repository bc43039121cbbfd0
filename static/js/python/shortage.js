// Detects devices with little memory, and out-of-memory errors.

/** Device memory in GB, as browsers report it, up to which two Pythons are too much. */
const LITTLE = 2;

/**
 * @param {{deviceMemory?: number, vendor?: string, maxTouchPoints?: number}} device
 * @returns {boolean} whether to run only one Python. WebKit doesn't report the device's memory, and
 *   on a tablet it ends pages that need about a gigabyte, so there the answer is yes.
 */
export function isShortOfMemory({ deviceMemory, vendor = "", maxTouchPoints = 0 } = navigator) {
  return deviceMemory <= LITTLE || (vendor.startsWith("Apple") && maxTouchPoints > 1);
}

/** Out-of-memory messages of WebAssembly, JavaScript and Python. */
const SHORTAGE =
  /out of memory|could not allocate|allocation failed|no room in memory|MemoryError/i;

/** @returns {boolean} whether an error, or a message with its text, is an out-of-memory error */
export function isShortage(problem) {
  const { message, cause, error } = problem ?? {};
  if (SHORTAGE.test(message ?? String(problem))) return true;
  return Boolean(cause && isShortage(cause)) || Boolean(error && isShortage(error));
}
