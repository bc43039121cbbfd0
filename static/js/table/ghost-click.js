// Suppresses the click that a browser sends after a tap. The tap was handled when the finger was
// lifted; on a slow device the click may come late and hit a dialog that the tap opened.

/**
 * Suppress the click after a tap anywhere in `document`. Return the function to call when a tap was
 * handled. Clicks without a pointer, which assistive technology sends, always pass.
 * @param {Document} document
 * @returns {() => void}
 */
export function suppressGhostClicks(document) {
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
