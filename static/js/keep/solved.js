// Which puzzles were solved on this device: the numbers of each game, under one key.
import { isObject, isWhole } from "../decode.js";
import { readText, writeText } from "./shelf.js";

/** @param {string | null} text @returns {Record<string, unknown>} what it has, by game */
function readSolved(text) {
  try {
    /** @type {unknown} */
    const held = JSON.parse(text ?? "{}");
    return isObject(held) ? held : {};
  } catch {
    return {};
  }
}

/**
 * Add solved puzzles to the stored ones, read again because another tab may have added some.
 * @param {string} game
 * @param {number[]} ids
 */
export function keepSolved(game, ids) {
  const held = readSolved(readText("solved"));
  const before = held[game];
  const all = new Set([...(Array.isArray(before) ? before : []), ...ids]);
  writeText("solved", JSON.stringify({ ...held, [game]: [...all] }));
}

/** No game has more puzzles; `app/puzzles/travelling.py` refuses more. */
const MOST = 1000;

/**
 * @param {{key: string}[]} games all games of this site
 * @returns {Record<string, number[]>} the stored puzzles that belong to `games`
 */
export function solvedHere(games) {
  const held = readSolved(readText("solved"));
  const solved = games.map(({ key }) => {
    const ids = [held[key]].flat().filter(isWhole);
    return { key, ids: ids.filter((id) => id > 0).slice(0, MOST) };
  });
  return Object.fromEntries(
    solved.filter(({ ids }) => ids.length > 0).map(({ key, ids }) => [key, ids]),
  );
}
