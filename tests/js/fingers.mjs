// A table for the tests of fingers, and what it was told.

import { createFingers } from "../../static/js/table/fingers.js";

// A window of four by four squares, of which the left half can be traced; beside it a tray with a
// card that can be carried and a button, and below both nothing.
const WINDOW = [0, 0, 200, 200];
export const squares = [...Array(16).keys()].map((index) => ({
  id: `s${index}`,
  group: "maze",
  window: "maze",
  trace: index % 4 < 2,
  states: index % 4 < 2 ? [] : ["disabled"],
  x: (index % 4) * 50,
  y: Math.floor(index / 4) * 50,
  w: 50,
  h: 50,
}));
export const tray = [
  { id: "card", group: "tray", drag: "card-1", x: 220, y: 0, w: 50, h: 50 },
  { id: "button", group: "tray", x: 220, y: 70, w: 50, h: 50 },
];
export const at = (index) => ({ x: (index % 4) * 50 + 25, y: Math.floor(index / 4) * 50 + 25 });
export const CARD = { x: 245, y: 25 };
export const BUTTON = { x: 245, y: 95 };
export const NOTHING = { x: 150, y: 300 };

/** What the table was told, [name, id], and how often fingers hold the windows; set by `forget`. */
export const seen = {};

export function forget() {
  Object.assign(seen, { calls: [], held: 0, zoomedPage: false });
}

export const told = (name) => seen.calls.filter(([each]) => each === name);
export const names = () => seen.calls.map(([name]) => name);

export function table(regions = [...squares, ...tray], isBoxed = true) {
  const isIn = (x, y) => isBoxed && x >= 0 && y >= 0 && x <= WINDOW[2] && y <= WINDOW[3];
  const log = (name) => (region) => seen.calls.push([name, region?.id ?? region]);
  return createFingers({
    regions: () => regions,
    inside: () => true,
    isPageZoomed: () => seen.zoomedPage,
    viewports: {
      all: () => [],
      lens: () => ({ left: 0, top: 0, zoom: 1 }),
      windowAt: (x, y) => (isIn(x, y) ? "maze" : null),
      press: () => (seen.held += 1),
      lift: () => (seen.held -= 1),
      grasp: () => (x, y, factor) => {
        seen.calls.push([factor === undefined ? "pan" : "pinch"]);
        return [0, 0];
      },
      toggle: () => seen.calls.push(["toggle"]),
    },
    on: {
      tap: log("tap"),
      miss: log("miss"),
      hold: (region) => Boolean(seen.calls.push(["hold", region.id])),
      carry() {},
      over() {},
      drop: (from, to) => seen.calls.push(["drop", from.id, to.id]),
      release: log("release"),
      slide: (ids, starts) => seen.calls.push(["slide", ids.join(), starts]),
      unslide: log("unslide"),
      explain: log("explain"),
      hush() {},
      push() {},
    },
  });
}

export const primary = (time = 0) => ({ isPrimary: true, time });
