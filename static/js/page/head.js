// The header of a table: title, prompt or caption, tools, and the box for typed moves.
import { html, live, nothing } from "../../build/vendor/lit-html.js";
import { typedMoveBox } from "./at.js";
import { fieldIn } from "./fields.js";
import { icon } from "./icons.js";
import { kindOf } from "./sentence.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

/** @import {Message} from "../python/messages.d.ts" */
/** @import {Table} from "./types.d.ts" */

/**
 * @type {(name: string, label: string, message: Message, more?: {enabled?: boolean, keys?: unknown, extra?: string}) => unknown}
 */
const tool = (name, label, message, { enabled = true, keys = nothing, extra = "" } = {}) =>
  html`<button
    class="round tool ${extra}"
    type="button"
    title=${label}
    aria-keyshortcuts=${keys}
    ?disabled=${!enabled}
    .message=${message}
  >
    ${icon(name)}
  </button>`;

/** @param {Table} table */
const tools = ({ tools: { undo, redo, hint } }) =>
  html`<div class="tools" role="group" aria-label=${words.table.tools}>
    ${tool("anticlockwise-rotation", words.table.undo, { do: "undo" }, { enabled: undo, keys: "U Control+Z" })}
    ${tool("clockwise-rotation", words.table.redo, { do: "redo" }, { enabled: redo, keys: "Control+Y", extra: "redo" })}
    ${tool("light-bulb", words.table.hint, { do: "hint" }, { enabled: hint, keys: "H" })}
    ${tool("scroll-unfurled", words.table.log, { do: "dialog", kind: "log" }, { keys: "L" })}
    ${tool("hamburger-menu", words.table.menu, { do: "dialog", kind: "menu" }, { keys: "M" })}
  </div>`;

/** The table and its number of accepted typed moves when the box was last cleared. */
let emptied = { id: "", played: 0 };

/**
 * Empties the box when a typed move was taken; a refused one stays, to be mended.
 * @param {Table} table
 */
function leftOver(table) {
  const box = typedMoveBox();
  const taken = emptied.id === table.id && table.typed.played > emptied.played;
  emptied = { id: table.id, played: table.typed.played };
  return taken || !box ? "" : box.value;
}

/** @param {Table} table */
const typedMove = (table) =>
  html`<form class="typed" .read=${readMove} novalidate>
    <label class="unseen" for="typed-move">${words.table.move}</label>
    <span class="typed-sign" aria-hidden="true">${icon("keyboard")}</span>
    <input
      id="typed-move"
      type="text"
      name="move"
      title=${words.table.type}
      placeholder=${words.table.type}
      maxlength="80"
      autocomplete="off"
      autocapitalize="off"
      autocorrect="off"
      spellcheck="false"
      enterkeyhint="go"
      aria-keyshortcuts="/"
      aria-invalid=${table.typed.error ? "true" : "false"}
      aria-describedby="typed-error typed-help"
      .value=${live(leftOver(table))}
    />
    <p id="typed-error" class="typed-error" aria-live="polite">
      ${table.typed.error ?? ""}${explanation(table.game, table.typed.passage)}
    </p>
    <p id="typed-help" class="unseen" aria-hidden="true">${words.table.typeHelp}</p>
  </form>`;

/** @param {HTMLFormElement} form @returns {Message | null} the message that its move makes */
function readMove(form) {
  const field = fieldIn(form, "move");
  const text = field.value.trim();
  // What is refused stays, and is typed over at once or mended.
  field.select();
  return text ? { do: "type", text } : null;
}

/**
 * What leads to the passage of the rules that explains what is refused or looked at.
 * @param {string} game
 * @param {string} section
 */
const explanation = (game, section) =>
  section
    ? html`<button
        class="why"
        type="button"
        title=${words.rules.explain}
        .message=${toSend({ do: "dialog", kind: "rules", game, section })}
      >
        ${icon("open-book")}<span>${words.rules.explain}</span>
      </button>`
    : nothing;

/** @param {Table} table */
export const tableHead = (table) =>
  html`<div class="table-title">
      ${table.icon ? html`<span class="table-icon">${icon(table.icon)}</span>` : nothing}
      <h1>${table.title}</h1>
    </div>
    <p class="sentence ${kindOf(table)}">
      <span>${table.sentence}</span>
    </p>
    ${explanation(table.game, table.passage)} ${typedMove(table)}
    <div class="skip-place"></div>
    ${tools(table)}`;
