// Falling petals, seeds, hats or leaves that celebrate a result. Decoration, off with reduced
// motion.
import { html, nothing } from "../../build/vendor/lit-html.js";
import { icon } from "./icons.js";

const COUNT = 30;

/** @import {Fall} from "./data.d.ts" */

/**
 * Return a pseudo-random fraction, always the same, so that rendering again keeps positions.
 * @type {(index: number, step: number) => number}
 */
const scattered = (index, step) => (index * step) % 1;

/**
 * Style is set as a property, because the page's policy forbids style attributes.
 * @param {number} index
 * @param {Fall[]} kinds
 */
function fall(index, kinds) {
  const { icon: name, colour } = kinds[index % kinds.length];
  const style = [
    `left: ${Math.round(100 * scattered(index, 0.618))}%`,
    `color: var(--${colour})`,
    `--size: ${Math.round(16 + 16 * scattered(index, 0.414))}px`,
    `--drift: ${Math.round(120 * (scattered(index, 0.732) - 0.5))}px`,
    `--turn: ${Math.round(720 * (scattered(index, 0.271) - 0.5))}deg`,
    `animation-duration: ${(3.2 + 2.2 * scattered(index, 0.382)).toFixed(2)}s`,
    `animation-delay: ${(0.25 + 2.4 * scattered(index, 0.236)).toFixed(2)}s`,
  ];
  return html`<span .style=${style.join(";")}>${icon(name)}</span>`;
}

/** @param {Fall[]} kinds the falling icons, [] for none */
export const falls = (kinds) =>
  kinds.length > 0
    ? html`<div class="falls" aria-hidden="true">
        ${Array.from({ length: COUNT }, (_, index) => fall(index, kinds))}
      </div>`
    : nothing;
