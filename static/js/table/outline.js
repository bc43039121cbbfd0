// Where path data reaches: exact bounds of its lines, curves and arcs. Pure: the build knows the
// icons' bounds by it, the page those of all other paths.

/** @import {Bounds} from "./types.d.ts" */

/**
 * Where path data has got to; `handle` is the second one of the last curve.
 * @typedef {{
 *   x: number, y: number, startX: number, startY: number, handleX: number, handleY: number, last: string,
 * }} Pen
 */

// Letters, numbers, and whatever is neither.
const TOKEN = /[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[^\s,]/gi;
const FIRST_FLAG = 3;
const SECOND_FLAG = 4;
/** @type {Record<string, number>} */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * The bounds [left, top, right, bottom] of path data; throws where it is none.
 * @param {string} d
 */
export function pathBounds(d) {
  /** @type {Bounds} */
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const pen = { x: 0, y: 0, startX: 0, startY: 0, handleX: 0, handleY: 0, last: "" };
  /** @type {string[]} */
  const tokens = d.match(TOKEN) ?? [];
  let letter = "";
  for (let at = 0; at < tokens.length;) {
    const begun = at;
    if (isLetter(tokens[at])) {
      letter = tokens[at++];
    } else {
      letter = repeated(letter);
    }
    const command = letter.toUpperCase();
    /** @type {number[]} */
    const numbers = [];
    for (let left = TAKES[command] ?? NaN; left !== 0; left -= 1) {
      const number = command === "A" ? ofArc(tokens, at, numbers.length) : Number(tokens[at]);
      if (Number.isNaN(number + left)) {
        throw noPath(d, begun);
      }
      numbers.push(number);
      at += 1;
    }
    draw[command](box, pen, absolute(command, numbers, letter === command ? null : pen));
    pen.last = command;
  }
  return box;
}

/** @param {string} token */
const isLetter = (token) => token >= "A";

/**
 * The next number of an arc; a flag is one digit, and may stand close to what follows.
 * @param {string[]} tokens
 * @param {number} at
 * @param {number} index
 */
function ofArc(tokens, at, index) {
  const token = tokens[at];
  const isGlued = (index === FIRST_FLAG || index === SECOND_FLAG) && token?.length > 1;
  if (isGlued) {
    tokens.splice(at, 1, token[0], token.slice(1));
  }
  return Number(tokens[at]);
}

/**
 * @param {string} d
 * @param {number} number
 */
function noPath(d, number) {
  const { index } = [...d.matchAll(TOKEN)][number];
  return new Error(
    `This is no path data, from character ${index + 1} on: "${d.slice(index, index + 20)}"`,
  );
}

// A command that is repeated may leave its letter out, if it takes anything; a line follows a move.
/** @type {Record<string, string>} */
const REPEATED = { M: "L", m: "l", Z: "", z: "" };

/** @param {string} letter */
const repeated = (letter) => REPEATED[letter] ?? letter;

/**
 * @param {string} command
 * @param {number[]} numbers
 * @param {Pen | null} pen
 */
function absolute(command, numbers, pen) {
  if (!pen) {
    return numbers;
  }
  if (command === "H" || command === "V") {
    return [numbers[0] + (command === "H" ? pen.x : pen.y)];
  }
  const first = command === "A" ? 5 : 0;
  return numbers.map((each, index) =>
    index < first ? each : each + ((index - first) % 2 ? pen.y : pen.x),
  );
}

/** @type {Record<string, (box: Bounds, pen: Pen, numbers: number[]) => void>} */
const draw = {
  M(box, pen, [x, y]) {
    goTo(box, pen, x, y);
    pen.startX = x;
    pen.startY = y;
  },
  L: (box, pen, [x, y]) => goTo(box, pen, x, y),
  H: (box, pen, [x]) => goTo(box, pen, x, pen.y),
  V: (box, pen, [y]) => goTo(box, pen, pen.x, y),
  Z: (box, pen) => goTo(box, pen, pen.startX, pen.startY),
  C: cubic,
  S(box, pen, numbers) {
    cubic(box, pen, [...mirrored(pen, "CS"), ...numbers]);
  },
  Q: quadratic,
  T(box, pen, numbers) {
    quadratic(box, pen, [...mirrored(pen, "QT"), ...numbers]);
  },
  A: arc,
};

/**
 * @param {Bounds} box
 * @param {Pen} pen
 * @param {number} x
 * @param {number} y
 */
function goTo(box, pen, x, y) {
  reach(box, 0, x);
  reach(box, 1, y);
  pen.x = x;
  pen.y = y;
}

/**
 * @param {Bounds} box
 * @param {number} axis 0 or 1
 * @param {number} place
 */
function reach(box, axis, place) {
  box[axis] = Math.min(box[axis], place);
  box[axis + 2] = Math.max(box[axis + 2], place);
}

/**
 * The handle of a curve that goes on smoothly from the one before.
 * @param {Pen} pen
 * @param {string} kinds
 */
function mirrored(pen, kinds) {
  const goesOn = pen.last && kinds.includes(pen.last);
  return goesOn ? [2 * pen.x - pen.handleX, 2 * pen.y - pen.handleY] : [pen.x, pen.y];
}

/**
 * @param {Bounds} box
 * @param {Pen} pen
 * @param {number[]} numbers
 */
function cubic(box, pen, [x1, y1, x2, y2, x, y]) {
  const from = [pen.x, pen.y];
  goTo(box, pen, x, y);
  cubicAlong(box, 0, from[0], x1, x2, x);
  cubicAlong(box, 1, from[1], y1, y2, y);
  pen.handleX = x2;
  pen.handleY = y2;
}

/**
 * A curve lies within its handles: those that are in the box already tell nothing new.
 * @type {(box: Bounds, axis: number, place: number) => boolean}
 */
const isInside = (box, axis, place) => place >= box[axis] && place <= box[axis + 2];

/**
 * @param {Bounds} box
 * @param {number} axis
 * @param {number} p0
 * @param {number} p1
 * @param {number} p2
 * @param {number} p3
 */
function cubicAlong(box, axis, p0, p1, p2, p3) {
  if (isInside(box, axis, p1) && isInside(box, axis, p2)) {
    return;
  }
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  for (const t of roots(a, b, c)) {
    const s = 1 - t;
    reach(box, axis, s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3);
  }
}

/**
 * Where a t² + b t + c is 0, strictly between 0 and 1.
 * @param {number} a
 * @param {number} b
 * @param {number} c
 */
function roots(a, b, c) {
  /** @param {number} t */
  const between = (t) => t > 0 && t < 1;
  if (Math.abs(a) < 1e-12) {
    return [-c / b].filter(between);
  }
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter(between);
}

/**
 * @param {Bounds} box
 * @param {Pen} pen
 * @param {number[]} numbers
 */
function quadratic(box, pen, [x1, y1, x, y]) {
  const from = [pen.x, pen.y];
  goTo(box, pen, x, y);
  quadraticAlong(box, 0, from[0], x1, x);
  quadraticAlong(box, 1, from[1], y1, y);
  pen.handleX = x1;
  pen.handleY = y1;
}

/**
 * @param {Bounds} box
 * @param {number} axis
 * @param {number} p0
 * @param {number} p1
 * @param {number} p2
 */
function quadraticAlong(box, axis, p0, p1, p2) {
  if (!isInside(box, axis, p1)) {
    const t = (p0 - p1) / (p0 - 2 * p1 + p2);
    reach(box, axis, (1 - t) * (1 - t) * p0 + 2 * t * (1 - t) * p1 + t * t * p2);
  }
}

/**
 * @param {Bounds} box
 * @param {Pen} pen
 * @param {number[]} numbers
 */
function arc(box, pen, [radiusX, radiusY, degrees, isLarge, isClockwise, x, y]) {
  const from = [pen.x, pen.y];
  goTo(box, pen, x, y);
  if (!radiusX || !radiusY || (from[0] === x && from[1] === y)) {
    return;
  }
  const ellipse = through(
    from,
    [x, y],
    Math.abs(radiusX),
    Math.abs(radiusY),
    degrees,
    isLarge === isClockwise,
  );
  const { cx, cy, rx, ry, tilt, angleOf } = ellipse;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const start = angleOf(from);
  const end = angleOf([x, y]);
  /** @param {number} angle */
  const isOn = (angle) =>
    isClockwise
      ? turn(angle - start) <= turn(end - start)
      : turn(start - angle) <= turn(start - end);
  for (const [axis, far] of [
    [0, Math.atan2(-ry * sin, rx * cos)],
    [1, Math.atan2(ry * cos, rx * sin)],
  ]) {
    for (const angle of [far, far + Math.PI].filter(isOn)) {
      const [across, down] = [rx * Math.cos(angle), ry * Math.sin(angle)];
      reach(box, axis, axis ? cy + across * sin + down * cos : cx + across * cos - down * sin);
    }
  }
}

/** @param {number} angle */
const turn = (angle) => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);

/**
 * The ellipse of an arc, as the SVG standard finds it from the ends; too small radii grow.
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} wide
 * @param {number} high
 * @param {number} degrees
 * @param {boolean} isLeft
 */
function through([x0, y0], [x1, y1], wide, high, degrees, isLeft) {
  const tilt = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [halfX, halfY] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const [u, v] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const tight = (u / wide) ** 2 + (v / high) ** 2;
  const grown = Math.max(1, Math.sqrt(tight));
  const [rx, ry] = [wide * grown, high * grown];
  const off = (isLeft ? -1 : 1) * Math.sqrt(Math.max(0, grown ** 2 / tight - 1));
  const [across, down] = [(off * rx * v) / ry, (-off * ry * u) / rx];
  const cx = cos * across - sin * down + (x0 + x1) / 2;
  const cy = sin * across + cos * down + (y0 + y1) / 2;
  /** @param {number[]} point */
  const angleOf = ([x, y]) => {
    const [dx, dy] = [x - cx, y - cy];
    return Math.atan2((cos * dy - sin * dx) / ry, (cos * dx + sin * dy) / rx);
  };
  return { cx, cy, rx, ry, tilt, angleOf };
}
