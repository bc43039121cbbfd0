// Fingers, pens and mice on the overlay: taps, drags, and a long press that explains.

import { regionAt } from "./hit.js";

const THRESHOLD = 6;
const LONG_PRESS_MS = 500;
const ECHO_MS = 700;

/**
 * Watches `root`. `regions()` gives the regions, `inside(path, x, y)` tests an outline.
 * Calls tap(region), miss(), hold(region) -> boolean, carry(dx, dy), over(region or null),
 * drop(from, to), release(), explain(region) and hush().
 */
export function watchPointer(root, { regions, inside, on }) {
  let press = null; // {id, x, y, region, dragging, timer, explained}
  let handled = -Infinity;

  const point = (event) => {
    const { left, top } = root.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const at = ({ x, y }) => regionAt(regions(), x, y, inside);

  root.addEventListener("pointerdown", (event) => {
    on.hush();
    if (press || event.button !== 0) {
      return;
    }
    const place = point(event);
    const region = at(place);
    press = { id: event.pointerId, ...place, region, dragging: false, explained: false };
    if (region?.hint) {
      press.timer = setTimeout(() => explain(region), LONG_PRESS_MS);
    }
    root.setPointerCapture(event.pointerId);
  });

  function explain(region) {
    if (press && !press.dragging) {
      press.explained = true;
      on.explain(region);
    }
  }

  root.addEventListener("pointermove", (event) => {
    if (event.pointerId !== press?.id) {
      return;
    }
    const { x, y } = point(event);
    const far = Math.hypot(x - press.x, y - press.y) > THRESHOLD;
    if (far && !press.dragging) {
      clearTimeout(press.timer);
      press.dragging = canDrag(press.region) && on.hold(press.region);
    }
    if (press.dragging) {
      on.carry(x - press.x, y - press.y);
      on.over(goalOf(press, { x, y }));
    }
  });

  const canDrag = (region) => Boolean(region?.drag) && !(region.states ?? []).includes("disabled");

  function goalOf({ region }, place) {
    const goal = at(place);
    return goal && goal.id !== region.id ? goal : null;
  }

  root.addEventListener("pointerup", (event) => {
    if (event.pointerId !== press?.id) {
      return;
    }
    const ended = finish();
    const place = point(event);
    handled = performance.now();
    if (ended.dragging) {
      drop(ended, goalOf(ended, place));
    } else if (!ended.explained) {
      tap(ended.region, at(place));
    }
  });

  root.addEventListener("pointercancel", (event) => {
    if (event.pointerId === press?.id && finish().dragging) {
      on.release();
    }
  });

  function finish() {
    const ended = press;
    clearTimeout(ended.timer);
    press = null;
    on.over(null);
    return ended;
  }

  function drop({ region }, goal) {
    if (goal) {
      on.drop(region, goal);
    } else {
      on.release();
    }
  }

  function tap(region, last) {
    if (region && region === last) {
      on.tap(region);
    } else if (!region && !last) {
      on.miss();
    }
  }

  // Assistive technology clicks without a pointer; a click that only echoes a tap is not one more.
  root.addEventListener("click", (event) => {
    const id = event.target.closest?.("[data-region]")?.dataset.region;
    const region = regions().find((each) => each.id === id);
    if (region && performance.now() - handled > ECHO_MS) {
      on.tap(region);
    }
  });

  root.addEventListener("contextmenu", (event) => event.preventDefault());
}
