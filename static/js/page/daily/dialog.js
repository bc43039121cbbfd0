// The gardens of a day: the one whose turn it is, large, and those of the other games.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { dayOf } from "../when.js";
import { gardensOf } from "./garden.js";
import { toGarden } from "./garden-of-the-day.js";
import { words } from "./words.js";

/** @import {DailyDialog} from "../data.d.ts" */
/** @import {Around, Page, View} from "../types.d.ts" */
/** @import {Garden} from "./garden.js" */

/**
 * What is done with a garden that stands so.
 * @param {Garden} garden
 */
const act = ({ isOver, isBegun }) => (isOver ? words.result : isBegun ? words.goOn : words.begin);

/** @type {(day: string) => (garden: Garden) => unknown} */
const row = (day) => (garden) =>
  html`<li>
    <button class="row" type="button" .message=${toGarden(garden.game.key, day)}>
      <img
        class="small-picture"
        alt=""
        src="static/pictures/${garden.game.key}.svg"
        width="80"
        height="52"
      />
      <span class="garden-words">
        <span class="title">${garden.game.title}</span>
        <span class="line">${garden.line}</span>
      </span>
      ${icon(garden.isOver ? "check-mark" : "step-on")}
    </button>
  </li>`;

/** @param {Garden} garden @param {string} day */
const again = ({ isOver, game }, day) =>
  isOver
    ? html`<button
        class="button"
        type="button"
        .message=${toGarden(game.key, day, { again: true })}
      >
        ${words.again}
      </button>`
    : nothing;

/**
 * @param {DailyDialog} dialog
 * @param {Page} page
 * @param {Around} around
 * @returns {View}
 */
export function daily({ day }, { shelf }, { games }) {
  if (games.length === 0) {
    return { title: words.title, body: nothing };
  }
  const [first, ...others] = gardensOf(day, games, shelf);
  return {
    title: words.title,
    body: html`<div class="about-game">
        <img class="banner" alt="" src="static/pictures/${first.game.key}.svg" />
        <h3>${first.game.title}</h3>
        <p class="quiet">${dayOf(day)} · ${first.line}</p>
      </div>
      <p class="say">${words.what}</p>
      <section aria-labelledby="other-gardens">
        <h3 id="other-gardens">${words.others}</h3>
        <ul class="rows">
          ${others.map(row(day))}
        </ul>
      </section>`,
    foot: html`<div class="answers">
      ${again(first, day)}
      <button class="button go tall" type="button" .message=${toGarden(first.game.key, day)}>
        ${act(first)}
      </button>
    </div>`,
  };
}
