// The end of a game: who won and why.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon, seatMark } from "../icons.js";
import { words } from "../words.js";

const said = words.over;

const row = ({ mark, name, winner, cells }) =>
  html`<tr class=${winner ? "winner" : ""}>
    <th scope="row">
      <span class="player"
        >${seatMark(mark)} ${name}
        ${winner ? html`${icon("laurel-crown")}<span class="unseen">, ${said.winner}</span>` : nothing}</span
      >
    </th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

const sheet = ({ columns, rows }) =>
  html`<table class="scores">
    <thead>
      <tr>
        <th scope="col">${said.player}</th>
        ${columns.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>
  </table>`;

export const over = ({ headline, sentence, sheet: scores }) => ({
  title: headline,
  body: html`<p class="say">${sentence}</p>
    ${sheet(scores)}`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${{ do: "leave" }}>${said.leave}</button>
    <button class="button" type="button" .message=${{ do: "replay", playing: false }}>
      ${said.look}
    </button>
    <button class="button go" type="button" .message=${{ do: "again" }}>${said.again}</button>
  </div>`,
});
