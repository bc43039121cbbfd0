// The lessons of a game: what each is about, how many steps it has, and which were finished on this device.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { learned } from "../learned.js";
import { words } from "../words.js";

const said = words.lessons;

/** @import {LessonOffer, LessonsDialog} from "../data.d.ts" */
/** @import {Around, Page, View} from "../types.d.ts" */

/** @type {(finished: Set<number>) => (lesson: LessonOffer) => unknown} */
const row =
  (finished) =>
  ({ title, line, message }) => {
    const isDone = finished.has(message.lesson);
    return html`<li>
      <button class="row lesson-row ${isDone ? "done" : ""}" type="button" .message=${message}>
        <span class="lesson-number" aria-hidden="true">${message.lesson}</span>
        <span class="lesson-about">
          <span class="title">${title}</span>
          <span class="line">${line}</span>
          ${isDone ? html`<span class="unseen">${said.finished}</span>` : nothing}
        </span>
        ${icon(isDone ? "check-mark" : "step-on")}
      </button>
    </li>`;
  };

/**
 * @param {LessonsDialog} dialog
 * @param {Page} _page
 * @param {Around} around
 * @returns {View}
 */
export function lessons({ game }, _page, { games }) {
  const card = games.find(({ key }) => key === game);
  if (!card) {
    return { title: said.title, body: nothing };
  } // the games are still being read
  return {
    title: said.of(card.title),
    body: html`<ul class="rows">
      ${card.start.lessons.map(row(learned(game)))}
    </ul>`,
  };
}
