// The bar of a lesson, below the board: progress, and the button to continue.
import { html, nothing } from "../../build/vendor/lit-html.js";
import { icon } from "./icons.js";
import { words } from "./words.js";

const said = words.lesson;

/**
 * @typedef {{number: number, step: number, steps: number, counted: string, looks: boolean, ends: boolean,
 *   next: {label: string, message: object} | null, waits?: boolean}} Lesson `next` begins the next lesson at the end of
 *   one, `waits` is true while a move is animated
 */

const way = (label, message, extra = "") =>
  html`<button class="button ${extra}" type="button" .message=${message}>${label}</button>`;

const progress = ({ step, steps, counted }) =>
  html`<span class="lesson-progress">
    <span class="unseen">${counted}</span>
    <span aria-hidden="true">${step} / ${steps}</span>
    <progress aria-hidden="true" max=${steps} value=${step}></progress>
  </span>`;

const leave = () =>
  html`<button class="round" type="button" title=${said.leave} .message=${{ do: "leave" }}>
    ${icon("cross")}
  </button>`;

/** The button to continue, if no move is required; during an animation, a tap ends that. */
const onward = ({ looks, waits = false }) =>
  looks
    ? html`<button
        class="button go"
        type="button"
        aria-disabled=${waits ? "true" : nothing}
        .message=${{ do: waits ? "see-all" : "lesson-on" }}
      >
        ${said.on}
      </button>`
    : html`<span class="lesson-yours" ?hidden=${waits}>${said.yours}</span>`;

/** The buttons at a lesson's end, where the text refers to the green one. */
const ends = ({ next }, game) =>
  html`${next ? way(next.label, next.message, "next-lesson") : nothing}
  ${way(said.own, { do: "open-game", game })}${way(said.play, { do: "lesson-end" }, "go")}`;

/** @param {Lesson} lesson @param {string} game */
export const lessonBar = (lesson, game) =>
  html`<section class="lesson" aria-label=${said.title}>
    ${leave()}${lesson.ends ? nothing : progress(lesson)}
    <div class="lesson-ways">${lesson.ends ? ends(lesson, game) : onward(lesson)}</div>
  </section>`;
