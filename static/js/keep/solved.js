// Which puzzles were solved on this device: the numbers of each game, under one key.
import { readText, writeText } from "./shelf.js";

/** @param {string | null} text @returns {Record<string, number[]>} by game */
function readSolved(text) {
  try {
    const held = JSON.parse(text ?? "{}");
    return held && typeof held === "object" && !Array.isArray(held) ? held : {};
  } catch {
    return {};
  }
}

/** Add solved puzzles to the stored ones, read again because another tab may have added some. */
export function keepSolved(game, ids) {
  const held = readSolved(readText("solved"));
  const before = Array.isArray(held[game]) ? held[game] : [];
  writeText("solved", JSON.stringify({ ...held, [game]: [...new Set([...before, ...ids])] }));
}

/** No game has more puzzles; `app/puzzles/travelling.py` refuses more. */
const MOST = 1000;

const isNumber = (each) => Number.isSafeInteger(each) && each > 0;

/**
 * @param {{key: string}[]} games all games of this site
 * @returns {Record<string, number[]>} the stored puzzles that belong to `games`
 */
export function solvedHere(games) {
  const held = readSolved(readText("solved"));
  const numbers = games.map(({ key }) => [key, [held[key]].flat().filter(isNumber).slice(0, MOST)]);
  return Object.fromEntries(numbers.filter(([, ids]) => ids.length > 0));
}
