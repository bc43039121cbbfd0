// Multi-touch recognition: taps, long presses, drags, slides and pinches. Independent of the
// browser: pointer.js and the tests feed it.
//
// A finger whose pointerup got lost must not count for ever, and a thumb resting beside the board
// must not keep other fingers from tapping.

import { THRESHOLD, carrying, looking, panning, pinching, tracing } from "./gestures.js";
import { regionAt } from "./hit.js";
import { markerAt } from "./markers.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {Gesture, Inside, Marker, Point, Region, Touches} from "./types.d.ts" */

/**
 * A finger on the table: `marker`, `region` and `window` are what it touched first. `mayTap` is whether its
 * lift may be a tap, `mayMove` whether its movement may begin a gesture.
 * @typedef {{
 *   id: number,
 *   time: number,
 *   start: Point,
 *   at: Point,
 *   marker: Marker | null,
 *   region: Region | null,
 *   window: string | null,
 *   gesture: Gesture | null,
 *   mayTap: boolean,
 *   mayMove: boolean,
 *   timer: ReturnType<typeof setTimeout> | undefined,
 * }} Finger
 */

/**
 * Two fingers that pinch once they move away from where they are now.
 * @typedef {{
 *   one: Finger,
 *   two: Finger,
 *   window: string,
 *   from: [Point, Point],
 *   pinch: ((one: Point, two: Point) => void) | null,
 * }} Pair
 */

export const LONG_PRESS_MS = 500;
const DOUBLE = { ms: 350, far: 30 };
const ANSWER_MS = 900; // after a tap on a path, the scene may still be the one before it

/** @type {(one: Point, other: Point) => number} */
const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
/** @param {Region} region */
const canDrag = (region) => Boolean(region.drag) && !isDisabled(region);
/** @param {Region} region */
const isDisabled = ({ states = [] }) => states.includes("disabled");

// Two fingers in one window may pinch; a second one also replaces the drag of a piece.
/** @type {(one: Finger, two: Finger) => boolean} */
const mayPinch = (one, two) =>
  Boolean(two.window) && (one.window === two.window || (one.gesture !== null && !one.window));

/**
 * Create the recognizer. Places are in scene pixels, times in milliseconds. `regions()`, `inside`
 * and `viewports` are as in hit.js; while `isPageZoomed()`, two fingers move the page.
 * Calls the methods of `on`: tap(region), miss(), hold(region) -> boolean, carry(dx, dy),
 * over(region or null), drop(from, to), release(), slide(ids, starts), unslide(), explain(region),
 * hush(), and push(dx, dy) where an aim can't follow a finger past the edge of its world.
 * @param {object} table
 * @param {() => Region[]} table.regions
 * @param {Inside} table.inside
 * @param {Viewports} table.viewports
 * @param {() => boolean} [table.isPageZoomed]
 * @param {Touches} table.on
 */
