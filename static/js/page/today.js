// The local day, as text, for every date that a person reads or that names a file.

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** @param {Date} [now] @returns {string} the local day: "2026-11-22" */
export const today = (now = new Date()) =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
