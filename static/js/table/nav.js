// Where the focus goes within a group of regions. Pure.

const ALONG = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * The region to focus after `key` on the region `current` of a group of the given kind;
 * null when the key is not for moving about or there is nothing in that direction.
 */
export function neighbour(regions, kind, current, key, toEnds = false) {
  if (key === "Home" || key === "End") {
    return endOfRow(regions, kind, current, key, toEnds);
  }
  if (!(key in ALONG)) {
    return null;
  }
  const [dx, dy] = ALONG[key];
  if (kind !== "grid") {
    return regions[regions.indexOf(current) + dx + dy] ?? null;
  }
  return dx ? nearestInRow(regions, current, dx) : nearestInNextRow(regions, current, dy);
}

const CAMERAS = {
  "+": "closer",
  "=": "closer",
  "-": "farther",
  0: "whole",
  h: "home",
};
const PAN = 80; // pixels of the table

/**
 * What a key does to the view of a window: {camera}, or {dx, dy} in pixels of the table; null for
 * any other key. With Ctrl, + and - are the browser's.
 */
export function viewKey({ key, shiftKey, ctrlKey }) {
  if (ctrlKey) {
    return null;
  }
  if (shiftKey && key in ALONG) {
    const [dx, dy] = ALONG[key];
    return { dx: dx * PAN, dy: dy * PAN };
  }
  const camera = CAMERAS[key.toLowerCase()];
  return camera ? { camera } : null;
}

function endOfRow(regions, kind, current, key, toEnds) {
  const row =
    kind === "grid" && !toEnds ? regions.filter((each) => each.row === current.row) : regions;
  const sorted = [...row].sort((a, b) => a.row - b.row || a.col - b.col);
  return (key === "Home" ? sorted[0] : sorted[sorted.length - 1]) ?? null;
}

function nearestInRow(regions, current, dx) {
  const ahead = regions.filter(
    (each) => each.row === current.row && (each.col - current.col) * dx > 0,
  );
  return least(ahead, (each) => Math.abs(each.col - current.col));
}

// A growing board has gaps: the same column first, however far; else the next row's nearest cell.
function nearestInNextRow(regions, current, dy) {
  const ahead = regions.filter((each) => (each.row - current.row) * dy > 0);
  const below = ahead.filter((each) => each.col === current.col);
  const rows = (each) => Math.abs(each.row - current.row);
  if (below.length) {
    return least(below, rows);
  }
  return least(ahead, (each) => rows(each) * 1000 + Math.abs(each.col - current.col));
}

function least(items, measure) {
  let best = null;
  for (const item of items) {
    if (best === null || measure(item) < measure(best)) {
      best = item;
    }
  }
  return best;
}
