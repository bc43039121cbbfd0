// Detects devices with little memory, and out-of-memory errors.

import { isObject } from "../decode.js";

/** Device memory in GB, as browsers report it, up to which two Pythons are too much. */
const LITTLE = 2;

/**
 * @param {{deviceMemory?: number, vendor?: string, maxTouchPoints?: number}} device
 * @returns {boolean} whether to run only one Python. WebKit doesn't report the device's memory, and
 *   on a tablet it ends pages that need about a gigabyte, so there the answer is yes.
 */
export function isShortOfMemory({ deviceMemory, vendor = "", maxTouchPoints = 0 } = navigator) {
  const isLittle = deviceMemory !== undefined && deviceMemory <= LITTLE;
  return isLittle || (vendor.startsWith("Apple") && maxTouchPoints > 1);
}

/** Out-of-memory messages of WebAssembly, JavaScript and Python. */
const SHORTAGE =
  /out of memory|could not allocate|allocation failed|no room in memory|MemoryError/i;

/**
 * @param {unknown} problem an error, an event of one, or a message with its text
 * @returns {boolean} whether it is about memory that ran out
 */
export function isShortage(problem) {
  const { message, cause, error } = isObject(problem) ? problem : {};
  if (SHORTAGE.test(String(message ?? problem))) {
    return true;
  }
  return Boolean(cause && isShortage(cause)) || Boolean(error && isShortage(error));
}
