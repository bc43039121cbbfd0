// The rule book: a choice of games, or the page of one.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { words } from "../words.js";
import { signs } from "./signs.js";
import { toSend } from "../to-send.js";

/** @import {Card, RulesDialog} from "../data.d.ts" */
/** @import {Around, Page, View} from "../types.d.ts" */

/** @typedef {HTMLElement | "loading" | "missing"} Book */

/** @type {Map<string, Book>} */
const books = new Map();

/**
 * @param {string} text our own HTML
 * @returns {HTMLElement} its content; scripts in it would not run
 */
function content(text) {
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const article = document.createElement("article");
  article.className = "book";
  article.append(...parsed.body.childNodes);
  return article;
}

/** @param {string} game @returns {Promise<Book>} */
async function fetchBook(game) {
  const answer = await fetch(`static/build/rules/${encodeURIComponent(game)}.html`);
  if (!answer.ok) {
    throw new Error(`The rules of ${game} answered ${answer.status}.`);
  }
  return content(await answer.text());
}

/**
 * Opens the book once; a failure is told, and tried again the next time it is opened.
 * @param {string} game
 * @param {() => void} redraw
 */
async function open(game, redraw) {
  /** @type {Book} */
  let book = "missing";
  try {
    book = await fetchBook(game);
  } catch (error) {
    console.warn(error);
  }
  books.set(game, book);
  redraw();
}

/**
 * @param {string} game
 * @param {() => void} redraw
 * @returns {Book} the rule book of the game, which is opened if it must
 */
export function bookOf(game, redraw) {
  const known = books.get(game);
  if (known) {
    return known;
  }
  books.set(game, "loading");
  open(game, redraw);
  return "loading";
}

/** @param {string} game @param {() => void} redraw */
function pages(game, redraw) {
  const book = bookOf(game, redraw);
  if (book instanceof HTMLElement) {
    return book;
  }
  if (book !== "missing") {
    return html`<p class="say">${words.rules.loading}</p>`;
  }
  books.delete(game);
  return html`<p class="say">${words.rules.missing}</p>`;
}

/** @param {Card} game */
const choice = ({ key, title }) =>
  html`<li>
    <button
      class="row"
      type="button"
      .message=${toSend({ do: "dialog", kind: "rules", game: key })}
    >
      <img class="small-picture" alt="" src="static/pictures/${key}.svg" width="80" height="52" />
      <span class="title">${title}</span>${icon("step-on")}
    </button>
  </li>`;

/**
 * Brings the section that explains something into view, once it is there; true when it is.
 * @param {Element} element where the book lies
 * @param {string} section its name, or the number of a rule that it tells
 */
export function leadTo(element, section) {
  const name = CSS.escape(section);
  /** @type {HTMLElement | null} */
  const title = element.querySelector(`[data-section="${name}"], [data-rules~="${name}"]`);
  if (!title) {
    return false;
  }
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block: "start" });
  return true;
}

/**
 * Leads to the list of lessons, for anyone who would rather be shown.
 * @param {Card} game
 */
const toLessons = ({ key, start }) =>
  start.lessons.length > 0
    ? html`<ul class="rows">
        <li>
          <button
            class="row to-lessons"
            type="button"
            .message=${toSend({ do: "dialog", kind: "lessons", game: key })}
          >
            ${icon("light-bulb")}<span>${words.lessons.title}</span>${icon("step-on")}
          </button>
        </li>
      </ul>`
    : nothing;

/**
 * @param {RulesDialog} dialog
 * @param {Page} _page
 * @param {Around} around
 * @returns {View}
 */
export function rules({ game }, _page, { games, redraw }) {
  if (!game) {
    return {
      title: words.rules.title,
      body: html`<ul class="rows">
        ${games.map(choice)}
      </ul>`,
    };
  }
  const card = games.find(({ key }) => key === game);
  return {
    title: card?.title ?? words.rules.title,
    body: html`${card ? toLessons(card) : nothing} ${pages(game, redraw)} ${signs()}`,
    wide: true,
    reads: true,
  };
}
