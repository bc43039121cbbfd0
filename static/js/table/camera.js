// The aim (viewport) of a window: panning, zooming and clamping to its world.
// Pure: no canvas, no clock. An aim is {x, y, zoom}: the point of the world at the window's upper
// left corner, and the scene pixels per world pixel.

/** @import {Aim, AimLens, Box, Pane, Point, SceneWindow} from "./types.d.ts" */

const MOST = 2;
export const AHEAD = 64; // in scene pixels: larger than a tap target
const SAME = 0.5; // in pixels: boxes that differ by less look the same

/**
 * The greatest zoom of a window. The least one shows the whole world, at 1 at most.
 * @param {SceneWindow} window
 * @returns {number}
 */
export const mostZoom = (window) => Math.max(window.most ?? MOST, leastZoom(window));

/** @param {SceneWindow} window */
export function leastZoom({ box, world }) {
  return Math.min(1, box[2] / world[2], box[3] / world[3]);
}

/**
 * Return the visible part of the world, as [x, y, w, h].
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @returns {Box}
 */
export const visible = ({ box }, { x, y, zoom }) => [x, y, box[2] / zoom, box[3] / zoom];

/**
 * Convert scene coordinates to world coordinates.
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export const toWorld = ({ box }, aim, x, y) => ({
  x: aim.x + (x - box[0]) / aim.zoom,
  y: aim.y + (y - box[1]) / aim.zoom,
});

/**
 * Convert world coordinates to scene coordinates.
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export const toScene = ({ box }, aim, x, y) => ({
  x: box[0] + (x - aim.x) * aim.zoom,
  y: box[1] + (y - aim.y) * aim.zoom,
});

/**
 * Return `aim` with its zoom clamped and moved into the world; center a smaller world.
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @returns {Aim}
 */
export function clamped(window, aim) {
  const zoom = between(aim.zoom, leastZoom(window), mostZoom(window));
  const [left, top, width, height] = window.world;
  return {
    x: start(aim.x, left, width, window.box[2] / zoom),
    y: start(aim.y, top, height, window.box[3] / zoom),
    zoom,
  };
}

/** @type {(value: number, low: number, high: number) => number} */
const between = (value, low, high) => Math.min(Math.max(value, low), high);

/**
 * @param {number} wanted
 * @param {number} low
 * @param {number} world
 * @param {number} length
 */
function start(wanted, low, world, length) {
  return world <= length ? low + (world - length) / 2 : between(wanted, low, low + world - length);
}

/**
 * Return the aim with that zoom, centered on (x, y) of the world and clamped.
 * @param {SceneWindow} window
 * @param {number} x
 * @param {number} y
 * @param {number} zoom
 */
export function centred(window, x, y, zoom) {
  const allowed = between(zoom, leastZoom(window), mostZoom(window));
  const [, , width, height] = window.box;
  return clamped(window, {
    x: x - width / 2 / allowed,
    y: y - height / 2 / allowed,
    zoom: allowed,
  });
}

/**
 * Return the center of a box, as [x, y].
 * @param {Box} box
 * @returns {[x: number, y: number]}
 */
export const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];

/**
 * Return the initial aim: centered on what the window follows, or on the whole world.
 * @param {SceneWindow} window
 * @returns {Aim}
 */
export const opening = (window) =>
  window.all ? whole(window) : centred(window, ...middle(window.follow ?? window.world), 1);

/**
 * Return the aim that shows the whole world.
 * @param {SceneWindow} window
 * @returns {Aim}
 */
export const whole = (window) => centred(window, ...middle(window.world), leastZoom(window));

/**
 * Return whether the whole world is visible.
 * @param {SceneWindow} window
 * @param {Aim} aim
 */
export const showsAll = (window, aim) => contains(visible(window, aim), window.world);

/** @type {(one: Aim, other: Aim) => boolean} */
export const isSameAim = (one, other) =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom;

/**
 * Return whether the first box contains the box `inner`.
 * @param {Box} outer
 * @param {Box} inner
 */
export function contains([x, y, w, h], inner) {
  return (
    inner[0] >= x - SAME &&
    inner[1] >= y - SAME &&
    inner[0] + inner[2] <= x + w + SAME &&
    inner[1] + inner[3] <= y + h + SAME
  );
}

/**
 * Return `aim` panned by (dx, dy) scene pixels and clamped.
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @param {number} dx
 * @param {number} dy
 */
export const panned = (window, { x, y, zoom }, dx, dy) =>
  clamped(window, { x: x + dx / zoom, y: y + dy / zoom, zoom });

/**
 * Return `aim` zoomed by `factor` about the point (x, y) of the scene.
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 */
export function zoomed(window, aim, factor, x, y) {
  const zoom = between(aim.zoom * factor, leastZoom(window), mostZoom(window));
  return moved(window, toWorld(window, aim, x, y), zoom, x, y);
}

