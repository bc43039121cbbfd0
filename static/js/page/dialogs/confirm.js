import { html } from "../../../build/vendor/lit-html.js";
import { toSend } from "../to-send.js";

/**
 * One question, asked only before what cannot be taken back.
 * @param {import("../data.d.ts").ConfirmDialog} dialog
 * @returns {import("../types.d.ts").View}
 */
export const confirm = ({ title, text, yes, no }) => ({
  title,
  body: html`<p class="say">${text}</p>`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${toSend({ do: "close-dialog" })}>${no}</button>
    <button class="button go ${yes.tone}" type="button" .message=${yes.message}>
      ${yes.label}
    </button>
  </div>`,
});
