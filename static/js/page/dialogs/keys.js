// Which keys do what, and how the moves of a game are typed.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { words } from "../words.js";
import { bookOf } from "./rules.js";

const said = words.keys;

const line = ([keys, does]) =>
  html`<div>
    <dt>${keys.map((key, index) => html`${index ? " " : nothing}<kbd>${key}</kbd>`)}</dt>
    <dd>${does}</dd>
  </div>`;

const list = (title, lines) =>
  html`<section class="setting">
    <h3>${title}</h3>
    <dl class="keys">${lines.map(line)}</dl>
  </section>`;

/** What the rule book of a game says of its keys and of how its moves are written. */
function ofGame(game, title, redraw) {
  const book = bookOf(game, redraw);
  const section = book instanceof HTMLElement ? book.querySelector("section.keys") : null;
  if (!section) return html`<p class="say">${words.rules.loading}</p>`;
  // What is alike in all games stands in the lists already.
  const own = section.querySelectorAll("p:not(.usual)");
  const paragraphs = [...own].map((each) => each.cloneNode(true));
  return html`<section class="setting book">
    <h3>${title}</h3>
    ${paragraphs}
  </section>`;
}

export function keys({ game }, _page, { games, redraw }) {
  const title = games.find(({ key }) => key === game)?.title;
  return {
    title: said.title,
    body: html`${list(said.table, said.ofTable)} ${list(said.window, said.ofWindow)}
    ${game ? ofGame(game, title ?? said.title, redraw) : nothing}`,
    reads: true,
  };
}
