// The rule book: a choice of games, or the page of one.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { words } from "../words.js";
import { signs } from "./signs.js";

/** @type {Map<string, HTMLElement | "loading" | "missing">} */
const books = new Map();

/** @param {string} text our own HTML @returns {HTMLElement} its content; scripts in it would not run */
function content(text) {
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const article = document.createElement("article");
  article.className = "book";
  article.append(...parsed.body.childNodes);
  return article;
}

async function fetchBook(game) {
  const answer = await fetch(`static/build/rules/${encodeURIComponent(game)}.html`);
  if (!answer.ok) throw new Error(`The rules of ${game} answered ${answer.status}.`);
  return content(await answer.text());
}

/** Opens the book once; a failure is told, and tried again the next time it is opened. */
function open(game, redraw) {
  books.set(game, "loading");
  fetchBook(game)
    .catch((error) => {
      console.warn(error);
      return "missing";
    })
    .then((book) => {
      books.set(game, book);
      redraw();
    });
}

/** @returns {HTMLElement | "loading" | "missing"} the rule book of a game, which is opened if it must */
export function bookOf(game, redraw) {
  if (!books.has(game)) open(game, redraw);
  return books.get(game);
}

function pages(game, redraw) {
  const book = bookOf(game, redraw);
  if (book instanceof HTMLElement) return book;
  if (book !== "missing") return html`<p class="say">${words.rules.loading}</p>`;
  books.delete(game);
  return html`<p class="say">${words.rules.missing}</p>`;
}

const choice = ({ key, title }) =>
  html`<li>
    <button class="row" type="button" .message=${{ do: "dialog", kind: "rules", game: key }}>
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
  const title = element.querySelector(`[data-section="${name}"], [data-rules~="${name}"]`);
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block: "start" });
  return true;
}

/** Leads to the list of lessons, for anyone who would rather be shown. */
const toLessons = ({ key, start }) =>
  start.lessons.length > 0
    ? html`<ul class="rows">
        <li>
          <button
            class="row to-lessons"
            type="button"
            .message=${{ do: "dialog", kind: "lessons", game: key }}
          >
            ${icon("light-bulb")}<span>${words.lessons.title}</span>${icon("step-on")}
          </button>
        </li>
      </ul>`
    : nothing;

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
