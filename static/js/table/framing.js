// Draws through windows: what lies behind one is cut off at its edge.

/** @import {Lens} from "./types.d.ts" */

/**
 * Calls draw(item, lens) for each item, in order. `idOf(item)` is the id of its window, "" for none;
 * `lensOf(id)` the lens {scale, x, y, area, r} of it, null if there is no such window. Only the lens
 * of a window has an `r`, the radius of its corners.
 * @template Item
 * @param {CanvasRenderingContext2D} target
 * @param {Item[]} items
 * @param {(item: Item) => string} idOf
 * @param {(id: string) => Lens | null} lensOf
 * @param {(item: Item, lens: Lens) => void} draw
 */
export function inWindows(target, items, idOf, lensOf, draw) {
  /** @type {Map<string, Lens | null>} */
  const lenses = new Map();
  let start = 0;
  while (start < items.length) {
    const id = idOf(items[start]);
    let end = start;
    while (end < items.length && idOf(items[end]) === id) {
      end += 1;
    }
    if (!lenses.has(id)) {
      lenses.set(id, lensOf(id));
    }
    drawRun(target, items.slice(start, end), lenses.get(id), draw);
    start = end;
  }
}

/**
 * @template Item
 * @param {CanvasRenderingContext2D} target
 * @param {Item[]} items
 * @param {Lens | null | undefined} lens
 * @param {(item: Item, lens: Lens) => void} draw
 */
function drawRun(target, items, lens, draw) {
  if (!lens) {
    return;
  }
  if (lens.r !== undefined) {
    target.save();
    cut(target, lens);
  }
  items.forEach((item) => draw(item, lens));
  if (lens.r !== undefined) {
    target.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} target
 * @param {Lens} lens
 */
function cut(target, { area: [left, top, right, bottom], r }) {
  target.setTransform(1, 0, 0, 1, 0, 0);
  target.beginPath();
  target.roundRect(left, top, right - left, bottom - top, r);
  target.clip();
}
