// Waits for the next paint, so that less urgent work doesn't delay it.

/** Longest wait for a frame, in ms: a hidden page gets none. */
const PATIENCE = 100;

/** @returns {Promise<void>} resolves after the next paint */
export function afterPaint() {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
