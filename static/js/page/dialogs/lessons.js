// The lessons of a game: what each is about, how many steps it has, and which were finished on this device.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { learned } from "../learned.js";
import { words } from "../words.js";

const said = words.lessons;

/** @param {Set<number>} finished */
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

/** @param {{game: string}} dialog @param {{games: {key: string, title: string, start: object}[]}} around */
export function lessons({ game }, _page, { games }) {
  const { title, start } = games.find(({ key }) => key === game);
  return {
    title: said.of(title),
    body: html`<ul class="rows">
      ${start.lessons.map(row(learned(game)))}
    </ul>`,
  };
}
