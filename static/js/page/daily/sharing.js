// The result of a garden of a day, with a button that hands it on.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { say } from "../say.js";
import { handOn, letterOf } from "./letter.js";
import { words } from "./words.js";

/** @import {SharedResult} from "../data.d.ts" */

/**
 * The signs as they stand on the page: emoji are for those who get the letter.
 * @type {Record<string, string>}
 */
const SIGNS = {
  "🌱": "sprout",
  "🌿": "linden-leaf",
  "🌷": "flower-emblem",
  "🌳": "oak",
  "🍂": "falling-leaf",
};

/**
 * Says what became of it on the place that is meant for that, and aloud.
 * @param {SharedResult} result
 */
const press =
  (result) =>
  async (/** @type {Event} */ { currentTarget }) => {
    const button = currentTarget instanceof Element ? currentTarget : null;
    const told = button?.parentElement?.querySelector("output");
    const became = await handOn(letterOf(result, location.href));
    if (told) {
      told.textContent = words.became[became];
    }
    if (words.became[became]) {
      say(words.became[became]);
    }
  };

/** @param {SharedResult | null} result of a garden of a day; null where the game is none */
export const sharing = (result) =>
  result
    ? html`<section class="shared" aria-label=${words.yours}>
        <h3>${words.yours}</h3>
        <p>${result.text}</p>
        <p class="signs" aria-hidden="true">
          ${[...result.signs].map((sign) => icon(SIGNS[sign]))}
        </p>
        ${result.note ? html`<p class="quiet">${result.note}</p>` : nothing}
        <button class="button" type="button" @click=${press(result)}>
          ${icon("share")}${words.share}
        </button>
        <output class="quiet" aria-live="off"></output>
      </section>`
    : nothing;
