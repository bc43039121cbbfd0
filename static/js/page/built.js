// Loads JSON files that the build has written; each is loaded once.

/** @import {Card} from "./data.d.ts" */
/** @import {Icons, Themes} from "../table/types.d.ts" */

/**
 * Return a function that loads a file, once; a failed one can be requested again.
 * @template Content
 * @param {string} path
 * @returns {() => Promise<Content>}
 */
function built(path) {
  /** @type {Promise<Content> | null} */
  let file = null;
  return () => {
    if (file) {
      return file;
    }
    /** @type {Promise<Content>} */
    const loaded = fetchJson(path);
    loaded.catch(() => (file = null));
    file = loaded;
    return loaded;
  };
}

/**
 * @template Content what the build has written
 * @param {string} path
 * @param {RequestCache} [cache]
 * @returns {Promise<Content>} the parsed file; retried once if incomplete
 */
async function fetchJson(path, cache = "default") {
  try {
    const answer = await fetch(path, { cache });
    if (!answer.ok) {
      throw new Error(`${path} answered ${answer.status}.`);
    }
    return await answer.json();
  } catch (problem) {
    if (cache !== "default") {
      throw problem;
    }
    await globalThis.firstAid?.checkStored(); // the service worker's copy may be damaged
    return fetchJson(path, "reload");
  }
}

/** @type {() => Promise<Card[]>} */
export const readGames = built("static/build/games.json");
/** @type {() => Promise<Icons>} */
export const readIcons = built("static/build/icons.json");
/** @type {() => Promise<Themes>} */
export const readThemes = built("static/themes.json");
