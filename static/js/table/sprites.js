// Pictures of whole nodes, drawn once and then moved about: what makes movement cheap, and what
// lets a node be pale as a whole.

const SOFT = 34; // the farthest a shadow reaches, in CSS pixels

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
      4 + (shape.stroke ? (shape.width ?? 1) * (shape.scale ?? 1) : 0) + (shape.shadow ? SOFT : 0);
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

/**
 * Pictures of nodes, each drawn once and kept as long as scenes show it: a tap that changes three
 * nodes of sixty then costs three drawings, not sixty.
 * `draw(shapes, scale, at)` makes a picture that is as sharp as its node where the pose `at` puts
 * it, that is, one that lies on whole device pixels there.
 */
export function createGallery(draw) {
  const pictures = new Map();
  let used = new Set();
  return {
    picture(shapes, scale, at) {
      const key = `${scale}|${at.x % 1}|${at.y % 1}|${JSON.stringify(shapes)}`;
      if (!pictures.has(key)) {
        pictures.set(key, draw(shapes, scale, at));
      }
      used.add(key);
      return pictures.get(key);
    },
    /** Forgets what was not asked for since the last call. */
    forgetOthers() {
      for (const key of pictures.keys()) {
        if (!used.has(key)) {
          pictures.delete(key);
        }
      }
      used = new Set();
    },
    clear: () => pictures.clear(),
  };
}

/** An off-screen canvas of at least one pixel. */
export function offscreen(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
}
