// Pictures of whole nodes, drawn once and then moved about: what makes movement cheap, and what
// lets a node be pale as a whole.

import { shadowReach } from "./brush.js";

const STEPS = 16;
const ROOM = 12e6; // pixels of pictures that are kept even if they are not shown

/** Bounds of path data, measured by the browser's own SVG. */
export function createGauge(document) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.append(path);
  document.body.append(svg);
  const known = new Map();
  return (d) => {
    if (!known.has(d)) {
      path.setAttribute("d", d);
      const { x, y, width, height } = path.getBBox();
      known.set(d, [x, y, x + width, y + height]);
    }
    return known.get(d);
  };
}

/** The bounds [left, top, right, bottom] of `shapes`, shadows included. */
export function boundsOf(shapes, gauge, textWidth) {
  const measures = {
    rect: (s) => [s.x, s.y, s.x + s.w, s.y + s.h],
    circle: (s) => [s.x - s.r, s.y - s.r, s.x + s.r, s.y + s.r],
    icon: (s) => square(s.x, s.y, s.size * 0.71),
    path: (s) => placed(gauge(s.d), s),
    text: (s) => textBounds(s, textWidth(s)),
  };
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    const [left, top, right, bottom] = measures[shape.kind](shape);
    const rim =
      4 +
      (shape.stroke ? (shape.width ?? 1) * (shape.scale ?? 1) : 0) +
      (shape.shadow ? shadowReach(shape.shadow) : 0);
    bounds[0] = Math.min(bounds[0], left - rim);
    bounds[1] = Math.min(bounds[1], top - rim);
    bounds[2] = Math.max(bounds[2], right + rim);
    bounds[3] = Math.max(bounds[3], bottom + rim);
  }
  return bounds;
}

const square = (x, y, half) => [x - half, y - half, x + half, y + half];

function placed([left, top, right, bottom], { x = 0, y = 0, scale = 1, angle = 0 }) {
  if (!angle) {
    return [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale];
  }
  const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
  return square(x, y, far * scale);
}

function textBounds(shape, width) {
  const size = shape.size ?? 15;
  const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.align ?? "start"];
  const below = ((shape.lines ?? 1) - 1) * size * (shape.leading ?? 1.25);
  return [left, shape.y - size, left + width, shape.y + size * 0.4 + below];
}

/** How far along a pixel a place is, in steps so fine that they are not seen. */
export const phase = (place) => Math.round((place - Math.floor(place)) * STEPS) / STEPS;

/**
 * Pictures of nodes, each drawn once and kept as long as there is room or scenes show it: a tap
 * that changes three nodes of sixty then costs three drawings, not sixty, and panning costs none.
 * `draw(shapes, bounds, wish)` makes the picture that is wished for: {scale, angle, x, y}, where x
 * and y are the phases of the device pixels where the node's origin will be, so that the picture
 * lies on whole ones. `measure(shapes)` gives bounds.
 */
export function createGallery(draw, measure) {
  const walls = new Map(); // what shapes look like, as text -> {text, bounds, pictures}
  let known = new WeakMap(); // shapes -> the same
  let total = 0;
  let hour = 0;

  function wallOf(shapes) {
    let wall = known.get(shapes);
    if (!wall) {
      const text = JSON.stringify(shapes);
      wall = walls.get(text) ?? { text, bounds: measure(shapes), pictures: new Map() };
      walls.set(text, wall);
      known.set(shapes, wall);
    }
    return wall;
  }

  const keyOf = ({ scale, angle, x, y }) => `${scale.toFixed(5)}|${angle}|${x}|${y}`;

  function seen(picture) {
    picture.hour = hour;
    return picture;
  }

  function hang(wall, picture, key) {
    total += sizeOf(picture);
    walls.set(wall.text, wall);
    wall.pictures.set(key, picture);
    return picture;
  }

  return {
    bounds: (shapes) => wallOf(shapes).bounds,
    /** The picture that is wished for; where it is not there yet, only if `mayDraw`. */
    picture(shapes, wish, mayDraw = true) {
      const wall = wallOf(shapes);
      const key = keyOf(wish);
      const there = wall.pictures.get(key);
      if (there || !mayDraw) {
        return there ? seen(there) : null;
      }
      return seen(hang(wall, draw(shapes, wall.bounds, wish), key));
    },
    /** A picture of the same thing in whatever size, as long as it is turned alike; or null. */
    likeness(shapes, { angle }) {
      let best = null;
      for (const picture of wallOf(shapes).pictures.values()) {
        if (picture.angle === angle && !(best?.scale > picture.scale)) {
          best = picture;
        }
      }
      return best && seen(best);
    },
    /** Makes room: forgets what was not seen since the last call, the oldest first. */
    tidy() {
      if (total > ROOM) {
        const hung = [...walls.values()].flatMap((wall) =>
          [...wall.pictures].map(([key, picture]) => ({ wall, key, picture })),
        );
        hung.sort((one, other) => one.picture.hour - other.picture.hour);
        for (const { wall, key, picture } of hung) {
          if (total <= ROOM || picture.hour === hour) {
            break;
          }
          total -= sizeOf(picture);
          wall.pictures.delete(key);
        }
      }
      for (const [text, wall] of walls) {
        if (!wall.pictures.size) {
          walls.delete(text);
        }
      }
      hour += 1;
    },
    clear() {
      walls.clear();
      known = new WeakMap();
      total = 0;
    },
  };
}

const sizeOf = ({ canvas }) => canvas.width * canvas.height;

/** An off-screen canvas of at least one pixel. */
export function offscreen(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
}
