// Brings the page that Python (or, before it, foretell.js) describes onto the screen.
import { nothing, render } from "../../build/vendor/lit-html.js";
import { postBar } from "../together/post.js";
import { handsBar } from "../together/hands/bar.js";
import { bottom } from "./replay.js";
import { showCurtain } from "./curtain.js";
import { showDialogs } from "./dialog.js";
import { tableHead } from "./head.js";
import { lessonBar } from "./lesson.js";
import { menu } from "./menu.js";
import { notice } from "./notice.js";
import { opener, openFrom } from "./opening.js";
import { puzzleBar } from "./puzzles/bar.js";
import { shown } from "../table/shown.js";
import { settleThrow, throwPanel } from "./throw.js";

const at = (id) => document.getElementById(id);

/** Below the board: the bar for looking back, that of a lesson or a puzzle, what is asked of the dice, or of a
 * game that goes by post. */
function foot(table) {
  if (table?.replay) return bottom(table.replay);
  if (table?.lesson) return lessonBar(table.lesson, table.game);
  if (table?.puzzle) return puzzleBar(table.puzzle, table.game);
  if (table?.post) return postBar(table.post);
  return handsBar(table) ?? (table?.throw ? throwPanel(table.throw) : nothing);
}

/** The painter keeps its canvas; only what stands around it is rendered. */
function showTable(page) {
  render(page.table ? tableHead(page.table) : nothing, at("table-head"));
  render(foot(page.table), at("table-foot"));
}

/** Notices stand in the dialog while one is open: what lies beneath it cannot be reached. */
function showNotice(page) {
  const inDialog = at("dialog").open;
  const shown = page.notice ? notice(page.notice) : nothing;
  render(inDialog ? nothing : shown, at("notices"));
  if (at("dialog-notices")) render(inDialog ? shown : nothing, at("dialog-notices"));
}

/** Where the keyboard goes on when the screen has changed, or what had the focus is gone. */
function settleFocus(changed) {
  // A button that was pressed and cannot be pressed again loses the focus, though only later.
  const { activeElement } = document;
  const lost = !activeElement || activeElement.matches("body, :disabled");
  if (changed || (lost && begun)) mainPart()?.focus({ preventScroll: true });
}

/** Takes the menu out, which was hidden when the table came, unless somebody is back there. */
function clearMenu() {
  if (at("menu").hidden) render(nothing, at("menu"));
}

/** @returns {HTMLElement | null} the board's place or the games, whichever is shown */
export const mainPart = () => document.querySelector("#table:not([hidden]) main, #menu main");

/** Whether anything was shown before: the first page leaves the focus to the browser. */
let begun = false;

/**
 * @param {import("./foretell.js").Page} page
 * @param {{games: object[], installable: boolean, redraw: () => void}} around what the page knows by itself
 */
export function renderPage(page, around) {
  const onTable = page.screen === "table" && page.table !== null;
  const changed = begun && at("table").hidden === onTable;
  const from = changed && onTable ? opener() : null;
  at("menu").hidden = onTable;
  at("table").hidden = !onTable;
  document.title = onTable ? `${page.table.title} · Six Gardens` : "Six Gardens";
  if (onTable) shown().then(clearMenu);
  else render(menu(page, around), at("menu"));
  showTable(onTable ? page : { ...page, table: null });
  // A dialog that closes gives the focus back; the curtain takes it after that.
  showDialogs(page, around);
  showCurtain(page.curtain, page.table);
  showNotice(page);
  if (from) openFrom(at("table"), from);
  if (!page.dialog && !page.curtain) settleFocus(changed);
  settleThrow(page.table, !page.dialog && !page.curtain);
  begun = true;
}
