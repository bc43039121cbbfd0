// All kept games in one file, and which puzzles are solved; `app/shelf/files.py` reads it.
import { solvedHere } from "./solved.js";

/**
 * Where no puzzle is solved none is told of: versions that knew none read the file, too. Where it is not known which
 * games there are the kept ones leave alone.
 *
 * @param {string[]} texts the texts of games, damaged ones as they are
 * @param {Promise<{key: string}[]>} known the games that there are
 * @returns {Promise<string>}
 */
export async function bundle(texts, known) {
  const solved = solvedHere(await known.catch(() => []));
  const more = Object.keys(solved).length > 0 ? { solved } : {};
  return JSON.stringify({ format: "six-gardens-games", version: 1, games: texts, ...more });
}
