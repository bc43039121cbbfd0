// A file that is ready, where the system lets it out within a tap alone: one more tap saves it.
import { html, render } from "../../build/vendor/lit-html.js";
import { icon } from "./icons.js";
import { words } from "./words.js";

const said = words.fileReady;

/** @param {() => void} save is called within the tap on "Save" */
export function showFileReady(save) {
  const dialog = Object.assign(document.createElement("dialog"), { className: "dialog" });
  dialog.setAttribute("aria-labelledby", "file-ready-title");
  const act = () => {
    save();
    dialog.close();
  };
  const content = html`<div class="sheet">
    <div class="sheet-head">
      <h2 id="file-ready-title" tabindex="-1" autofocus>${said.title}</h2>
      <button class="round" type="button" aria-label=${words.close} @click=${() => dialog.close()}>
        ${icon("cross")}
      </button>
    </div>
    <div class="sheet-body"><p class="say">${said.about}</p></div>
    <div class="sheet-foot">
      <div class="answers">
        <button class="button go tall" type="button" @click=${act}>
          ${icon("save-arrow")}${said.save}
        </button>
      </div>
    </div>
  </div>`;
  render(content, dialog);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
