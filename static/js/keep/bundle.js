// The export file: all saved games and the solved puzzles. `app/shelf/files.py` reads it.
import { solvedHere } from "./solved.js";

/**
 * Return the export file's text. Without solved puzzles, it has no entry for them, so that versions
 * without puzzles can read it. If the list of games is unavailable, it has only the saved games.
 *
 * @param {string[]} texts the texts of games, damaged ones unchanged
 * @param {Promise<{key: string}[]>} known all games of this site
 * @returns {Promise<string>}
 */
export async function bundle(texts, known) {
  const solved = solvedHere(await known.catch(() => []));
  const more = Object.keys(solved).length > 0 ? { solved } : {};
  return JSON.stringify({ format: "six-gardens-games", version: 1, games: texts, ...more });
}
