// The rasterizer: draws nodes on a canvas from cached pictures. A lens {scale, x, y} is the number
// of device pixels per unit and the origin, in device pixels.

import { createMeasure } from "./bounds.js";
import { contextOf, offscreen } from "./canvas.js";
import { createGallery, phase } from "./sprites.js";

/** @import {Brush} from "./brush.js" */
/** @import {Bounds, Lens, Picture, Point, Pose, Shape, Whole} from "./types.d.ts" */

/** @typedef {CanvasRenderingContext2D} Context */

const TOO_LARGE = 8e6; // largest picture to cache, in pixels

/**
 * Create a rasterizer that draws with `brush`.
 * @param {Brush} brush
 */
export function createRasterizer(brush) {
  const measure = createMeasure(brush.icon);
  /** @type {WeakMap<Shape, Bounds>} */
  let single = new WeakMap(); // shape -> bounds

  const gallery = createGallery((shapes, bounds, { scale, angle, x, y }) => {
    const [west, north, east, south] = turned(bounds, angle);
    const left = Math.floor(west * scale + x) - x;
    const top = Math.floor(north * scale + y) - y;
    const picture = offscreen(east * scale - left, south * scale - top);
    const target = contextOf(picture);
    target.translate(-left, -top);
    target.rotate(radians(angle));
    target.scale(scale, scale);
    drawShapes(target, shapes, scale);
    return { canvas: picture, left, top, scale, angle, hour: 0 };
  }, measure);

  /**
   * @param {Context} target
   * @param {Shape[]} shapes
   * @param {number} scale
   */
  function drawShapes(target, shapes, scale) {
    for (const shape of shapes) {
      brush.shape(target, shape, scale);
    }
  }

  /** @param {Shape} shape */
  function boundsOfOne(shape) {
    const bounds = single.get(shape) ?? measure([shape]);
    single.set(shape, bounds);
    return bounds;
  }

  /**
   * Draw a node's shapes without a picture; skip those outside `area`.
   * @param {Context} target
   * @param {Whole} node
   * @param {Lens} lens
   * @param {Bounds | null} [area]
   */
  function direct(target, node, lens, area = null) {
    enter(target, node, lens);
    const scale = lens.scale * node.scale;
    const shown = area
      ? node.shapes.filter((shape) => touches(area, reach(boundsOfOne(shape), node, lens)))
      : node.shapes;
    drawShapes(target, shown, scale);
  }

  /**
   * Return whether a node may touch `area`, [left, top, right, bottom] in device pixels.
   * @type {(area: Bounds, node: Whole, lens: Lens) => boolean}
   */
  const isIn = (area, node, lens) => touches(area, reach(gallery.bounds(node.shapes), node, lens));

  /** @type {(node: Whole, scale: number) => boolean} */
  const isLarge = (node, scale) => {
    const [left, top, right, bottom] = gallery.bounds(node.shapes);
    return (right - left) * (bottom - top) * scale * scale > TOO_LARGE;
  };

  /**
   * The cache key of a node's picture under a lens: scale, rotation and subpixel offset.
   * @param {Whole} node
   * @param {Lens} lens
   */
  const wishOf = (node, lens) => ({
    scale: lens.scale * node.scale,
    angle: node.angle,
    x: phase(lens.x + lens.scale * node.x),
    y: phase(lens.y + lens.scale * node.y),
  });

  /**
   * Cache the picture of a static node for `rest`, unless it is too large.
   * @param {Whole} node
   * @param {Lens} lens
   */
  function prepare(node, lens) {
    if (!isLarge(node, lens.scale * node.scale)) {
      gallery.picture(node.shapes, wishOf(node, lens));
    }
  }

  /**
   * Draw a static node from its cached picture or, which is faster than making one, from its
   * shapes. Return whether a picture was used; a translucent node always needs one.
   * @param {Context} target
   * @param {Whole} node
   * @param {Lens} lens
   * @param {Bounds} area
   */
  function rest(target, node, lens, area) {
    const scale = lens.scale * node.scale;
    const picture = gallery.cached(node.shapes, wishOf(node, lens));
    if (picture) {
      lay(target, picture, node, lens);
    } else if (node.opacity < 1) {
      place(target, node, lens, area);
    } else {
      direct(target, node, lens, node.window && isLarge(node, scale) ? area : null);
    }
    return picture !== null || node.opacity < 1;
  }

  /**
   * Draw a node from a picture; if `hasty`, stretch one of another size rather than making one.
   * Return whether the result is as sharp as possible.
   * @param {Context} target
   * @param {Whole} node
   * @param {Lens} lens
   * @param {Bounds} area
   * @param {boolean} [hasty]
   */
  function place(target, node, lens, area, hasty = false) {
    const scale = lens.scale * node.scale;
    const large = isLarge(node, scale);
    if (large && node.opacity === 1 && !hasty) {
      direct(target, node, lens, area);
      return true;
    }
    const wish = wishOf(node, lens);
    wish.scale = large ? fitting(node) : scale;
    const exact = hasty ? gallery.cached(node.shapes, wish) : gallery.picture(node.shapes, wish);
    if (exact && !large) {
      lay(target, exact, node, lens);
      return true;
    }
    const picture =
      exact ?? gallery.likeness(node.shapes, wish) ?? gallery.picture(node.shapes, wish);
    const share = scale / picture.scale;
    const [x, y] = [lens.x + lens.scale * node.x, lens.y + lens.scale * node.y];
    target.globalAlpha = node.opacity;
    target.setTransform(share, 0, 0, share, x, y);
    target.drawImage(picture.canvas, picture.left, picture.top);
    target.globalAlpha = 1;
    return false;
  }

  /**
   * Draws a picture of the exact scale and offset on whole pixels.
   * @param {Context} target
   * @param {Picture} picture
   * @param {Whole} node
   * @param {Lens} lens
   */
  function lay(target, { canvas, left, top }, node, lens) {
    const x = Math.round(lens.x + lens.scale * node.x + left);
    const y = Math.round(lens.y + lens.scale * node.y + top);
    target.globalAlpha = node.opacity;
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.drawImage(canvas, x, y);
    target.globalAlpha = 1;
  }

  /** @param {{shapes: Shape[]}} node */
  function fitting({ shapes }) {
    const [left, top, right, bottom] = gallery.bounds(shapes);
    return Math.sqrt(TOO_LARGE / (right - left) / (bottom - top));
  }

  /**
   * Return the picture of moving shapes, for scales up to `most`, rotated by `angle`.
   * @param {Shape[]} shapes
   * @param {number} most
   * @param {number} angle
   * @param {Point} at
   * @param {Lens} lens
   */
  function portrait(shapes, most, angle, at, lens) {
    const scale = Math.min(most, fitting({ shapes }));
    const x = phase(lens.x + lens.scale * at.x);
    const y = phase(lens.y + lens.scale * at.y);
    return gallery.picture(shapes, { scale, angle, x, y });
  }

  /**
   * Draw a picture at a node's `pose`; `turn` is its relative width during a flip.
   * @param {Context} target
   * @param {Picture} picture
   * @param {Omit<Pose, "shapes">} pose
   * @param {Lens} lens
   */
  function stamp(target, picture, pose, lens) {
    if (pose.opacity <= 0 || !pose.turn) {
      return;
    }
    const share = (lens.scale * pose.scale) / picture.scale;
    target.setTransform(1, 0, 0, 1, lens.x + lens.scale * pose.x, lens.y + lens.scale * pose.y);
    target.rotate(radians(pose.angle - picture.angle));
    target.scale(share * pose.turn, share);
    target.globalAlpha = pose.opacity;
    target.drawImage(picture.canvas, picture.left, picture.top);
    target.globalAlpha = 1;
  }

  function clear() {
    single = new WeakMap();
    gallery.clear();
  }

  return { rest, prepare, place, direct, isIn, portrait, stamp, tidy: gallery.tidy, clear };
}

