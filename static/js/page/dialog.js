// Opens, fills and closes the two <dialog> elements: the modal one, and the log beside the table.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { daily } from "./daily/dialog.js";
import { memory } from "./memory/dialog.js";
import { about } from "./dialogs/about.js";
import { arriving } from "./dialogs/arriving.js";
import { confirm } from "./dialogs/confirm.js";
import { forecast } from "./dialogs/forecast.js";
import { install } from "./dialogs/install.js";
import { keys } from "./dialogs/keys.js";
import { log } from "./dialogs/log.js";
import { over } from "./dialogs/over.js";
import { lessons } from "./dialogs/lessons.js";
import { leadTo, rules } from "./dialogs/rules.js";
import { rename, save, saves } from "./dialogs/saves.js";
import { settings } from "./dialogs/settings.js";
import { start } from "./dialogs/start.js";
import { tableMenu } from "./dialogs/table-menu.js";
import { hands, join } from "../together/hands/sheets.js";
import { fork, paste, send, who } from "../together/post.js";
import { dialogAt, modalDialog } from "./at.js";
import { icon } from "./icons.js";
import { puzzles } from "./puzzles/dialog.js";
import { review } from "./review/dialog.js";
import { forgetSaid } from "./say.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

/** @import {Send} from "../python/messages.d.ts" */
/** @import {Around, Builders, Dialog, DialogOf, Page, View} from "./types.d.ts" */

/** @type {Builders} */
const KINDS = {
  about,
  arriving,
  confirm,
  daily,
  forecast,
  fork,
  hands,
  install,
  join,
  keys,
  lessons,
  log,
  memory,
  menu: tableMenu,
  over,
  paste,
  puzzles,
  rename,
  review,
  rules,
  save,
  saves,
  send,
  settings,
  start,
  who,
};

/**
 * Return what a dialog shows.
 * @template {Dialog["kind"]} Kind
 * @param {DialogOf<Kind>} dialog
 * @param {Page} page
 * @param {Around} around
 * @returns {View}
 */
function viewOf(dialog, page, around) {
  if (!(dialog.kind in KINDS)) {
    throw new Error(`The page knows no dialog "${dialog.kind}".`);
  }
  return KINDS[dialog.kind](dialog, page, around);
}

/**
 * The log lets one see and use the table; every other dialog comes first.
 * @param {Dialog | null} dialog
 */
const isPanel = (dialog) => dialog?.kind === "log";

/**
 * What lies beneath a modal dialog is out of reach, so notices and spoken words have places in it.
 */
const modalEnd = () =>
  html`<div id="dialog-notices" aria-live="polite"></div>
    <div class="unseen" aria-live="polite" data-says="polite"></div>
    <div class="unseen" aria-live="assertive" data-says="assertive"></div>`;

/** @type {(id: string, dialog: Dialog, view: View) => unknown} */
const frame = (id, dialog, { title, body, foot = nothing, wide = false, reads = false }) =>
  html`<div class="sheet kind-${dialog.kind} ${wide ? "wide" : ""}">
    <div class="sheet-head">
      ${
        dialog.back
          ? html`<button
              class="round"
              type="button"
              aria-label=${words.back}
              .message=${toSend({ do: "close-dialog" })}
            >
              ${icon("back")}
            </button>`
          : nothing
      }
      <h2 id="${id}-title" tabindex="-1" autofocus>${title}</h2>
      ${
        dialog.back
          ? nothing
          : html`<button
              class="round"
              type="button"
              aria-label=${words.close}
              .message=${toSend({ do: "close-dialog" })}
            >
              ${icon("cross")}
            </button>`
      }
    </div>
    <div class="sheet-body" tabindex=${reads ? "0" : nothing}>${body}</div>
    ${foot === nothing ? nothing : html`<div class="sheet-foot">${foot}</div>`}
    ${id === "dialog" ? modalEnd() : nothing}
  </div>`;

// Which dialog each element shows, to move the focus when another takes its place.
/** @type {Record<string, string>} */
const shown = { dialog: "", panel: "" };