/**
 * Return the aim with that zoom that puts `place` of the world at (x, y) of the scene.
 * @param {SceneWindow} window
 * @param {Point} place
 * @param {number} zoom
 * @param {number} x
 * @param {number} y
 */
export function moved(window, place, zoom, x, y) {
  const allowed = between(zoom, leastZoom(window), mostZoom(window));
  return clamped(window, {
    x: place.x - (x - window.box[0]) / allowed,
    y: place.y - (y - window.box[1]) / allowed,
    zoom: allowed,
  });
}

/**
 * Return the aim nearest to `aim` that shows the box [x, y, w, h] of the world with `margin` scene
 * pixels around it; center a box that is too large.
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @param {Box} box
 * @param {number} [margin]
 */
export function showing(window, aim, [x, y, w, h], margin = 0) {
  const [, , width, height] = visible(window, aim);
  const rim = margin / aim.zoom;
  return clamped(window, {
    x: nearest(aim.x, width, x, w, rim),
    y: nearest(aim.y, height, y, h, rim),
    zoom: aim.zoom,
  });
}

/**
 * @param {number} from
 * @param {number} length
 * @param {number} low
 * @param {number} size
 * @param {number} margin
 */
function nearest(from, length, low, size, margin) {
  const rim = Math.min(margin, (length - size) / 2);
  return rim < 0 ? low + (size - length) / 2 : between(from, low + size + rim - length, low - rim);
}

/**
 * Return the aim that shows what the window follows. If it has to pan, it pans a little farther
 * than necessary, so that the next taps along a path need no panning.
 * @param {SceneWindow} window
 * @param {Aim} from
 * @returns {Aim}
 */
export function following(window, from) {
  if (window.all) {
    return whole(window);
  }
  const { follow } = window;
  const aim = clamped(window, from);
  return !follow || contains(visible(window, aim), follow)
    ? aim
    : showing(window, aim, follow, AHEAD);
}

/**
 * Return a window's lens: its `zoom`, and the scene position of the world's origin.
 * @param {Pane} pane
 * @returns {AimLens}
 */
export function lensOf({ window, aim }) {
  const left = window.box[0] - aim.x * aim.zoom;
  const top = window.box[1] - aim.y * aim.zoom;
  return { box: window.box, r: window.r ?? 0, zoom: aim.zoom, left, top };
}

/**
 * Return the aim for `window` that corresponds to `aim` in `before`, its earlier state. If the
 * window or its world was resized, the center is kept; a fully visible world stays so.
 * @param {SceneWindow} before
 * @param {SceneWindow} window
 * @param {Aim} aim
 * @returns {Aim}
 */
export function carriedOver(before, window, aim) {
  if (same(before.box, window.box)) {
    return clamped(window, aim);
  }
  if (showsAll(before, aim)) {
    return aim.zoom < 1 ? whole(window) : opening(window);
  }
  const [x, y] = middle(visible(before, aim));
  const [goalX, goalY] = isScaled(before.world, window.world)
    ? rescaled([x, y], before.world, window.world)
    : [x, y];
  const next = centred(window, goalX, goalY, aim.zoom);
  const { follow } = window;
  const hadIt = before.follow && contains(visible(before, aim), before.follow);
  return follow && hadIt ? showing(window, next, follow) : next;
}

/** @type {(one: Box | null | undefined, other: Box | null | undefined) => boolean} */
export const same = (one, other) =>
  one === other || Boolean(one && other && one.every((value, index) => value === other[index]));

/**
 * A board that grew keeps its coordinates; one laid out for a larger page has them scaled.
 * @type {(before: Box, after: Box) => boolean}
 */
const isScaled = ([, , w, h], [, , wide, high]) =>
  w !== wide && Math.abs(wide / w / (high / h) - 1) < 0.01;

/** @type {(point: [x: number, y: number], from: Box, to: Box) => [x: number, y: number]} */
const rescaled = ([x, y], from, to) => [
  to[0] + ((x - from[0]) / from[2]) * to[2],
  to[1] + ((y - from[1]) / from[3]) * to[3],
];

/**
 * Interpolate between two aims at `t` from 0 to 1; a pure zoom keeps its fixed point.
 * @param {Aim} from
 * @param {Aim} to
 * @param {number} t
 * @returns {Aim}
 */
export function onTheWay(from, to, t) {
  const zoom = from.zoom * (to.zoom / from.zoom) ** t;
  const change = 1 / to.zoom - 1 / from.zoom;
  const share = Math.abs(change) > 1e-6 ? (1 / zoom - 1 / from.zoom) / change : t;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    zoom,
  };
}
