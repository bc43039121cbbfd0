// Draws a part of a table that stands still, as a picture of the rules shows it.
import { createPrinter } from "./printer.js";
import { complete } from "./tween.js";

/**
 * Draws on a canvas, at `density` pixels of it a unit, what Python has cut out of a scene.
 * @param {HTMLCanvasElement} canvas
 * @param {object} brush as in brush.js
 * @param {{width: number, height: number, scale: number, nodes: object[]}} moment in units of which
 *   `scale` make one of the canvas; a node may bring its `clip`
 * @param {number} density
 */
export function sketch(canvas, brush, { width, height, scale, nodes }, density) {
  Object.assign(canvas, {
    width: Math.round(width * density),
    height: Math.round(height * density),
  });
  const context = canvas.getContext("2d");
  const printer = createPrinter(brush);
  const area = [0, 0, canvas.width, canvas.height];
  const lens = { scale: density * scale, x: 0, y: 0, area };
  for (const each of nodes) {
    const node = complete(each);
    if (!node.shapes.length || !node.opacity || !printer.isIn(area, node, lens)) continue;
    context.save();
    if (each.clip) clip(context, each.clip, lens.scale);
    printer.place(context, node, lens, area);
    context.restore();
  }
}

function clip(context, [x, y, w, h], scale) {
  context.beginPath();
  context.rect(...[x, y, w, h].map((each) => each * scale));
  context.clip();
}
