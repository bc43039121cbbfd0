// The signs that all tables share, as they are drawn there, and what they mean.
import { html, svg } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { words } from "../words.js";

const said = words.signs;

/** @param {unknown} shapes */
const drawn = (shapes) => html`<svg viewBox="-14 -14 28 28" aria-hidden="true">${shapes}</svg>`;

const leaf = drawn(
  svg`<path class="leaf" d="M-10 8C-12 -6 -2 -11 11 -10C12 3 5 12 -10 8Z" /><path class="vein" d="M-9 7L5 -5" />`,
);
const frame = drawn(svg`<rect class="frame" x="-12" y="-9" width="24" height="18" rx="5" />`);
const wanted = drawn(svg`<rect class="wanted" x="-12" y="-8" width="24" height="16" rx="8" />`);

/** @param {unknown[]} line the sign and its meaning */
const line = ([sign, meaning]) =>
  html`<div>
    <dt>${sign}</dt>
    <dd>${meaning}</dd>
  </div>`;

/** The list, to stand below the rules of a game. */
export const signs = () =>
  html`<section class="setting">
    <h3>${said.title}</h3>
    <dl class="signs">
      ${[
        [frame, said.mover],
        [leaf, said.last],
        [html`<span class="disc dark">${icon("light-bulb")}</span>`, said.hint],
        [html`<span class="disc sun">${icon("laurel-crown")}</span>`, said.winner],
        [wanted, said.wanted],
      ].map(line)}
    </dl>
  </section>`;
