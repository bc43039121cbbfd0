// What fingers that move can do besides carrying a piece. A gesture has move(place, other), the
// places of the fingers; end(place), which says whether it was more than a tap; and cancel().

import { placeIn } from "./hit.js";
import { meantOnMap } from "./lookout.js";

/** How far a finger may move, in pixels, and still be a tap. */
export const THRESHOLD = 6;

const INNER = 0.7; // of a region, as a circle: what a finger on its way must come to
const STRIDE = 8; // pixels between the places that a quick finger is taken to have been at

const nothing = () => {};

/** One finger takes the aim along; `push(dx, dy)` is told how far it is ahead of the aim. */
export function panning(aims, id, from, push = nothing) {
  const pull = aims.grasp(id, from.x, from.y);
  return { move: ({ x, y }) => push(...pull(x, y)), end: () => true, cancel: nothing };
}

/** Two fingers take the aim along, and zoom by how far they are apart. */
export function pinching(aims, id, one, other) {
  const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = (a, b) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const from = middle(one, other);
  const pull = aims.grasp(id, from.x, from.y);
  return {
    move(a, b) {
      const { x, y } = middle(a, b);
      pull(x, y, apart(a, b) / apart(one, other));
    },
    end: () => true,
    cancel: nothing,
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
  };
}

/** A finger that goes from region to region taps each that it comes to, the first one included. */
export function tracing({ region, regions, aims, tap, from }) {
  let last = from;
  let current = region.id;
  let left = false;

  function visit(place) {
    const reached = regions().findLast((each) => each.trace && isWithin(each, place, aims));
    if (!reached || reached.id === current) {
      return;
    }
    if (!left) {
      left = true;
      startWith(regions().find((each) => each.id === region.id));
    }
    current = reached.id;
    tap(regions().find((each) => each.id === reached.id) ?? reached);
  }

  function startWith(first) {
    if (first && !(first.states ?? []).includes("selected")) {
      tap(first);
    }
  }

  return {
    move(place) {
      const steps = Math.ceil(Math.hypot(place.x - last.x, place.y - last.y) / STRIDE);
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        visit({
          x: last.x + (place.x - last.x) * share,
          y: last.y + (place.y - last.y) * share,
        });
      }
      last = place;
    },
    end: () => left,
    cancel: nothing,
  };
}

function isWithin(region, place, aims) {
  if (region.window && aims.windowAt(place.x, place.y) !== region.window) {
    return false;
  }
  const { x, y } = placeIn(region.window, place.x, place.y, aims);
  const reach = (INNER * Math.min(region.w, region.h)) / 2;
  return Math.hypot(x - region.x - region.w / 2, y - region.y - region.h / 2) <= reach;
}
