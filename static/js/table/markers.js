// Off-screen markers of a window: the overview map with a frame around the visible part, and tags
// at the edge that point to places out of view. Pure: layout, drawing and hit testing.

import { showsAll, toScene, visible } from "./camera.js";
import { rulerNodes } from "./rulers.js";

/** @import {Box, Marker, OverviewMap, Pane, PlacedTag, Point, RectShape, Shape, Sign} from "./types.d.ts" */

const REACH = 22; // touch radius of a tag
const BROAD = { rim: 33, scale: 1 }; // from the edge of the window to the center of a tag
const SLIM = { rim: 6, scale: 0.55 };
const APART = 36;
const LEAST_FRAME = 8;
const COARSE = 5; // degrees to which arrows are rounded, so that their pictures can be cached
const CAPSULE = "M0-17H14A17 17 0 0 1 14 17H0A17 17 0 0 1 0-17Z";
const ARROW = "M16-6.5L28 0 16 6.5 19.5 0Z";

/**
 * Return a window's map as {box, shapes}, or null if it is not needed.
 * @param {Pane} pane
 */
export function mapOf({ window, aim }) {
  const { map } = window;
  return map && (map.stays || !showsAll(window, aim)) ? map : null;
}

/**
 * Return the box on the map, in scene coordinates, of the visible part of the world.
 * @param {OverviewMap} map
 * @param {Pane} pane
 * @returns {Box}
 */
export function frameOf(map, { window, aim }) {
  const [left, top, width, height] = map.box;
  const [x, y, w, h] = visible(window, aim);
  const [from, over, wide, high] = window.world;
  const [startX, lengthX] = extent((x - from) / wide, w / wide, left, width);
  const [startY, lengthY] = extent((y - over) / high, h / high, top, height);
  return [startX, startY, lengthX, lengthY];
}

/**
 * @param {number} start
 * @param {number} share
 * @param {number} low
 * @param {number} length
 */
function extent(start, share, low, length) {
  const from = Math.max(0, start);
  const to = Math.min(1, start + share);
  const size = Math.max(LEAST_FRAME, (to - from) * length);
  return [Math.min(low + from * length, low + length - size), size];
}

/**
 * Convert a point on the map, in scene coordinates, to world coordinates.
 * @param {OverviewMap} map
 * @param {Box} world
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export function meantOnMap(map, world, x, y) {
  return {
    x: world[0] + ((x - map.box[0]) / map.box[2]) * world[2],
    y: world[1] + ((y - map.box[1]) / map.box[3]) * world[3],
  };
}

/**
 * Return a window's tags for points out of view, as {tag, x, y, angle, scale}: side by side at its
 * edge, and never over a tap target.
 * @param {Pane} pane
 */
export function tagsOf(pane) {
  const { box, tags = [] } = pane.window;
  const { rim, scale } = pane.window.slim ? SLIM : BROAD;
  const map = mapOf(pane);
  const clear = clearOf(pane);
  /** @param {Point} place */
  const isClear = (place) => !clear.some((taken) => isIn(taken, place));
  /** @type {PlacedTag[]} */
  const placed = [];
  for (const tag of tags) {
    const point = toScene(pane.window, pane.aim, tag.x, tag.y);
    if (!isIn(box, point)) {
      /** @param {Point} place */
      const free = (place) =>
        isClear(place) && !(map && isIn(grown(map.box, rim), place)) && isApart(place, placed);
      const place = placeAtEdge(inset(box, rim), point, free);
      const [x, y] = [Math.round(place.x), Math.round(place.y)];
      if (isClear(place)) {
        const angle = (Math.atan2(point.y - y, point.x - x) * 180) / Math.PI;
        placed.push({ tag, x, y, angle, scale });
      }
    }
  }
  return placed;
}

/**
 * Scene areas closed to the centers of tags: a tag can be touched from REACH away.
 * @param {Pane} pane
 */
function clearOf({ window, aim }) {
  return (window.clear ?? []).map(([left, top, w, h]) => {
    const { x, y } = toScene(window, aim, left, top);
    return grown([x, y, w * aim.zoom, h * aim.zoom], REACH);
  });
}

/** @type {(point: Point, others: Point[]) => boolean} */
const isApart = ({ x, y }, others) =>
  others.every((other) => Math.hypot(other.x - x, other.y - y) >= APART);

