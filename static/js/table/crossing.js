// Which regions a straight line between two points crosses. Pure.

import { placeIn } from "./hit.js";

/** @import {Lenses} from "./hit.js" */
/** @import {Point, Region} from "./types.d.ts" */

const INNER = 0.7; // radius of a region's circle, as a share: a diagonal past a corner misses it

/**
 * Return the ids of the `regions` whose inner circle the line from `from` to `to` enters, in order.
 * The first may be the region in which it starts. Points are in scene coordinates.
 * @param {Region[]} regions
 * @param {Point} from
 * @param {Point} to
 * @param {Lenses} viewports
 */
export function crossed(regions, from, to, viewports) {
  const found = [];
  for (const region of regions) {
    const entry = entryInto(region, from, to, viewports);
    if (entry !== null) {
      found.push({ id: region.id, entry });
    }
  }
  return found.sort((one, other) => one.entry - other.entry).map(({ id }) => id);
}

/**
 * Return where the line enters a region's circle, as a fraction of it from 0 to 1, or null.
 * @param {Region} region
 * @param {Point} from
 * @param {Point} to
 * @param {Lenses} viewports
 */
function entryInto(region, from, to, viewports) {
  const start = placeIn(region.window, from.x, from.y, viewports);
  const end = placeIn(region.window, to.x, to.y, viewports);
  const entry = entryIntoCircle(
    { x: region.x + region.w / 2, y: region.y + region.h / 2 },
    (INNER * Math.min(region.w, region.h)) / 2,
    start,
    end,
  );
  if (entry === null || !region.window) {
    return entry;
  }
  /** @type {(one: number, other: number) => number} */
  const at = (one, other) => one + (other - one) * entry;
  const isInWindow = viewports.windowAt(at(from.x, to.x), at(from.y, to.y)) === region.window;
  return isInWindow ? entry : null;
}

/**
 * @param {Point} centre
 * @param {number} radius
 * @param {Point} from
 * @param {Point} to
 */
function entryIntoCircle(centre, radius, from, to) {
  const [x, y] = [from.x - centre.x, from.y - centre.y];
  const outside = x * x + y * y - radius * radius;
  if (outside <= 0) {
    return 0;
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const towards = -(x * dx + y * dy);
  const root = towards * towards - length * outside;
  if (towards <= 0 || root < 0) {
    return null;
  }
  const entry = (towards - Math.sqrt(root)) / length;
  return entry <= 1 ? entry : null;
}
