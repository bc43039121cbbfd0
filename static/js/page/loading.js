// Progress of loading Python on a slow connection, and the notice when it stalls.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { at } from "./at.js";
import { createQuarters } from "./quarters.js";
import { say } from "./say.js";
import { words as pageWords } from "./words.js";
import { words } from "../python/words.js";

/** Delay before the bar appears, in ms: a quick start needs none. */
const DELAY = 1500;

/** @import {Stall} from "../python/instructions.d.ts" */

/** @typedef {{loaded: number, of: number}} Loading in bytes */

/** @type {number | null} when loading began */
let began = null;
const quarters = createQuarters();

/**
 * The current progress, and the reason of a stall.
 * @type {{loading: Loading | null, stall: Stall}}
 */
let shown = { loading: null, stall: null };

/** @param {Loading | null} loading null once Python runs */
export function showLoading(loading) {
  began ??= performance.now();
  const isShown = loading !== null && performance.now() - began > DELAY;
  if (loading === null) {
    began = null;
    quarters.forget();
  }
  if (isShown && quarters.isNext(loading.loaded, loading.of)) {
    say(text(loading), "prompt");
  }
  show(loading === null ? { loading, stall: null } : { loading: isShown ? loading : null });
}

/** @param {Stall} stall the phase without progress; null for none */
export function showStall(stall) {
  if (stall) {
    say(words.stalled[stall], "prompt");
  }
  show({ stall });
}

/** @param {Partial<typeof shown>} change */
function show(change) {
  const next = { ...shown, ...change };
  if (next.loading === shown.loading && next.stall === shown.stall) {
    return;
  }
  shown = next;
  const { loading, stall } = shown;
  const content = loading || stall ? box(loading, stall) : nothing;
  render(content, at("loading"));
}

/** Return whether Python has not shown anything yet. */
const isStarting = () => document.documentElement.dataset.ready === undefined;

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** @param {Loading} loading */
const text = ({ loaded, of }) => pageWords.loading(megabytes(Math.min(loaded, of)), megabytes(of));

/** @param {Loading | null} loading @param {Stall} stall */
const box = (loading, stall) =>
  html`<div class="loading-bar">
    ${loading ? bar(loading) : nothing}${stall ? reason(stall) : nothing}
    ${isStarting() ? html`<p>${words.meanwhile}</p>` : nothing}
  </div>`;

/** @param {Loading} loading */
const bar = ({ loaded, of }) =>
  html`<label for="loaded">${text({ loaded, of })}</label>
    <progress id="loaded" max=${of} value=${Math.min(loaded, of)}></progress>`;

/** @param {NonNullable<Stall>} stall */
const reason = (stall) =>
  html`<p>${words.stalled[stall]}</p>
    <button class="button" type="button" @click=${() => location.reload()}>
      ${words.stalled.retry}
    </button>`;
