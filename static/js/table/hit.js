// Hit testing. Pure, and done on the page because the answer must be immediate.

/** @import {Viewports} from "./viewports.js" */
/** @import {Inside, Region} from "./types.d.ts" */

/** @typedef {Pick<Viewports, "lens" | "windowAt">} Lenses how worlds are seen through windows */

export const SLACK = 10;

/** @type {Lenses} */
const NO_WINDOWS = { windowAt: () => null, lens: () => null };

/**
 * Return the topmost region at (x, y), or the nearest one within `slack` pixels, or null.
 * `inside(path, x, y)` tests a region's own outline; `viewports` are those of the windows (viewports.js).
 * A region of a window is only hit inside that window; a region outside the window at (x, y) must
 * be hit exactly, without slack.
 * @param {Region[]} regions
 * @param {number} x
 * @param {number} y
 * @param {Inside} inside
 * @param {Lenses} [viewports]
 * @param {number} [slack]
 */
export function regionAt(regions, x, y, inside, viewports = NO_WINDOWS, slack = SLACK) {
  const within = viewports.windowAt(x, y);
  const place = placeIn(within, x, y, viewports);
  /** @type {Region | null} */
  let nearest = null;
  let reach = slack;
  for (let index = regions.length - 1; index >= 0; index -= 1) {
    const region = regions[index];
    const own = region.window ? region.window === within : within === null;
    const distance = region.window
      ? own
        ? distanceTo(region, place.x, place.y, inside) * place.zoom
        : Infinity
      : distanceTo(region, x, y, inside);
    if (distance === 0) {
      return region;
    }
    if (own && distance <= reach) {
      nearest = region;
      reach = distance - 0.01;
    }
  }
  return nearest;
}

/**
 * Convert scene coordinates to the world of the window `id`, as {x, y, zoom}.
 * @param {string | null | undefined} id
 * @param {number} x
 * @param {number} y
 * @param {Pick<Viewports, "lens">} viewports
 */
export function placeIn(id, x, y, viewports) {
  const lens = id ? viewports.lens(id) : null;
  return lens
    ? { x: (x - lens.left) / lens.zoom, y: (y - lens.top) / lens.zoom, zoom: lens.zoom }
    : { x, y, zoom: 1 };
}

/**
 * @param {Region} region
 * @param {number} x
 * @param {number} y
 * @param {Inside} inside
 */
function distanceTo(region, x, y, inside) {
  if (region.path) {
    return inside(region.path, x, y) ? 0 : Infinity;
  }
  const dx = Math.max(region.x - x, 0, x - region.x - region.w);
  const dy = Math.max(region.y - y, 0, y - region.y - region.h);
  return Math.hypot(dx, dy);
}
