// Which region a finger means. Pure; here and nowhere else, since the answer must be immediate.

export const SLACK = 10;

/**
 * The topmost region at (x, y), or the nearest one within `slack` pixels; null if there is none.
 * `inside(path, x, y)` says whether a point lies in a region's own outline.
 */
export function regionAt(regions, x, y, inside, slack = SLACK) {
  let nearest = null;
  let reach = slack;
  for (let index = regions.length - 1; index >= 0; index -= 1) {
    const region = regions[index];
    const distance = distanceTo(region, x, y, inside);
    if (distance === 0) {
      return region;
    }
    if (distance <= reach) {
      nearest = region;
      reach = distance - 0.01;
    }
  }
  return nearest;
}

function distanceTo(region, x, y, inside) {
  if (region.path) {
    return inside(region.path, x, y) ? 0 : Infinity;
  }
  const dx = Math.max(region.x - x, 0, x - region.x - region.w);
  const dy = Math.max(region.y - y, 0, y - region.y - region.h);
  return Math.hypot(dx, dy);
}
