// One saved game, as it stands on the shelf and in the list of all of them. Its picture comes by
// itself (thumbs.js).
import { html } from "../../build/vendor/lit-html.js";
import { seatMark } from "./icons.js";
import { when } from "./when.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

/** @import {Message} from "../python/messages.d.ts" */
/** @import {Entry} from "./data.d.ts" */

/** @param {Pick<Entry, "name" | "title">} save @returns {string} what the person calls it */
export const nameOf = (save) => save.name || save.title;

/** @param {Entry} save */
const seats = (save) =>
  html`<span class="who">
    ${save.seats.map(({ mark, name }) => html`<span>${seatMark(mark)}<bdi>${name}</bdi></span>`)}
  </span>`;

/**
 * What a tap on the save does: a damaged one has nothing to open, but can be rescued.
 * @param {Entry} save
 * @returns {Message}
 */
const message = (save) =>
  save.state === "damaged"
    ? { do: "dialog", kind: "save", id: save.id }
    : { do: "open-save", id: save.id };

/** @param {Entry} save */
const moment = (save) => (save.state === "thinking" ? words.save.thinking : when(save.when));

/**
 * @param {Entry} save
 * @param {boolean} opening whether it has been tapped and is on its way
 */
export function saveButton(save, opening) {
  return html`<button
    class="save ${opening ? "opening" : ""}"
    type="button"
    .message=${message(save)}
    .held=${toSend({ do: "dialog", kind: "save", id: save.id })}
  >
    <img class="thumb" alt="" .save=${save} width="98" height="98" />
    <span class="words">
      <bdi class="title">${nameOf(save)}</bdi>
      ${seats(save)}
      <span class="state">${opening ? words.opening : save.status}</span>
      <span class="when">${moment(save)}</span>
    </span>
  </button>`;
}