/**
 * @param {Context} target
 * @param {Whole} node
 * @param {Lens} lens
 */
function enter(target, { x, y, scale = 1, angle = 0 }, lens) {
  target.setTransform(lens.scale, 0, 0, lens.scale, lens.x, lens.y);
  target.translate(x, y);
  target.rotate(radians(angle));
  target.scale(scale, scale);
}

/** @param {number} angle */
const radians = (angle) => (angle * Math.PI) / 180;

/**
 * Bounds after a rotation about the origin.
 * @param {Bounds} bounds
 * @param {number} angle
 * @returns {Bounds}
 */
function turned([left, top, right, bottom], angle) {
  if (!angle) {
    return [left, top, right, bottom];
  }
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => [x * cos - y * sin, x * sin + y * cos]),
  );
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * A node's bounds in device pixels.
 * @param {Bounds} bounds
 * @param {Whole} node
 * @param {Lens} lens
 * @returns {Bounds}
 */
function reach(bounds, { x, y, scale = 1, angle = 0 }, lens) {
  const [left, top, right, bottom] = turned(bounds, angle);
  const size = lens.scale * scale;
  const [originX, originY] = [lens.x + lens.scale * x, lens.y + lens.scale * y];
  return [
    originX + left * size,
    originY + top * size,
    originX + right * size,
    originY + bottom * size,
  ];
}

/** @type {(area: Bounds, other: Bounds) => boolean} */
const touches = ([left, top, right, bottom], other) =>
  other[0] < right && other[1] < bottom && other[2] > left && other[3] > top;
