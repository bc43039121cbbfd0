// Keyboard shortcuts of the page; the overlay handles those of the board.

import { at, modalDialog, typedMoveBox } from "./at.js";
import { say } from "./say.js";
import { words } from "./words.js";

/** @import {Message, Send} from "../python/messages.d.ts" */
/** @import {Page, Table} from "./types.d.ts" */

/** @typedef {"undo" | "redo" | "hint"} Tool */
/** @typedef {{send: Send, leap: (event: KeyboardEvent) => void, skip: () => void}} Does */

/** Focus the box for typed moves. */
export function openTypedMove() {
  typedMoveBox()?.focus();
}

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");

/**
 * @param {KeyboardEvent} event
 * @returns {string} such as "ctrl+z", with the command key of a Mac as ctrl
 */
const combination = (event) =>
  [
    event.ctrlKey || event.metaKey ? "ctrl" : "",
    event.altKey ? "alt" : "",
    event.shiftKey ? "shift" : "",
    event.key.toLowerCase(),
  ]
    .filter(Boolean)
    .join("+");

/**
 * Shortcuts that work anywhere while a table is open.
 * @type {Record<string, Tool>}
 */
const ANYWHERE = {
  "ctrl+z": "undo",
  "ctrl+shift+z": "redo",
  "ctrl+y": "redo",
};

/**
 * Shortcuts inside the table only: a key without Ctrl must not act everywhere (WCAG 2.1.4).
 * `page/words.js` explains them.
 * @type {Record<string, Tool>}
 */
const OF_TABLE = { u: "undo", h: "hint" };

/** Keys that move the focus on the board, see `table/nav.js` and `scene/regions.py`. */
const LEAPS = /^(shift\+)?[ngptfb]$/;

/**
 * What opens the dialog of a letter.
 * @type {Record<string, (table: Table) => Message>}
 */
const DIALOGS = {
  l: () => ({ do: "dialog", kind: "log" }),
  m: () => ({ do: "dialog", kind: "menu" }),
  "?": ({ game }) => ({ do: "dialog", kind: "keys", game }),
};

/** Announcements when a tool is not available. */
const NOT_NOW = {
  undo: words.table.noUndo,
  redo: words.table.noRedo,
  hint: words.table.noHint,
};

/**
 * Return the prompt, and the full preview of the current pick.
 * @param {Table} table
 */
const wanted = ({ sentence, foretold }) => [sentence, foretold].filter(Boolean).join(" ");

/** @param {Tool} tool @param {Table} table @param {Send} send */
function use(tool, { tools }, send) {
  if (tools[tool]) {
    send({ do: tool });
  } else {
    say(NOT_NOW[tool]);
  }
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 * @param {Send} send
 * @returns {boolean} whether the key means anything within the table
 */
function within(event, table, send) {
  // Depending on the keyboard layout, a sign may need Shift.
  const key = event.key.length === 1 && /\W/.test(event.key) ? event.key : combination(event);
  if (key in OF_TABLE) {
    use(OF_TABLE[key], table, send);
  } else if (key in DIALOGS) {
    send(DIALOGS[key](table));
  } else if (key === "/") {
    openTypedMove();
  } else if (key === "s") {
    say(wanted(table));
  } else {
    return false;
  }
  return true;
}

/** @param {string} id @param {Event} event */
const isIn = (id, { target }) => target instanceof Node && at(id).contains(target);

/** @param {KeyboardEvent} event @param {Table} table @param {Does} does */
function onTable(event, table, { send, leap }) {
  const tool = ANYWHERE[combination(event)];
  if (tool) {
    event.preventDefault();
    use(tool, table, send);
  } else if (isIn("table", event) && !event.defaultPrevented) {
    if (within(event, table, send)) {
      event.preventDefault();
    } else if (LEAPS.test(combination(event))) {
      leap(event);
    }
  }
}

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the focused element ignores the space bar
 */
const isFree = ({ key, target }) =>
  key === " " &&
  !(target instanceof Element && target.closest("button, a, input, textarea, [tabindex]"));

/** @param {Event} event the box for typed moves, if the event is about that */
const boxOf = ({ target }) => {
  const box = typedMoveBox();
  return box === target ? box : null;
};

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether a slash asks for the box in which it is pressed: no move begins with one
 */
function asksForBox(event) {
  const box = event.key === "/" ? boxOf(event) : null;
  return box !== null && box.selectionStart === 0 && box.selectionEnd === box.value.length;
}

/**
 * Close the box for typed moves without a move.
 * @param {HTMLInputElement} box
 * @param {Send} send
 */
function leaveBox(box, send) {
  box.value = "";
  at("stage").focus();
  send({ do: "cancel" });
}

/** @param {KeyboardEvent} event @param {Page} page @param {Send} send */
function escape(event, page, send) {
  const box = boxOf(event);
  if (page.dialog?.kind === "log") {
    send({ do: "close-dialog" });
  } else if (box) {
    leaveBox(box, send);
  } else if (page.table && !isIn("overlay", event)) {
    send({ do: "cancel" });
  }
}

/**
 * @param {Does} does `leap` is to follow a letter over the board, `skip` to show the rest of a move at once
 * @param {() => Page} current
 */
export function listenToKeys(does, current) {
  document.addEventListener("keydown", (event) => {
    const page = current();
    if (modalDialog().open) {
      return;
    } // the browser closes it, see dialog.js
    if (event.key === "Escape") {
      escape(event, page, does.send);
    } else if (asksForBox(event)) {
      event.preventDefault();
    } else if (page.table && isFree(event)) {
      does.skip();
    } else if (page.table && !isTyping(event.target)) {
      onTable(event, page.table, does);
    }
  });
}
