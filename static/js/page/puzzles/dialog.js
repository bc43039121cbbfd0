// The list of puzzles: of all games how many are solved, or all those of one game.
import { html } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { stars } from "./bar.js";
import { words } from "./words.js";
import { toSend } from "../to-send.js";

/** @import {Card, PuzzleCount, PuzzleEntry, PuzzleList} from "../data.d.ts" */
/** @import {Around, DialogOf, Page, View} from "../types.d.ts" */

/** @param {Card} card @param {Pick<PuzzleCount, "line" | "done">} count */
const open = ({ key, title }, { line, done }) =>
  html`<button class="row" type="button" .message=${toSend({ do: "puzzle", game: key })}>
    <img class="small-picture" alt="" src="static/pictures/${key}.svg" width="80" height="52" />
    <span class="garden-words">
      <span class="title">${title}</span>
      <span class="line">${line}</span>
    </span>
    ${icon(done ? "check-mark" : "step-on")}
  </button>`;

/** @param {Card} card */
const all = ({ key, title }) =>
  html`<button
    class="round"
    type="button"
    title="${words.all}: ${title}"
    .message=${toSend({ do: "dialog", kind: "puzzles", game: key })}
  >
    ${icon("files")}
  </button>`;

/** @type {(game: string) => (puzzle: PuzzleEntry) => unknown} */
const one = (game) => (puzzle) =>
  html`<li>
    <button
      class="puzzle-one ${puzzle.solved ? "done" : ""}"
      type="button"
      aria-label=${(puzzle.solved ? words.solved : words.link)(puzzle.id, puzzle.graded)}
      .message=${toSend({ do: "puzzle", game, id: puzzle.id })}
    >
      <span aria-hidden="true">${puzzle.id}</span>${stars(puzzle)}
    </button>
  </li>`;

/**
 * All puzzles of one game; none are there until Python has told them.
 * @param {string} game
 * @param {Partial<PuzzleList>} list
 * @param {Card[]} games
 * @returns {View}
 */
const ofGame = (game, { puzzles: listed = [], line = "" }, games) => ({
  title: games.find(({ key }) => key === game)?.title ?? words.title,
  body: html`<p class="say">${line}</p>
    <ul class="puzzle-list">
      ${listed.map(one(game))}
    </ul>`,
});

/**
 * @param {DialogOf<"puzzles">} dialog
 * @param {Page} page
 * @param {Around} around
 * @returns {View}
 */
export function puzzles(dialog, page, { games }) {
  if ("game" in dialog && dialog.game) {
    return ofGame(dialog.game, dialog, games);
  }
  const counts = "games" in dialog ? dialog.games : [];
  // How many of a game are solved, as far as Python has told.
  const countOf = (/** @type {string} */ key) => counts.find(({ game }) => game === key);
  const shown = "games" in dialog ? games.filter(({ key }) => countOf(key)) : games;
  return {
    title: words.title,
    body: html`<p class="say">${words.what}</p>
      <ul class="rows">
        ${shown.map(
          (game) =>
            html`<li class="puzzle-game">
              ${open(game, countOf(game.key) ?? { line: "", done: false })}${all(game)}
            </li>`,
        )}
      </ul>`,
  };
}
