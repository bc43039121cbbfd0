// How a game came about, where there is something to tell: taken back, copied, dice of people's own.
import { html, nothing } from "../../../build/vendor/lit-html.js";

/** @param {string[]} notes */
export const footnotes = (notes) =>
  notes.length === 0
    ? nothing
    : html`<ul class="footnotes">
        ${notes.map((note) => html`<li>${note}</li>`)}
      </ul>`;
