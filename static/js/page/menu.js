// The start page.
import { html, nothing, repeat } from "../../build/vendor/lit-html.js";
import { strip } from "./daily/strip.js";
import { icon } from "./icons.js";
import { saveButton } from "./save.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

/** @import {Message} from "../python/messages.d.ts" */
/** @import {Card, Entry} from "./data.d.ts" */
/** @import {Around, Opening, Page} from "./types.d.ts" */

const ON_SHELF = 2;

/** @type {(name: string, label: string, message: Message) => unknown} */
const pill = (name, label, message) =>
  html`<button class="pill" type="button" .message=${message}>
    ${icon(name)}<span>${label}</span>
  </button>`;

/** @param {boolean} installable */
const header = (installable) =>
  html`<header>
    <div>
      <h1>${words.title}</h1>
      <p class="subtitle">${words.subtitle}</p>
    </div>
    <nav class="pills" aria-label=${words.menu.navigation}>
      ${pill("open-book", words.menu.rules, { do: "dialog", kind: "rules" })}
      ${pill("open-folder", words.menu.import, { do: "pick-file" })}
      ${pill("scroll-unfurled", words.menu.paste, { do: "dialog", kind: "paste" })}
      ${installable ? pill("save-arrow", words.menu.install, { do: "install" }) : nothing}
      ${pill("cog", words.menu.settings, { do: "dialog", kind: "settings" })}
    </nav>
  </header>`;

/** @param {Card} game */
const meta = ({ seats, minutes }) =>
  html`<span class="meta">
    <span
      >${icon("meeple")}<span aria-hidden="true">${seats}</span
      ><span class="unseen">${words.menu.players(seats)},</span></span
    >
    <span>${icon("hourglass")}<span>${words.menu.minutes(minutes)}</span></span>
  </span>`;

/** @param {Card} game @param {boolean} opening */
const card = (game, opening) =>
  html`<li>
    <button
      class="game ${opening ? "opening" : ""}"
      type="button"
      .message=${toSend({ do: "open-game", game: game.key })}
    >
      <img class="picture" alt="" src="static/pictures/${game.key}.svg" width="320" height="172" />
      <span class="caption">
        <span class="title">${game.title}</span>
        <span class="line" aria-hidden="true">${game.line}</span>
        ${opening ? html`<span class="meta">${words.opening}</span>` : meta(game)}
        <span class="button go invitation" aria-hidden="true">${words.menu.invite}</span>
      </span>
    </button>
  </li>`;

/**
 * @param {Card[]} games
 * @param {Opening | null} opening
 */
const cards = (games, opening) =>
  html`<main tabindex="-1" aria-label=${words.menu.games} class=${games.length === 1 ? "hero" : ""}>
    <ul class="games">
      ${repeat(
        games,
        ({ key }) => key,
        (game) => card(game, opening?.game === game.key),
      )}
    </ul>
  </main>`;

/**
 * @param {Entry[]} saves
 * @param {Opening | null} opening
 */
const shelf = (saves, opening) =>
  html`<section class="saves" aria-labelledby="mine">
    <div class="shelf-head">
      <h2 id="mine">${words.menu.mine}</h2>
      <button class="all-saves" type="button" .message=${toSend({ do: "dialog", kind: "saves" })}>
        ${words.menu.allSaves(saves.length)}
      </button>
    </div>
    <ul class="shelf">
      ${repeat(
        saves.slice(0, ON_SHELF),
        ({ id }) => id,
        (save) => html`<li>${saveButton(save, isOpening(save, opening))}</li>`,
      )}
    </ul>
  </section>`;

/** @param {Entry} save @param {Opening | null} opening */
const isOpening = ({ id }, opening) => opening?.do === "open-save" && opening.id === id;

/** @param {Page} page @param {Around} around */
export function menu(page, { games, installable }) {
  const { shelf: saves, opening = null } = page;
  return html`<div class="page">
    ${header(installable)} ${cards(games, opening)}
    <div class="mine">
      ${saves.length > 0 ? shelf(saves, opening) : nothing} ${strip(page, games)}
    </div>
  </div>`;
}
