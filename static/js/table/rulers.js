// The names of columns and rows at the edges of a window: they stay there while the world below is
// panned and zoomed. Pure: where they lie, and what they look like.

import { toScene } from "./camera.js";

const SIZE = 14;
const ASIDE = 10; // from the edge of the window to the middle of a name
const LEAST = 17; // pixels from name to name; where squares lie closer, every fifth is named
const COARSE = 5;

const looks = new Map(); // name -> its shapes, so that each has one picture

/** The names of the columns and rows that are seen behind the windows, as nodes of the scene. */
export function rulerNodes(panes) {
  return panes.flatMap(({ window, aim }) => {
    if (!window.ruler) {
      return [];
    }
    const { above, left } = window.ruler;
    const [x, y, w, h] = window.box;
    const start = toScene(window, aim, window.world[0], window.world[1]);
    const over = Math.max(y, start.y) - ASIDE;
    const beside = Math.max(x, start.x) - ASIDE;
    return [
      ...seen(above, window, aim, "x", x, x + w).map(([name, at]) => node(name, at, over)),
      ...seen(left, window, aim, "y", y, y + h).map(([name, at]) => node(name, beside, at)),
    ];
  });
}

/** The box of the scene that a window takes with its names. */
export function boxWithNames({ box, ruler }) {
  const [before, behind] = ruler ? [ASIDE + SIZE, SIZE] : [0, 0];
  const [x, y, w, h] = box;
  return [x - before, y - before, w + before + behind, h + before + behind];
}

// Those whose middle is within the window, with where that is.
function seen(names, window, aim, axis, low, high) {
  const { start, step } = window.ruler;
  const every = step * aim.zoom < LEAST ? COARSE : 1;
  return names
    .map((name, index) => {
      const at = start + index * step;
      return [name, Math.round(toScene(window, aim, at, at)[axis]), index];
    })
    .filter(([, at, index]) => at >= low && at <= high && (index + 1) % every === 0);
}

function node(name, x, y) {
  if (!looks.has(name)) {
    const style = { size: SIZE, fill: "ontable", weight: 700, align: "middle", opacity: 0.85 };
    looks.set(name, [{ kind: "text", x: 0, y: SIZE * 0.36, text: name, ...style }]);
  }
  return { shapes: looks.get(name), x, y };
}
