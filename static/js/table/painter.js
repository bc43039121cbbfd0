// Plays transitions step by step and reports when nothing moves any more.

import { createEasel } from "./easel.js";
import { easeOut, plan } from "./tween.js";

const RETURN_MS = 200;
const DROP_MS = 500;
const CALM_MS = 120;
const SPARE_MS = 100;
const EMPTY = { width: 0, height: 0, nodes: [], regions: [], groups: [] };

/**
 * Create the animator of one canvas and the `aims` of its windows. `canvas.dataset.busy` is "true"
 * while anything moves or is queued. `onStep` is called with each visible step as it begins; if
 * steps are skipped, only with the first one that has a sound. `onTold` is called with every step
 * as it begins, and whether it is visible.
 */
export function createPainter(
  canvas,
  brush,
  aims,
  { reducedMotion = false, onStep = () => {}, onTold = () => {}, zoomOf = () => 1 } = {},
) {
  const easel = createEasel(canvas, brush, aims, zoomOf);
  const waiting = [];
  let scene = EMPTY;
  let still = reducedMotion;
  let running = null; // {skipped, isHeld, stands, finish}: ends the wait or the movement under way
  let held = null; // {key, dx, dy, lifted, afresh, frame}
  let glance = 0; // the requested frame that redraws after aims changed
  let calm = 0; // the timer after which aims count as at rest
  let spare = 0; // the timer for making pictures in idle time

  const setBusy = (busy) => {
    canvas.dataset.busy = String(busy);
  };
  setBusy(false);

  /** Queue `steps`; resolve when their last scene has been visible for its time. */
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
    running = { skipped: still, isHeld: false, stands: false, finish: null };
    perform(job, running)
      .then(job.resolve, job.reject)
      .finally(() => {
        running = null;
        next();
      });
  }

  async function perform({ steps, onStart, onStand }, run) {
    onStart(steps[steps.length - 1].scene);
    for (const [index, step] of steps.entries()) {
      const { scene: goal, ms } = step;
      tell(steps, index, run.skipped);
      const from = put();
      aims.sync(goal.windows, run.skipped || scene === EMPTY);
      if (!run.skipped && scene !== EMPTY) {
        await move(from, goal, ms, run);
      }
      scene = goal;
      const isLast = index === steps.length - 1;
      if (!run.skipped || isLast) {
        stand();
        await aims.settled();
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

  /** Wait after a step; the pause of the last one is left to the caller. */
  async function linger({ pause = 0, stand: longer = 0, held: isHeld }, isLast, run) {
    const ms = isLast ? longer : pause;
    if (ms) {
      run.isHeld = Boolean(isHeld);
      await wait(ms, run);
      run.isHeld = false;
    }
  }

  function tell(steps, index, isSkipped) {
    onTold(steps[index], !isSkipped);
    const first = steps.find(({ sound }) => sound);
    const begun = isSkipped ? index === 0 && first : steps[index];
    if (begun) {
      onStep(begun);
    }
  }

  function stand() {
    cancelAnimationFrame(glance);
    glance = 0;
    easel.rest(scene);
    prepareSoon();
  }

  // Makes missing pictures, a few at a time, while nothing moves.
  function prepareSoon() {
    clearTimeout(spare);
    spare = setTimeout(() => {
      if (!running && !held && !easel.prepare()) {
        prepareSoon();
      }
    }, SPARE_MS);
  }

  /** Redraw after aims changed; sharply once they are at rest. */
  function look() {
    clearTimeout(calm);
    calm = setTimeout(() => {
      calm = 0;
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
      } else if (!easel.look(calm !== 0)) {
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

  function move(from, goal, ms, run) {
    const acts = plan(from, goal.nodes);
    if (!ms || acts.every((act) => act.kind === "stay")) {
      return null;
    }
    const frame = easel.film(goal, acts);
    return new Promise((resolve, reject) => {
      let start = null;
      let request = 0;
      const tick = (now) => {
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
      const said = job.steps
        .map((step) => step.said)
        .filter(Boolean)
        .join(" ");
      job.steps = [{ ...job.steps.at(-1), ms: 0, stand: 0, sound: "", told: "", said }];
    }
    running.skipped = true;
    running.finish?.();
    aims.finish();
    return true;
  }

  /** Continue after a step held for reading; return whether there was one. */
  function goOn() {
    if (!running?.isHeld) {
      return false;
    }
    running.finish();
    return true;
  }

  /** Start dragging the node `key`; return whether there is such a node. */
  function hold(key) {
    if (!scene.nodes.some((node) => node.key === key)) {
      return false;
    }
    held = { key, dx: 0, dy: 0, lifted: easel.lift(scene, key), afresh: false, frame: 0 };
    return true;
  }

  /** Move the dragged node to the offset (dx, dy) from its place. */
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
    easel.forget();
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
    setStill(motionless) {
      still = motionless;
      if (still) {
        skip();
      }
    },
  };
}
