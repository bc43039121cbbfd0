// Says what is wrong in a note that needs no style sheet, with the two things that help.
import { exportGames } from "./export.js";
import { hasJustTried, tryAgain } from "./repair.js";
import { words } from "./words.js";

/** @typedef {keyof typeof words.why} Why */

/** @type {HTMLElement | null} */
let note = null;

/** @param {string} text */
function paragraph(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

/** @param {string} label @param {() => void} act */
function button(label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  Object.assign(made.style, {
    minHeight: "44px",
    margin: "4px",
    padding: "8px 16px",
    font: "inherit",
  });
  made.addEventListener("click", act);
  return made;
}

/**
 * Show what is wrong, once, above everything else; "slow" gives way to what is known better.
 * @param {Why} why
 */
export function tell(why) {
  if (note && !(note.dataset.why === "slow" && why !== "slow")) {
    return;
  }
  note?.remove();
  note = newNote(why);
  document.body.prepend(note);
}

/** @param {Why} why */
function newNote(why) {
  const note = document.createElement("section");
  note.id = "first-aid";
  note.dataset.why = why;
  note.setAttribute("role", "alert");
  const title = document.createElement("h1");
  title.textContent = words.title;
  title.style.fontSize = "1.25em";
  const status = paragraph(hasJustTried() ? words.again : "");
  status.setAttribute("role", "status");
  const retry = button(words.retry, () => {
    status.textContent = words.checking;
    tryAgain();
  });
  const save = button(words.exportAll, async () => {
    status.textContent = words.exported[await exportGames()];
  });
  note.append(title, paragraph(words.why[why]), paragraph(words.kept), retry, save, status);
  const place = { position: "relative", zIndex: 9, padding: "16px", textAlign: "center" };
  const colours = {
    background: "#fffdf6",
    color: "#2a2f2a",
    font: "1rem/1.5 system-ui, sans-serif",
  };
  Object.assign(note.style, place, colours);
  return note;
}

/** Take away a note that only said that the page was slow. */
export function withdrawSlow() {
  if (note && note.dataset.why === "slow") {
    note.remove();
  }
}
