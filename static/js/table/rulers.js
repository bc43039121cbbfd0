// Labels of columns and rows at the edges of a window, which stay there while its world is panned
// and zoomed. Pure: layout and shapes.

import { toScene } from "./camera.js";

/** @import {Box, Pane, Point, Ruler, SceneWindow, Shape, Sign, TextShape} from "./types.d.ts" */

const SIZE = 14;
const ASIDE = 10; // from the edge of the window to the center of a label
const LEAST = 17; // least pixels between labels; on smaller squares only every fifth is labelled
const COARSE = 5;

/** @type {TextShape} */
const LABEL = {
  kind: "text",
  text: "",
  x: 0,
  y: SIZE * 0.36,
  size: SIZE,
  fill: "ontable",
  weight: 700,
  align: "middle",
  opacity: 0.85,
};

/**
 * The shapes of each label, so that each has one picture.
 * @type {Map<string, Shape[]>}
 */
const looks = new Map();

/**
 * Return the labels of all visible columns and rows, as nodes of the scene.
 * @param {Pane[]} panes
 */
export function rulerNodes(panes) {
  return panes.flatMap(({ window, aim }) => {
    const { ruler } = window;
    if (!ruler) {
      return [];
    }
    const [x, y, w, h] = window.box;
    const start = toScene(window, aim, window.world[0], window.world[1]);
    const over = Math.max(y, start.y) - ASIDE;
    const beside = Math.max(x, start.x) - ASIDE;
    /** @type {(place: number) => Point} */
    const inScene = (place) => toScene(window, aim, place, place);
    const isCoarse = ruler.step * aim.zoom < LEAST;
    return [
      ...visibleLabels(ruler.above, ruler, isCoarse, (place) => inScene(place).x, x, x + w).map(
        ({ name, at }) => node(name, at, over),
      ),
      ...visibleLabels(ruler.left, ruler, isCoarse, (place) => inScene(place).y, y, y + h).map(
        ({ name, at }) => node(name, beside, at),
      ),
    ];
  });
}

/**
 * Return the box of a window with its labels, in scene coordinates.
 * @param {SceneWindow} window
 * @returns {Box}
 */
export function boxWithNames({ box, ruler }) {
  const [before, behind] = ruler ? [ASIDE + SIZE, SIZE] : [0, 0];
  const [x, y, w, h] = box;
  return [x - before, y - before, w + before + behind, h + before + behind];
}

/**
 * The labels whose center is between `low` and `high`, with its position in the scene.
 * @param {string[]} names
 * @param {Ruler} ruler
 * @param {boolean} isCoarse
 * @param {(place: number) => number} inScene
 * @param {number} low
 * @param {number} high
 */
function visibleLabels(names, { start, step }, isCoarse, inScene, low, high) {
  const every = isCoarse ? COARSE : 1;
  return names
    .map((name, index) => ({ name, at: Math.round(inScene(start + index * step)), index }))
    .filter(({ at, index }) => at >= low && at <= high && (index + 1) % every === 0);
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @returns {Sign}
 */
function node(name, x, y) {
  const shapes = looks.get(name) ?? [{ ...LABEL, text: name }];
  looks.set(name, shapes);
  return { shapes, x, y };
}
