// Setting the table: who sits where, and how it is played. The draft lives here until "Begin".
import { html, live, nothing } from "../../../build/vendor/lit-html.js";
import { cutName } from "../../graphemes.js";
import { icon, portrait, seatMark } from "../icons.js";
import { keepTable, lastTable } from "../last-table.js";
import { offers } from "../lesson.js";
import { say } from "../say.js";
import { namesOf } from "../seat-names.js";
import { chosenAt, valueOf, valuesOf, withChoice } from "../usual.js";
import { hasPhones } from "../../together/phones.js";
import { words } from "../words.js";

const said = words.start;

/**
 * @typedef {{mark: number, name: string, kind: string, level: string, face?: string,
 *   placeholder: {human: string, computer: string}}} Seat
 * @typedef {import("../usual.js").Option} Option
 * @typedef {{game: string, title: string, line: string, players: string, minutes: string,
 *   faces: {icon: string, label: string}[], seats: Seat[], count: number, min: number, max: number,
 *   computers: string[],
 *   levels: {key: string, label: string, sentence: string, icon: string}[], options: Option[]}} Start
 * @typedef {{seats: Seat[], count: number, options: Record<string, string>}} Draft
 */

/** @type {Map<string, Draft>} what the person has chosen so far, by game */
const drafts = new Map();

/** @param {Start} dialog @returns {Draft} */
function draftOf(dialog) {
  if (!drafts.has(dialog.game)) drafts.set(dialog.game, lastTable(dialog));
  return drafts.get(dialog.game);
}

const sitter = ({ name, face = "", kind, level, place = "here" }) =>
  kind === "computer"
    ? { name: cutName(name).trim(), kind, level }
    : { name: cutName(name).trim(), kind, face, place };

/** @returns {boolean} whether several people play: one alone is here */
const areSeveral = ({ seats, count }) =>
  seats.slice(0, count).filter(({ kind }) => kind === "human").length > 1;

/** @returns {object} the message that sets the table, which is kept for the next time */
function begin(dialog, draft) {
  const { seats, count, options } = draft;
  for (const seat of seats) if (!areSeveral(draft) || !isOffered(seat.place)) seat.place = "here";
  keepTable(dialog, draft);
  return {
    do: "new",
    game: dialog.game,
    seats: seats.slice(0, count).map(sitter),
    options: chosenAt({ options: dialog.options, chosen: options, seats: count }),
  };
}

/** A control that changes the draft and shows what follows from it, which is said as it is shown: of
 * several in a row, as when arrows run along the strengths, the last. */
const changes =
  (redraw, change, told = () => "") =>
  (event) => {
    change(event.currentTarget);
    redraw();
    const sentence = told();
    if (sentence) say(sentence, "prompt");
  };

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

/** How the chosen level plays; before it its name, where the choice shows signs alone. */
const levelSays = (level) =>
  html`<p class="quiet level-says">
    ${level?.icon ? html`<b>${level.label}</b> ` : nothing}${level?.sentence ?? ""}
  </p>`;

const levelChoice = (seat, index, levels, redraw) =>
  html`<div class="choices levels" role="radiogroup" aria-label=${said.level(index + 1)}>
      ${levels.map(
        ({ key, label, icon: sign, sentence }) =>
          html`<label class=${sign ? "choice step" : "choice"} title=${sign ? label : nothing}>
            <input
              type="radio"
              name="level-${index}"
              value=${key}
              aria-label=${sign ? label : nothing}
              .checked=${live(seat.level === key)}
              @change=${changes(
                redraw,
                () => (seat.level = key),
                () => sentence,
              )}
            /><span>${sign ? icon(sign) : label}</span>
          </label>`,
      )}
    </div>
    ${levelSays(levels.find(({ key }) => key === seat.level))}`;

/** @returns {string} where the person of a seat is: one remembered at a phone is here where none can join */
const placeOf = ({ place = "here" }) => (isOffered(place) ? place : "here");

/** @returns {boolean} whether somebody may play there: phones are joined by WebRTC alone */
const isOffered = (place) => place !== "phone" || hasPhones();

