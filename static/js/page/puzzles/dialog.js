// The list of puzzles: of all games how many are solved, or all those of one game.
import { html } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { stars } from "./bar.js";
import { words } from "./words.js";

/**
 * @typedef {{key: string, title: string}} Game
 * @typedef {{game: string, line: string, done: boolean}} Counted how much of a game is solved
 */

const open = ({ key, title }, { line, done }) =>
  html`<button class="row" type="button" .message=${{ do: "puzzle", game: key }}>
    <img class="small-picture" alt="" src="static/pictures/${key}.svg" width="80" height="52" />
    <span class="garden-words">
      <span class="title">${title}</span>
      <span class="line">${line}</span>
    </span>
    ${icon(done ? "check-mark" : "step-on")}
  </button>`;

const all = ({ key, title }) =>
  html`<button
    class="round"
    type="button"
    title="${words.all}: ${title}"
    .message=${{ do: "dialog", kind: "puzzles", game: key }}
  >
    ${icon("files")}
  </button>`;

const one = (game) => (puzzle) =>
  html`<li>
    <button
      class="puzzle-one ${puzzle.solved ? "done" : ""}"
      type="button"
      aria-label=${(puzzle.solved ? words.solved : words.link)(puzzle.id, puzzle.graded)}
      .message=${{ do: "puzzle", game, id: puzzle.id }}
    >
      <span aria-hidden="true">${puzzle.id}</span>${stars(puzzle)}
    </button>
  </li>`;

/** All puzzles of one game; none are there until Python has told them. */
const ofGame = ({ game, puzzles: listed = [], line = "" }, games) => ({
  title: games.find(({ key }) => key === game)?.title ?? words.title,
  body: html`<p class="say">${line}</p>
    <ul class="puzzle-list">
      ${listed.map(one(game))}
    </ul>`,
});

/**
 * @param {{game?: string, puzzles?: object[], line?: string, games?: Counted[]}} dialog
 * @param {{games: Game[]}} around
 */
export function puzzles(dialog, page, { games }) {
  if (dialog.game) return ofGame(dialog, games);
  const shown = dialog.games ? games.filter(({ key }) => countOf(dialog, key)) : games;
  return {
    title: words.title,
    body: html`<p class="say">${words.what}</p>
      <ul class="rows">
        ${shown.map(
          (game) =>
            html`<li class="puzzle-game">
              ${open(game, countOf(dialog, game.key) ?? { line: "", done: false })}${all(game)}
            </li>`,
        )}
      </ul>`,
  };
}

/** @returns {Counted | undefined} how many of a game are solved, as far as Python has told */
const countOf = ({ games = [] }, wanted) => games.find(({ game }) => game === wanted);
