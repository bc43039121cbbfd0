// The current aim (viewport) of each window: what may change it, and when it animates.

import {
  carriedOver,
  centred,
  clamped,
  following,
  isSameAim,
  lensOf,
  middle,
  moved,
  onTheWay,
  opening,
  panned,
  same,
  showing,
  showsAll,
  toScene,
  toWorld,
  whole,
  zoomed,
} from "./camera.js";
import { createTapping } from "./tapping.js";
import { easeOut } from "./tween.js";

const GLIDE_MS = 300;
const STEP = 1.4;
const EVEN = 0.01; // zooms that differ by less are the same

/**
 * Create the store of a table's aims, by window id.
 * `changed()` is called after every change; `isStill()` returns whether animation is off.
 * Moving an aim by hand ends its glide. No aim moves by itself while a finger is down, or while
 * someone taps a path square by square.
 */
export function createAims({ changed, isStill }) {
  const known = new Map(); // id -> {window, aim}
  const glides = new Map(); // id -> {from, to, start, yields}
  const waiting = new Map(); // id -> function (window, aim) that gives the aim to glide to
  let shown = []; // the ids of the windows of the scene
  let touched = false;
  let frame = 0;
  let resolvers = [];
  const tapping = createTapping((id) => waiting.has(id) && release(id, true));

  /** Add the windows that are not known yet, at their opening aim. */
  function meet(windows = []) {
    for (const window of windows) {
      if (!known.has(window.id)) {
        known.set(window.id, { window, aim: opening(window) });
      }
    }
  }

  /** Take over the windows of a scene and glide to what they follow; jump there if `atOnce`. */
  function sync(windows = [], atOnce = false) {
    meet(windows);
    shown = windows.map((window) => window.id);
    const before = JSON.stringify(shown.map(lens));
    windows.forEach((window) => renew(known.get(window.id), window, atOnce));
    if (JSON.stringify(shown.map(lens)) !== before) {
      changed();
    }
  }

  function renew(pane, window, atOnce) {
    const before = pane.window;
    const aim = carriedOver(before, window, pane.aim);
    pane.window = window;
    if (!same(before.box, window.box)) {
      stop(window.id);
      pane.aim = aim;
      return;
    }
    const isKept = Boolean(window.all) === Boolean(before.all);
    if (!window.follow || (isKept && same(before.follow, window.follow))) {
      retarget(pane, aim, atOnce);
    } else if (isHeld(window.id)) {
      pane.aim = aim;
      waiting.set(window.id, following);
    } else {
      const isBack = before.all && !window.all;
      const to = isBack ? opening(window) : following(window, goalOf(window.id).aim);
      glide(window.id, to, atOnce, tapping.isIn(window.id));
    }
  }

  const isHeld = (id) => touched || tapping.isUnderWay(id);

  // The world may have shrunk during a glide, so its target is clamped again.
  function retarget(pane, aim, atOnce) {
    const running = glides.get(pane.window.id);
    if (running) {
      running.to = clamped(pane.window, running.to);
    } else if (isHeld(pane.window.id)) {
      pane.aim = aim;
    } else {
      glide(pane.window.id, aim, atOnce);
    }
  }

  // A finger that comes down during a glide that `yields` reverts it.
  function glide(id, to, atOnce = false, yields = false) {
    const pane = known.get(id);
    stop(id);
    if (isSameAim(pane.aim, to)) {
      return;
    }
    if (atOnce || (isStill() && !yields)) {
      put(id, to);
      return;
    }
    glides.set(id, { from: pane.aim, to, start: null, yields });
    frame ||= requestAnimationFrame(tick);
  }

  function tick(now) {
    frame = 0;
    for (const [id, running] of [...glides]) {
      running.start ??= now;
      const t = Math.min(1, (now - running.start) / GLIDE_MS);
      const isThere = t === 1 || isStill();
      known.get(id).aim = isThere ? running.to : onTheWay(running.from, running.to, easeOut(t));
      if (t === 1) {
        glides.delete(id);
      }
    }
    changed();
    if (glides.size) {
      frame = requestAnimationFrame(tick);
    } else {
      tellSettled();
    }
  }

  function tellSettled() {
    const told = resolvers;
    resolvers = [];
    told.forEach((resolve) => resolve());
  }

  function stop(id) {
    glides.delete(id);
    waiting.delete(id);
    if (!glides.size) {
      tellSettled();
    }
  }

  function put(id, aim) {
    stop(id);
    known.get(id).aim = aim;
    changed();
  }

  /** Jump to the end of all glides, unless a finger is down. */
  function finish() {
    if (touched) {
      return;
    }
    for (const [id, { to }] of [...glides]) {
      put(id, to);
    }
  }

  /**
   * Stop all glides because a finger is down, until `lift`. Revert those that yield: the finger was
   * aiming at what was visible before.
   */
  function press() {
    touched = true;
    tapping.end();
    for (const [id, { from, to, yields }] of [...glides]) {
      if (yields) {
        put(id, from);
        waiting.set(id, following);
      } else {
        stop(id);
        waiting.set(id, (window) => clamped(window, to));
      }
    }
  }

  /**
   * Start the postponed glides once no finger is down. The window `tapped`, in which a square of a
   * path was tapped, waits until the taps pause.
   */
  function lift(tapped = null) {
    touched = false;
    for (const id of [...waiting.keys()].filter((other) => other !== tapped)) {
      release(id, tapping.isIn(id));
    }
    tapping.tap(tapped);
  }

  const release = (id, yields) => glide(id, wanted(id), false, yields);

  function wanted(id) {
    const { window, aim } = known.get(id);
    return waiting.get(id)(window, aim);
  }

  /**
   * Grab the world at (x, y) of the scene and return pull(x, y, factor), which drags it there and
   * returns how far the drag went past the world's edge, as [dx, dy] in scene pixels.
   */
  function grasp(id, x, y) {
    const { window, aim } = known.get(id);
    const place = toWorld(window, aim, x, y);
    return (nextX, nextY, factor = 1) => {
      const pane = known.get(id);
      put(id, moved(pane.window, place, aim.zoom * factor, nextX, nextY));
      const held = toScene(pane.window, pane.aim, place.x, place.y);
      return [nextX - held.x, nextY - held.y];
    };
  }

  const acts = {
    closer: ({ window, aim }) => zoomed(window, aim, STEP, ...middle(window.box)),
    farther: ({ window, aim }) => zoomed(window, aim, 1 / STEP, ...middle(window.box)),
    whole: ({ window }) => whole(window),
    home: ({ window }) => opening(window),
  };

  // The target of a running glide, so that successive actions add up.
  const goalOf = (id) => ({ ...known.get(id), aim: glides.get(id)?.to ?? known.get(id).aim });

  const boxAt = ([left, top, width, height], x, y) =>
    x >= left && y >= top && x <= left + width && y <= top + height;

  const lens = (id) => (known.has(id) ? lensOf(known.get(id)) : null);

  return {
    meet,
    sync,
    lens,
    press,
    lift,
    grasp,
    finish,
    /** Return the box of a region in the scene, as {x, y, w, h}. */
    seen({ window, x, y, w, h }) {
      const look = window ? lens(window) : null;
      const at = (low, place) => low + place * look.zoom;
      return look
        ? { x: at(look.left, x), y: at(look.top, y), w: w * look.zoom, h: h * look.zoom }
        : { x, y, w, h };
    },
    /** Forget all windows, for another table. */
    forget() {
      tapping.end();
      [...known.keys()].forEach(stop);
      known.clear();
      shown = [];
    },
    /** Return whether no glide is running or postponed. */
    isAtRest: () =>
      !glides.size && [...waiting.keys()].every((id) => isSameAim(wanted(id), known.get(id).aim)),
    /** Return a promise that resolves when no glide is running. */
    settled: () =>
      glides.size ? new Promise((resolve) => resolvers.push(resolve)) : Promise.resolve(),
    /** Return the windows of the scene with their aims, as {window, aim}. */
    all: () => shown.map((id) => known.get(id)),
    has: (id) => shown.includes(id),
    /** Return the id of the topmost window at (x, y) of the scene, or null. */
    windowAt: (x, y) => shown.findLast((id) => boxAt(known.get(id).window.box, x, y)) ?? null,
    /** Pan by (dx, dy) scene pixels, at once or `gliding`. */
    pan(id, dx, dy, gliding = false) {
      const { window, aim } = goalOf(id);
      (gliding ? glide : put)(id, panned(window, aim, dx, dy));
    },
    /** Zoom by `factor` about (x, y) of the scene, at once. */
    zoom(id, factor, x, y) {
      const { window, aim } = known.get(id);
      put(id, zoomed(window, aim, factor, x, y));
    },
    /** Glide as a region with this `camera` action says. */
    act: (id, camera) => glide(id, acts[camera](goalOf(id))),
    /** Show the whole world, or if it is visible already, zoom to 1 at (x, y) of the scene. */
    toggle(id, x, y) {
      const { window, aim } = goalOf(id);
      const all = whole(window);
      const isWhole = showsAll(window, aim) && Math.abs(aim.zoom - all.zoom) < EVEN;
      glide(id, isWhole ? zoomed(window, aim, 1 / aim.zoom, x, y) : all);
    },
    /** Bring a box of the world into view, with a margin in scene pixels. */
    show(id, box, margin) {
      const { window, aim } = goalOf(id);
      glide(id, showing(window, aim, box, margin));
    },
    /** Center the point (x, y) of the world, at once or `gliding`. */
    goTo(id, x, y, gliding) {
      const { window, aim } = goalOf(id);
      (gliding ? glide : put)(id, centred(window, x, y, aim.zoom));
    },
  };
}
