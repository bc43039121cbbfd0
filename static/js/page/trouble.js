// What is said when Python can't be had: what happened, and what can be done, without Python.
import { html, render } from "../../build/vendor/lit-html.js";
import { dialogAt } from "./at.js";
import { icon } from "./icons.js";
import { words } from "./words.js";
import { words as startWords } from "../python/words.js";

/** @import {Failure} from "../python/instructions.d.ts" */

const element = () => dialogAt("trouble");

/** @param {Failure | "parts"} why */
const sentenceOf = (why) =>
  why === "wasm" || why === "workers" ? startWords.obstacles[why] : words.trouble.why[why];

/**
 * @param {Failure | "parts"} why
 * @param {{retry: () => void, reload: () => void, exportAll: () => void}} ways
 */
export function showTrouble(why, { retry, reload, exportAll }) {
  const said = words.trouble;
  /** @type {(name: string, label: string, act: () => void, go: string) => unknown} */
  const button = (name, label, act, go) =>
    html`<button class="button ${go}" type="button" @click=${act}>${icon(name)}${label}</button>`;
  const content = html`<div class="sheet kind-trouble">
    <div class="sheet-head"><h2 id="trouble-title" tabindex="-1" autofocus>${said.title}</h2></div>
    <div class="sheet-body">
      <p class="say">${sentenceOf(why)}</p>
      <p class="say">${said.kept}</p>
    </div>
    <div class="sheet-foot">
      <div class="answers">
        ${button("share", said.exportAll, exportAll, "")}
        ${button("anticlockwise-rotation", said.reload, reload, "")}
        ${button("step-on", said.retry, retry, "go")}
      </div>
    </div>
  </div>`;
  render(content, element());
  if (!element().open) {
    element().showModal();
  }
}

export function hideTrouble() {
  if (element().open) {
    element().close();
  }
}
