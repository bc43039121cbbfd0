// The end of a game: who won and why.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon, seatMark } from "../icons.js";
import { words } from "../words.js";
import { footnotes } from "./footnotes.js";

const said = words.over;

/** More terms than this stand below each other, with a column for each player. */
const MOST_ABREAST = 4;

const player = ({ mark, name, winner }) =>
  html`<span class="player"
    >${seatMark(mark)}
    <bdi>${name}</bdi>
    ${winner ? html`${icon("laurel-crown")}<span class="unseen">, ${said.winner}</span>` : nothing}</span
  >`;

const row = (seat) =>
  html`<tr class=${seat.winner ? "winner" : ""}>
    <th scope="row">${player(seat)}</th>
    ${seat.cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

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

const below = ({ columns, rows }) =>
  html`<thead>
      <tr>
        <td></td>
        ${rows.map((seat) => html`<th scope="col">${player(seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${columns.map(
        (name, term) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${rows.map((seat) => html`<td>${seat.cells[term]}</td>`)}
          </tr>`,
      )}
    </tbody>`;

const sheet = (scores) =>
  html`<div class="scores-frame" role="group" aria-label=${said.scores} tabindex="0">
    <table class="scores">
      ${scores.columns.length > MOST_ABREAST ? below(scores) : abreast(scores)}
    </table>
  </div>`;

export const over = ({ headline, sentence, sheet: scores, notes }) => ({
  title: headline,
  body: html`<p class="say">${sentence}</p>
    ${sheet(scores)} ${footnotes(notes)}`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${{ do: "leave" }}>${said.leave}</button>
    <button class="button" type="button" .message=${{ do: "replay", playing: false }}>
      ${said.look}
    </button>
    <button class="button go" type="button" .message=${{ do: "again" }}>${said.again}</button>
  </div>`,
});
