// Labels of columns and rows at the edges of a window, which stay there while its world is panned
// and zoomed. Pure: layout and shapes.

import { toScene } from "./camera.js";

const SIZE = 14;
const ASIDE = 10; // from the edge of the window to the center of a label
const LEAST = 17; // least pixels between labels; on smaller squares only every fifth is labelled
const COARSE = 5;

const looks = new Map(); // name -> its shapes, so that each has one picture

/** Return the labels of all visible columns and rows, as nodes of the scene. */
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

/** Return the box of a window with its labels, in scene coordinates. */
export function boxWithNames({ box, ruler }) {
  const [before, behind] = ruler ? [ASIDE + SIZE, SIZE] : [0, 0];
  const [x, y, w, h] = box;
  return [x - before, y - before, w + before + behind, h + before + behind];
}

// The labels whose center is inside the window, with its position.
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