export function createFingers({ regions, inside, viewports, isPageZoomed = () => false, on }) {
  /**
   * The fingers by id, in the order in which they came down.
   * @type {Map<number, Finger>}
   */
  const fingers = new Map();
  /** @type {Pair | null} */
  let pair = null;
  /**
   * The last tap on nothing.
   * @type {(Point & {time: number}) | null}
   */
  let missed = null;
  /**
   * The last region of a path that a finger tapped or reached.
   * @type {{id: string, time: number} | null}
   */
  let onWay = null;

  /** @type {(place: Point) => Region | null} */
  const at = ({ x, y }) => regionAt(regions(), x, y, inside, viewports);
  /** @param {string} id */
  const known = (id) => regions().find((region) => region.id === id);
  const all = () => [...fingers.values()];
  /** @type {(finger: Finger) => boolean} */
  const isHolding = ({ region, window, marker }) => Boolean(region || window || marker);

  /**
   * Handle a finger that comes down; an `isPrimary` one is the only one, so others are dropped.
   * @param {number} id
   * @param {Point} place
   * @param {{isPrimary?: boolean, time?: number}} [how]
   */
  function down(id, place, { isPrimary = false, time = 0 } = {}) {
    if (isPrimary) {
      loseAll();
    } else {
      lose(id);
    }
    on.hush();
    const finger = begun(id, place, time);
    if (isHolding(finger) && !all().some(isHolding)) {
      viewports.press();
    }
    const others = all();
    fingers.set(id, finger);
    join(finger, others);
    if (finger.mayTap && !pair && finger.region?.hint) {
      finger.timer = setTimeout(() => explain(finger), LONG_PRESS_MS);
    }
  }

  /**
   * Decide whether a new finger pinches with one of `others`, acts alone, or does nothing.
   * @param {Finger} finger
   * @param {Finger[]} others
   */
  function join(finger, others) {
    if (others.length && isPageZoomed()) {
      pair = null;
      all().forEach(yieldToPage);
      return;
    }
    const one = pair ? null : others.find((other) => mayPinch(other, finger));
    if (one && finger.window) {
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

  /**
   * @param {number} id
   * @param {Point} place
   * @param {number} time
   * @returns {Finger}
   */
  function begun(id, place, time) {
    const marker = markerAt(viewports.all(), place.x, place.y);
    return {
      id,
      time,
      start: place,
      at: place,
      marker,
      region: marker ? null : at(place),
      window: viewports.windowAt(place.x, place.y),
      gesture: marker?.kind === "map" ? looking(viewports, marker, place) : null,
      mayTap: true, // its lift may be a tap
      mayMove: true, // its movement may begin a gesture
      timer: 0,
    };
  }

  /** @param {Finger} finger */
  function yieldToPage(finger) {
    clearTimeout(finger.timer);
    takeOver(finger);
  }

  /** @param {Finger} finger */
  function explain(finger) {
    if (!finger.gesture && finger.mayTap && finger.region) {
      finger.mayTap = false;
      on.explain(finger.region);
    }
  }

  /**
   * Handle a finger that moved along the points `way`, the last being its position.
   * @param {number} id
   * @param {Point[]} way
   * @param {number} [time]
   */
  function move(id, way, time = 0) {
    const finger = fingers.get(id);
    if (!finger) {
      return;
    }
    finger.at = way[way.length - 1];
    if (pair && isPaired(finger)) {
      movePair(pair);
      return;
    }
    if (!finger.gesture && finger.mayMove && far(finger.at, finger.start) > THRESHOLD) {
      begin(finger, time);
    }
    finger.gesture?.move(finger.at, way);
  }

  /** @param {Finger} finger */
  const isPaired = (finger) => pair !== null && (finger === pair.one || finger === pair.two);

  /** @param {Pair} moving */
  function movePair(moving) {
    const { one, two, window, from } = moving;
    const hasMoved = far(one.at, from[0]) > THRESHOLD || far(two.at, from[1]) > THRESHOLD;
    if (!moving.pinch && hasMoved) {
      takeOver(one);
      takeOver(two);
      moving.pinch = pinching(viewports, window, ...from);
    }
    moving.pinch?.(one.at, two.at);
  }

  /**
   * Undo a finger's gesture, and don't treat its lift as a tap.
   * @param {Finger} finger
   */
  function takeOver(finger) {
    finger.gesture?.cancel();
    finger.gesture = null;
    finger.mayTap = finger.mayMove = false;
    on.over(null);
  }

  /**
   * @param {Finger} finger
   * @param {number} time
   */
  function begin(finger, time) {
    clearTimeout(finger.timer);
    on.hush();
    if (all().some((other) => other !== finger && other.gesture)) {
      finger.mayTap = finger.mayMove = false;
      return;
    }
    const { region } = finger;
    finger.region = region ? (known(region.id) ?? region) : at(finger.start);
    finger.gesture = gestureOf(finger, time);
    leaveResting(time);
  }

  /**
   * Selects the gesture of a moving finger by what it touched first.
   * @param {Finger} finger
   * @param {number} time
   */
  function gestureOf(finger, time) {
    const { region, window, marker, start: from } = finger;
    if (marker) {
      return panning(viewports, marker.pane.window.id, from, on.push);
    }
    if (region && canDrag(region)) {
      return carrying({ region, goalAt: at, on, from });
    }
    if (region && (region.trace || adjoinsWay(region, finger.time))) {
      /** @type {(ids: string[], starts: boolean) => void} */
      const slide = (ids, starts) => {
        onWay = { id: ids[ids.length - 1], time };
        on.slide(ids, starts);
      };
      return tracing({ region, regions, viewports, slide, undo: on.unslide, from });
    }
    return window && (!region || region.window === window)
      ? panning(viewports, window, from, on.push)
      : null;
  }

  /**
   * The scene after the last tap, which may allow tracing from there, may not have arrived yet.
   * @param {Region} region
   * @param {number} time
   */
  function adjoinsWay(region, time) {
    const last = onWay && time - onWay.time < ANSWER_MS ? known(onWay.id) : undefined;
    return (
      last !== undefined &&
      last.group === region.group &&
      regions().some(({ group, trace }) => trace && group === region.group) &&
      last.window === region.window &&
      Math.abs(last.x - region.x) < 1.5 * region.w &&
      Math.abs(last.y - region.y) < 1.5 * region.h
    );
  }

  /**
   * Handle a finger that is lifted at a place.
   * @param {number} id
   * @param {Point} place
   * @param {number} [time]
   */
  function up(id, place, time = 0) {
    const finger = fingers.get(id);
    if (!finger) {
      return;
    }
    move(id, [place], time);
    remove(finger);
    if (pair && isPaired(finger)) {
      part(pair, finger, time);
    }
    const wasMore = finger.gesture?.end(finger.at) ?? false;
    if (!wasMore && finger.mayTap) {
      tap(finger, time);
    }
  }

  /**
   * One of two fingers is lifted: the other one pans from now on, unless neither has moved and the
   * first one only rests there.
   * @param {Pair} pair
   * @param {Finger} finger
   * @param {number} time
   */
  function part({ one, two, window, pinch }, finger, time) {
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

  /**
   * @param {Finger} finger
   * @param {string} window
   */
  function takeAlong(finger, window) {
    finger.gesture = panning(viewports, window, finger.at);
    finger.mayTap = finger.mayMove = false;
  }

  /**
   * Return whether a finger is a resting thumb: on nothing, or long on something inactive.
   * @param {Finger} finger
   * @param {number} time
   */
  function rests({ region, marker, gesture, mayMove, time: since }, time) {
    const isIdle =
      !region ||
      (isDisabled(region) && !region.trace && !canDrag(region) && time - since > LONG_PRESS_MS);
    return isIdle && !marker && !gesture && mayMove;
  }

  /** @param {Finger} finger */
  function remove(finger) {
    clearTimeout(finger.timer);
    fingers.delete(finger.id);
    if (finger.gesture) {
      on.over(null);
    }
    if (isHolding(finger) && !all().some(isHolding)) {
      viewports.lift(finger.region?.trace ? finger.window : null);
    }
  }

  /**
   * @param {Finger} finger
   * @param {number} time
   */
  function tap({ region, marker, window, at: place }, time) {
    const last = marker ? null : at(place);
    if (marker) {
      goTo(marker);
    } else if (region && region.id === last?.id) {
      onWay = last.trace ? { id: last.id, time } : null;
      leaveResting(time);
      on.tap(last);
    } else if (!region && !last) {
      tapNothing(window, place, time);
    }
  }

  /**
   * A thumb that rested while another finger acted is no tap when it is lifted.
   * @param {number} time
   */
  function leaveResting(time) {
    for (const finger of all().filter(({ gesture }) => !gesture)) {
      finger.mayTap &&= Boolean(finger.region) && time - finger.time < LONG_PRESS_MS;
    }
  }

  /** @param {Marker} marker */
  function goTo(marker) {
    if (marker.kind === "tag") {
      viewports.goTo(marker.pane.window.id, marker.tag.x, marker.tag.y, true);
    }
  }

  /**
   * @param {string | null} window
   * @param {Point} place
   * @param {number} time
   */
  function tapNothing(window, place, time) {
    const isTwice =
      missed !== null && time - missed.time < DOUBLE.ms && far(missed, place) < DOUBLE.far;
    if (!window || !isTwice) {
      missed = { ...place, time };
      on.miss();
      return;
    }
    missed = null;
    if (!isPageZoomed()) {
      viewports.toggle(window, place.x, place.y);
    }
  }

  /**
   * Undo a finger's gesture because the system took the finger over (pointercancel).
   * @param {number} id
   */
  const cancel = (id) => discard(fingers.get(id), "cancel");

  /**
   * Drop a finger whose lift got lost; what it did stays.
   * @param {number} id
   */
  const lose = (id) => discard(fingers.get(id), "lose");

  /**
   * @param {Finger | undefined} finger
   * @param {"cancel" | "lose"} ending
   */
  function discard(finger, ending) {
    if (!finger) {
      return;
    }
    remove(finger);
    if (pair && isPaired(finger)) {
      part(pair, finger, finger.time);
    }
    finger.gesture?.[ending]();
  }

  function loseAll() {
    all().forEach(({ id }) => lose(id));
  }

  return { down, move, up, cancel, lose, loseAll, isIdle: () => !fingers.size && !pair };
}
