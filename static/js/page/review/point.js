// A turning point of a game: what was played, what would have been better, and why.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { seatMark } from "../icons.js";

/**
 * @typedef {{ply: number, mark: number, played: string, better: string, why: string,
 *   gain: string, tries: boolean}} Point `tries` is whether a person may try again from there
 */

/** `about` is told to a screen reader with the label: which of several it is. */
export const button = (label, message, { extra = "", about = "" } = {}) =>
  html`<button
    class="button ${extra}"
    type="button"
    aria-label=${about ? `${label}: ${about}` : nothing}
    .message=${message}
  >
    ${label}
  </button>`;

/** @param {string} label @param {Point} point */
export const tryAgain = (label, { ply, tries, played }, extra = "") =>
  tries ? button(label, { do: "review-try", ply }, { extra, about: played }) : nothing;

/** @param {Point} point */
export const told = ({ mark, played, better, why, gain }) =>
  html`<p class="played">${seatMark(mark)}<span>${played}</span></p>
    <p><strong>${better}</strong></p>
    <p class="gain">${gain}</p>
    ${why ? html`<p class="quiet">${why}</p>` : nothing}`;

/** What the sentence above the board does not say of it. @param {Point} point */
export const beside = ({ mark, played, why, gain }) =>
  html`<p class="played">${seatMark(mark)}<span>${played}</span></p>
    <p><span class="gain">${gain}</span> <span class="quiet">${why}</span></p>`;
