// Fingers, pens and mice on the overlay: taps, drags, what moves an aim, and a long press that
// explains.

import { createEcho } from "./echo.js";
import { THRESHOLD, looking, panning, pinching, tracing } from "./gestures.js";
import { regionAt } from "./hit.js";
import { lookoutAt } from "./lookout.js";
import { watchWheel } from "./wheel.js";

const LONG_PRESS_MS = 500;
const DOUBLE = { ms: 350, far: 30 };

const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Watches `root`. `regions()` gives the regions, `inside(path, x, y)` tests an outline, `aims` are
 * those of the windows, `zoom()` is how much larger than itself the scene is shown. Calls
 * tap(region), miss(), hold(region) -> boolean, carry(dx, dy), over(region or null), drop(from, to),
 * release(), explain(region), hush(), and push(dx, dy) where an aim cannot follow a finger.
 */
export function watchPointer(root, { regions, inside, aims, zoom, on }) {
  let press = null; // {id, x, y, at, region, window, lookout, gesture, other, timer, explained}
  let missed = null; // the last tap on nothing: {x, y, time}
  const expectEcho = createEcho(root.ownerDocument);

  const point = (event) => {
    const { left, top } = root.getBoundingClientRect();
    return { x: (event.clientX - left) / zoom(), y: (event.clientY - top) / zoom() };
  };
  const at = ({ x, y }) => regionAt(regions(), x, y, inside, aims);

  root.addEventListener("pointerdown", (event) => {
    on.hush();
    if (event.button !== 0 || press?.other) {
      return;
    }
    const place = point(event);
    if (press) {
      second(event, place);
      return;
    }
    aims.press();
    press = begun(event.pointerId, place);
    if (press.region?.hint) {
      press.timer = setTimeout(() => explain(press), LONG_PRESS_MS);
    }
    root.setPointerCapture(event.pointerId);
  });

  function begun(id, place) {
    const lookout = lookoutAt(aims.all(), place.x, place.y);
    return {
      id,
      ...place,
      at: place,
      lookout,
      region: lookout ? null : at(place),
      window: aims.windowAt(place.x, place.y),
      gesture: lookout?.kind === "map" ? looking(aims, lookout.pane, place) : null,
    };
  }

  // With a second finger it is the aim that is meant, whatever the first one has begun.
  function second(event, place) {
    const window = press.window ?? aims.windowAt(place.x, place.y);
    if (!window) {
      return;
    }
    clearTimeout(press.timer);
    press.gesture?.cancel();
    on.over(null);
    press.other = { id: event.pointerId, at: place };
    press.gesture = pinching(aims, window, press.at, place);
    press.pinched = window;
    root.setPointerCapture(event.pointerId);
  }

  function explain(pressed) {
    if (press === pressed && !pressed.gesture) {
      pressed.explained = true;
      on.explain(pressed.region);
    }
  }

  root.addEventListener("pointermove", (event) => {
    const finger = fingerOf(event);
    if (!finger) {
      return;
    }
    finger.at = point(event);
    if (!press.gesture && far(press.at, press) > THRESHOLD) {
      clearTimeout(press.timer);
      on.hush();
      press.gesture = gestureOf(press);
    }
    press.gesture?.move(press.at, press.other?.at);
  });

  const fingerOf = ({ pointerId }) =>
    [press, press?.other].find((finger) => finger?.id === pointerId);

  // What a finger that moves does, by what it touched first.
  function gestureOf({ region, window, lookout, x, y }) {
    if (lookout) {
      return panning(aims, lookout.pane.window.id, { x, y }, on.push);
    }
    if (canDrag(region)) {
      return on.hold(region) ? carrying(region, { x, y }) : null;
    }
    if (region?.trace) {
      return tracing({ region, regions, aims, tap: on.tap, from: { x, y } });
    }
    return window && (!region || region.window === window)
      ? panning(aims, window, { x, y }, on.push)
      : null;
  }

  const canDrag = (region) => Boolean(region?.drag) && !(region.states ?? []).includes("disabled");

  function carrying(region, start) {
    const goalOf = (place) => {
      const goal = at(place);
      return goal && goal.id !== region.id ? goal : null;
    };
    return {
      move(place) {
        on.carry(place.x - start.x, place.y - start.y);
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
    };
  }

  root.addEventListener("pointerup", (event) => {
    const finger = fingerOf(event);
    if (!finger) {
      return;
    }
    finger.at = point(event);
    if (press.other) {
      goOnWith(finger === press ? press.other : press);
      return;
    }
    const last = at(finger.at);
    const ended = finish();
    expectEcho();
    const meant = ended.gesture?.end(ended.at) ?? false;
    if (!meant && !ended.explained) {
      tap(ended, last, event.timeStamp);
    }
  });

  // One of two fingers is lifted: the other one pans, and is no tap.
  function goOnWith({ id, at: place }) {
    const { pinched } = press;
    press = { id, at: place, ...place, region: null, gesture: panning(aims, pinched, place) };
    press.window = pinched;
  }

  root.addEventListener("pointercancel", (event) => {
    const finger = fingerOf(event);
    if (finger && press.other) {
      goOnWith(finger === press ? press.other : press);
    } else if (finger) {
      finish().gesture?.cancel();
    }
  });

  function finish() {
    const ended = press;
    clearTimeout(ended.timer);
    press = null;
    on.over(null);
    aims.lift(ended.region?.trace ? ended.window : null);
    return ended;
  }

  function tap({ region, lookout, window, at: place }, last, time) {
    if (lookout) {
      goTo(lookout);
    } else if (region && region.id === last?.id) {
      on.tap(last);
    } else if (!region && !last) {
      tapNothing(window, place, time);
    }
  }

  function goTo({ pane, tag }) {
    if (tag) {
      aims.goTo(pane.window.id, tag.x, tag.y, true);
    }
  }

  function tapNothing(window, place, time) {
    const twice =
      window && missed && time - missed.time < DOUBLE.ms && far(missed, place) < DOUBLE.far;
    missed = twice ? null : { ...place, time };
    if (twice) {
      aims.toggle(window, place.x, place.y);
    } else {
      on.miss();
    }
  }

  // Assistive technology clicks without a pointer.
  root.addEventListener("click", (event) => {
    const id = event.target.closest?.("[data-region]")?.dataset.region;
    const region = regions().find((each) => each.id === id);
    if (region) {
      on.tap(region);
    }
  });

  root.addEventListener("contextmenu", (event) => event.preventDefault());
  watchWheel(root, point, aims);
}
