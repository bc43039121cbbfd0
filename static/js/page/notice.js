// A notice at the bottom of the screen, with buttons for what can be done.
import { html } from "../../build/vendor/lit-html.js";
import { icon } from "./icons.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

const LINGER = 8000;

/** @import {Send} from "../python/messages.d.ts" */
/** @import {NoticeData} from "./data.d.ts" */

/** @type {{text: string, timer: ReturnType<typeof setTimeout>} | null} */
let lingering = null;

/** @param {NoticeData} notice */
export function notice({ text, tone, actions }) {
  return html`<div class="notice ${tone}">
    <p>${text}</p>
    ${actions.map(
      ({ label, message }) =>
        html`<button class="button" type="button" .message=${message}>${label}</button>`,
    )}
    <button
      class="round"
      type="button"
      aria-label=${words.close}
      .message=${toSend({ do: "close-notice" })}
    >
      ${icon("cross")}
    </button>
  </div>`;
}

/**
 * Close a notice without buttons after a while.
 * @param {NoticeData | null} shown
 * @param {Send} send
 */
export function lingerOn(shown, send) {
  const text = shown && shown.tone === "info" && shown.actions.length === 0 ? shown.text : null;
  if (lingering && lingering.text === text) {
    return;
  }
  if (lingering) {
    clearTimeout(lingering.timer);
  }
  lingering = text ? { text, timer: setTimeout(() => send({ do: "close-notice" }), LINGER) } : null;
}