/** @type {Element | null} the line of the log that was last brought into sight */
let current = null;

/** @param {{kind: string, game?: string | null, id?: string, section?: string}} dialog */
const signature = ({ kind, game = "", id = "", section = "" }) =>
  `${kind} ${game} ${id} ${section}`;

/** The section of the rules that is still to be led to, which may have to arrive first. */
let wanted = "";

/**
 * Leaves the element as it is while it closes, so that nothing jumps.
 * @param {HTMLDialogElement} element
 */
function close(element) {
  shown[element.id] = "";
  if (element.open) {
    element.close();
  }
}

/**
 * Takes away what closed dialogs still hold: behind the curtain nothing of the last person stays.
 */
function emptyClosed() {
  for (const element of document.querySelectorAll("dialog")) {
    if (!element.open) {
      render(nothing, element);
    }
  }
}

/** @param {HTMLDialogElement} element @param {Dialog} dialog @param {View} content */
function open(element, dialog, content) {
  render(frame(element.id, dialog, content), element);
  const before = shown[element.id];
  shown[element.id] = signature(dialog);
  if (!element.open) {
    if (isPanel(dialog)) {
      element.show();
    } else {
      element.showModal();
    }
  }
  showCurrent(element);
  if (before !== shown[element.id] || document.activeElement === document.body) {
    settle(element, before);
  }
  if (before !== shown[element.id]) {
    wanted = "section" in dialog ? dialog.section : "";
    forgetSaid(element);
  }
  if (wanted && leadTo(element, wanted)) {
    wanted = "";
  }
}

/**
 * Keeps the current line of a list in sight.
 * @param {HTMLElement} element
 */
function showCurrent(element) {
  const line = element.querySelector('[aria-current="step"]');
  if (!line || line === current) {
    return;
  }
  current = line;
  line.scrollIntoView({ block: "nearest" });
}

/**
 * Begins at the top, or where it says; a list that is opened anew stands at its current line.
 * @param {HTMLElement} element
 * @param {string} before
 */
function settle(element, before) {
  const body = element.querySelector(".sheet-body");
  if (body && (before || element.id === "dialog")) {
    body.scrollTop = 0;
  }
  /** @type {HTMLElement | null} */
  const marked = element.querySelector("[data-first]");
  const first = marked ?? element.querySelector("h2");
  first?.focus({ preventScroll: true });
}

/**
 * Fills the modal dialog while it is closed, unless it was filled before: what is made now need not
 * be made when somebody waits for it, even where another game is chosen then.
 * @param {Dialog} dialog
 * @param {Page} page
 * @param {Around} around
 */
export function prepareDialog(dialog, page, around) {
  const modal = modalDialog();
  if (modal.open || modal.hasChildNodes()) {
    return;
  }
  render(frame(modal.id, dialog, viewOf(dialog, page, around)), modal);
  layOut(modal);
}

/**
 * Has the browser find styles and shape texts of a closed dialog, unseen: it remembers most of it.
 * @param {HTMLElement} modal
 */
function layOut(modal) {
  modal.classList.add("unseen");
  modal.getBoundingClientRect();
  modal.classList.remove("unseen");
}

/** @param {Page} page @param {Around} around */
export function showDialogs(page, around) {
  const [modal, panel] = [modalDialog(), dialogAt("panel")];
  const { dialog } = page;
  if (!dialog || isPanel(dialog)) {
    close(modal);
  }
  if (!dialog || !isPanel(dialog)) {
    close(panel);
  }
  if (dialog) {
    open(isPanel(dialog) ? panel : modal, dialog, viewOf(dialog, page, around));
  }
  if (page.curtain) {
    emptyClosed();
  }
}

/**
 * Escape and a tap beside the sheet close through Python, like the cross.
 * @param {Send} send
 */
export function listenToDialogs(send) {
  const modal = modalDialog();
  modal.addEventListener("cancel", (event) => {
    event.preventDefault();
    send({ do: "close-dialog" });
  });
  modal.addEventListener("pointerdown", (event) => {
    if (event.target === modal) {
      send({ do: "close-dialog" });
    }
  });
}
