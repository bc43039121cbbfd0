// All kept games in one file; `app/files.py` reads it.

/** @param {string[]} texts the texts of games, damaged ones as they are @returns {string} */
export const bundle = (texts) =>
  JSON.stringify({ format: "six-gardens-games", version: 1, games: texts });
