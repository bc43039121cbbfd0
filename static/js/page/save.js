// One saved game, as it stands on the shelf and in the list of all of them.
import { html } from "../../build/vendor/lit-html.js";
import { seatMark } from "./icons.js";
import { when } from "./when.js";
import { words } from "./words.js";

/**
 * @typedef {{id: string, game: string, title: string, name: string, status: string, when: string,
 *   thumb: string, state: string, seats: {name: string, mark: number, kind: string}[]}} Save
 */

/** A torn sheet, for a save that cannot be read. */
const TORN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 98"><path d="M22 10h54v40l-9 6-8-7-10 8-9-8-10 7-8-5z" fill="#fffdf6" stroke="#d9c9a3" stroke-width="2"/>' +
  '<path d="M22 66l8 5 10-7 9 8 10-8 8 7 9-6v24H22z" fill="#f1e6cb" stroke="#d9c9a3" stroke-width="2"/></svg>';

/** @param {Save} save @returns {string} what the person calls it */
export const nameOf = (save) => save.name || save.title;

/** Drawings are shown as images, so that nothing in a stored one can run. */
const picture = (drawing) => `data:image/svg+xml,${encodeURIComponent(drawing || TORN)}`;

const seats = (save) =>
  html`<span class="who">
    ${save.seats.map(({ mark, name }) => html`<span>${seatMark(mark)}<span>${name}</span></span>`)}
  </span>`;

/** What a tap on the save does: a damaged one has nothing to open, but can be rescued. */
const message = (save) =>
  save.state === "damaged"
    ? { do: "dialog", kind: "save", id: save.id }
    : { do: "open-save", id: save.id };

const moment = (save) => (save.state === "thinking" ? words.save.thinking : when(save.when));

/**
 * @param {Save} save
 * @param {boolean} opening whether it has been tapped and is on its way
 */
export function saveButton(save, opening) {
  return html`<button
    class="save ${opening ? "opening" : ""}"
    type="button"
    .message=${message(save)}
    .held=${{ do: "dialog", kind: "save", id: save.id }}
  >
    <img class="thumb" alt="" src=${picture(save.thumb)} width="98" height="98" />
    <span class="words">
      <span class="title">${nameOf(save)}</span>
      ${seats(save)}
      <span class="state">${opening ? words.opening : save.status}</span>
      <span class="when">${moment(save)}</span>
    </span>
  </button>`;
}
