// The seats in a start dialog: who sits there, how strong a computer plays, and where a person is.
import { html, live, nothing } from "../../../build/vendor/lit-html.js";
import { cutName } from "../../graphemes.js";
import { icon, portrait, seatMark } from "../icons.js";
import { say } from "../say.js";
import { words as said } from "./words.js";
import { changes } from "./control.js";
import { areSeveral, calledIn, isOffered, placeOf } from "./draft.js";

/** @import {LevelData, Portrait, SeatKind} from "../data.d.ts" */
/** @import {Place} from "../../python/messages.d.ts" */
/** @import {Draft, Seat, Start} from "./draft.js" */

/** @type {Place[]} */
const PLACES = ["here", "phone", "elsewhere"];

/**
 * @type {(seat: Seat, index: number, kind: SeatKind, label: string, sign: string, redraw: () => void)
 *   => unknown}
 */
const kindChoice = (seat, index, kind, label, sign, redraw) =>
  html`<label class="choice">
    <input
      type="radio"
      name="kind-${index}"
      value=${kind}
      .checked=${live(seat.kind === kind)}
      @change=${changes(redraw, () => (seat.kind = kind))}
    />
    <span>${icon(sign)}${label}</span>
  </label>`;

/** @type {(seat: Seat, index: number, levels: LevelData[], redraw: () => void) => unknown} */
const levelChoice = (seat, index, levels, redraw) =>
  html`<div class="choices levels" role="radiogroup" aria-label=${said.level(index + 1)}>
      ${levels.map(
        ({ key, label, sentence }) =>
          html`<label class="choice step">
            <input
              type="radio"
              name="level-${index}"
              value=${key}
              .checked=${live(seat.level === key)}
              @change=${changes(
                redraw,
                () => (seat.level = key),
                () => sentence,
              )}
            /><span>${label}</span>
          </label>`,
      )}
    </div>
    <p class="quiet">${levels.find(({ key }) => key === seat.level)?.sentence}</p>`;

/** @type {(seat: Seat, index: number, redraw: () => void) => unknown} */
const placeChoice = (seat, index, redraw) =>
  html`<div class="choices places" role="radiogroup" aria-label=${said.where(index + 1)}>
      ${PLACES.map(
        (place) =>
          html`<label class="choice">
            <input
              type="radio"
              name="place-${index}"
              value=${place}
              ?disabled=${!isOffered(place)}
              .checked=${live(placeOf(seat) === place)}
              @change=${changes(
                redraw,
                () => (seat.place = place),
                () => said.placeSays[place],
              )}
            /><span>${said[place]}</span>
          </label>`,
      )}
    </div>
    ${isOffered("phone") ? nothing : html`<p class="quiet">${said.noPhones}</p>`}
    <p class="quiet">${said.placeSays[placeOf(seat)]}</p>`;

/**
 * A name that became too long is cut, though not while a letter is still being composed.
 * @param {Seat} seat
 * @param {() => void} redraw
 */
const typed =
  (seat, redraw) =>
  (/** @type {InputEvent} */ { currentTarget, isComposing }) => {
    if (!(currentTarget instanceof HTMLInputElement)) {
      return;
    }
    const { value } = currentTarget;
    seat.name = isComposing ? value : cutName(value);
    redraw();
  };

/**
 * One seat more, or fewer: that is said, and a button that goes hands the focus to its kind.
 * @type {(redraw: () => void, draft: Draft, dialog: Start, by: 1 | -1) => (event: Event) => void}
 */
const counts = (redraw, draft, dialog, by) => (event) => {
  const { currentTarget: button } = event;
  if (!(button instanceof HTMLButtonElement)) {
    return;
  }
  const fields = button.form;
  draft.count += by;
  redraw();
  const { count } = draft;
  say(by > 0 ? said.added(count, calledIn(draft, dialog).at(-1) ?? "") : said.removed(count + 1));
  if (button.isConnected) {
    return;
  }
  /** @type {HTMLElement | null | undefined} */
  const other = fields?.querySelector(by > 0 ? ".remove" : ".add");
  other?.focus();
};

/** @type {(draft: Draft, index: number, dialog: Start, redraw: () => void) => unknown} */
const removal = (draft, index, dialog, redraw) =>
  draft.count > dialog.min && index === draft.count - 1
    ? html`<button
        class="round remove"
        type="button"
        aria-label=${said.remove(index + 1)}
        @click=${counts(redraw, draft, dialog, -1)}
      >
        ${icon("minus")}
      </button>`
    : nothing;

/**
 * The face of a person, or the shape of the seat; a tap brings the next one.
 * @param {Seat} seat
 * @param {number} index
 * @param {Portrait[]} faces
 * @param {() => void} redraw
 */
function face(seat, index, faces, redraw) {
  if (seat.kind === "computer") {
    return seatMark(seat.mark);
  }
  const at = faces.findIndex(({ icon: name }) => name === seat.face);
  const next = faces[at + 1];
  const called = said.face(index + 1, faces[at]?.label ?? said.noFace);
  return html`<button
    class="round face-choice"
    type="button"
    title=${called}
    @click=${changes(
      redraw,
      () => (seat.face = next?.icon ?? ""),
      () => next?.label ?? said.noFace,
    )}
  >
    ${portrait(seat.mark, seat.face || "meeple")}
  </button>`;
}

/**
 * @type {(dialog: Start, draft: Draft, redraw: () => void) => (seat: Seat, index: number) => unknown}
 */
const seatRow = (dialog, draft, redraw) => (seat, index) =>
  html`<div class="seat" role="group" aria-label=${said.seat(index + 1)}>
    <div class="seat-name">
      ${face(seat, index, dialog.faces, redraw)}
      <input
        type="text"
        name="name-${index}"
        aria-label=${said.name(index + 1)}
        autocomplete="off"
        placeholder=${seat.name.trim() ? nothing : calledIn(draft, dialog)[index]}
        .value=${live(seat.name)}
        @input=${typed(seat, redraw)}
        @compositionend=${() => {
          seat.name = cutName(seat.name);
          redraw();
        }}
      />
      ${removal(draft, index, dialog, redraw)}
    </div>
    <div class="choices" role="radiogroup" aria-label=${said.plays(index + 1)}>
      ${kindChoice(seat, index, "human", said.human, "meeple", redraw)}
      ${kindChoice(seat, index, "computer", said.computer, "vintage-robot", redraw)}
    </div>
    ${seat.kind === "computer" ? levelChoice(seat, index, dialog.levels, redraw) : nothing}
    ${seat.kind === "human" && areSeveral(draft) ? placeChoice(seat, index, redraw) : nothing}
  </div>`;

/** @param {Start} dialog @param {Draft} draft @param {() => void} redraw */
export const seatsField = (dialog, draft, redraw) =>
  html`<fieldset>
    <legend>${said.who}</legend>
    <div class="seats">
      ${draft.seats.slice(0, draft.count).map(seatRow(dialog, draft, redraw))}
    </div>
    ${
      draft.count < dialog.max
        ? html`<button class="button add" type="button" @click=${counts(redraw, draft, dialog, 1)}>
            ${icon("plus")}${said.add}
          </button>`
        : nothing
    }
  </fieldset>`;
