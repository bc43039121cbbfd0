// What every window of the table shows at this moment: who moves the aim, and when it glides.

import {
  carriedOver,
  centred,
  clamped,
  contains,
  moved,
  onTheWay,
  opening,
  panned,
  same,
  showing,
  showsAll,
  toScene,
  toWorld,
  visible,
  whole,
  zoomed,
} from "./camera.js";
import { easeOut } from "./tween.js";

const GLIDE_MS = 300;
export const AHEAD = 64; // pixels of the scene: more than a place to be touched
const STEP = 1.4;
const EVEN = 0.01; // zooms that differ by less are the same

/**
 * The aims of all windows, kept by their ids for as long as the table is the same.
 * `changed()` is called after every change; `isStill()` says whether nothing is to glide.
 * A person's own moving ends every glide, and while a finger is down nothing moves by itself.
 */
export function createAims({ changed, isStill }) {
  const known = new Map(); // id -> {window, aim}
  const glides = new Map(); // id -> {from, to, start}
  const waiting = new Map(); // id -> function (window, aim) that gives the aim to glide to
  let shown = []; // the ids of the windows of the scene
  let touched = false;
  let frame = 0;
  let resolvers = [];

  /** Opens the windows that have not been there before. */
  function meet(windows = []) {
    for (const window of windows) {
      if (!known.has(window.id)) {
        known.set(window.id, { window, aim: opening(window) });
      }
    }
  }

  /** Takes the windows of a scene; what is to be followed becomes visible, unless `atOnce` gliding. */
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
    } else if (touched) {
      pane.aim = aim;
      waiting.set(window.id, following);
    } else {
      const isBack = before.all && !window.all;
      const to = isBack ? opening(window) : following(window, goalOf(window.id).aim);
      glide(window.id, to, atOnce);
    }
  }

  // The aim that shows what is to be followed. Where it has to move it goes a little farther than it
  // must: who taps along a way finds the next places still, too.
  function following(window, from) {
    if (window.all) {
      return whole(window);
    }
    const aim = clamped(window, from);
    return contains(visible(window, aim), window.follow)
      ? aim
      : showing(window, aim, window.follow, AHEAD);
  }

  // The world has changed, perhaps below a glide: it ends where it may.
  function retarget(pane, aim, atOnce) {
    const running = glides.get(pane.window.id);
    if (running) {
      running.to = clamped(pane.window, running.to);
    } else if (touched) {
      pane.aim = aim;
    } else {
      glide(pane.window.id, aim, atOnce);
    }
  }

  const isSameAim = (one, other) =>
    one.x === other.x && one.y === other.y && one.zoom === other.zoom;

  function glide(id, to, atOnce = false) {
    const pane = known.get(id);
    stop(id);
    if (isSameAim(pane.aim, to)) {
      return;
    }
    if (atOnce || isStill()) {
      put(id, to);
      return;
    }
    glides.set(id, { from: pane.aim, to, start: null });
    frame ||= requestAnimationFrame(tick);
  }

  function tick(now) {
    frame = 0;
    for (const [id, running] of [...glides]) {
      running.start ??= now;
      const t = Math.min(1, (now - running.start) / GLIDE_MS);
      known.get(id).aim = t < 1 ? onTheWay(running.from, running.to, easeOut(t)) : running.to;
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

  /** Ends all gliding at once, but not below a finger. */
  function finish() {
    if (touched) {
      return;
    }
    for (const [id, { to }] of [...glides]) {
      put(id, to);
    }
  }

  /** A finger is down: what glides stops, until `lift`. */
  function press() {
    touched = true;
    for (const [id, { to }] of [...glides]) {
      stop(id);
      waiting.set(id, (window) => clamped(window, to));
    }
  }

  /** No finger is down any more: what has waited for that becomes visible. */
  function lift() {
    touched = false;
    for (const [id, goal] of [...waiting]) {
      const { window, aim } = known.get(id);
      glide(id, goal(window, aim));
    }
  }

  /**
   * Holds the aim at (x, y) of the scene and returns pull(x, y, factor), which takes it along and
   * gives how far beyond the edge of its world it would have had to go, as [dx, dy] of the scene.
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
    closer: ({ window, aim }) => zoomed(window, aim, STEP, ...center(window.box)),
    farther: ({ window, aim }) => zoomed(window, aim, 1 / STEP, ...center(window.box)),
    whole: ({ window }) => whole(window),
    home: ({ window }) => opening(window),
  };

  const center = ([x, y, w, h]) => [x + w / 2, y + h / 2];
  // Where a glide under way will end: what is done next starts from there.
  const goalOf = (id) => ({ ...known.get(id), aim: glides.get(id)?.to ?? known.get(id).aim });

  const boxAt = ([left, top, width, height], x, y) =>
    x >= left && y >= top && x <= left + width && y <= top + height;

  /** How the window shows its world: `zoom`, and where the world's origin is in the scene. */
  function lens(id) {
    const pane = known.get(id);
    if (!pane) {
      return null;
    }
    const { window, aim } = pane;
    const left = window.box[0] - aim.x * aim.zoom;
    const top = window.box[1] - aim.y * aim.zoom;
    return { box: window.box, r: window.r ?? 0, zoom: aim.zoom, left, top };
  }

  return {
    meet,
    sync,
    lens,
    press,
    lift,
    grasp,
    finish,
    /** Where a region lies in the scene, as {x, y, w, h}. */
    seen({ window, x, y, w, h }) {
      const look = window ? lens(window) : null;
      const at = (low, place) => low + place * look.zoom;
      return look
        ? { x: at(look.left, x), y: at(look.top, y), w: w * look.zoom, h: h * look.zoom }
        : { x, y, w, h };
    },
    /** Another table: nothing is known any more. */
    forget() {
      [...known.keys()].forEach(stop);
      known.clear();
      shown = [];
    },
    /** Resolves when nothing glides. */
    settled: () =>
      glides.size ? new Promise((resolve) => resolvers.push(resolve)) : Promise.resolve(),
    /** The windows of the scene with their aims. */
    all: () => shown.map((id) => known.get(id)),
    has: (id) => shown.includes(id),
    /** The id of the window at (x, y) of the scene, or null. */
    windowAt: (x, y) => shown.findLast((id) => boxAt(known.get(id).window.box, x, y)) ?? null,
    /** Moves what is visible by (dx, dy) pixels of the scene, now or gliding. */
    pan(id, dx, dy, gliding = false) {
      const { window, aim } = goalOf(id);
      (gliding ? glide : put)(id, panned(window, aim, dx, dy));
    },
    /** Zooms by `factor` about (x, y) of the scene, at once. */
    zoom(id, factor, x, y) {
      const { window, aim } = known.get(id);
      put(id, zoomed(window, aim, factor, x, y));
    },
    /** Does what a region with this `camera` says. */
    act: (id, camera) => glide(id, acts[camera](goalOf(id))),
    /** Shows all, or zoom 1 at the point (x, y) of the scene where all is visible already. */
    toggle(id, x, y) {
      const { window, aim } = goalOf(id);
      const all = whole(window);
      const isWhole = showsAll(window, aim) && Math.abs(aim.zoom - all.zoom) < EVEN;
      glide(id, isWhole ? zoomed(window, aim, 1 / aim.zoom, x, y) : all);
    },
    /** Makes a box of the world visible, with a margin in pixels of the scene. */
    show(id, box, margin) {
      const { window, aim } = goalOf(id);
      glide(id, showing(window, aim, box, margin));
    },
    /** Puts the point (x, y) of the world in the middle, at once or gliding. */
    goTo(id, x, y, gliding) {
      const { window, aim } = goalOf(id);
      (gliding ? glide : put)(id, centred(window, x, y, aim.zoom));
    },
  };
}
