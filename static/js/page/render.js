// Brings the page that Python (or, before it, foretell.js) describes onto the screen.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { bottom } from "./replay.js";
import { showDialogs } from "./dialog.js";
import { tableHead } from "./head.js";
import { menu } from "./menu.js";
import { notice } from "./notice.js";

const at = (id) => document.getElementById(id);

/** The painter keeps its canvas; only what stands around it is rendered. */
function showTable(page) {
  render(page.table ? tableHead(page.table) : nothing, at("table-head"));
  render(page.table?.replay ? bottom(page.table.replay) : nothing, at("table-foot"));
}

/** Notices stand in the dialog while one is open: what lies beneath it cannot be reached. */
function showNotice(page) {
  const inDialog = at("dialog").open;
  const shown = page.notice ? notice(page.notice) : nothing;
  render(inDialog ? nothing : shown, at("notices"));
  if (at("dialog-notices")) render(inDialog ? shown : nothing, at("dialog-notices"));
}

/**
 * @param {import("./foretell.js").Page} page
 * @param {{games: object[], installable: boolean, redraw: () => void}} around what the page knows by itself
 */
export function renderPage(page, around) {
  const onTable = page.screen === "table" && page.table !== null;
  at("menu").hidden = onTable;
  at("table").hidden = !onTable;
  document.title = onTable ? `${page.table.title} · Six Gardens` : "Six Gardens";
  render(onTable ? html`` : menu(page, around), at("menu"));
  showTable(onTable ? page : { ...page, table: null });
  showDialogs(page, around);
  showNotice(page);
}
