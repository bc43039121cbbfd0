// The result of a garden, to hand on: words first, then signs, then a link to the same garden on this
// page. It goes where the person sends it, and nowhere by itself.

/** @typedef {{text: string, signs: string, link: string, note: string}} Result */

/** @param {Result} result @param {string} href of the page @returns {string} what is handed on */
export const letterOf = ({ text, signs, link }, href) =>
  `${text}\n${signs}\n${new URL(`#${link}`, href).href}`;

/**
 * @param {string} letter
 * @param {Navigator} device
 * @returns {Promise<"shared" | "copied" | "left" | "refused">} what became of it
 */
export async function handOn(letter, device = navigator) {
  try {
    if (device.share) {
      await device.share({ text: letter });
      return "shared";
    }
  } catch (problem) {
    if (problem?.name === "AbortError") return "left";
  }
  try {
    await device.clipboard.writeText(letter);
    return "copied";
  } catch {
    return "refused";
  }
}
