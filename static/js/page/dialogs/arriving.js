// How far the reading of files has come, and the way to stop it.
import { html } from "../../../build/vendor/lit-html.js";
import { words } from "../words.js";
import { toSend } from "../to-send.js";

const said = words.arriving;

/** @param {import("../data.d.ts").ArrivingDialog} dialog @returns {import("../types.d.ts").View} */
export const arriving = ({ done, total, sentence }) => ({
  title: said.title,
  body: html`<progress aria-label=${said.title} max=${total} .value=${done}></progress>
    <p class="say">${sentence}</p>
    <p class="quiet">${said.stays}</p>`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${toSend({ do: "import-stop" })}>
      ${said.stop}
    </button>
  </div>`,
});
