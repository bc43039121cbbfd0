// The bar below a board on which a better move lies as a ghost.
import { html } from "../../../build/vendor/lit-html.js";
import { beside, button, followed, tryAgain } from "./point.js";

/** @param {{title: string, again: string, followed: string, others: string, back: string,
 *   point: import("./point.js").Point}} turning */
export const turningBar = ({ title, again, followed: label, others, back, point }) =>
  html`<section class="replay turning-bar" aria-label=${title}>
    <div class="turning">${beside(point)}</div>
    <div class="turning-ways">
      ${tryAgain(again, point, "go")} ${followed(label, point)}
      ${button(others, { do: "dialog", kind: "review" })} ${button(back, { do: "live" })}
    </div>
  </section>`;
