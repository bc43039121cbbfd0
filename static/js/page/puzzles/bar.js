// The bar of a puzzle, below the board: which one it is, and what leads on.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { handOn } from "../daily/letter.js";
import { falls } from "../falls.js";
import { icon } from "../icons.js";
import { say } from "../say.js";
import { words } from "./words.js";
import { toSend } from "../to-send.js";

/** @import {Message} from "../../python/messages.d.ts" */
/** @import {PuzzleBar} from "../data.d.ts" */

/**
 * Shares the link, or copies it; what became of it stands on the button for a moment.
 * @param {string} link
 */
const shared =
  (link) =>
  async (/** @type {Event} */ { currentTarget }) => {
    const button = currentTarget instanceof Element ? currentTarget : null;
    const became = await handOn(`${words.letter} ${new URL(`#${link}`, location.href).href}`);
    const told = words.became[became];
    const place = button?.querySelector("output");
    if (!told || !place) {
      return;
    }
    place.textContent = told;
    say(told);
  };

/** @type {(name: string, label: string, act: Message) => unknown} */
const round = (name, label, act) =>
  html`<button class="round" type="button" title=${label} .message=${act}>${icon(name)}</button>`;

/** Words beside the sign where there is room; on a phone they are its name. */
const missed = () =>
  html`<button
    class="button puzzle-missed"
    type="button"
    title=${words.missed}
    .message=${toSend({ do: "puzzle-missed" })}
  >
    ${icon("play-button")}<span>${words.missed}</span>
  </button>`;

/** @param {PuzzleBar} puzzle */
const shareButton = ({ link }) =>
  html`<button class="round puzzle-share" type="button" title=${words.share} @click=${shared(link)}>
    ${icon("share")}<output aria-hidden="true"></output>
  </button>`;

/**
 * How hard it is, in stars that a screen reader hears as a word.
 * @param {{grade: number}} puzzle
 */
export const stars = ({ grade }) =>
  html`<span class="stars" aria-hidden="true">${"★".repeat(grade)}${"☆".repeat(3 - grade)}</span>`;

/**
 * What one wants when it is solved; before, to pass over it is a small thing.
 * @param {PuzzleBar} puzzle
 */
const goOn = ({ next }) =>
  html`<button class="button go" type="button" .message=${next}>${words.next}</button>`;

/** @param {PuzzleBar} puzzle */
export const puzzleBar = (puzzle) =>
  html`<section class="lesson puzzle" aria-label=${words.bar}>
    ${falls(puzzle.falls)} ${round("cross", words.leave, { do: "leave" })}
    <span class="lesson-progress puzzle-number">
      <span class="unseen">${puzzle.counted}, ${puzzle.graded}</span>
      <span aria-hidden="true">${words.number(puzzle.number)}</span>${stars(puzzle)}
    </span>
    <div class="lesson-ways">
      ${puzzle.begun && !puzzle.solved ? round("anticlockwise-rotation", words.anew, { do: "puzzle-anew" }) : nothing}
      ${puzzle.missed ? missed() : nothing} ${shareButton(puzzle)}
      ${puzzle.solved ? goOn(puzzle) : round("next-button", words.next, puzzle.next)}
    </div>
  </section>`;
