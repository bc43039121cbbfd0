// The menu of a table.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon, seatMark } from "../icons.js";
import { words } from "../words.js";

const said = words.tableMenu;

const entry = (name, label, message) =>
  html`<li>
    <button class="row" type="button" .message=${message}>
      ${icon(name)}<span>${label}</span>
    </button>
  </li>`;

const level = (levels) => (seat) =>
  html`<label class="field seat-level">
    <span>${seatMark(seat.mark)} <bdi>${seat.name}</bdi></span>
    <select
      aria-label=${said.level(seat.name)}
      .sends=${(select) => ({ do: "level", seat: seat.seat, level: select.value })}
    >
      ${levels.map(({ key, label }) => html`<option value=${key} ?selected=${key === seat.level}>${label}</option>`)}
    </select>
  </label>`;

const computers = (seats, levels) =>
  html`<section class="setting" aria-labelledby="computers">
    <h3 id="computers">${said.levels}</h3>
    ${seats.map(level(levels))}
  </section>`;

export function tableMenu({ id, seats, levels, redo, over }, { table }) {
  const players = seats.filter(({ kind }) => kind === "computer");
  return {
    title: said.title,
    body: html`<ul class="rows">
        ${
          over
            ? entry("laurel-crown", said.result, { do: "dialog", kind: "over" })
            : entry("play-button", said.go, { do: "close-dialog" })
        }
        ${redo ? entry("clockwise-rotation", said.redo, { do: "redo" }) : nothing}
        ${entry("open-book", said.rules, { do: "dialog", kind: "rules", game: table.game })}
        ${entry("pencil", said.type, { do: "type-move" })}
        ${entry("keyboard", said.keys, { do: "dialog", kind: "keys", game: table.game })}
        ${entry("cog", said.settings, { do: "dialog", kind: "settings" })}
        ${entry("share", said.export, { do: "export", id })}
        ${entry("plus", said.again, { do: "again" })} ${entry("house", said.leave, { do: "leave" })}
      </ul>
      ${players.length > 0 ? computers(players, levels) : nothing}`,
  };
}
