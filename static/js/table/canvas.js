// Canvases and their contexts.

/**
 * Return the 2d context of a canvas; throw if the browser has no memory left for one.
 * @param {HTMLCanvasElement} canvas
 */
export function contextOf(canvas) {
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error(
      "There is no memory left to draw with. Close other tabs, and reload this page.",
    );
  }
  return context;
}

/**
 * Return an off-screen canvas of at least one pixel.
 * @param {number} width
 * @param {number} height
 */
export function offscreen(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
}
