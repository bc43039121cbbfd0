// A game looked at again: how far that is, and then where the game could have gone another way.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { seatMark } from "../icons.js";

const button = (label, told, message) =>
  html`<button class="button" type="button" aria-label="${label}: ${told}" .message=${message}>
    ${label}
  </button>`;

const point =
  (show, again) =>
  ({ ply, mark, played, label, better, why, gain }) =>
    html`<li class="turning">
      <p>${seatMark(mark)}<span>${played}</span></p>
      <p><strong>${label}</strong> ${better}</p>
      <p class="gain">${gain}</p>
      ${why ? html`<p class="quiet">${why}</p>` : nothing}
      <div class="ways">
        ${button(show, played, { do: "review-show", ply })}
        ${button(again, played, { do: "review-try", ply })}
      </div>
    </li>`;

const progress = ({ done, of, text }, say) =>
  html`<progress aria-label=${say} value=${done} max=${of}></progress>
    <p class="quiet">${text}</p>`;

export const review = ({ title, say, far, points, show, again }) => ({
  title,
  reads: true,
  body: html`<p class="say" aria-live="polite">${say}</p>
    ${far ? progress(far, say) : nothing}
    <ol class="turnings">
      ${points.map(point(show, again))}
    </ol>`,
});
