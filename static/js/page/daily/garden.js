// How the gardens of a day stand, as the list of kept games tells it.
import { gameOf, idOf } from "./today.js";
import { words } from "./words.js";

/**
 * @typedef {{game: {key: string, title: string}, line: string, isOver: boolean, isBegun: boolean}} Garden
 */

/** @returns {Garden} the garden that a game has on a day, and how it stands */
function stand(game, day, shelf) {
  const entry = shelf.find(({ id }) => id === idOf(game.key, day));
  const isOver = entry?.state === "over";
  const line = isOver ? entry.status : entry ? words.running : "";
  return { game, line, isOver, isBegun: entry !== undefined };
}

/** @returns {Garden} the garden of the game whose turn it is; `line` is never "" */
export function gardenOf(day, games, shelf) {
  const found = stand(gameOf(day, games), day, shelf);
  return { ...found, line: found.line || found.game.title };
}

/** @returns {Garden[]} the gardens of all games, that of the day first */
export function gardensOf(day, games, shelf) {
  const first = gameOf(day, games);
  const others = games.filter((game) => game !== first);
  return [first, ...others].map((game) => {
    const found = stand(game, day, shelf);
    return { ...found, line: found.line || words.fresh };
  });
}
