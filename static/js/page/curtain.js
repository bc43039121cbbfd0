// The curtain between people who share a screen: it covers everything until the next one lifts it.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { icon, seatMark } from "./icons.js";
import { words } from "./words.js";

/** @typedef {{mark: number, title: string, button: string, since: string, undo: boolean, recap: {mark: number | null, text: string}[]}} Curtain */

const line = ({ mark, text }) =>
  html`<li>
    ${mark ? seatMark(mark) : html`<span class="seat-mark"></span>`}<span>${text}</span>
  </li>`;

const recap = ({ since, recap: lines }) =>
  lines.length === 0
    ? nothing
    : html`<section class="curtain-recap" aria-labelledby="curtain-since">
        <h2 id="curtain-since">${since}</h2>
        <ol tabindex="0" aria-labelledby="curtain-since">
          ${lines.map(line)}
        </ol>
      </section>`;

/** @param {Curtain} curtain */
const folds = (curtain) =>
  html`<div class="curtain-sheet">
    <span class="curtain-mark">${seatMark(curtain.mark)}</span>
    <h1 id="curtain-title">${curtain.title}</h1>
    <button class="button go wide" id="curtain-lift" type="button" .message=${{ do: "lift" }}>
      ${curtain.button}
    </button>
    ${recap(curtain)}
    <div class="curtain-ways">
      ${
        curtain.undo
          ? html`<button class="button" type="button" .message=${{ do: "undo" }}>
              ${icon("anticlockwise-rotation")} ${words.table.undo}
            </button>`
          : nothing
      }
      <button class="button" type="button" .message=${{ do: "leave" }}>
        ${icon("back")} ${words.curtain.leave}
      </button>
    </div>
  </div>`;

/**
 * What lies behind a closed curtain can neither be seen, nor reached, nor read aloud.
 * @param {Curtain | null} [curtain]
 */
export function showCurtain(curtain = null) {
  const element = document.getElementById("curtain");
  const falls = curtain !== null && element.hidden;
  const moved = curtain !== null && element.dataset.title !== curtain.title;
  element.hidden = curtain === null;
  element.dataset.title = curtain?.title ?? "";
  document.getElementById("table").inert = curtain !== null;
  render(curtain ? folds(curtain) : nothing, element);
  if (falls || moved) document.getElementById("curtain-lift").focus();
}
