// Keyboard shortcuts of the page; the overlay handles those of the board.

import { say } from "./say.js";
import { words } from "./words.js";

/** Focus the box for typed moves. */
export function openTypedMove() {
  document.getElementById("typed-move")?.focus();
}

const isTyping = (target) =>
  target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");

/** @returns {string} such as "ctrl+z", with the command key of a Mac as ctrl */
const combination = (event) =>
  [
    event.ctrlKey || event.metaKey ? "ctrl" : "",
    event.altKey ? "alt" : "",
    event.shiftKey ? "shift" : "",
    event.key.toLowerCase(),
  ]
    .filter(Boolean)
    .join("+");

/** Shortcuts that work anywhere while a table is open. */
const DEEDS = {
  "ctrl+z": "undo",
  "ctrl+shift+z": "redo",
  "ctrl+y": "redo",
};

/**
 * Shortcuts inside the table only: a key without Ctrl must not act everywhere (WCAG 2.1.4).
 * `page/words.js` explains them.
 */
const OF_TABLE = { u: "undo", h: "hint" };

/** Keys that move the focus on the board, see `table/nav.js` and `scene/regions.py`. */
const LEAPS = /^(shift\+)?[ngptfb]$/;

/** What the letters that open a dialog say of it. */
const DIALOGS = {
  l: () => ({ kind: "log" }),
  m: () => ({ kind: "menu" }),
  "?": ({ game }) => ({ kind: "keys", game }),
};

/** Announcements when a tool is not available. */
const NOT_NOW = {
  undo: words.table.noUndo,
  redo: words.table.noRedo,
  hint: words.table.noHint,
};

/** Return the prompt, and the full preview of the current pick. */
const wanted = ({ sentence, foretold }) => [sentence, foretold].filter(Boolean).join(" ");

function use(tool, { tools }, send) {
  if (tools[tool]) send({ do: tool });
  else say(NOT_NOW[tool]);
}

/** @returns {boolean} whether the key means anything within the table */
function within(event, table, send) {
  // Depending on the keyboard layout, a sign may need Shift.
  const key = event.key.length === 1 && /\W/.test(event.key) ? event.key : combination(event);
  if (key in OF_TABLE) use(OF_TABLE[key], table, send);
  else if (key in DIALOGS) send({ do: "dialog", ...DIALOGS[key](table) });
  else if (key === "/") openTypedMove();
  else if (key === "s") say(wanted(table));
  else return false;
  return true;
}

function onTable(event, table, { send, leap }) {
  const deed = DEEDS[combination(event)];
  if (deed) {
    event.preventDefault();
    use(deed, table, send);
  } else if (document.getElementById("table").contains(event.target) && !event.defaultPrevented) {
    if (within(event, table, send)) event.preventDefault();
    else if (LEAPS.test(combination(event))) leap(event);
  }
}

/** @returns {boolean} whether the focused element ignores the space bar */
const isFree = (event) =>
  event.key === " " && !event.target.closest("button, a, input, textarea, [tabindex]");

/** @returns {boolean} whether a slash asks for the box in which it is pressed: no move begins with one */
const asksForBox = ({ key, target }) =>
  key === "/" &&
  target.id === "typed-move" &&
  target.selectionStart === 0 &&
  target.selectionEnd === target.value.length;

/** Close the box for typed moves without a move. */
function leaveBox(box, send) {
  box.value = "";
  document.getElementById("stage").focus();
  send({ do: "cancel" });
}

function escape(event, page, send) {
  if (page.dialog?.kind === "log") send({ do: "close-dialog" });
  else if (event.target.id === "typed-move") leaveBox(event.target, send);
  else if (page.table && !document.getElementById("overlay").contains(event.target))
    send({ do: "cancel" });
}

/**
 * @param {{send: (message: object) => void, leap: (event: KeyboardEvent) => void, skip: () => void}}
 *   does `leap` is to follow a letter over the board, `skip` to show the rest of a move at once
 * @param {() => import("./foretell.js").Page} current
 */
export function listenToKeys(does, current) {
  document.addEventListener("keydown", (event) => {
    const page = current();
    if (document.getElementById("dialog").open) return; // the browser closes it, see dialog.js
    if (event.key === "Escape") escape(event, page, does.send);
    else if (asksForBox(event)) event.preventDefault();
    else if (page.table && isFree(event)) does.skip();
    else if (page.table && !isTyping(event.target)) onTable(event, page.table, does);
  });
}
