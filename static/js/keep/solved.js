// Which puzzles were solved on this device: the numbers of each game, under one key.
import { readText, writeText } from "./shelf.js";

/** @param {string | null} text @returns {Record<string, number[]>} what stands there, none of a stranger's */
function readSolved(text) {
  try {
    const held = JSON.parse(text ?? "{}");
    return held && typeof held === "object" && !Array.isArray(held) ? held : {};
  } catch {
    return {};
  }
}

/** Adds puzzles to what stands there now: another tab may have solved some meanwhile. */
export function keepSolved(game, ids) {
  const held = readSolved(readText("solved"));
  const before = Array.isArray(held[game]) ? held[game] : [];
  writeText("solved", JSON.stringify({ ...held, [game]: [...new Set([...before, ...ids])] }));
}

/** A game has not so many puzzles; `app/puzzles/travelling.py` refuses more. */
const MOST = 1000;

const isNumber = (each) => Number.isSafeInteger(each) && each > 0;

/**
 * @param {{key: string}[]} games those that there are
 * @returns {Record<string, number[]>} what stands there now, without what is no puzzle of theirs
 */
export function solvedHere(games) {
  const held = readSolved(readText("solved"));
  const numbers = games.map(({ key }) => [key, [held[key]].flat().filter(isNumber).slice(0, MOST)]);
  return Object.fromEntries(numbers.filter(([, ids]) => ids.length > 0));
}
