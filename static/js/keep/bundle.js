// All kept games in one file, and which puzzles are solved; `app/files.py` reads it.
import { solvedHere } from "./solved.js";

/**
 * Where no puzzle is solved none is told of: versions that knew none read the file, too.
 *
 * @param {string[]} texts the texts of games, damaged ones as they are
 * @returns {string}
 */
export function bundle(texts) {
  const solved = solvedHere();
  const more = Object.keys(solved).length > 0 ? { solved } : {};
  return JSON.stringify({ format: "six-gardens-games", version: 1, games: texts, ...more });
}
