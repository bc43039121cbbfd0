// Bounds of shapes, to size their cached pictures and to cull those out of view.
// Pure: bounds are estimated without the browser and may be too large, never too small.

import { shadowReach } from "./brush.js";
import { pathBounds } from "./outline.js";

const RIM = 4; // extra width of a line or of a theme's outline

/**
 * Return a function that returns the bounds [left, top, right, bottom] of shapes, with shadows.
 * `iconOf(name)` returns an icon's {size, box}: the side of its square, and its bounds in it.
 */
export function createMeasure(iconOf) {
  const known = new Map(); // path data -> bounds

  function boundsOfPath(d) {
    const bounds = known.get(d) ?? pathBounds(d);
    known.set(d, bounds);
    return bounds;
  }

  const measures = {
    rect: (s) => [s.x, s.y, s.x + s.w, s.y + s.h],
    circle: (s) => square(s.x, s.y, s.r),
    icon: (s) => boundsOfIcon(s, iconOf(s.name)),
    path: (s) => placed(boundsOfPath(s.d), s),
    text: boundsOfText,
  };

  return (shapes) => {
    const bounds = [Infinity, Infinity, -Infinity, -Infinity];
    for (const shape of shapes) {
      const [left, top, right, bottom] = measures[shape.kind](shape);
      const rim = RIM + lineOf(shape) + (shape.shadow ? shadowReach(shape.shadow) : 0);
      bounds[0] = Math.min(bounds[0], left - rim);
      bounds[1] = Math.min(bounds[1], top - rim);
      bounds[2] = Math.max(bounds[2], right + rim);
      bounds[3] = Math.max(bounds[3], bottom + rim);
    }
    return bounds;
  };
}

const lineOf = ({ stroke, width = 1, scale = 1 }) => (stroke ? width * scale : 0);

const square = (x, y, half) => [x - half, y - half, x + half, y + half];

function boundsOfIcon(shape, { size, box }) {
  return placed(
    box.map((each) => each - size / 2),
    { ...shape, scale: shape.size / size },
  );
}

function placed([left, top, right, bottom], { x = 0, y = 0, scale = 1, angle = 0 }) {
  if (!angle) {
    return [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale];
  }
  const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return square(x, y, far * scale);
}

// Text is never wider than its limit, and no letter is wider than the font size.
function boundsOfText(shape) {
  const size = shape.size ?? 15;
  const width = Math.min(shape.fit || Infinity, shape.text.length * size);
  const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.align ?? "start"];
  const below = ((shape.lines ?? 1) - 1) * size * (shape.leading ?? 1.25);
  return [left, shape.y - size, left + width, shape.y + size * 0.4 + below];
}