/** @type {(box: Box, rim: number) => Box} */
const inset = ([x, y, w, h], rim) => [x + rim, y + rim, w - 2 * rim, h - 2 * rim];
/** @type {(box: Box, rim: number) => Box} */
export const grown = (box, rim) => inset(box, -rim);
/** @type {(box: Box, point: Point) => boolean} */
const isIn = ([left, top, w, h], { x, y }) =>
  x >= left && y >= top && x <= left + w && y <= top + h;

/**
 * Where the line from the center to the point crosses the edge, or the nearest free place.
 * @param {Box} edge
 * @param {Point} point
 * @param {(place: Point) => boolean} free
 */
function placeAtEdge(edge, point, free) {
  const around = 2 * (edge[2] + edge[3]);
  const start = crossing(edge, point);
  for (let step = 0; step * APART < around / 2; step += 1) {
    for (const side of [1, -1]) {
      const place = alongEdge(edge, start + side * step * APART, around);
      if (free(place)) {
        return place;
      }
    }
  }
  return alongEdge(edge, start, around);
}

/**
 * The distance along the edge, clockwise from its upper left corner.
 * @param {Box} edge
 * @param {Point} point
 */
function crossing([left, top, w, h], { x, y }) {
  const dx = x - left - w / 2;
  const dy = y - top - h / 2;
  if (Math.abs(dx) * h > Math.abs(dy) * w) {
    const down = h / 2 + (dy * w) / 2 / Math.abs(dx);
    return dx > 0 ? w + down : 2 * w + h + (h - down);
  }
  const across = w / 2 + (dx * h) / 2 / Math.abs(dy || 1);
  return dy > 0 ? w + h + (w - across) : across;
}

/**
 * @param {Box} edge
 * @param {number} far
 * @param {number} around
 * @returns {Point}
 */
function alongEdge([left, top, w, h], far, around) {
  const way = ((far % around) + around) % around;
  if (way < w) {
    return { x: left + way, y: top };
  }
  if (way < w + h) {
    return { x: left + w, y: top + way - w };
  }
  if (way < 2 * w + h) {
    return { x: left + 2 * w + h - way, y: top + h };
  }
  return { x: left, y: top + around - way };
}

/**
 * Return the marker at (x, y) of the scene, or null.
 * @param {Pane[]} panes
 * @param {number} x
 * @param {number} y
 * @returns {Marker | null}
 */
export function markerAt(panes, x, y) {
  for (const pane of [...panes].reverse()) {
    const near = tagsOf(pane).findLast((tag) => Math.hypot(tag.x - x, tag.y - y) <= REACH);
    if (near) {
      return { kind: "tag", pane, tag: near.tag };
    }
    const map = mapOf(pane);
    if (map && isIn(map.box, { x, y })) {
      return { kind: "map", pane, map };
    }
  }
  return null;
}

/**
 * Return the markers as scene nodes, drawn in front; `fleeting` ones aren't worth caching.
 * @param {Pane[]} panes
 * @returns {Sign[]}
 */
export function markerNodes(panes) {
  const signs = panes.flatMap((pane) => [...mapNodes(pane), ...tagsOf(pane).flatMap(tagNodes)]);
  return [...rulerNodes(panes), ...signs];
}

/**
 * @param {Pane} pane
 * @returns {Sign[]}
 */
function mapNodes(pane) {
  const map = mapOf(pane);
  if (!map) {
    return [];
  }
  const [x, y, w, h] = frameOf(map, pane);
  /** @type {RectShape} */
  const frame = { kind: "rect", x: 0, y: 0, w, h, r: 4 };
  return [
    { shapes: map.shapes, x: map.box[0], y: map.box[1] },
    {
      shapes: [
        { ...frame, stroke: "ringedge", width: 4 },
        { ...frame, stroke: "sun", width: 2.5 },
      ],
      x,
      y,
      fleeting: true,
    },
  ];
}

/** @type {Shape[]} */
const CAPSULE_SHAPES = [
  { kind: "path", d: CAPSULE, fill: "sheet", shadow: 1.5 },
  { kind: "path", d: ARROW, fill: "ink" },
];

/** @type {(placed: PlacedTag) => Sign[]} */
const tagNodes = ({ tag, x, y, angle, scale }) => [
  { shapes: CAPSULE_SHAPES, x, y, scale, angle: Math.round(angle / COARSE) * COARSE },
  { shapes: tag.shapes, x, y, scale },
];
