// The curve of a game: a line for each player, and a finger or an arrow key leads to a move.
import { html, live, nothing, svg } from "../../../build/vendor/lit-html.js";
import { seatColour, seatMark } from "../icons.js";
import { words } from "../words.js";
import { outline, span } from "./steps.js";

const said = words.log;

/** Lines differ by their dashes, too: colour alone tells nobody apart. */
const DASHES = ["none", "7 4", "2 4", "12 4 2 4", "12 4 2 4 2 4", "4 8"];

/** @import {Message} from "../../python/messages.d.ts" */
/** @import {CurveData, CurveLine} from "../data.d.ts" */
/** @import {Control} from "../elements.d.ts" */

/** @param {Control} slider @returns {Message} */
const toPly = ({ value }) => ({ do: "goto", ply: Number(value) });

/**
 * @param {CurveLine} line
 * @param {number} index
 * @param {number} plies
 * @param {number} most
 */
const drawn = ({ mark, steps }, index, plies, most) =>
  svg`<path d=${outline(steps, plies, most)} stroke=${seatColour(mark)} stroke-dasharray=${DASHES[index]} />`;

/** @param {CurveLine} line */
const key = ({ mark, name, total }) =>
  html`<li>${seatMark(mark)} <bdi>${name}</bdi> <span class="course-total">${total}</span></li>`;

/**
 * @param {CurveData} course
 * @param {number} current the ply that is shown
 * @param {string} text what happened there
 */
export function curve({ plies, label, note, about, lines }, current, text) {
  const [least, most] = span(lines);
  return html`<figure class="course" aria-label=${label}>
    <div class="course-field">
      <svg viewBox="0 0 ${plies} ${most - least}" preserveAspectRatio="none" aria-hidden="true">
        <path class="course-nought" d="M0 ${most}H${plies}" />
        ${lines.map((line, index) => drawn(line, index, plies, most))}
      </svg>
      <input
        type="range"
        aria-label=${label}
        aria-valuetext=${said.at(current, text)}
        min="0"
        max=${plies}
        .value=${live(String(current))}
        .sends=${toPly}
      />
    </div>
    <ul class="course-key" aria-hidden="true">
      ${note ? html`<li>${note}</li>` : nothing} ${lines.map(key)}
    </ul>
    <figcaption>${about}</figcaption>
  </figure>`;
}
