// Draws a part of a table that stands still, as a picture of the rules shows it.
import { contextOf } from "./canvas.js";
import { createRasterizer } from "./rasterizer.js";
import { complete } from "./tween.js";

/** @import {Brush} from "./brush.js" */
/** @import {Bounds, Box, Moment} from "./types.d.ts" */

/**
 * Draws on a canvas, at `density` pixels of it a unit, what Python has cut out of a scene.
 * @param {HTMLCanvasElement} canvas
 * @param {Brush} brush
 * @param {Moment} moment
 * @param {number} density
 */
export function sketch(canvas, brush, { width, height, scale, nodes }, density) {
  Object.assign(canvas, {
    width: Math.round(width * density),
    height: Math.round(height * density),
  });
  const context = contextOf(canvas);
  const rasterizer = createRasterizer(brush);
  /** @type {Bounds} */
  const area = [0, 0, canvas.width, canvas.height];
  const lens = { scale: density * scale, x: 0, y: 0, area };
  for (const each of nodes) {
    const node = complete(each);
    if (!node.shapes.length || !node.opacity || !rasterizer.isIn(area, node, lens)) {
      continue;
    }
    context.save();
    if (each.clip) {
      clip(context, each.clip, lens.scale);
    }
    rasterizer.place(context, node, lens, area);
    context.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {number} scale
 */
function clip(context, [x, y, w, h], scale) {
  context.beginPath();
  context.rect(x * scale, y * scale, w * scale, h * scale);
  context.clip();
}
