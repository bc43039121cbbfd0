// Renders the page that Python, or foretell.js before its answer, describes.
import { nothing, render } from "../../build/vendor/lit-html.js";
import { postBar } from "../together/post.js";
import { handsBar } from "../together/hands/bar.js";
import { at, modalDialog } from "./at.js";
import { bottom } from "./replay.js";
import { showCurtain } from "./curtain.js";
import { showDialogs } from "./dialog.js";
import { tableHead } from "./head.js";
import { lessonBar } from "./lesson.js";
import { menu } from "./menu.js";
import { notice } from "./notice.js";
import { opener, openFrom } from "./opening.js";
import { puzzleBar } from "./puzzles/bar.js";
import { afterPaint } from "../table/after-paint.js";
import { settleThrow, throwPanel } from "./throw.js";

/** @import {Around, Page, Table} from "./types.d.ts" */

/**
 * Return the bar below the board: for replay, a lesson, a puzzle, dice, or a game by post.
 * @param {Table | null} table
 */
function foot(table) {
  if (table?.replay) {
    return bottom(table.replay);
  }
  if (table?.lesson) {
    return lessonBar(table.lesson, table.game);
  }
  if (table?.puzzle) {
    return puzzleBar(table.puzzle);
  }
  if (table?.post) {
    return postBar(table.post);
  }
  return handsBar(table) ?? (table?.throw ? throwPanel(table.throw) : nothing);
}

/**
 * Render what surrounds the canvas, which the animator keeps.
 * @param {Page} page
 */
function showTable(page) {
  render(page.table ? tableHead(page.table) : nothing, at("table-head"));
  render(foot(page.table), at("table-foot"));
}

/**
 * Render the notice: inside an open dialog, because the page beneath is inert.
 * @param {Page} page
 */
function showNotice(page) {
  const inDialog = modalDialog().open;
  const shown = page.notice ? notice(page.notice) : nothing;
  render(inDialog ? nothing : shown, at("notices"));
  const ofDialog = document.getElementById("dialog-notices");
  if (ofDialog) {
    render(inDialog ? shown : nothing, ofDialog);
  }
}

/**
 * Move the focus if the screen has changed or the focused element is gone.
 * @param {boolean} changed
 */
function settleFocus(changed) {
  // A pressed button that becomes disabled loses the focus, but only later.
  const { activeElement } = document;
  const lost = !activeElement || activeElement.matches("body, :disabled");
  if (changed || (lost && begun)) {
    mainPart()?.focus({ preventScroll: true });
  }
}

/** Remove the hidden menu from the page, unless it is shown again. */
function clearMenu() {
  if (at("menu").hidden) {
    render(nothing, at("menu"));
  }
}

/** @type {() => HTMLElement | null} returns the board's element or the menu, whichever is shown */
export const mainPart = () => document.querySelector("#table:not([hidden]) main, #menu main");

/** Whether a page was rendered before: the first one leaves the focus to the browser. */
let begun = false;

/** @param {Page} page @param {Around} around */
export function renderPage(page, around) {
  const table = page.screen === "table" ? page.table : null;
  const onTable = table !== null;
  const changed = begun && at("table").hidden === onTable;
  const from = changed && onTable ? opener() : null;
  at("menu").hidden = onTable;
  at("table").hidden = !onTable;
  document.title = table ? `${table.title} · Six Gardens` : "Six Gardens";
  if (onTable) {
    afterPaint().then(clearMenu);
  } else {
    render(menu(page, around), at("menu"));
  }
  showTable(onTable ? page : { ...page, table: null });
  // A closing dialog restores the focus; only then can the curtain take it.
  showDialogs(page, around);
  showCurtain(page.curtain, page.table);
  showNotice(page);
  if (from) {
    openFrom(at("table"), from);
  }
  if (!page.dialog && !page.curtain) {
    settleFocus(changed);
  }
  settleThrow(page.table, !page.dialog && !page.curtain);
  begun = true;
}
