// What happened, move by move. Each line is also the way back to it.
import { html, nothing, repeat } from "../../../build/vendor/lit-html.js";
import { icon, seatMark } from "../icons.js";
import { words } from "../words.js";
import { curve } from "./curve.js";
import { footnotes } from "./footnotes.js";
import { toSend } from "../to-send.js";

const said = words.log;

/** @import {LogContent, LogDialog, LogEntry} from "../data.d.ts" */
/** @import {View} from "../types.d.ts" */

/** @typedef {Omit<LogEntry, "move">} Line */

/**
 * The sentence of a move, with the player's name made plain.
 * @param {string | null} who
 * @param {string} text
 */
const sentence = (who, text) =>
  who && text.startsWith(who) ? html`<strong>${who}</strong>${text.slice(who.length)}` : text;

/** @type {(current: number) => (line: Line) => unknown} */
const line =
  (current) =>
  ({ ply, mark, who, text }) =>
    html`<li>
      <button
        class="log-line"
        type="button"
        ?data-first=${ply === current}
        aria-current=${ply === current ? "step" : "false"}
        .message=${toSend({ do: "goto", ply })}
      >
        <span class="ply">${ply}</span>
        ${mark ? seatMark(mark) : html`<span class="seat-mark"></span>`}
        <span class="log-text"
          >${sentence(who, text)}
          ${ply === current ? html`<span class="unseen">, ${said.now}</span>` : nothing}</span
        >
      </button>
    </li>`;

/**
 * What leads on from the log: to what was taken back, or to the review of a game that is over.
 * @param {Pick<LogContent, "redo" | "review">} log
 */
function way({ redo, review }) {
  if (redo) {
    return html`<button class="button wide" type="button" .message=${toSend({ do: "redo" })}>
      ${icon("clockwise-rotation")}${said.redo}
    </button>`;
  }
  if (!review) {
    return nothing;
  }
  return html`<button
    class="button wide"
    type="button"
    .message=${toSend({ do: "dialog", kind: "review" })}
  >
    ${review}
  </button>`;
}

/** @param {LogDialog} dialog @returns {View} */
export function log({ entries, current, redo, notes, review, course }) {
  /** @type {Line[]} */
  const told = [{ ply: 0, mark: null, who: null, text: said.start }, ...entries];
  return {
    title: said.title,
    body: html`<ol class="log-lines">
        ${repeat(told, ({ ply }) => ply, line(current))}
      </ol>
      ${footnotes(notes)}`,
    foot:
      course || redo || review
        ? html`${course ? curve(course, current, told[current].text) : nothing}${way({ redo, review })}`
        : nothing,
  };
}
