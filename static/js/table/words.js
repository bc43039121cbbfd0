// Text on the canvas: fonts, and how text that is too wide is wrapped, shrunk and truncated.
import { graphemes } from "../graphemes.js";

/** @import {TextShape} from "./types.d.ts" */

/** @typedef {(text: string, font: string) => number} Measure the width of a text, in pixels */

const FAMILIES = {
  text: "Nunito, system-ui, sans-serif",
  title: "Fraunces, Georgia, serif",
};
const LEAST = 13;
const MANY = 2000;

/**
 * Return the CSS font of a text shape, at `size` pixels.
 * @param {TextShape} text
 * @param {number} size
 */
export const fontOf = (text, size) =>
  `${text.weight ?? 600} ${size}px ${FAMILIES[text.font ?? "text"]}`;

/**
 * Load the fonts that scenes use.
 * @param {FontFaceSet} [fonts]
 */
export async function loadFonts(fonts = document.fonts) {
  const wanted = ["600 16px Nunito", "800 16px Nunito", "700 16px Fraunces"];
  await Promise.all(wanted.map((font) => fonts.load(font)));
}

/**
 * Create a typesetter: layout(shape) returns {lines, size} of a text shape and caches measurements;
 * forget() clears them when the fonts change. `measure(text, font)` returns a width in pixels.
 * @param {Measure} measure
 */
export function createTypesetter(measure) {
  /** @type {Map<string, {lines: string[], size: number}>} */
  const known = new Map();
  /** @param {TextShape} shape */
  const layout = (shape) => {
    const size = shape.size ?? 15;
    const { fit } = shape;
    if (!fit) {
      return { lines: [shape.text], size };
    }
    const key = `${fontOf(shape, size)}|${fit}|${shape.lines ?? 1}|${shape.text}`;
    const made = known.get(key) ?? fitted(shape, fit, size, measure);
    if (known.size > MANY) {
      known.clear();
    }
    known.set(key, made);
    return made;
  };
  return { layout, forget: () => known.clear() };
}

/**
 * @param {TextShape} shape
 * @param {number} fit
 * @param {number} wanted
 * @param {Measure} measure
 */
function fitted(shape, fit, wanted, measure) {
  const most = shape.lines ?? 1;
  for (let size = wanted; ; size -= 0.5) {
    /** @param {string} text */
    const width = (text) => measure(text, fontOf(shape, size));
    const lines = most === 1 ? [shape.text] : broken(shape.text, fit, width);
    const fits = lines.length <= most && lines.every((line) => width(line) <= fit);
    if (fits) {
      return { lines, size };
    }
    if (size - 0.5 < LEAST) {
      return { lines: shortened(lines, most, fit, width), size };
    }
  }
}

/**
 * Wrap `text` between words; no line is wider than `fit` unless a single word is.
 * @param {string} text
 * @param {number} fit
 * @param {(text: string) => number} width
 */
export function broken(text, fit, width) {
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && width(longer) > fit) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/**
 * @param {string[]} lines
 * @param {number} most
 * @param {number} fit
 * @param {(text: string) => number} width
 */
function shortened(lines, most, fit, width) {
  const last = lines.slice(most - 1).join(" ");
  return [...lines.slice(0, most - 1), last].map((line) => cut(line, fit, width));
}

/**
 * Truncate `line` with an ellipsis if it is wider than `fit`. A number at its end is kept, because
 * it may distinguish two people of one name.
 * @param {string} line
 * @param {number} fit
 * @param {(text: string) => number} width
 */
export function cut(line, fit, width) {
  if (width(line) <= fit) {
    return line;
  }
  const [number] = / \d{1,2}$/.exec(line) ?? [""];
  const letters = graphemes(line.slice(0, line.length - number.length));
  const shortened = () => `${letters.join("").trimEnd()}…${number}`;
  while (letters.length && width(shortened()) > fit) {
    letters.pop();
  }
  return shortened();
}
