// Icons and seat marks as small inline pictures in the colour of the text beside them.
import { html, nothing, svg } from "../../build/vendor/lit-html.js";
import { readIcons } from "./built.js";

/** @type {import("../table/types.d.ts").Icons} by name, empty until they come */
let outlines = {};

/** Waits for the outlines that the build has picked. */
export async function loadIcons() {
  outlines = await readIcons();
}

/**
 * @param {string} name
 * @returns its icon as decoration, or nothing while its outline is not there yet
 */
export function icon(name) {
  const outline = outlines[name];
  const size = outline?.size ?? 512;
  return html`<svg class="icon" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    ${outline ? svg`<path d=${outline.path} />` : nothing}
  </svg>`;
}

// In the order of the seats: disc, square, diamond, triangle, hexagon, star.
const MARKS = [
  { token: "rose", path: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z" },
  {
    token: "water",
    path: "M3.5 2h9A1.5 1.5 0 0 1 14 3.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 12.5v-9A1.5 1.5 0 0 1 3.5 2z",
  },
  { token: "sun", path: "M8 0l8 8-8 8-8-8z" },
  { token: "plum", path: "M8 1l7.5 13.5H.5z" },
  { token: "leaf2", path: "M4 1.2h8L16 8l-4 6.8H4L0 8z" },
  { token: "berry", path: "M8 0l2.2 5.3 5.8.5-4.4 3.7 1.4 5.6-5-3-5 3 1.4-5.6L0 5.8l5.8-.5z" },
];

/**
 * @param {number} mark 1 to 6
 * @param {string} face an icon
 * @returns both in one, as decoration
 */
export const portrait = (mark, face) =>
  html`<span class="portrait portrait-${mark}">${seatMark(mark)}${icon(face)}</span>`;

/** @param {number} mark 1 to 6 @returns {string} the colour of a seat, as CSS takes it */
export const seatColour = (mark) => `var(--${MARKS[mark - 1].token})`;

/** @param {number} mark 1 to 6 @returns the shape and colour of a seat, as decoration */
export function seatMark(mark) {
  const { path } = MARKS[mark - 1];
  return html`<svg class="seat-mark" viewBox="-1 -1 18 18" aria-hidden="true">
    ${svg`<path d=${path} fill=${seatColour(mark)} class="seat-shape" />`}
  </svg>`;
}
