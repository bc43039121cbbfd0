import { html } from "../../../build/vendor/lit-html.js";

/**
 * One question with several answers, none of which has to be given.
 * @param {import("../data.d.ts").ForecastDialog} dialog
 * @returns {import("../types.d.ts").View}
 */
export const forecast = ({ title, text, ways }) => ({
  title,
  body: html`<p class="say">${text}</p>`,
  foot: html`<div class="answers">
    ${ways.map(
      ({ label, message }) =>
        html`<button class="button" type="button" .message=${message}>${label}</button>`,
    )}
  </div>`,
});
