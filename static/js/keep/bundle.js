// All kept games in one file, and which puzzles are solved; `app/files.py` reads it.

/**
 * Where no puzzle is solved none is told of: versions that knew none read the file, too.
 *
 * @param {string[]} texts the texts of games, damaged ones as they are
 * @param {Record<string, number[]>} solved the numbers of solved puzzles by game
 * @returns {string}
 */
export const bundle = (texts, solved) =>
  JSON.stringify({
    format: "six-gardens-games",
    version: 1,
    games: texts,
    ...(Object.keys(solved).length > 0 ? { solved } : {}),
  });
