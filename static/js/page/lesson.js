// The bar of a lesson, below the board: progress, and the button to continue.
import { html, nothing } from "../../build/vendor/lit-html.js";
import { icon } from "./icons.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

const said = words.lesson;

/** @import {Message} from "../python/messages.d.ts" */
/** @import {PacedLesson} from "./types.d.ts" */

/** @type {(label: string, message: Message, extra?: string) => unknown} */
const way = (label, message, extra = "") =>
  html`<button class="button ${extra}" type="button" .message=${message}>${label}</button>`;

/** @param {PacedLesson} lesson */
const progress = ({ step, steps, counted }) =>
  html`<span class="lesson-progress">
    <span class="unseen">${counted}</span>
    <span aria-hidden="true">${step} / ${steps}</span>
    <progress aria-hidden="true" max=${steps} value=${step}></progress>
  </span>`;

const leave = () =>
  html`<button class="round" type="button" title=${said.leave} .message=${toSend({ do: "leave" })}>
    ${icon("cross")}
  </button>`;

/**
 * The button to continue, if no move is required; during an animation, a tap ends that.
 * @param {PacedLesson} lesson
 */
const onward = ({ looks, waits = false }) =>
  looks
    ? html`<button
        class="button go"
        type="button"
        aria-disabled=${waits ? "true" : nothing}
        .message=${toSend({ do: waits ? "see-all" : "lesson-on" })}
      >
        ${said.on}
      </button>`
    : html`<span class="lesson-yours" ?hidden=${waits}>${said.yours}</span>`;

/**
 * The buttons at a lesson's end, where the text refers to the green one.
 * @param {PacedLesson} lesson
 * @param {string} game
 */
const ends = ({ next }, game) =>
  html`${next ? way(next.label, next.message, "next-lesson") : nothing}
  ${way(said.own, { do: "open-game", game })}${way(said.play, { do: "lesson-end" }, "go")}`;

/** @param {PacedLesson} lesson @param {string} game */
export const lessonBar = (lesson, game) =>
  html`<section class="lesson" aria-label=${said.title}>
    ${leave()}${lesson.ends ? nothing : progress(lesson)}
    <div class="lesson-ways">${lesson.ends ? ends(lesson, game) : onward(lesson)}</div>
  </section>`;
