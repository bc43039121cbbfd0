// Loads JSON files that the build has written; each is loaded once.

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/** @returns {Promise<any>} the parsed file; a failed one can be requested again */
function built(path) {
  if (!files.has(path)) {
    files.set(path, fetchJson(path));
    files.get(path).catch(() => files.delete(path));
  }
  return files.get(path);
}

/** @returns {Promise<any>} the parsed file; retried once if incomplete */
async function fetchJson(path, cache = "default") {
  try {
    const answer = await fetch(path, { cache });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return await answer.json();
  } catch (problem) {
    if (cache !== "default") throw problem;
    await globalThis.firstAid?.checkStored(); // the service worker's copy may be damaged
    return fetchJson(path, "reload");
  }
}

export const readGames = () => built("static/build/games.json");
export const readIcons = () => built("static/build/icons.json");
export const readThemes = () => built("static/themes.json");
