// Plays transitions step by step and reports when nothing moves any more.

import { createRenderer } from "./renderer.js";
import { easeOut, plan } from "./tween.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {Brush} from "./brush.js" */
/** @import {Node, Scene, Step, Whole} from "./types.d.ts" */

/**
 * Queued steps: `onStart` and `onStand` are called with their last scene, before it is painted and once it stands.
 * @typedef {{
 *   steps: Step[],
 *   onStart: (scene: Scene) => void,
 *   onStand: (scene: Scene) => void | Promise<void>,
 *   resolve: () => void,
 *   reject: (error: unknown) => void,
 * }} Job
 */

/**
 * A job under way; `isHeld` is whether a step is held for reading, `stands` whether its last scene is there,
 * and `finish` ends the wait or movement.
 * @typedef {{skipped: boolean, isHeld: boolean, stands: boolean, finish: (() => void) | null}} Run
 */

/**
 * A node under a finger, with its offset and the requested frame; `afresh` is whether aims have changed.
 * @typedef {{
 *   key: string,
 *   dx: number,
 *   dy: number,
 *   lifted: ReturnType<ReturnType<typeof createRenderer>["lift"]>,
 *   afresh: boolean,
 *   frame: number,
 * }} Held
 */

/**
 * @typedef {{
 *   reducedMotion?: boolean,
 *   onStep?: (step: Step) => void,
 *   onCaption?: (step: Step, isSeen: boolean) => void,
 *   zoomOf?: (scene: Scene) => number,
 * }} AnimatorOptions
 */

const RETURN_MS = 200;
const DROP_MS = 500;
const CALM_MS = 120;
const SPARE_MS = 100;
/** @type {Scene} */
const EMPTY = { width: 0, height: 0, nodes: [], regions: [], groups: [] };

/**
 * Create the animator of one canvas and the `viewports` of its windows. `canvas.dataset.busy` is "true"
 * while anything moves or is queued. `onStep` is called with each visible step as it begins; if
 * steps are skipped, only with the first one that has a sound. `onCaption` is called with every step
 * as it begins, and whether it is visible.
 * @param {HTMLCanvasElement} canvas
 * @param {Brush} brush
 * @param {Viewports} viewports
 * @param {AnimatorOptions} [options]
 */
