// Gestures of moving fingers. A gesture has move(place, way), with the finger's position and all
// points since the last call; end(place), which returns whether it was more than a tap; cancel(),
// which undoes it when another gesture takes over; and lose(), which ends it when pointerup got
// lost.

import { crossed } from "./crossing.js";
import { meantOnMap } from "./markers.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {Gesture, Marker, Point, Region, Touches} from "./types.d.ts" */

/** How far a finger may move, in pixels, and still be a tap. */
export const THRESHOLD = 6;

const nothing = () => {};

/**
 * Pan with one finger; `push(dx, dy)` gets how far it moved past the edge of the world.
 * @param {Viewports} viewports
 * @param {string} id
 * @param {Point} from
 * @param {(dx: number, dy: number) => void} [push]
 * @returns {Gesture}
 */
export function panning(viewports, id, from, push = nothing) {
  const pull = viewports.grasp(id, from.x, from.y);
  return {
    move: ({ x, y }) => push(...pull(x, y)),
    end: () => true,
    cancel: nothing,
    lose: nothing,
  };
}

/**
 * Return move(one, other), which pans and zooms with two fingers.
 * @param {Viewports} viewports
 * @param {string} id
 * @param {Point} one
 * @param {Point} other
 * @returns {(one: Point, other: Point) => void}
 */
export function pinching(viewports, id, one, other) {
  /** @type {(a: Point, b: Point) => Point} */
  const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  /** @type {(a: Point, b: Point) => number} */
  const apart = (a, b) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const from = middle(one, other);
  const pull = viewports.grasp(id, from.x, from.y);
  return (a, b) => {
    const { x, y } = middle(a, b);
    pull(x, y, apart(a, b) / apart(one, other));
  };
}

/**
 * Center the window on the finger's position on the map, from `from` on.
 * @param {Viewports} viewports
 * @param {Marker & {kind: "map"}} marker
 * @param {Point} from
 * @returns {Gesture}
 */
export function looking(viewports, { map, pane: { window } }, from) {
  let moved = false;
  /** @type {(place: Point, gliding: boolean) => void} */
  const goTo = (place, gliding) => {
    const { x, y } = meantOnMap(map, window.world, place.x, place.y);
    viewports.goTo(window.id, x, y, gliding);
  };
  return {
    move(place) {
      moved ||= Math.hypot(place.x - from.x, place.y - from.y) > THRESHOLD;
      if (moved) {
        goTo(place, false);
      }
    },
    end(place) {
      if (!moved) {
        goTo(place, true);
      }
      return true;
    },
    cancel: nothing,
    lose: nothing,
  };
}

/**
 * Drag a piece to the region below the finger; `goalAt(place)` returns that region, or null. During
 * an animation, the piece is lifted as soon as that ends, and can be dropped even before.
 * @param {{region: Region, goalAt: (place: Point) => Region | null, on: Touches, from: Point}} drag
 * @returns {Gesture}
 */
export function carrying({ region, goalAt, on, from }) {
  let isHeld = false;
  /** @param {Point} place */
  const goalOf = (place) => {
    const goal = goalAt(place);
    return goal && goal.id !== region.id ? goal : null;
  };
  return {
    move(place) {
      isHeld ||= on.hold(region);
      if (isHeld) {
        on.carry(place.x - from.x, place.y - from.y);
      }
      on.over(goalOf(place));
    },
    end(place) {
      const goal = goalOf(place);
      if (goal) {
        on.drop(region, goal);
      } else {
        on.release();
      }
      return true;
    },
    cancel: on.release,
    lose: on.release,
  };
}

/**
 * Slide through the regions of one group: slide(ids, starts) gets those that the finger crosses, in
 * order, beginning with the first once a second is reached. Whether a region may be entered isn't
 * checked, because the finger can be faster than the answers. undo() takes the slide back.
 * @param {object} sliding
 * @param {Region} sliding.region where the finger came down
 * @param {() => Region[]} sliding.regions
 * @param {Viewports} sliding.viewports
 * @param {(ids: string[], starts: boolean) => void} sliding.slide
 * @param {() => void} sliding.undo
 * @param {Point} sliding.from
 * @returns {Gesture}
 */
export function tracing({ region, regions, viewports, slide, undo, from }) {
  let last = from;
  let current = region.id;
  let hasLeft = false;
  /** @type {(other: Region) => boolean} */
  const isAlike = ({ window, group }) => window === region.window && group === region.group;

  return {
    move(place, way = [place]) {
      const among = regions().filter(isAlike);
      const over = [];
      for (const next of way) {
        for (const id of crossed(among, last, next, viewports)) {
          if (id !== current) {
            over.push(id);
          }
          current = id;
        }
        last = next;
      }
      if (over.length) {
        slide(hasLeft ? over : [region.id, ...over], !hasLeft);
        hasLeft = true;
      }
    },
    end: () => hasLeft,
    cancel() {
      if (hasLeft) {
        undo();
      }
    },
    lose: nothing,
  };
}
