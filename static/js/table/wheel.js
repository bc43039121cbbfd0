// Mouse wheel and trackpad input over a window.

/** @import {Viewports} from "./viewports.js" */
/** @import {OnScreen, Point} from "./types.d.ts" */

const LINE = 16; // pixels per line, for wheels that scroll by lines
const PER_PIXEL = 0.0016;
const PER_PINCHED = 0.01; // browsers report a pinch as small wheel steps with Ctrl
const MOST = 0.7;

/**
 * Listen on `root`: the wheel zooms about the pointer; with Shift it pans. While `isPageZoomed()`,
 * the page gets all events; otherwise nobody could zoom it out again.
 * @param {HTMLElement} root
 * @param {(event: OnScreen) => Point} point
 * @param {Viewports} viewports
 * @param {() => boolean} [isPageZoomed]
 */
export function watchWheel(root, point, viewports, isPageZoomed = () => false) {
  root.addEventListener(
    "wheel",
    (event) => {
      const { x, y } = point(event);
      const id = viewports.windowAt(x, y);
      if (!id || isPageZoomed()) {
        return;
      }
      event.preventDefault();
      const unit = event.deltaMode ? LINE : 1;
      const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
      if (event.shiftKey) {
        viewports.pan(id, dx || dy, dx && dy);
      } else {
        const strength = event.ctrlKey ? PER_PINCHED : PER_PIXEL;
        const change = Math.max(-MOST, Math.min(MOST, -dy * strength));
        viewports.zoom(id, Math.exp(change), x, y);
      }
    },
    { passive: false },
  );
  // Prevent Safari from zooming the page while fingers are on a window.
  root.addEventListener("gesturestart", (event) => {
    const { x, y } = point(event);
    if (viewports.windowAt(x, y) && !isPageZoomed()) {
      event.preventDefault();
    }
  });
}
