// Keys for the whole page. Those of the table itself are the overlay's.

/** The typed-move box, ready to be typed in. */
export function openTypedMove() {
  document.getElementById("typed-move")?.focus();
}

const isTyping = (target) =>
  target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");

/** @returns {string} such as "ctrl+z", with the command key of a Mac as ctrl */
const combination = (event) =>
  [
    event.ctrlKey || event.metaKey ? "ctrl" : "",
    event.shiftKey ? "shift" : "",
    event.key.toLowerCase(),
  ]
    .filter(Boolean)
    .join("+");

const DEEDS = {
  "ctrl+z": { do: "undo" },
  "ctrl+shift+z": { do: "redo" },
  "ctrl+y": { do: "redo" },
};

/** @returns {boolean} whether undo or redo may be done now */
const allowed = ({ do: deed }, { tools }) => tools[deed] === true;

function onTable(event, table, send) {
  const deed = DEEDS[combination(event)];
  if (deed) {
    event.preventDefault();
    if (allowed(deed, table)) send(deed);
  } else if (event.key === "/" && document.getElementById("table").contains(event.target)) {
    // Only from within the table: a key alone must not act from everywhere (WCAG 2.1.4).
    event.preventDefault();
    openTypedMove();
  } else if (event.key === "?" && document.getElementById("table").contains(event.target)) {
    event.preventDefault();
    send({ do: "dialog", kind: "keys", game: table.game });
  }
}

/** Leaves the typed-move box, without the move. */
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
 * @param {(message: object) => void} send
 * @param {() => import("./foretell.js").Page} current
 */
export function listenToKeys(send, current) {
  document.addEventListener("keydown", (event) => {
    const page = current();
    if (document.getElementById("dialog").open) return; // the browser closes it, see dialog.js
    if (event.key === "Escape") escape(event, page, send);
    else if (page.table && !isTyping(event.target)) onTable(event, page.table, send);
  });
}
