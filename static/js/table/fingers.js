// Multi-touch recognition: taps, long presses, drags, slides and pinches. Independent of the
// browser: pointer.js and the tests feed it.
//
// A finger whose pointerup got lost must not count for ever, and a thumb resting beside the board
// must not keep other fingers from tapping.

import { THRESHOLD, carrying, looking, panning, pinching, tracing } from "./gestures.js";
import { regionAt } from "./hit.js";
import { lookoutAt } from "./lookout.js";

export const LONG_PRESS_MS = 500;
const DOUBLE = { ms: 350, far: 30 };
const ANSWER_MS = 900; // after a tap on a path, the scene may still be the one before it

const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
const canDrag = (region) => Boolean(region?.drag) && !isDisabled(region);
const isDisabled = ({ states = [] }) => states.includes("disabled");

// Two fingers in one window may pinch; a second one also replaces the drag of a piece.
const mayPinch = (one, two) =>
  two.window && (one.window === two.window || (one.gesture && !one.window));

/**
 * Create the recognizer. Places are in scene pixels, times in milliseconds. `regions()`, `inside`
 * and `aims` are as in hit.js; while `isPageZoomed()`, two fingers move the page.
 * Calls the methods of `on`: tap(region), miss(), hold(region) -> boolean, carry(dx, dy),
 * over(region or null), drop(from, to), release(), slide(ids, starts), unslide(), explain(region),
 * hush(), and push(dx, dy) where an aim can't follow a finger past the edge of its world.
 */
