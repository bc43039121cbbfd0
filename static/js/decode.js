// What a value is that comes from storage, a message or an error: it may be anything.

/**
 * Return whether a value is an object with fields, and no list.
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {unknown} value
 * @returns {value is string}
 */
export const isText = (value) => typeof value === "string";

/**
 * @param {unknown} value
 * @returns {value is number}
 */
export const isWhole = (value) => Number.isSafeInteger(value);

/**
 * Return the name of an error, "" if it has none.
 * @param {unknown} problem
 */
export const nameOf = (problem) => (isObject(problem) && isText(problem.name) ? problem.name : "");
