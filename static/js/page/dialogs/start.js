// The start dialog: one tap on "Play" begins what was played last; "Change" sets another table.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon, portrait, seatMark } from "../icons.js";
import { learned, nextLesson } from "../learned.js";
import { begin, calledIn, draftOf } from "../start/draft.js";
import { optionsField } from "../start/options.js";
import { seatsField } from "../start/seats.js";
import { howComputersPlay, howItIsPlayed, whoPlays } from "../start/who-plays.js";
import { words as said } from "../start/words.js";
import { words } from "../words.js";
import { toSend } from "../to-send.js";

/** @import {Draft, Seat, Start} from "../start/draft.js" */
/** @import {Around, Page, View} from "../types.d.ts" */

/** @param {Start} dialog */
const about = (dialog) =>
  html`<div class="about-game">
    <img class="banner" alt="" src="static/pictures/${dialog.game}.svg" width="320" height="172" />
    ${dialog.line ? html`<p class="say">${dialog.line}</p>` : nothing}
    <p class="quiet facts">
      <span>${icon("meeple")}${words.menu.players(dialog.players)}</span>
      <span>${icon("hourglass")}${words.menu.minutes(dialog.minutes)}</span>
    </p>
  </div>`;

/** @param {string} who @param {boolean} isWaiting */
const playButton = (who, isWaiting) =>
  html`<button
    class="button go play ${isWaiting ? "opening" : ""}"
    type="submit"
    form="start"
    ?disabled=${isWaiting}
  >
    ${isWaiting ? words.settingTable : html`<b>${said.play}</b><span class="who">${who}</span>`}
  </button>`;

/** @param {Seat} seat */
const markOf = ({ kind, mark, face }) =>
  kind === "human" && face ? portrait(mark, face) : seatMark(mark);

/**
 * What is set, in short, and the button that opens the form, where it has no room of its own.
 * @param {Start} dialog
 * @param {Draft} draft
 * @param {string[]} names
 * @param {() => void} redraw
 */
const setUp = (dialog, draft, names, redraw) =>
  html`<div class="set-up">
    <span class="marks">${draft.seats.slice(0, draft.count).map(markOf)}</span>
    <div>
      <p>${howItIsPlayed(dialog, draft)}</p>
      ${howComputersPlay(dialog, draft, names).map((line) => html`<p class="quiet">${line}</p>`)}
    </div>
    <button
      class="button"
      type="button"
      aria-expanded=${draft.isOpen ? "true" : "false"}
      aria-controls="start"
      @click=${() => {
        draft.isOpen = !draft.isOpen;
        redraw();
      }}
    >
      ${draft.isOpen ? said.done : said.change}
    </button>
  </div>`;

/**
 * The first lesson that was not finished yet; the list has all of them.
 * @param {Start} dialog
 */
function lessonOffer({ game, lessons }) {
  const lesson = nextLesson(lessons, learned(game));
  if (!lesson) {
    return nothing;
  }
  return html`<button class="button learn" type="button" .message=${lesson.message}>
    ${icon("light-bulb")}${lesson.label}
  </button>`;
}

/**
 * @type {(kind: "lessons" | "rules" | "puzzles", game: string, picture: string, label: string) =>
 *   unknown}
 */
const sheetOf = (kind, game, picture, label) =>
  html`<button class="button" type="button" .message=${toSend({ do: "dialog", kind, game })}>
    ${icon(picture)}${label}
  </button>`;

/** @param {Start} dialog */
const elsewhere = ({ game, lessons, hasPuzzles }) =>
  html`<div class="elsewhere">
    ${lessons.length > 0 ? sheetOf("lessons", game, "light-bulb", words.lessons.title) : nothing}
    ${sheetOf("rules", game, "open-book", said.rules)}
    ${hasPuzzles ? sheetOf("puzzles", game, "piece", said.puzzles) : nothing}
  </div>`;

/**
 * @param {Start} dialog
 * @param {Page} page
 * @param {Around} around
 * @returns {View}
 */
export function start(dialog, { opening }, { redraw }) {
  const draft = draftOf(dialog);
  const names = calledIn(draft, dialog);
  return {
    title: dialog.title,
    wide: true,
    body: html`<div class="start-page ${draft.isOpen ? "is-open" : ""}">
      <div class="start-ways">
        ${about(dialog)} ${playButton(whoPlays(draft, names), opening?.do === "new")}
        ${setUp(dialog, draft, names, redraw)} ${lessonOffer(dialog)} ${elsewhere(dialog)}
      </div>
      <form id="start" class="fields" .read=${() => begin(dialog, draft)}>
        ${seatsField(dialog, draft, redraw)} ${optionsField(dialog, draft, redraw)}
      </form>
    </div>`,
  };
}
