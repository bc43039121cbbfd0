// Times as a person says them.

const DAY = 24 * 60 * 60 * 1000;

/** @param {Date} date @returns {number} midnight of its day, in ms */
const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * @param {string} iso a time with its zone
 * @param {Date} [now]
 * @returns {string} "Today, 14:10", "Yesterday", "Sunday", "3 Nov" or "3 Nov 2025"; "" for what is no time
 */
export function when(iso, now = new Date()) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) {
    return "";
  }
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  /** @param {Intl.DateTimeFormatOptions} options */
  const write = (options) => date.toLocaleString("en-GB", options);
  if (days === 0) {
    return `Today, ${write({ hour: "2-digit", minute: "2-digit" })}`;
  }
  if (days === 1) {
    return "Yesterday";
  }
  if (days > 1 && days < 7) {
    return write({ weekday: "long" });
  }
  const isThisYear = date.getFullYear() === now.getFullYear();
  return write({ day: "numeric", month: "short", year: isThisYear ? undefined : "numeric" });
}

/** @param {string} iso a time with its zone @returns {string} its local day: "22 November 2026" */
export const longDay = (iso) =>
  new Date(iso).toLocaleString("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** @param {string} day "2026-11-22" @returns {string} "Sunday 22 November" */
export const dayOf = (day) =>
  new Date(`${day}T12:00`).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
