// A text as a QR code. The library that makes it comes when the first code is asked for.

// A larger code has squares too small to be read in poor light, off a screen, by a cheap camera.
const LARGEST = 22;
const QUIET = 4;

/** How many bytes a code holds at most: those of its largest size at the lowest correction. */
export const MOST_BYTES = 1003;

/**
 * @param {string} text
 * @returns {Promise<SVGElement | null>} the code, dark on light in every theme, with the quiet
 *   margin that readers need; null where the text is too long for one
 */
export async function codeOf(text) {
  if (new TextEncoder().encode(text).length > MOST_BYTES) {
    return null;
  }
  const { generate, toSvg } = await import("../../build/vendor/lean-qr.js");
  const code = generate(text, { maxVersion: LARGEST });
  const drawn = toSvg(code, document, { on: "#000", off: "#fff", pad: QUIET });
  for (const side of ["width", "height"]) {
    drawn.removeAttribute(side);
  }
  drawn.classList.add("qr-code");
  drawn.setAttribute("aria-hidden", "true");
  return drawn;
}
