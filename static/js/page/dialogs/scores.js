// The score of a result: a row for each player, the total first, then what it came from; and,
// folded away, the whole sheet.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon, seatMark } from "../icons.js";
import { words as said } from "./over-words.js";

/** More terms than this stand below each other, with a column for each player. */
const MOST_ABREAST = 4;

/** @import {ResultContent, SheetData, SheetRow, Standing, TermData} from "../data.d.ts" */

/** @param {Pick<Standing, "mark" | "name" | "winner">} seat */
const player = ({ mark, name, winner }) =>
  html`<span class="player"
    >${seatMark(mark)}
    <bdi>${name}</bdi>
    ${winner ? html`${icon("laurel-crown")}<span class="unseen">, ${said.winner}</span>` : nothing}</span
  >`;

/** @param {TermData} term */
const term = ({ name, points, decided }) =>
  html`<li class=${decided ? "decided" : ""}>
    ${name}
    <b>${points}</b>${decided ? html`<span class="unseen">, ${said.decided}</span>` : nothing}
  </li>`;

/** @param {Standing} seat */
const standing = (seat) =>
  html`<li class="standing ${seat.winner ? "winner" : ""}">
    ${player(seat)} <strong>${seat.total}</strong>
    ${
      seat.terms.length > 0
        ? html`<ul class="terms" aria-label=${said.terms}>
            ${seat.terms.map(term)}
          </ul>`
        : nothing
    }
  </li>`;

/** @param {SheetRow} seat */
const row = (seat) =>
  html`<tr class=${seat.winner ? "winner" : ""}>
    <th scope="row">${player(seat)}</th>
    ${seat.cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

/** @param {SheetData} sheet */
const abreast = ({ columns, rows }) =>
  html`<thead>
      <tr>
        <th scope="col">${said.player}</th>
        ${columns.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>`;

/** @param {SheetData} sheet */
const below = ({ columns, rows }) =>
  html`<thead>
      <tr>
        <td></td>
        ${rows.map((seat) => html`<th scope="col">${player(seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${columns.map(
        (name, index) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${rows.map((seat) => html`<td>${seat.cells[index]}</td>`)}
          </tr>`,
      )}
    </tbody>`;

/** @param {SheetData} scores */
const sheet = (scores) =>
  html`<details class="whole">
    <summary>${said.whole}</summary>
    <div class="scores-frame" role="group" aria-label=${said.scores} tabindex="0">
      <table class="scores">
        ${scores.columns.length > MOST_ABREAST ? below(scores) : abreast(scores)}
      </table>
    </div>
  </details>`;

/**
 * Whether the sheet tells more than the standings.
 * @param {SheetData} sheet
 */
const hasMore = ({ columns }) => columns.length > 2;

/** @param {Pick<ResultContent, "standings" | "sheet">} result */
export const scores = ({ standings, sheet: whole }) =>
  html`<ol class="standings" aria-label=${said.scores}>
      ${standings.map(standing)}
    </ol>
    ${hasMore(whole) ? sheet(whole) : nothing}`;
