// How much of Python has come in, while a slow line brings it: a bar that is true.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { createQuarters } from "./quarters.js";
import { say } from "./say.js";
import { words } from "./words.js";

/** A quick start needs no bar. */
const DELAY = 1500;

let began = null;
const quarters = createQuarters();

/** @param {{loaded: number, of: number} | null} loading null when Python is up */
export function showLoading(loading) {
  began ??= performance.now();
  const isShown = loading !== null && performance.now() - began > DELAY;
  if (loading === null) {
    began = null;
    quarters.forget();
  }
  if (isShown && quarters.isNext(loading.loaded, loading.of)) say(text(loading), "prompt");
  render(isShown ? bar(loading) : nothing, document.getElementById("loading"));
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

const text = ({ loaded, of }) => words.loading(megabytes(Math.min(loaded, of)), megabytes(of));

const bar = ({ loaded, of }) =>
  html`<div class="loading-bar">
    <label for="loaded">${text({ loaded, of })}</label>
    <progress id="loaded" max=${of} value=${Math.min(loaded, of)}></progress>
  </div>`;
