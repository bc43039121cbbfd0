// What fingers that move can do. A gesture has move(place, way), where the finger is and all places
// since the last call; end(place), which returns whether it was more than a tap; cancel(), which
// undoes it where something else takes over; and lose(), which ends it where its lift got lost.

import { crossed } from "./crossing.js";
import { meantOnMap } from "./lookout.js";

/** How far a finger may move, in pixels, and still be a tap. */
export const THRESHOLD = 6;

const nothing = () => {};

/** One finger takes the aim along; `push(dx, dy)` is told how far it is ahead of the aim. */
export function panning(aims, id, from, push = nothing) {
  const pull = aims.grasp(id, from.x, from.y);
  return {
    move: ({ x, y }) => push(...pull(x, y)),
    end: () => true,
    cancel: nothing,
    lose: nothing,
  };
}

/** Returns move(one, other): two fingers take the aim along, and zoom by how far they are apart. */
export function pinching(aims, id, one, other) {
  const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = (a, b) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const from = middle(one, other);
  const pull = aims.grasp(id, from.x, from.y);
  return (a, b) => {
    const { x, y } = middle(a, b);
    pull(x, y, apart(a, b) / apart(one, other));
  };
}

/** A finger on the map, set down at `from`: where it is comes into the middle. */
export function looking(aims, { window }, from) {
  let moved = false;
  const goTo = (place, gliding) => {
    const { x, y } = meantOnMap(window, place.x, place.y);
    aims.goTo(window.id, x, y, gliding);
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
 * A finger carries a piece to the region below it; `goalAt(place)` is that region, or null. Where the
 * picture still moves, the piece is taken as soon as it rests, and dropped all the same.
 */
export function carrying({ region, goalAt, on, from }) {
  let isHeld = false;
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
 * A finger that goes from region to region of one group tells all that it crosses in their order,
 * the first one included as soon as it comes to another: slide(ids, starts). It never asks whether
 * they may be entered, for it can be faster than the answers. undo() takes the slide back.
 */
export function tracing({ region, regions, aims, slide, undo, from }) {
  let last = from;
  let current = region.id;
  let hasLeft = false;
  const isAlike = ({ window, group }) => window === region.window && group === region.group;

  return {
    move(place, way = [place]) {
      const among = regions().filter(isAlike);
      const over = [];
      for (const next of way) {
        for (const id of crossed(among, last, next, aims)) {
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
    cancel: () => hasLeft && undo(),
    lose: nothing,
  };
}
