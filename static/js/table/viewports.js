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

/** @import {Aim, Area, Box, Camera, Pane, Pull, SceneWindow} from "./types.d.ts" */

/** @typedef {ReturnType<typeof createViewports>} Viewports */

/**
 * An aim under way; `start` is the time of its first frame.
 * @typedef {{from: Aim, to: Aim, start: number | null, yields: boolean}} Glide
 */

const GLIDE_MS = 300;
const STEP = 1.4;
const EVEN = 0.01; // zooms that differ by less are the same

/**
 * Create the store of a table's aims, by window id.
 * `changed()` is called after every change; `isStill()` returns whether animation is off.
 * Moving an aim by hand ends its glide. No aim moves by itself while a finger is down, or while
 * someone taps a path square by square.
 * @param {{changed: () => void, isStill: () => boolean}} does
 */
export function createViewports({ changed, isStill }) {
  /** @type {Map<string, Pane>} */
  const known = new Map();
  /** @type {Map<string, Glide>} */
  const glides = new Map();
  /**
   * The postponed glides: each function returns the aim to glide to.
   * @type {Map<string, (window: SceneWindow, aim: Aim) => Aim>}
   */
  const waiting = new Map();
  /**
   * The ids of the windows of the scene.
   * @type {string[]}
   */
  let shown = [];
  let touched = false;
  let frame = 0;
  /** @type {(() => void)[]} */
  let resolvers = [];
  const tapping = createTapping((id) => {
    if (waiting.has(id)) {
      release(id, true);
    }
  });

  /** @param {string} id */
  function paneOf(id) {
    const pane = known.get(id);
    if (!pane) {
      throw new Error(`This table has no window "${id}".`);
    }
    return pane;
  }

  /**
   * Add the windows that are not known yet, at their opening aim.
   * @param {SceneWindow[]} [windows]
   */
  function meet(windows = []) {
    for (const window of windows) {
      if (!known.has(window.id)) {
        known.set(window.id, { window, aim: opening(window) });
      }
    }
  }

  /**
   * Take over the windows of a scene and glide to what they follow; jump there if `atOnce`.
   * @param {SceneWindow[]} [windows]
   * @param {boolean} [atOnce]
   */
  function sync(windows = [], atOnce = false) {
    meet(windows);
    shown = windows.map((window) => window.id);
    const before = JSON.stringify(shown.map(lens));
    windows.forEach((window) => renew(paneOf(window.id), window, atOnce));
    if (JSON.stringify(shown.map(lens)) !== before) {
      changed();
    }
  }

  /**
   * @param {Pane} pane
   * @param {SceneWindow} window
   * @param {boolean} atOnce
   */
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

  /** @param {string} id */
  const isHeld = (id) => touched || tapping.isUnderWay(id);

  /**
   * The world may have shrunk during a glide, so its target is clamped again.
   * @param {Pane} pane
   * @param {Aim} aim
   * @param {boolean} atOnce
   */
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

  /**
   * A finger that comes down during a glide that `yields` reverts it.
   * @param {string} id
   * @param {Aim} to
   * @param {boolean} [atOnce]
   * @param {boolean} [yields]
   */
  function glide(id, to, atOnce = false, yields = false) {
    const pane = paneOf(id);
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

  /** @param {number} now */
  function tick(now) {
    frame = 0;
    for (const [id, running] of [...glides]) {
      running.start ??= now;
      const t = Math.min(1, (now - running.start) / GLIDE_MS);
      const isThere = t === 1 || isStill();
      paneOf(id).aim = isThere ? running.to : onTheWay(running.from, running.to, easeOut(t));
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

  /** @param {string} id */
  function stop(id) {
    glides.delete(id);
    waiting.delete(id);
    if (!glides.size) {
      tellSettled();
    }
  }

  /**
   * @param {string} id
   * @param {Aim} aim
   */
  function put(id, aim) {
    stop(id);
    paneOf(id).aim = aim;
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
   * @param {string | null} [tapped]
   */
  function lift(tapped = null) {
    touched = false;
    for (const id of [...waiting.keys()].filter((other) => other !== tapped)) {
      release(id, tapping.isIn(id));
    }
    tapping.tap(tapped);
  }

  /** @type {(id: string, yields: boolean) => void} */
  const release = (id, yields) => glide(id, wanted(id), false, yields);

  /** @param {string} id */
  function wanted(id) {
    const { window, aim } = paneOf(id);
    return waiting.get(id)?.(window, aim) ?? aim;
  }

  /**
   * Grab the world at (x, y) of the scene and return pull(x, y, factor), which drags it there and
   * returns how far the drag went past the world's edge, as [dx, dy] in scene pixels.
   * @param {string} id
   * @param {number} x
   * @param {number} y
   * @returns {Pull}
   */
  function grasp(id, x, y) {
    const { window, aim } = paneOf(id);
    const place = toWorld(window, aim, x, y);
    return (nextX, nextY, factor = 1) => {
      const pane = paneOf(id);
      put(id, moved(pane.window, place, aim.zoom * factor, nextX, nextY));
      const held = toScene(pane.window, pane.aim, place.x, place.y);
      return [nextX - held.x, nextY - held.y];
    };
  }

  /** @type {Record<Camera, (pane: Pane) => Aim>} */
  const acts = {
    closer: ({ window, aim }) => zoomed(window, aim, STEP, ...middle(window.box)),
    farther: ({ window, aim }) => zoomed(window, aim, 1 / STEP, ...middle(window.box)),
    whole: ({ window }) => whole(window),
    home: ({ window }) => opening(window),
  };

  /**
   * The target of a running glide, so that successive actions add up.
   * @param {string} id
   */
  const goalOf = (id) => ({ ...paneOf(id), aim: glides.get(id)?.to ?? paneOf(id).aim });

  /** @type {(box: Box, x: number, y: number) => boolean} */
  const boxAt = ([left, top, width, height], x, y) =>
    x >= left && y >= top && x <= left + width && y <= top + height;

  /** @param {string} id */
  function lens(id) {
    const pane = known.get(id);
    return pane ? lensOf(pane) : null;
  }

  return {
    meet,
    sync,
    lens,
    press,
    lift,
    grasp,
    finish,
    /**
     * Return the box of a region in the scene, as {x, y, w, h}.
     * @param {Area & {window?: string}} region
     * @returns {Area}
     */
    seen({ window, x, y, w, h }) {
      const look = window ? lens(window) : null;
      if (!look) {
        return { x, y, w, h };
      }
      const { left, top, zoom } = look;
      return { x: left + x * zoom, y: top + y * zoom, w: w * zoom, h: h * zoom };
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
      !glides.size && [...waiting.keys()].every((id) => isSameAim(wanted(id), paneOf(id).aim)),
    /** Return a promise that resolves when no glide is running. */
    async settled() {
      if (glides.size) {
        await new Promise((resolve) => resolvers.push(() => resolve(null)));
      }
    },
    /** Return the windows of the scene with their aims, as {window, aim}. */
    all: () => shown.map(paneOf),
    /** @type {(id: string) => boolean} */
    has: (id) => shown.includes(id),
    /**
     * Return the id of the topmost window at (x, y) of the scene, or null.
     * @type {(x: number, y: number) => string | null}
     */
    windowAt: (x, y) => shown.findLast((id) => boxAt(paneOf(id).window.box, x, y)) ?? null,
    /**
     * Pan by (dx, dy) scene pixels, at once or `gliding`.
     * @param {string} id
     * @param {number} dx
     * @param {number} dy
     * @param {boolean} [gliding]
     */
    pan(id, dx, dy, gliding = false) {
      const { window, aim } = goalOf(id);
      (gliding ? glide : put)(id, panned(window, aim, dx, dy));
    },
    /**
     * Zoom by `factor` about (x, y) of the scene, at once.
     * @param {string} id
     * @param {number} factor
     * @param {number} x
     * @param {number} y
     */
    zoom(id, factor, x, y) {
      const { window, aim } = paneOf(id);
      put(id, zoomed(window, aim, factor, x, y));
    },
    /**
     * Glide as a region with this `camera` action says.
     * @type {(id: string, camera: Camera) => void}
     */
    act: (id, camera) => glide(id, acts[camera](goalOf(id))),
    /**
     * Show the whole world, or if it is visible already, zoom to 1 at (x, y) of the scene.
     * @param {string} id
     * @param {number} x
     * @param {number} y
     */
    toggle(id, x, y) {
      const { window, aim } = goalOf(id);
      const all = whole(window);
      const isWhole = showsAll(window, aim) && Math.abs(aim.zoom - all.zoom) < EVEN;
      glide(id, isWhole ? zoomed(window, aim, 1 / aim.zoom, x, y) : all);
    },
    /**
     * Bring a box of the world into view, with a margin in scene pixels.
     * @param {string} id
     * @param {Box} box
     * @param {number} margin
     */
    show(id, box, margin) {
      const { window, aim } = goalOf(id);
      glide(id, showing(window, aim, box, margin));
    },
    /**
     * Center the point (x, y) of the world, at once or `gliding`.
     * @param {string} id
     * @param {number} x
     * @param {number} y
     * @param {boolean} gliding
     */
    goTo(id, x, y, gliding) {
      const { window, aim } = goalOf(id);
      (gliding ? glide : put)(id, centred(window, x, y, aim.zoom));
    },
  };
}
