// The book of kept games: what was reached, and the flowers of each game, grown or still seeds.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { longDay } from "../when.js";
import { words } from "./words.js";
import { toSend } from "../to-send.js";

/** @import {BestData, Book, Counting, CountingDialog, FeatData, GameStatistics, MemoryDialog} from "../data.d.ts" */
/** @import {View} from "../types.d.ts" */

/** @param {number | string} count @param {string} label */
const figure = (count, label) =>
  html`<li>
    <strong>${count}</strong>
    <span>${label}</span>
  </li>`;

/** @param {FeatData} feat */
const flower = ({ title, sentence, icon: name, done }) =>
  html`<li class=${done ? "flower grown" : "flower"}>
    <span class="disc">${icon(done ? name : "acorn")}</span>
    <span>
      <span class="title">${title}</span>
      <span class="unseen">${done ? words.grown : words.seed}.</span>
      <span class="line">${sentence}</span>
    </span>
  </li>`;

/** @param {BestData} best */
const best = ({ label, text, more }) =>
  html`<div>
    <dt>${label}</dt>
    <dd><strong>${text}</strong>${more ? html`<span class="quiet">${more}</span>` : nothing}</dd>
  </div>`;

/**
 * @template Item
 * @param {string} kind
 * @param {Item[]} items
 * @param {(item: Item) => unknown} each
 */
const list = (kind, items, each) =>
  items.length > 0
    ? html`<ul class=${kind}>
        ${items.map(each)}
      </ul>`
    : nothing;

/** @param {GameStatistics} game */
const bed = ({ key, title, played, rivals, bests, feats }) =>
  html`<section class="bed" aria-labelledby="bed-${key}">
    <div class="bed-head">
      <img alt="" src="static/pictures/${key}.svg" width="84" height="54" />
      <div>
        <h3 id="bed-${key}">${title}</h3>
        <p class="quiet">${[played, ...rivals].join(" · ")}</p>
      </div>
    </div>
    ${list("flowers", feats, flower)}
    ${bests.length > 0 ? html`<dl>${bests.map(best)}</dl>` : nothing}
  </section>`;

/** @param {Counting} counting */
const counting = ({ done, total }) =>
  html`<div class="fields">
    <p class="say">${words.looking}</p>
    <progress aria-label=${words.looking} value=${done} max=${total}></progress>
    <p class="quiet">${words.far(done, total)}</p>
  </div>`;

/** @param {Book} book */
const book = ({ played, won, flowers, beds, sentences, games, since }) =>
  html`<ul class="figures">
      ${figure(played, words.played)} ${figure(won, words.won)}
      ${figure(words.flowersOf(flowers, beds), words.flowers)}
    </ul>
    ${played === 0 ? html`<p class="say">${words.empty}</p>` : nothing}
    ${sentences.map((sentence) => html`<p class="say">${sentence}</p>`)}
    <div class="beds">${games.map(bed)}</div>
    <p class="quiet">${words.how} ${since ? words.since(longDay(since)) : nothing}</p>`;

/** @param {string} since */
const foot = (since) =>
  since
    ? html`<button class="button" type="button" .message=${toSend({ do: "count-all" })}>
        ${words.all}
      </button>`
    : html`<p class="quiet">${words.afreshHelp}</p>
        <button class="button" type="button" .message=${toSend({ do: "count-afresh" })}>
          ${words.afresh}
        </button>`;

/** @param {CountingDialog | MemoryDialog} dialog @returns {View} */
export const memory = (dialog) => ({
  title: words.title,
  wide: true,
  reads: true,
  body: dialog.counting ? counting(dialog.counting) : book(dialog),
  foot: dialog.counting ? nothing : html`<div class="answers afresh">${foot(dialog.since)}</div>`,
});
