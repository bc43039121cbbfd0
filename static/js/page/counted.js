// The number of saved moves, as attributes for tests and benchmarks.

/** The id of the game that `data-ply` is for. @type {string | null} */
let counted = null;

/**
 * Set `data-shown` to the number of moves on the table, and `data-ply` to those saved.
 * @param {HTMLElement} root
 * @param {{id: string, ply: number} | null} table
 * @param {(id: string) => boolean} isKept
 */
export function countMoves({ dataset }, table, isKept) {
  if (table) {
    dataset.shown = String(table.ply);
  } else {
    delete dataset.shown;
  }
  if (table && isKept(table.id)) {
    dataset.ply = String(table.ply);
  } else if (table?.id !== counted || !table) {
    delete dataset.ply;
  }
  counted = table?.id ?? null;
}
