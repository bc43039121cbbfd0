// A moment in which nobody waits for the page.

/** How long a moment is waited for that does not come by itself, in ms. */
const PATIENCE = 5000;

/** @returns {Promise<void>} when the browser has nothing more urgent to do */
export function idle() {
  return new Promise((resolve) => {
    if (globalThis.requestIdleCallback) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 1000); // Safari has no idle callback
  });
}
