// What a message will lead to, as far as the page can know it: shown until Python has answered, which
// may not be up yet, or be busy. Its answer is what counts.

import { words } from "./words.js";

/**
 * @typedef {{screen: string, shelf: object[], dialog: object | null, notice: object | null,
 *   table: object | null, settings: object, opening?: object | null, beneath?: object[]}} Page
 */

/** Dialogs that need nothing from Python but what the page has. */
const KNOWN = {
  saves: () => ({}),
  save: ({ id }) => ({ id }),
  rename: ({ id }, page) => ({ id, name: page.shelf.find((save) => save.id === id)?.name ?? "" }),
  lessons: ({ game }) => ({ game }),
  rules: ({ game = null, section = "" }) => ({ game, section }),
  keys: ({ game = null }) => ({ game }),
  settings: () => ({ storage: null, version: "" }),
  about: () => ({ version: "" }),
  install: () => ({}),
  join: () => ({}),
  daily: ({ day }) => ({ day }),
  paste: () => ({}),
  memory: () => ({ counting: { done: 0, total: 1 } }),
  puzzles: ({ game }) => (game ? { game } : {}),
};

/** @returns {Page} the page with one more dialog on top */
function push(page, dialog) {
  const beneath = page.dialog ? [...(page.beneath ?? []), page.dialog] : [];
  return { ...page, dialog: { ...dialog, back: beneath.length > 0 }, beneath };
}

/** @returns {Page} the page without its topmost dialog, where it is known what lies beneath that */
function pop(page) {
  const beneath = page.beneath ?? [];
  const isBuried = page.dialog?.back && beneath.length === 0;
  if (isBuried || page.dialog?.kind === "arriving") return page;
  return { ...page, dialog: beneath.at(-1) ?? null, beneath: beneath.slice(0, -1) };
}

/** Messages that set a table, or take up a lesson. */
const OPENS = new Set(["new", "learn"]);

/** @returns {string | null} the game whose table a link sets */
function linkedGame(message) {
  if (message.do !== "link") return null;
  const asked = new URLSearchParams(message.fragment);
  const led = asked.get("learn") ?? asked.get("daily") ?? asked.get("puzzle");
  return asked.get("new") ?? led?.split("/")[0] ?? null;
}

/** @returns {boolean} whether a link holds a game that somebody has sent */
const isSentGame = ({ do: deed, fragment = "" }) => deed === "link" && fragment.startsWith("play=");

const OPENING = { text: words.opening, tone: "info", actions: [] };

/** @returns {Page} the page while a new table is set, from the start dialog or by a link */
function setTable(page, message) {
  if (isSentGame(message)) return { ...page, notice: OPENING };
  const game = OPENS.has(message.do) ? message.game : linkedGame(message);
  return game ? { ...page, opening: { ...message, game } } : page;
}

/**
 * @param {Page} page
 * @param {{do: string}} message
 * @param {{key: string, start: object}[]} games
 * @returns {Page}
 */
export function foretell(page, message, games) {
  switch (message.do) {
    case "dialog": {
      const known = KNOWN[message.kind];
      return known ? push(page, { kind: message.kind, ...known(message, page) }) : page;
    }
    case "open-game": {
      const game = games.find(({ key }) => key === message.game);
      return game?.start
        ? push(page, { kind: "start", ...game.start })
        : { ...page, opening: message };
    }
    case "close-dialog":
      return pop(page);
    case "close-notice":
      return { ...page, notice: null };
    case "set":
      return { ...page, settings: { ...page.settings, [message.key]: message.value } };
    case "open-save":
    case "daily":
    case "puzzle":
      return { ...page, dialog: null, beneath: [], opening: message };
    default:
      return setTable(page, message);
  }
}