export function createAnimator(
  canvas,
  brush,
  viewports,
  { reducedMotion = false, onStep = () => {}, onCaption = () => {}, zoomOf = () => 1 } = {},
) {
  const renderer = createRenderer(canvas, brush, viewports, zoomOf);
  /** @type {Job[]} */
  const waiting = [];
  let scene = EMPTY;
  let still = reducedMotion;
  /** @type {Run | null} */
  let running = null;
  /** @type {Held | null} */
  let held = null;
  let glance = 0; // the requested frame that redraws after aims changed
  /**
   * The timer after which aims count as at rest; null if they are.
   * @type {ReturnType<typeof setTimeout> | null}
   */
  let calm = null;
  /**
   * The timer for making pictures in idle time.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  let spare;

  /** @param {boolean} busy */
  const setBusy = (busy) => {
    canvas.dataset.busy = String(busy);
  };
  setBusy(false);

  /**
   * Queue `steps`; resolve when their last scene has been visible for its time.
   * @param {Step[]} steps
   * @param {Job["onStart"]} [onStart]
   * @param {Job["onStand"]} [onStand]
   * @returns {Promise<void>}
   */
  function play(steps, onStart = () => {}, onStand = () => {}) {
    return new Promise((resolve, reject) => {
      waiting.push({ steps, onStart, onStand, resolve, reject });
      if (!running) {
        next();
      }
    });
  }

  function next() {
    const job = waiting.shift();
    setBusy(Boolean(job));
    if (!job) {
      return;
    }
    /** @type {Run} */
    const run = { skipped: still, isHeld: false, stands: false, finish: null };
    running = run;
    perform(job, run)
      .then(job.resolve, job.reject)
      .finally(() => {
        running = null;
        next();
      });
  }

  /**
   * @param {Job} job
   * @param {Run} run
   */
  async function perform({ steps, onStart, onStand }, run) {
    onStart(steps[steps.length - 1].scene);
    for (const [index, step] of steps.entries()) {
      const { scene: goal, ms } = step;
      tell(steps, index, run.skipped);
      const from = put();
      viewports.sync(goal.windows, run.skipped || scene === EMPTY);
      if (!run.skipped && scene !== EMPTY) {
        await move(from, goal, ms, run);
      }
      scene = goal;
      const isLast = index === steps.length - 1;
      if (!run.skipped || isLast) {
        stand();
        await viewports.settled();
      }
      run.stands = isLast;
      if (isLast) {
        await onStand(goal);
      }
      if (!run.skipped) {
        await linger(step, isLast, run);
      }
    }
  }

  /**
   * Wait after a step; the pause of the last one is left to the caller.
   * @param {Step} step
   * @param {boolean} isLast
   * @param {Run} run
   */
  async function linger({ pause = 0, stand: longer = 0, held: isHeld }, isLast, run) {
    const ms = isLast ? longer : pause;
    if (ms) {
      run.isHeld = Boolean(isHeld);
      await wait(ms, run);
      run.isHeld = false;
    }
  }

  /**
   * @param {Step[]} steps
   * @param {number} index
   * @param {boolean} isSkipped
   */
  function tell(steps, index, isSkipped) {
    onCaption(steps[index], !isSkipped);
    const first = steps.find(({ sound }) => sound);
    const begun = isSkipped ? index === 0 && first : steps[index];
    if (begun) {
      onStep(begun);
    }
  }

  function stand() {
    cancelAnimationFrame(glance);
    glance = 0;
    renderer.rest(scene);
    prepareSoon();
  }

  // Makes missing pictures, a few at a time, while nothing moves.
  function prepareSoon() {
    clearTimeout(spare);
    spare = setTimeout(() => {
      if (!running && !held && !renderer.prepare()) {
        prepareSoon();
      }
    }, SPARE_MS);
  }

  /** Redraw after aims changed; sharply once they are at rest. */
  function look() {
    if (calm !== null) {
      clearTimeout(calm);
    }
    calm = setTimeout(() => {
      calm = null;
      lookSoon();
    }, CALM_MS);
    lookSoon();
  }

  function lookSoon() {
    glance ||= requestAnimationFrame(() => {
      glance = 0;
      if (held) {
        held.afresh = true;
        carry(held.dx, held.dy);
      } else if (!renderer.look(calm !== null)) {
        lookSoon();
      }
    });
  }

  // The current nodes; a dragged one is where the finger left it.
  function put() {
    const place = held;
    held = null;
    return scene.nodes.map((node) =>
      place && node.key === place.key ? place.lifted.at(place.dx, place.dy) : node,
    );
  }

  /**
   * @param {(Node | Whole)[]} from
   * @param {Scene} goal
   * @param {number} ms
   * @param {Run} run
   * @returns {Promise<void>}
   */
  function move(from, goal, ms, run) {
    const acts = plan(from, goal.nodes);
    if (!ms || acts.every((act) => act.kind === "stay")) {
      return Promise.resolve();
    }
    const frame = renderer.film(goal, acts);
    return new Promise((resolve, reject) => {
      /** @type {number | null} */
      let start = null;
      let request = 0;
      const tick = (/** @type {number} */ now) => {
        start ??= now;
        const t = Math.min(1, (now - start) / ms);
        try {
          frame(easeOut(t));
        } catch (error) {
          reject(error);
          return;
        }
        if (t < 1) {
          request = requestAnimationFrame(tick);
        } else {
          resolve();
        }
      };
      run.finish = () => {
        cancelAnimationFrame(request);
        resolve();
      };
      request = requestAnimationFrame(tick);
    });
  }

  /**
   * @param {number} ms
   * @param {Run} run
   * @returns {Promise<void>}
   */
  function wait(ms, run) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      run.finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** End all movement, queued transitions included; return whether there was any. */
  function skip() {
    if (!running) {
      return false;
    }
    for (const job of waiting) {
      const announcement = job.steps
        .map((step) => step.announcement)
        .filter(Boolean)
        .join(" ");
      const last = job.steps[job.steps.length - 1];
      job.steps = [{ ...last, ms: 0, stand: 0, sound: "", caption: "", announcement }];
    }
    running.skipped = true;
    running.finish?.();
    viewports.finish();
    return true;
  }

  /** Continue after a step held for reading; return whether there was one. */
  function goOn() {
    if (!running?.isHeld) {
      return false;
    }
    running.finish?.();
    return true;
  }

  /**
   * Start dragging the node `key`; return whether there is such a node.
   * @param {string} key
   */
  function hold(key) {
    const node = scene.nodes.find((each) => each.key === key);
    if (!node) {
      return false;
    }
    held = { key, dx: 0, dy: 0, lifted: renderer.lift(scene, node), afresh: false, frame: 0 };
    return true;
  }

  /**
   * Move the dragged node to the offset (dx, dy) from its place.
   * @param {number} dx
   * @param {number} dy
   */
  function carry(dx, dy) {
    if (!held) {
      return;
    }
    held.dx = dx;
    held.dy = dy;
    held.frame ||= requestAnimationFrame(() => {
      if (held) {
        held.frame = 0;
        held.lifted.carry(held.dx, held.dy, held.afresh);
        held.afresh = false;
      }
    });
  }

  /** Return the dragged node to its place. */
  function release() {
    if (held) {
      play([{ scene, ms: RETURN_MS, pause: 0 }]);
    }
  }

  /** Leave the dragged node where it is; it returns unless a transition follows soon. */
  function drop() {
    const dropped = held;
    setTimeout(() => {
      if (held === dropped) {
        release();
      }
    }, DROP_MS);
  }

  /** Redraw everything after a change of colours, fonts or pixel density. */
  function repaint() {
    renderer.forget();
    if (!running && !held && scene !== EMPTY) {
      stand();
    }
  }

  return {
    play,
    look,
    skip,
    goOn,
    hold,
    carry,
    drop,
    release,
    repaint,
    isBusy: () => running !== null && !running.stands,
    /** @param {boolean} motionless */
    setStill(motionless) {
      still = motionless;
      if (still) {
        skip();
      }
    },
  };
}
