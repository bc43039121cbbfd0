// The elements that index.html has.

/**
 * Return the element with that id.
 * @param {string} id
 */
export function at(id) {
  const element = document.getElementById(id);
  if (!element) {
    throw new Error(`The page has no element "${id}".`);
  }
  return element;
}

/** Return the modal dialog. */
export const modalDialog = () => dialogAt("dialog");

/**
 * Return the <dialog> with that id.
 * @param {string} id
 */
export function dialogAt(id) {
  const element = at(id);
  if (element instanceof HTMLDialogElement) {
    return element;
  }
  throw new Error(`The element "${id}" is no dialog.`);
}

/** Return the canvas of the board. */
export function boardCanvas() {
  const board = at("board");
  if (board instanceof HTMLCanvasElement) {
    return board;
  }
  throw new Error("The board is no canvas.");
}

/** Return the box for typed moves, or null while there is no table. */
export function typedMoveBox() {
  const box = document.getElementById("typed-move");
  return box instanceof HTMLInputElement ? box : null;
}
