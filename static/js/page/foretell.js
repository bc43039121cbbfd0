// What a message will lead to, as far as the page can know it: shown until Python has answered, which
// may not be up yet, or be busy. Its answer is what counts.

import { words } from "./words.js";

/** @import {DialogKind, Message, Opened} from "../python/messages.d.ts" */
/** @import {Card, NoticeData} from "./data.d.ts" */
/** @import {Page, Unplaced} from "./types.d.ts" */

/**
 * Dialogs that need nothing from Python but what the page has.
 * @type {{[Kind in DialogKind]?: (wanted: Opened<Kind>, page: Page) => Unplaced}}
 */
const KNOWN = {
  saves: () => ({ kind: "saves" }),
  save: ({ id }) => ({ kind: "save", id }),
  rename: ({ id }, page) => ({
    kind: "rename",
    id,
    name: page.shelf.find((save) => save.id === id)?.name ?? "",
  }),
  lessons: ({ game }) => ({ kind: "lessons", game }),
  rules: ({ game, section }) => ({ kind: "rules", game: game ?? null, section: section ?? "" }),
  keys: ({ game }) => (game ? { kind: "keys", game } : { kind: "keys" }),
  settings: () => ({ kind: "settings", storage: null, version: "" }),
  about: () => ({ kind: "about", version: "" }),
  install: () => ({ kind: "install" }),
  join: () => ({ kind: "join" }),
  daily: ({ day }) => ({ kind: "daily", day }),
  paste: () => ({ kind: "paste" }),
  memory: () => ({ kind: "memory", counting: { done: 0, total: 1 } }),
  puzzles: ({ game }) => (game ? { kind: "puzzles", game } : { kind: "puzzles" }),
};

/**
 * @template {DialogKind} Kind
 * @param {Opened<Kind>} wanted
 * @param {Page} page
 */
const foreseen = (wanted, page) => KNOWN[wanted.kind]?.(wanted, page) ?? null;

/**
 * @param {Page} page
 * @param {Unplaced} dialog
 * @returns {Page} the page with one more dialog on top
 */
function push(page, dialog) {
  const beneath = page.dialog ? [...(page.beneath ?? []), page.dialog] : [];
  return { ...page, dialog: { ...dialog, back: beneath.length > 0 }, beneath };
}

/**
 * @param {Page} page
 * @returns {Page} it without its topmost dialog, where it is known what lies beneath that
 */
function pop(page) {
  const beneath = page.beneath ?? [];
  const isBuried = page.dialog?.back && beneath.length === 0;
  if (isBuried || page.dialog?.kind === "arriving") {
    return page;
  }
  return { ...page, dialog: beneath.at(-1) ?? null, beneath: beneath.slice(0, -1) };
}

/** @param {string} fragment @returns {string | null} the game whose table a link sets */
function linkedGame(fragment) {
  const asked = new URLSearchParams(fragment);
  const led = asked.get("learn") ?? asked.get("daily") ?? asked.get("puzzle");
  return asked.get("new") ?? led?.split("/")[0] ?? null;
}

/** @type {NoticeData} */
const OPENING = { text: words.opening, tone: "info", actions: [] };

/**
 * @param {Page} page
 * @param {Message} message
 * @returns {Page} the page while a table is set, from the start dialog or by a link
 */
function setTable(page, message) {
  if (message.do === "link") {
    return follow(page, message);
  }
  return message.do === "new" || message.do === "learn" ? { ...page, opening: message } : page;
}

/**
 * @param {Page} page
 * @param {Message<"link">} message
 * @returns {Page} the page while a link is followed
 */
function follow(page, message) {
  // A link may hold a game that somebody has sent.
  if (message.fragment.startsWith("play=")) {
    return { ...page, notice: OPENING };
  }
  const game = linkedGame(message.fragment);
  return game ? { ...page, opening: { ...message, game } } : page;
}

/**
 * @param {Page} page
 * @param {Message} message
 * @param {Pick<Card, "key" | "start">[]} games
 * @returns {Page}
 */
export function foretell(page, message, games) {
  switch (message.do) {
    case "dialog": {
      const known = foreseen(message, page);
      return known ? push(page, known) : page;
    }
    case "open-game": {
      const game = games.find(({ key }) => key === message.game);
      return game?.start
        ? push(page, { ...game.start, kind: "start" })
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