const placeChoice = (seat, index, redraw) =>
  html`<div class="choices places" role="radiogroup" aria-label=${said.where(index + 1)}>
      ${["here", "phone", "elsewhere"].map(
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
    ${isOffered("phone") ? nothing : html`<p class="quiet level-says">${said.noPhones}</p>`}
    ${
      said.placeSays[placeOf(seat)]
        ? html`<p class="quiet level-says">${said.placeSays[placeOf(seat)]}</p>`
        : nothing
    }`;

/** @returns {string[]} what the seats in play will be called */
const calledIn = ({ seats, count }, { computers }) => namesOf(seats.slice(0, count), computers);

/** A name that became too long is cut, though not while a letter is still being composed. */
const typedName = ({ currentTarget: { value }, isComposing }) =>
  isComposing ? value : cutName(value);

/** One seat more, or fewer: that is said, and a button that goes hands the focus to its kind. */
const counts = (redraw, draft, dialog, by) => (event) => {
  const { currentTarget: button } = event;
  const fields = button.form;
  draft.count += by;
  redraw();
  const { count } = draft;
  say(by > 0 ? said.added(count, calledIn(draft, dialog).at(-1)) : said.removed(count + 1));
  if (!button.isConnected) fields.querySelector(by > 0 ? ".remove" : ".add").focus();
};

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

/** The face of a person, or the shape of the seat; a tap brings the next one. */
function face(seat, index, faces, redraw) {
  if (seat.kind === "computer") return seatMark(seat.mark);
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
    ${portrait(seat.mark, seat.face || "plus")}
  </button>`;
}

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
        @input=${(event) => {
          seat.name = typedName(event);
          redraw();
        }}
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

const optionField = (dialog, draft, redraw) => (option) => {
  const { key, label, sentence } = option;
  const table = { options: dialog.options, chosen: draft.options, seats: draft.count };
  const values = valuesOf(option, table);
  if (values.length < 2) return nothing; // there is no choice beside the others
  const shown = valueOf(option, table);
  return html`<fieldset>
    <legend>${label}</legend>
    <p class="quiet">${values.find(({ value }) => value === shown)?.sentence ?? sentence}</p>
    <div class="choices">
      ${values.map(
        ({ value, label: name, proposes, sentence: means }) =>
          html`<label class="choice">
            <input
              type="radio"
              name="option-${key}"
              value=${value}
              .checked=${live(shown === value)}
              @change=${changes(
                redraw,
                () => (draft.options = withChoice(draft.options, key, { value, proposes })),
                () => means,
              )}
            /><span>${name}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
};

const seatsField = (dialog, draft, redraw) =>
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

/** @param {Start} dialog */
export function start(dialog, { opening, shelf = [], table = null }, { redraw }) {
  const draft = draftOf(dialog);
  const waits = opening?.do === "new";
  // What stands on the table is told to the shelf later.
  const isNew = ![...shelf, table].some((each) => each?.game === dialog.game);
  return {
    title: dialog.title,
    wide: true,
    body: html`<div class="about-game">
        <img
          class="banner"
          alt=""
          src="static/pictures/${dialog.game}.svg"
          width="320"
          height="172"
        />
        ${dialog.line ? html`<p class="say">${dialog.line}</p>` : nothing}
        <p class="quiet facts">
          <span>${icon("meeple")}${words.menu.players(dialog.players)}</span>
          <span>${icon("hourglass")}${words.menu.minutes(dialog.minutes)}</span>
        </p>
      </div>
      ${offers(dialog, isNew ? "go" : "")}
      <form id="start" class="fields" .read=${() => begin(dialog, draft)}>
        ${seatsField(dialog, draft, redraw)}
        ${
          dialog.options.length > 0
            ? html`<div class="options">
                <h3>${said.options}</h3>
                ${dialog.options.map(optionField(dialog, draft, redraw))}
              </div>`
            : nothing
        }
      </form>`,
    foot: html`<div class="answers">
      <button
        class="button"
        type="button"
        .message=${{ do: "dialog", kind: "rules", game: dialog.game }}
      >
        ${icon("open-book")}${said.rules}
      </button>
      <button
        class="button ${isNew && dialog.lessons.length ? "" : "go"} tall ${waits ? "opening" : ""}"
        type="submit"
        form="start"
        ?disabled=${waits}
      >
        ${waits ? words.settingTable : said.begin}
      </button>
    </div>`,
  };
}