export function createFingers({ regions, inside, aims, isPageZoomed = () => false, on }) {
  const fingers = new Map(); // id -> finger, in the order in which they came down
  let pair = null; // {one, two, window, from, pinch}: two fingers that pinch once they move
  let missed = null; // the last tap on nothing: {x, y, time}
  let onWay = null; // the last region of a path that a finger tapped or reached: {id, time}

  const at = ({ x, y }) => regionAt(regions(), x, y, inside, aims);
  const known = (id) => regions().find((region) => region.id === id);
  const all = () => [...fingers.values()];
  const isHolding = ({ region, window, lookout }) => Boolean(region || window || lookout);

  /** Handle a finger that comes down; an `isPrimary` one is the only one, so others are dropped. */
  function down(id, place, { isPrimary = false, time = 0 } = {}) {
    if (isPrimary) {
      loseAll();
    } else {
      lose(id);
    }
    on.hush();
    const finger = begun(id, place, time);
    if (isHolding(finger) && !all().some(isHolding)) {
      aims.press();
    }
    const others = all();
    fingers.set(id, finger);
    join(finger, others);
    if (finger.mayTap && !pair && finger.region?.hint) {
      finger.timer = setTimeout(() => explain(finger), LONG_PRESS_MS);
    }
  }

  /** Decide whether a new finger pinches with one of `others`, acts alone, or does nothing. */
  function join(finger, others) {
    if (others.length && isPageZoomed()) {
      pair = null;
      all().forEach(yieldToPage);
      return;
    }
    const one = pair ? null : others.find((other) => mayPinch(other, finger));
    if (one) {
      clearTimeout(one.timer);
      if (one.gesture) {
        takeOver(one);
        finger.mayTap = false;
      }
      pair = { one, two: finger, window: finger.window, from: [one.at, finger.at], pinch: null };
    } else if (pair || others.some(({ gesture }) => gesture)) {
      finger.mayTap = finger.mayMove = false;
    }
  }

  function begun(id, place, time) {
    const lookout = lookoutAt(aims.all(), place.x, place.y);
    return {
      id,
      time,
      start: place,
      at: place,
      lookout,
      region: lookout ? null : at(place),
      window: aims.windowAt(place.x, place.y),
      gesture: lookout?.kind === "map" ? looking(aims, lookout.pane, place) : null,
      mayTap: true, // its lift may be a tap
      mayMove: true, // its movement may begin a gesture
      timer: 0,
    };
  }

  function yieldToPage(finger) {
    clearTimeout(finger.timer);
    takeOver(finger);
  }

  function explain(finger) {
    if (!finger.gesture && finger.mayTap) {
      finger.mayTap = false;
      on.explain(finger.region);
    }
  }

  /** Handle a finger that moved along the points `way`, the last being its position. */
  function move(id, way, time = 0) {
    const finger = fingers.get(id);
    if (!finger) {
      return;
    }
    finger.at = way.at(-1);
    if (isPaired(finger)) {
      movePair(pair);
      return;
    }
    if (!finger.gesture && finger.mayMove && far(finger.at, finger.start) > THRESHOLD) {
      begin(finger, time);
    }
    finger.gesture?.move(finger.at, way);
  }

  const isPaired = (finger) => pair !== null && (finger === pair.one || finger === pair.two);

  function movePair({ one, two, window, from }) {
    const hasMoved = far(one.at, from[0]) > THRESHOLD || far(two.at, from[1]) > THRESHOLD;
    if (!pair.pinch && hasMoved) {
      takeOver(one);
      takeOver(two);
      pair.pinch = pinching(aims, window, ...from);
    }
    pair.pinch?.(one.at, two.at);
  }

  /** Undo a finger's gesture, and don't treat its lift as a tap. */
  function takeOver(finger) {
    finger.gesture?.cancel();
    finger.gesture = null;
    finger.mayTap = finger.mayMove = false;
    on.over(null);
  }

  function begin(finger, time) {
    clearTimeout(finger.timer);
    on.hush();
    if (all().some((other) => other !== finger && other.gesture)) {
      finger.mayTap = finger.mayMove = false;
      return;
    }
    finger.region = known(finger.region?.id) ?? finger.region ?? at(finger.start);
    finger.gesture = gestureOf(finger, time);
    leaveResting(time);
  }

  // Selects the gesture of a moving finger by what it touched first.
  function gestureOf(finger, time) {
    const { region, window, lookout, start: from } = finger;
    if (lookout) {
      return panning(aims, lookout.pane.window.id, from, on.push);
    }
    if (canDrag(region)) {
      return carrying({ region, goalAt: at, on, from });
    }
    if (region && (region.trace || adjoinsWay(region, finger.time))) {
      const slide = (ids, starts) => {
        onWay = { id: ids.at(-1), time };
        on.slide(ids, starts);
      };
      return tracing({ region, regions, aims, slide, undo: on.unslide, from });
    }
    return window && (!region || region.window === window)
      ? panning(aims, window, from, on.push)
      : null;
  }

  // The scene after the last tap, which may allow tracing from there, may not have arrived yet.
  function adjoinsWay(region, time) {
    const last = onWay && time - onWay.time < ANSWER_MS ? known(onWay.id) : null;
    return (
      last?.group === region.group &&
      regions().some(({ group, trace }) => trace && group === region.group) &&
      last.window === region.window &&
      Math.abs(last.x - region.x) < 1.5 * region.w &&
      Math.abs(last.y - region.y) < 1.5 * region.h
    );
  }

  /** Handle a finger that is lifted at a place. */
  function up(id, place, time = 0) {
    const finger = fingers.get(id);
    if (!finger) {
      return;
    }
    move(id, [place], time);
    remove(finger);
    if (isPaired(finger)) {
      part(finger, time);
    }
    const wasMore = finger.gesture?.end(finger.at) ?? false;
    if (!wasMore && finger.mayTap) {
      tap(finger, time);
    }
  }

  // One of two fingers is lifted: the other one pans from now on, unless neither has moved and the
  // first one only rests there.
  function part(finger, time) {
    const { one, two, window, pinch } = pair;
    const other = finger === one ? two : one;
    pair = null;
    if (pinch) {
      takeAlong(other, window);
    } else if (two.region && rests(one, time)) {
      one.mayTap = false;
    } else {
      finger.mayTap = false;
      takeAlong(other, window);
    }
  }

  function takeAlong(finger, window) {
    finger.gesture = panning(aims, window, finger.at);
    finger.mayTap = finger.mayMove = false;
  }

  /** Return whether a finger is a resting thumb: on nothing, or long on something inactive. */
  function rests({ region, lookout, gesture, mayMove, time: since }, time) {
    const isIdle =
      !region ||
      (isDisabled(region) && !region.trace && !canDrag(region) && time - since > LONG_PRESS_MS);
    return isIdle && !lookout && !gesture && mayMove;
  }

  function remove(finger) {
    clearTimeout(finger.timer);
    fingers.delete(finger.id);
    if (finger.gesture) {
      on.over(null);
    }
    if (isHolding(finger) && !all().some(isHolding)) {
      aims.lift(finger.region?.trace ? finger.window : null);
    }
  }

  function tap({ region, lookout, window, at: place }, time) {
    const last = lookout ? null : at(place);
    if (lookout) {
      goTo(lookout);
    } else if (region && region.id === last?.id) {
      onWay = last.trace ? { id: last.id, time } : null;
      leaveResting(time);
      on.tap(last);
    } else if (!region && !last) {
      tapNothing(window, place, time);
    }
  }

  // A thumb that rested while another finger acted is no tap when it is lifted.
  function leaveResting(time) {
    for (const finger of all().filter(({ gesture }) => !gesture)) {
      finger.mayTap &&= Boolean(finger.region) && time - finger.time < LONG_PRESS_MS;
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
    if (!twice) {
      on.miss();
    } else if (!isPageZoomed()) {
      aims.toggle(window, place.x, place.y);
    }
  }

  /** Undo a finger's gesture because the system took the finger over (pointercancel). */
  const cancel = (id) => discard(fingers.get(id), "cancel");

  /** Drop a finger whose lift got lost; what it did stays. */
  const lose = (id) => discard(fingers.get(id), "lose");

  function discard(finger, ending) {
    if (!finger) {
      return;
    }
    remove(finger);
    if (isPaired(finger)) {
      part(finger, finger.time);
    }
    finger.gesture?.[ending]();
  }

  function loseAll() {
    all().forEach(({ id }) => lose(id));
  }

  return { down, move, up, cancel, lose, loseAll, isIdle: () => !fingers.size && !pair };
}
