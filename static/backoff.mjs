// How long to wait before something is tried again.

/** @returns {Promise<void>} after some ms, or as soon as the browser is online again */
export function pauseUntilOnline(ms) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.("online", end);
  });
}

/** @returns {number} the first of some ms, doubled a number of times, up to the most */
export const doubled = ({ first, most }, times) => Math.min(first * 2 ** times, most);
