// A turning point of a game: which turn it was, what was played, what would have been better, and why.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { seatMark } from "../icons.js";

/** @import {Message} from "../../python/messages.d.ts" */
/** @import {PointData} from "../data.d.ts" */

/**
 * `about` is told to a screen reader with the label: which of several it is.
 * @param {string} label
 * @param {Message} message
 * @param {{extra?: string, about?: string}} [more]
 */
export const button = (label, message, { extra = "", about = "" } = {}) =>
  html`<button
    class="button ${extra}"
    type="button"
    aria-label=${about ? `${label}: ${about}` : nothing}
    .message=${message}
  >
    ${label}
  </button>`;

/** @param {string} label @param {PointData} point */
export const tryAgain = (label, { ply, tries, when }, extra = "") =>
  tries ? button(label, { do: "review-try", ply }, { extra, about: when }) : nothing;

/** @param {string} label @param {PointData} point */
export const followed = (label, { ply, plays, when }) =>
  plays ? button(label, { do: "review-play", ply }, { about: when }) : nothing;

/** @param {string} kind @param {string} text */
const line = (kind, text) => (text ? html`<p class=${kind}>${text}</p>` : nothing);

/** @param {PointData} point */
const turn = ({ mark, when, played }) =>
  html`<p class="played">
    ${seatMark(mark)}<span><strong>${when}:</strong> ${played}</span>
  </p>`;

/** @param {PointData} point */
export const pointContent = (point) =>
  html`${turn(point)} ${line("answer", point.answer)}
  ${point.better ? html`<p><strong>${point.better}</strong></p>` : nothing}
  ${line("gain", point.gain)} ${line("quiet", point.why)}`;

/**
 * What the sentence above the board does not say of it; `after` it was played on, that is the rival's answer.
 * @param {PointData} point
 * @param {boolean} after
 */
export const beside = (point, after) =>
  html`${turn(point)} ${after ? line("answer", point.answer) : nothing}
    <p>
      <span class="gain">${point.gain}</span> <span class="quiet">${after ? "" : point.why}</span>
    </p>`;
