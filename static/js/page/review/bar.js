// The bar below a board on which a better move lies as a ghost, or what followed the one that was played.
import { html } from "../../../build/vendor/lit-html.js";
import { beside, button, followed, tryAgain } from "./point.js";

/**
 * `show` is "" while the better move lies on the board.
 * @param {import("../data.d.ts").TurningBar} turning
 */
export const turningBar = ({ title, show, again, followed: label, others, back, point }) =>
  html`<section class="replay turning-bar" aria-label=${title}>
    <div class="turning">${beside(point, Boolean(show))}</div>
    <div class="turning-ways">
      ${tryAgain(again, point, "go")}
      ${show ? button(show, { do: "review-show", ply: point.ply }) : followed(label, point)}
      ${button(others, { do: "dialog", kind: "review" })} ${button(back, { do: "live" })}
    </div>
  </section>`;
