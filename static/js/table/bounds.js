// Bounds of shapes, to size their cached pictures and to cull those out of view.
// Pure: bounds are estimated without the browser and may be too large, never too small.

import { shadowReach } from "./brush.js";
import { pathBounds } from "./outline.js";

/** @import {Bounds, IconData, IconShape, Shape, TextShape} from "./types.d.ts" */

const RIM = 4; // extra width of a line or of a theme's outline

/**
 * Return a function that returns the bounds [left, top, right, bottom] of shapes, with shadows.
 * `iconOf(name)` returns an icon's {size, box}: the side of its square, and its bounds in it.
 * @param {(name: string) => Pick<IconData, "size" | "box">} iconOf
 */
export function createMeasure(iconOf) {
  /** @type {Map<string, Bounds>} */
  const known = new Map(); // path data -> bounds

  /** @param {string} d */
  function boundsOfPath(d) {
    const bounds = known.get(d) ?? pathBounds(d);
    known.set(d, bounds);
    return bounds;
  }

  /**
   * @param {Shape} shape
   * @returns {Bounds}
   */
  function boundsOf(shape) {
    switch (shape.kind) {
      case "rect":
        return [shape.x, shape.y, shape.x + shape.w, shape.y + shape.h];
      case "circle":
        return square(shape.x, shape.y, shape.r);
      case "icon":
        return boundsOfIcon(shape, iconOf(shape.name));
      case "path":
        return placed(boundsOfPath(shape.d), shape);
      case "text":
        return boundsOfText(shape);
    }
  }

  return (/** @type {Shape[]} */ shapes) => {
    /** @type {Bounds} */
    const bounds = [Infinity, Infinity, -Infinity, -Infinity];
    for (const shape of shapes) {
      const [left, top, right, bottom] = boundsOf(shape);
      const rim = RIM + lineOf(shape) + shadowOf(shape);
      bounds[0] = Math.min(bounds[0], left - rim);
      bounds[1] = Math.min(bounds[1], top - rim);
      bounds[2] = Math.max(bounds[2], right + rim);
      bounds[3] = Math.max(bounds[3], bottom + rim);
    }
    return bounds;
  };
}

/** @param {Shape} shape */
function lineOf(shape) {
  if (!("stroke" in shape) || !shape.stroke) {
    return 0;
  }
  return (shape.width ?? 1) * (shape.kind === "path" ? (shape.scale ?? 1) : 1);
}

/** @param {Shape} shape */
const shadowOf = (shape) => ("shadow" in shape && shape.shadow ? shadowReach(shape.shadow) : 0);

/** @type {(x: number, y: number, half: number) => Bounds} */
const square = (x, y, half) => [x - half, y - half, x + half, y + half];

/**
 * @param {IconShape} shape
 * @param {Pick<IconData, "size" | "box">} icon
 */
function boundsOfIcon(shape, { size, box }) {
  const [left, top, right, bottom] = box;
  const half = size / 2;
  return placed([left - half, top - half, right - half, bottom - half], {
    ...shape,
    scale: shape.size / size,
  });
}

/**
 * @param {Bounds} bounds
 * @param {{x?: number, y?: number, scale?: number, angle?: number}} at
 * @returns {Bounds}
 */
function placed([left, top, right, bottom], { x = 0, y = 0, scale = 1, angle = 0 }) {
  if (!angle) {
    return [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale];
  }
  const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return square(x, y, far * scale);
}

/**
 * Text is never wider than its limit, and no letter is wider than the font size.
 * @param {TextShape} shape
 * @returns {Bounds}
 */
function boundsOfText(shape) {
  const size = shape.size ?? 15;
  const width = Math.min(shape.fit || Infinity, shape.text.length * size);
  const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.align ?? "start"];
  const below = ((shape.lines ?? 1) - 1) * size * (shape.leading ?? 1.25);
  return [left, shape.y - size, left + width, shape.y + size * 0.4 + below];
}
