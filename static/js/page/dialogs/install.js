import { html, nothing } from "../../../build/vendor/lit-html.js";
import { words } from "../words.js";

/** iPads say that they are Macs, but no Mac has a touch screen. */
export const isApplePad = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/**
 * How to install by hand, where the browser offers no button for it.
 * @returns {import("../types.d.ts").View}
 */
export function install() {
  const apple = isApplePad();
  return {
    title: words.install.title,
    reads: true,
    body: html`<ol class="steps">
        ${(apple ? words.install.ios : words.install.other).map((step) => html`<li>${step}</li>`)}
      </ol>
      ${apple ? html`<p class="quiet">${words.install.iosNote}</p>` : nothing}`,
  };
}
