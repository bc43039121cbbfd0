// The wheel of a mouse and the two fingers of a trackpad over a window.

const LINE = 16; // pixels that a wheel which counts lines means by one
const PER_PIXEL = 0.0016;
const PER_PINCHED = 0.01; // browsers tell a pinch as small steps of a wheel with Ctrl
const MOST = 0.7;

/**
 * Watches `root`: the wheel zooms about the pointer, with Shift it pans. While `isPageZoomed()` the
 * page has all of it, or nobody could zoom it out again.
 */
export function watchWheel(root, point, aims, isPageZoomed = () => false) {
  root.addEventListener(
    "wheel",
    (event) => {
      const { x, y } = point(event);
      const id = aims.windowAt(x, y);
      if (!id || isPageZoomed()) {
        return;
      }
      event.preventDefault();
      const unit = event.deltaMode ? LINE : 1;
      const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
      if (event.shiftKey) {
        aims.pan(id, dx || dy, dx && dy);
      } else {
        const strength = event.ctrlKey ? PER_PINCHED : PER_PIXEL;
        const change = Math.max(-MOST, Math.min(MOST, -dy * strength));
        aims.zoom(id, Math.exp(change), x, y);
      }
    },
    { passive: false },
  );
  // Safari's own zooming of the page, where fingers are on a window.
  root.addEventListener("gesturestart", (event) => {
    const { x, y } = point(event);
    if (aims.windowAt(x, y) && !isPageZoomed()) {
      event.preventDefault();
    }
  });
}
