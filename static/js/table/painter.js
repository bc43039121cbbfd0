// Plays transitions: one step after the other, each to its end, and tells when all is still.

import { createEasel } from "./easel.js";
import { easeOut, plan } from "./tween.js";

const RETURN_MS = 200;
const DROP_MS = 500;
const EMPTY = { width: 0, height: 0, nodes: [], regions: [], groups: [] };

/**
 * A painter for one canvas. `clock` gives frames; `canvas.dataset.busy` is "true" while anything
 * moves or waits to move.
 */
export function createPainter(canvas, brush, { reducedMotion = false } = {}) {
  const easel = createEasel(canvas, brush);
  const waiting = [];
  let scene = EMPTY;
  let still = reducedMotion;
  let running = null; // {skipped, finish}: ends the wait or the movement under way
  let held = null; // {key, dx, dy, carry, frame}

  const setBusy = (busy) => {
    canvas.dataset.busy = String(busy);
  };
  setBusy(false);

  /** Plays `steps` after what is already playing; resolves when their last scene stands. */
  function play(steps, onStart = () => {}) {
    return new Promise((resolve, reject) => {
      waiting.push({ steps, onStart, resolve, reject });
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
    running = { skipped: still, finish: null };
    perform(job, running)
      .then(job.resolve, job.reject)
      .finally(() => {
        running = null;
        next();
      });
  }

  async function perform({ steps, onStart }, run) {
    onStart(steps[steps.length - 1].scene);
    for (const { scene: goal, ms, pause } of steps) {
      const from = put();
      if (!run.skipped && scene !== EMPTY) {
        await move(from, goal, ms, run);
      }
      scene = goal;
      if (!run.skipped && goal !== steps[steps.length - 1].scene) {
        easel.rest(scene);
        await wait(pause ?? 0, run);
      }
    }
    easel.rest(scene);
  }

  // The nodes as they lie now: what was being dragged is where the finger left it.
  function put() {
    const place = held;
    held = null;
    return scene.nodes.map((node) =>
      place && node.key === place.key
        ? { ...node, x: (node.x ?? 0) + place.dx, y: (node.y ?? 0) + place.dy }
        : node,
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

  /** Ends all movement at once, that of transitions still waiting too; says whether there was any. */
  function skip() {
    if (!running) {
      return false;
    }
    for (const job of waiting) {
      job.steps = job.steps.slice(-1).map((step) => ({ ...step, ms: 0 }));
    }
    running.skipped = true;
    running.finish?.();
    return true;
  }

  /** Takes the node `key` into the hand; says whether there is such a node to take. */
  function hold(key) {
    if (!scene.nodes.some((node) => node.key === key)) {
      return false;
    }
    held = { key, dx: 0, dy: 0, carry: easel.lift(scene, key), frame: 0 };
    return true;
  }

  /** Carries the held node to (dx, dy) from where it lay. */
  function carry(dx, dy) {
    if (!held) {
      return;
    }
    held.dx = dx;
    held.dy = dy;
    held.frame ||= requestAnimationFrame(() => {
      if (held) {
        held.frame = 0;
        held.carry(held.dx, held.dy);
      }
    });
  }

  /** Lets the held node go back to where it lay. */
  function release() {
    if (held) {
      play([{ scene, ms: RETURN_MS, pause: 0 }]);
    }
  }

  /** Leaves the held node where it is; without a transition soon, it goes back. */
  function drop() {
    const dropped = held;
    setTimeout(() => {
      if (held === dropped) {
        release();
      }
    }, DROP_MS);
  }

  /** Draws everything afresh: the colours, the fonts or the density of the screen have changed. */
  function repaint() {
    easel.forget();
    if (!running && !held && scene !== EMPTY) {
      easel.rest(scene);
    }
  }

  return {
    play,
    skip,
    hold,
    carry,
    drop,
    release,
    repaint,
    isBusy: () => running !== null,
    setStill(motionless) {
      still = motionless;
      if (still) {
        skip();
      }
    },
  };
}
