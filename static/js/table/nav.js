// Keyboard navigation: which region gets the focus next. Pure.

import { has } from "./cells.js";

/** @import {PlacedGroup} from "./overlay.js" */
/** @import {Camera, Cell, GroupKind} from "./types.d.ts" */

/** Shortcut keys: to the player's own piece, and to what can be chosen now. */
const PIECE = "p";
const CHOICE = "n";
const GO_ON = "g";

/** @type {Record<string, [dx: number, dy: number]>} */
const ALONG = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * Return the region to focus after `key` on the region `current` of a group of that kind;
 * null if the key is no navigation key or there is no region in that direction.
 * @param {Cell[]} regions
 * @param {GroupKind} kind
 * @param {Cell} current
 * @param {string} key
 * @param {boolean} [toEnds]
 */
export function neighbour(regions, kind, current, key, toEnds = false) {
  if (key === "Home" || key === "End") {
    return endOfRow(regions, kind, current, key, toEnds);
  }
  if (!(key in ALONG)) {
    return null;
  }
  const [dx, dy] = ALONG[key];
  if (kind !== "grid") {
    return nextInLine(regions, kind, current, dx + dy);
  }
  return dx ? nearestInRow(regions, current, dx) : nearestInNextRow(regions, current, dy);
}

/**
 * Arrows wrap around in a group with one choice, as in any radio group.
 * @param {Cell[]} regions
 * @param {GroupKind} kind
 * @param {Cell} current
 * @param {number} step
 */
function nextInLine(regions, kind, current, step) {
  const index = regions.indexOf(current) + step;
  const next = kind === "radios" ? regions.at(index % regions.length) : regions[index];
  return next && next !== current ? next : null;
}

/**
 * Return whether an arrow to `region` also chooses it: in a radio group, unless it is already
 * chosen. `chosen` is the id that keys chose last, if the scene does not show that yet.
 * @param {Pick<PlacedGroup, "kind" | "chosen">} group
 * @param {Cell} region
 */
export function isChosenBy({ kind, chosen }, region) {
  if (kind !== "radios" || has(region, "disabled")) {
    return false;
  }
  return chosen === null ? !has(region, "selected") : chosen !== region.id;
}

/**
 * Return a group's tab stop: the region with the focus, else the picked one, the one focused last,
 * the player's piece, or a usable one; null if there are no members.
 * @param {Cell[]} members
 * @param {{focused?: string | null, visited?: string | null}} known
 */
export function tabStop(members, { focused = null, visited = null }) {
  return (
    members.find(({ id }) => id === focused) ??
    members.find((each) => has(each, "selected")) ??
    members.find(({ id }) => id === visited) ??
    members.find((each) => isMeantBy(each, PIECE)) ??
    members.find((each) => has(each, "legal")) ??
    members[0] ??
    null
  );
}

/** @type {(region: Cell, key: string) => boolean} */
const isMeantBy = (region, key) =>
  key === CHOICE ? has(region, "legal") : key.length === 1 && (region.jump ?? "").includes(key);

/**
 * Return the next region after `current` (the previous one if `isBack`) for the shortcut `key`,
 * wrapping around: one that can be chosen now, or one to which Python assigned the letter. The main
 * button is reached from everywhere, even from another button beside it.
 * @param {Cell[]} regions
 * @param {Cell | null} current
 * @param {string} key
 * @param {boolean} [isBack]
 */
export function leap(regions, current, key, isBack = false) {
  const inOrder = isBack ? [...regions].reverse() : regions;
  const isFirst = !current || key.toLowerCase() === GO_ON;
  const start = isFirst ? 0 : inOrder.indexOf(current) + 1;
  const inTurn = [...inOrder.slice(start), ...inOrder.slice(0, start)];
  return inTurn.find((each) => isMeantBy(each, key.toLowerCase())) ?? null;
}

/** @type {Record<string, Camera>} */
const CAMERAS = {
  "+": "closer",
  "=": "closer",
  "-": "farther",
  0: "whole",
  c: "home",
};
const PAN = 80; // pixels of the table

/**
 * Return what a key does to a window's aim: {camera}, or {dx, dy} in pixels of the table; null for
 * other keys. Ctrl with + or - is left to the browser.
 * @param {Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey">} event
 * @returns {{dx: number, dy: number} | {camera: Camera} | null}
 */
export function aimKey({ key, shiftKey, ctrlKey }) {
  if (ctrlKey) {
    return null;
  }
  if (shiftKey && key in ALONG) {
    const [dx, dy] = ALONG[key];
    return { dx: dx * PAN, dy: dy * PAN };
  }
  const camera = CAMERAS[key.toLowerCase()];
  return camera ? { camera } : null;
}

/**
 * @param {Cell[]} regions
 * @param {GroupKind} kind
 * @param {Cell} current
 * @param {string} key
 * @param {boolean} toEnds
 */
function endOfRow(regions, kind, current, key, toEnds) {
  const row =
    kind === "grid" && !toEnds ? regions.filter((each) => each.row === current.row) : regions;
  const sorted = [...row].sort((a, b) => a.row - b.row || a.col - b.col);
  return (key === "Home" ? sorted[0] : sorted[sorted.length - 1]) ?? null;
}

/**
 * @param {Cell[]} regions
 * @param {Cell} current
 * @param {number} dx
 */
function nearestInRow(regions, current, dx) {
  const ahead = regions.filter(
    (each) => each.row === current.row && (each.col - current.col) * dx > 0,
  );
  return least(ahead, (each) => Math.abs(each.col - current.col));
}

/**
 * A growing board has gaps: prefer the same column at any distance, else the nearest cell of the
 * next row.
 * @param {Cell[]} regions
 * @param {Cell} current
 * @param {number} dy
 */
function nearestInNextRow(regions, current, dy) {
  const ahead = regions.filter((each) => (each.row - current.row) * dy > 0);
  const below = ahead.filter((each) => each.col === current.col);
  /** @param {Cell} each */
  const rows = (each) => Math.abs(each.row - current.row);
  if (below.length) {
    return least(below, rows);
  }
  return least(ahead, (each) => rows(each) * 1000 + Math.abs(each.col - current.col));
}

/**
 * @param {Cell[]} items
 * @param {(item: Cell) => number} measure
 */
function least(items, measure) {
  /** @type {Cell | null} */
  let best = null;
  for (const item of items) {
    if (best === null || measure(item) < measure(best)) {
      best = item;
    }
  }
  return best;
}
