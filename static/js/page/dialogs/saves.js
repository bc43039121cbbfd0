// All saved games, what can be done with one of them, and its name.
import { html, live, nothing, repeat } from "../../../build/vendor/lit-html.js";
import { fieldIn } from "../fields.js";
import { icon } from "../icons.js";
import { nameOf, saveButton } from "../save.js";
import { words } from "../words.js";
import { toSend } from "../to-send.js";

const said = words.save;

/** @import {Message} from "../../python/messages.d.ts" */
/** @import {Entry, PlainDialog, RenameDialog, SaveDialog} from "../data.d.ts" */
/** @import {Page, View} from "../types.d.ts" */

/** @param {Entry} save */
const row = (save) =>
  html`<li class="save-row">
    ${saveButton(save, false)}
    <button
      class="round"
      type="button"
      aria-label=${said.more(nameOf(save))}
      .message=${toSend({ do: "dialog", kind: "save", id: save.id })}
    >
      ${icon("more")}
    </button>
  </li>`;

/** @param {PlainDialog} _dialog @param {Page} page @returns {View} */
export const saves = (_dialog, { shelf }) => ({
  title: said.all,
  wide: true,
  body:
    shelf.length > 0
      ? html`<ul class="save-rows">
          ${repeat(shelf, ({ id }) => id, row)}
        </ul>`
      : html`<p class="say">${said.none}</p>`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${toSend({ do: "pick-file" })}>
      ${icon("open-folder")}${said.import}
    </button>
    <button
      class="button"
      type="button"
      ?disabled=${shelf.length === 0}
      .message=${toSend({ do: "export" })}
    >
      ${icon("share")}${said.exportAll}
    </button>
  </div>`,
});

/** @param {string} name @param {string} label @param {Message} message */
const deed = (name, label, message) =>
  html`<li>
    <button class="row" type="button" .message=${message}>
      ${icon(name)}<span>${label}</span>
    </button>
  </li>`;

/**
 * A save may have gone in another tab while its menu is open.
 * @param {SaveDialog} dialog
 * @param {Page} page
 * @returns {View}
 */
export function save({ id }, { shelf }) {
  const found = shelf.find((each) => each.id === id);
  if (!found) {
    return { title: said.all, body: nothing };
  }
  const whole = found.state !== "damaged";
  return {
    title: nameOf(found),
    body: html`<p class="quiet">${found.status} ${whole ? nothing : said.damaged}</p>
      <ul class="rows">
        ${
          whole
            ? deed("play-button", said.open, { do: "open-save", id })
            : deed("play-button", said.openAnyway, { do: "open-save", id, anyway: true })
        }
        ${whole ? deed("pencil", said.rename, { do: "dialog", kind: "rename", id }) : nothing}
        ${whole ? deed("files", said.copy, { do: "copy", id }) : nothing}
        ${deed("share", said.export, { do: "export", id })}
        ${deed("trash-can", said.delete, { do: "delete", id })}
      </ul>`,
  };
}

/** @type {(id: string) => (form: HTMLFormElement) => Message} */
const renamed = (id) => (form) => ({
  do: "rename",
  id,
  name: fieldIn(form, "name").value.trim(),
});

/** @param {RenameDialog} dialog @param {Page} page @returns {View} */
export const rename = ({ id, name }, { shelf }) => ({
  title: said.rename,
  body: html`<form id="rename" class="fields" .read=${renamed(id)}>
    <label class="field"
      ><span>${said.name}</span>
      <input
        type="text"
        name="name"
        maxlength="60"
        autocomplete="off"
        data-first
        .value=${live(nameOf({ name, title: shelf.find((each) => each.id === id)?.title ?? "" }))}
      />
    </label>
  </form>`,
  foot: html`<button class="button go wide" type="submit" form="rename">${said.keep}</button>`,
});
