// The click that a browser sends after a tap. The tap was answered when the finger was lifted, so the
// click is nothing new: however late it comes on a slow device, and whatever lies under the finger by
// then, such as a dialog that the tap has opened.

/**
 * Takes that click away, wherever in `document` it lands. Returns a function to be called when a tap
 * was answered. A click without a pointer, as assistive technology sends it, is never taken.
 */
export function createEcho(document) {
  let due = false;

  const forget = () => (due = false);
  document.addEventListener("pointerdown", forget, { capture: true });
  document.addEventListener(
    "click",
    (event) => {
      if (due && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
      }
      forget();
    },
    { capture: true },
  );
  return () => (due = true);
}
