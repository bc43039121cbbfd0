// Which keys do what, and how the moves of a game are typed.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { words } from "../words.js";
import { bookOf } from "./rules.js";

const said = words.keys;

/** @import {KeysDialog} from "../data.d.ts" */
/** @import {Around, Page, View} from "../types.d.ts" */

/** @typedef {[keys: string[], does: string]} Line */

/** @param {Line} line */
const line = ([keys, does]) =>
  html`<div>
    <dt>${keys.map((key, index) => html`${index ? " " : nothing}<kbd>${key}</kbd>`)}</dt>
    <dd>${does}</dd>
  </div>`;

/** @param {string} title @param {Line[]} lines */
const list = (title, lines) =>
  html`<section class="setting">
    <h3>${title}</h3>
    <dl class="keys">${lines.map(line)}</dl>
  </section>`;

/**
 * What the rule book of a game says of its keys and of how its moves are written.
 * @param {string} game
 * @param {string} title
 * @param {() => void} redraw
 */
function ofGame(game, title, redraw) {
  const book = bookOf(game, redraw);
  const section = book instanceof HTMLElement ? book.querySelector("section.keys") : null;
  if (!section) {
    return html`<p class="say">${words.rules.loading}</p>`;
  }
  // What is alike in all games stands in the lists already.
  const own = section.querySelectorAll("p:not(.usual)");
  const paragraphs = [...own].map((each) => each.cloneNode(true));
  return html`<section class="setting book">
    <h3>${title}</h3>
    ${paragraphs}
  </section>`;
}

/**
 * @param {KeysDialog} dialog
 * @param {Page} _page
 * @param {Around} around
 * @returns {View}
 */
export function keys({ game }, _page, { games, redraw }) {
  const title = games.find(({ key }) => key === game)?.title;
  return {
    title: said.title,
    body: html`${list(said.table, said.ofTable)} ${list(said.window, said.ofWindow)}
    ${game ? ofGame(game, title ?? said.title, redraw) : nothing}`,
    reads: true,
  };
}
