// The bar below a board on which a better move lies as a ghost.
import { html } from "../../../build/vendor/lit-html.js";
import { beside, button, tryAgain } from "./point.js";

/** @param {{title: string, again: string, others: string, back: string, point: import("./point.js").Point}} turning */
export const turningBar = ({ title, again, others, back, point }) =>
  html`<section class="replay turning-bar" aria-label=${title}>
    <div class="turning">${beside(point)}</div>
    <div class="turning-ways">
      ${tryAgain(again, point, "go")} ${button(others, { do: "dialog", kind: "review" })}
      ${button(back, { do: "live" })}
    </div>
  </section>`;
