// Waits until the browser is idle.

/** Longest wait for the browser to be idle, in ms. */
const PATIENCE = 5000;

/** @returns {Promise<void>} when the browser has nothing more urgent to do */
export function idle() {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    } else {
      setTimeout(resolve, 1000);
    } // Safari has no idle callback
  });
}
