// How many moves the page claims to keep, as attributes that tests and benches read.

/** The game whose kept moves `data-ply` counts. @type {string | null} */
let counted = null;

/**
 * `data-shown` counts the moves on the table, `data-ply` those that are kept.
 * @param {HTMLElement} root
 * @param {{id: string, ply: number} | null} table
 * @param {(id: string) => boolean} isKept
 */
export function countMoves({ dataset }, table, isKept) {
  if (table) dataset.shown = String(table.ply);
  else delete dataset.shown;
  if (table && isKept(table.id)) dataset.ply = String(table.ply);
  else if (table?.id !== counted || !table) delete dataset.ply;
  counted = table?.id ?? null;
}
