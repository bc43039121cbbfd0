// The strip of the start page: a few tiles of paper for today, beside one's games. Each is a button
// with a picture and at most two lines; the first one is the widest.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { words as book } from "../memory/words.js";
import { gardenOf } from "./garden.js";
import { puzzlesTile } from "../puzzles/tile.js";
import { today } from "../today.js";
import { words } from "./words.js";

/** @import {Message} from "../../python/messages.d.ts" */
/** @import {Card} from "../data.d.ts" */
/** @import {Page} from "../types.d.ts" */

/**
 * @typedef {{title: string, line: string, message: Message, picture?: string, icon?: string,
 *   done?: boolean}} Tile `picture` is the key of a game, `icon` stands where there is none, and
 *   `done` puts a tick on it
 */

/** @param {Tile} tile */
const tile = ({ title, line, message, picture, icon: name = "", done = false }) =>
  html`<button class="tile" type="button" .message=${message}>
    ${
      picture
        ? html`<img alt="" src="static/pictures/${picture}.svg" width="64" height="44" />`
        : html`<span class="sign">${icon(name)}</span>`
    }
    <span class="words">
      <span class="title">${title}</span>
      <span class="line">${line}</span>
    </span>
    ${done ? html`<span class="tick">${icon("check-mark")}</span>` : nothing}
  </button>`;

/**
 * @param {Page} page
 * @param {Card[]} games
 * @returns {Tile[]} the tile of today's garden, none while nobody knows the games
 */
function ofToday({ shelf }, games) {
  if (games.length === 0) {
    return [];
  }
  const { game, line, isOver } = gardenOf(today(), games, shelf);
  /** @type {Message} */
  const message = { do: "dialog", kind: "daily", day: today() };
  return [{ title: words.title, line, message, picture: game.key, done: isOver }];
}

/** @type {Tile} the book of what has grown */
const ofGarden = {
  title: book.title,
  line: words.book,
  message: { do: "dialog", kind: "memory" },
  icon: "daisy",
};

/**
 * @param {Page} page
 * @param {Card[]} games
 * @returns the strip; a tile more is a line more in its list
 */
export function strip(page, games) {
  const tiles = [...ofToday(page, games), puzzlesTile, ofGarden];
  return html`<nav class="strip" aria-label=${words.strip}>${tiles.map(tile)}</nav>`;
}
