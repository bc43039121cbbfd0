// What was just drawn goes before all that can wait.

/** How long a frame is waited for, in ms: a page that nobody looks at has none. */
const PATIENCE = 100;

/** @returns {Promise<void>} when what is on the page now was put on the screen */
export function shown() {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
