// A game looked at again: how far that is, and then where the game could have gone another way.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { button, followed, pointContent, tryAgain } from "./point.js";

/** @import {PointData, ReviewDialog, ReviewProgress} from "../data.d.ts" */
/** @import {View} from "../types.d.ts" */

/**
 * @type {(labels: Pick<ReviewDialog, "show" | "followed" | "again">) => (point: PointData) => unknown}
 */
const turning = (labels) => (point) =>
  html`<li class="turning">
    ${pointContent(point)}
    <div class="turning-ways">
      ${button(labels.show, { do: "review-show", ply: point.ply }, { about: point.when })}
      ${followed(labels.followed, point)} ${tryAgain(labels.again, point)}
    </div>
  </li>`;

/** @param {ReviewProgress} far @param {string} say */
const progress = ({ done, of, text }, say) =>
  html`<progress aria-label=${say} value=${done} max=${of}></progress>
    <p class="quiet">${text}</p>`;

/** @param {ReviewDialog} dialog @returns {View} */
export const review = ({ title, say, far, points, ...labels }) => ({
  title,
  reads: true,
  body: html`<p aria-live="polite">${say}</p>
    ${far ? progress(far, say) : nothing}
    <ol class="turnings">
      ${points.map(turning(labels))}
    </ol>`,
});
