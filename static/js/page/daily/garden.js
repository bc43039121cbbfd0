// How the gardens of a day stand, as the list of kept games tells it.
import { gameOf, idOf } from "./garden-of-the-day.js";
import { words } from "./words.js";

/** @import {Card, Entry} from "../data.d.ts" */

/** @typedef {Pick<Card, "key" | "title">} Game */
/** @typedef {{game: Game, line: string, isOver: boolean, isBegun: boolean}} Garden */

/**
 * @param {Game} game
 * @param {string} day
 * @param {Entry[]} shelf
 * @returns {Garden} the garden that the game has on that day, and how it stands
 */
function stand(game, day, shelf) {
  const entry = shelf.find(({ id }) => id === idOf(game.key, day));
  const isOver = entry?.state === "over";
  const line = entry ? (isOver ? entry.status : words.running) : "";
  return { game, line, isOver, isBegun: entry !== undefined };
}

/**
 * @param {string} day
 * @param {Game[]} games
 * @param {Entry[]} shelf
 * @returns {Garden} the garden of the game whose turn it is; `line` is never ""
 */
export function gardenOf(day, games, shelf) {
  const found = stand(gameOf(day, games), day, shelf);
  return { ...found, line: found.line || found.game.title };
}

/**
 * @param {string} day
 * @param {Game[]} games
 * @param {Entry[]} shelf
 * @returns {Garden[]} the gardens of all games, that of the day first
 */
export function gardensOf(day, games, shelf) {
  const first = gameOf(day, games);
  const others = games.filter((game) => game !== first);
  return [first, ...others].map((game) => {
    const found = stand(game, day, shelf);
    return { ...found, line: found.line || words.fresh };
  });
}
