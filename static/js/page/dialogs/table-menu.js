// The menu of a table.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon, seatMark } from "../icons.js";
import { hasPhones } from "../../together/phones.js";
import { words as seatWords } from "../start/words.js";
import { words } from "../words.js";

const said = words.tableMenu;

/** @import {Message, Place} from "../../python/messages.d.ts" */
/** @import {LevelData, MenuContent, MenuDialog, MenuSeat} from "../data.d.ts" */
/** @import {Control} from "../elements.d.ts" */
/** @import {Page, View} from "../types.d.ts" */

/** @type {(name: string, label: string, message: Message) => unknown} */
const entry = (name, label, message) =>
  html`<li>
    <button class="row" type="button" .message=${message}>
      ${icon(name)}<span>${label}</span>
    </button>
  </li>`;

/** @type {Place[]} */
const PLACES = ["here", "phone", "elsewhere"];

/**
 * A seat that is on a phone stays there, whatever this browser can.
 * @param {MenuSeat} seat
 */
const placesOf = ({ place }) =>
  PLACES.filter((each) => each !== "phone" || place === "phone" || hasPhones());

/**
 * What choosing one of them sends: a person at a place, or a computer of a level.
 * @type {(seat: MenuSeat) => (control: Control) => Message}
 */
const choice =
  ({ seat }) =>
  ({ value }) => {
    const place = PLACES.find((each) => each === value);
    return place ? { do: "place", seat, place } : { do: "level", seat, level: value };
  };

/**
 * @type {(label: string, ways: [key: string, name: string][], chosen: string | null) => unknown}
 */
const group = (label, ways, chosen) =>
  html`<optgroup label=${label}>
    ${ways.map(([key, name]) => html`<option value=${key} ?selected=${key === chosen}>${name}</option>`)}
  </optgroup>`;

/**
 * The strength that a level of earlier versions counts as is the one that is shown.
 * @param {LevelData[]} levels
 * @param {string | null} was
 */
const keyOf = (levels, was) =>
  levels.find(({ former }) => former.some((each) => each === was))?.key ?? was;

/**
 * Who may play for a seat, and who does.
 * @type {(levels: LevelData[]) => (seat: MenuSeat) => unknown}
 */
const sitter = (levels) => (seat) => {
  const isHuman = seat.kind === "human";
  const chosen = isHuman ? seat.place : keyOf(levels, seat.level);
  return html`<label class="field seat-level">
    <span>${seatMark(seat.mark)} <bdi>${seat.name}</bdi></span>
    <select
      aria-label=${isHuman ? said.place(seat.name) : said.level(seat.name)}
      .sends=${choice(seat)}
    >
      ${group(
        seatWords.human,
        placesOf(seat).map((key) => [key, seatWords[key]]),
        chosen,
      )}
      ${group(
        seatWords.computer,
        levels.map(({ key, label }) => [key, label]),
        chosen,
      )}
    </select>
  </label>`;
};

/** @param {MenuSeat[]} seats @param {LevelData[]} levels */
const sitters = (seats, levels) =>
  html`<section class="setting" aria-labelledby="sitters">
    <h3 id="sitters">${said.seats}</h3>
    ${seats.map(sitter(levels))}
    <p class="quiet">${hasPhones() ? seatWords.placeHelp : seatWords.noPhones}</p>
  </section>`;

/**
 * What can be done where the game is, and not on a phone that shows a hand of it.
 * @param {Pick<MenuContent, "id" | "send">} menu
 */
const owners = ({ id, send }) =>
  html`${entry("share", send, { do: "dialog", kind: "send" })}
  ${entry("scroll-unfurled", said.paste, { do: "dialog", kind: "paste" })}
  ${entry("save-arrow", said.export, { do: "export", id })}
  ${entry("plus", said.again, { do: "again" })}`;

/** @param {MenuDialog} dialog @param {Page} page @returns {View} */
export function tableMenu({ id, seats, levels, redo, over, send }, { table }) {
  return {
    title: said.title,
    body: html`<ul class="rows">
        ${
          over
            ? entry("laurel-crown", said.result, { do: "dialog", kind: "over" })
            : entry("play-button", said.go, { do: "close-dialog" })
        }
        ${redo ? entry("clockwise-rotation", said.redo, { do: "redo" }) : nothing}
        ${entry("open-book", said.rules, { do: "dialog", kind: "rules", game: table?.game })}
        ${entry("pencil", said.type, { do: "type-move" })}
        ${entry("keyboard", said.keys, { do: "dialog", kind: "keys", game: table?.game })}
        ${entry("cog", said.settings, { do: "dialog", kind: "settings" })}
        ${table?.hand ? nothing : owners({ id, send })}
        ${entry("house", said.leave, { do: "leave" })}
      </ul>
      ${over || table?.lesson || table?.hand ? nothing : sitters(seats, levels)}`,
  };
}
