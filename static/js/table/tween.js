// Interpolation between scenes: which nodes stay, move, enter and exit, and their poses meanwhile.
// Pure: no canvas, no clock.

/** @import {Act, Drawing, Gate, Pose, Whole} from "./types.d.ts" */

/** @type {Omit<Whole, "shapes">} */
const REST = {
  key: "",
  x: 0,
  y: 0,
  scale: 1,
  angle: 0,
  opacity: 1,
  face: "",
  enter: null,
  exit: null,
  window: "",
};
/** @type {("x" | "y" | "scale" | "angle" | "opacity")[]} */
const POSE = ["x", "y", "scale", "angle", "opacity"];

/** @type {WeakMap<Drawing, Whole>} */
const completed = new WeakMap(); // node -> its copy with every field

/**
 * Return a node with defaults filled in; the same node always gives the same object.
 * @param {Drawing} node
 * @returns {Whole}
 */
export function complete(node) {
  const known = completed.get(node);
  if (known) {
    return known;
  }
  const whole = { ...REST, ...node };
  completed.set(node, whole);
  completed.set(whole, whole);
  return whole;
}

/**
 * Cubic ease-out of `t` from 0 to 1.
 * @param {number} t
 */
export const easeOut = (t) => 1 - (1 - t) ** 3;

/**
 * Return the acts that lead from the nodes `before` to the nodes `after`, in painting order.
 * An act is {kind: "stay" | "move" | "enter" | "exit", from, to, travels, flies}; it `flies` if the
 * node changes windows.
 * @param {Drawing[]} before
 * @param {Drawing[]} after
 */
export function plan(before, after) {
  const old = new Map(before.map((node) => [node.key, complete(node)]));
  const acts = after.map((node) => arrival(old.get(node.key), complete(node)));
  return withExits(acts, before, new Set(after.map((node) => node.key)));
}

/**
 * @param {Whole | undefined} from
 * @param {Whole} to
 */
function arrival(from, to) {
  if (!from) {
    return act("enter", startOf(to), to, to.enter !== null);
  }
  return act(isAlike(from, to) ? "stay" : "move", from, to, isFar(from, to));
}

/** @type {(from: Whole, to: Whole) => boolean} */
const isAlike = (from, to) =>
  from === to ||
  (POSE.every((field) => from[field] === to[field]) &&
    from.face === to.face &&
    from.window === to.window);

/**
 * @param {Act["kind"]} kind
 * @param {Whole} from
 * @param {Whole} to
 * @param {boolean} travels
 * @returns {Act}
 */
function act(kind, from, to, travels) {
  const flies = from.window !== to.window;
  return { kind, from, to, travels: travels || flies, flies };
}

/** @type {(from: Whole, to: Whole) => boolean} */
const isFar = (from, to) => Math.hypot(to.x - from.x, to.y - from.y) > 1;

/** @param {Whole} node */
function startOf(node) {
  return node.enter ? at(node, node.enter) : { ...node, opacity: 0 };
}

/** @param {Whole} node */
function endOf(node) {
  return node.exit ? at(node, node.exit) : { ...node, opacity: 0 };
}

/**
 * @param {Whole} node
 * @param {Gate} gate
 * @returns {Whole}
 */
function at(node, [x, y, scale = 1, outside = false]) {
  const window = outside ? "" : node.window;
  return { ...node, x, y, scale: node.scale * scale, window };
}

/**
 * Exiting nodes keep their place in the painting order, so they don't jump to the top.
 * @param {Act[]} acts
 * @param {Drawing[]} before
 * @param {Set<string | undefined>} staying
 */
function withExits(acts, before, staying) {
  const merged = [...acts];
  /** @type {string | undefined} */
  let below; // the key of the node before it
  for (const data of before) {
    if (!staying.has(data.key)) {
      const node = complete(data);
      const place = merged.findIndex((act) => act.to.key === below) + 1;
      merged.splice(place, 0, act("exit", node, endOf(node), node.exit !== null));
    }
    below = data.key;
  }
  return merged;
}

/**
 * Return the acts in painting order, as [lower, upper]: a node that travels in a window is above
 * the rest of that window; any other traveling node is in `upper`, above everything.
 * @param {Act[]} acts
 */
export function inLayers(acts) {
  const upper = acts.filter((each) => each.travels && (each.flies || !each.to.window));
  const lower = acts.filter((each) => !each.travels);
  for (const moving of acts.filter((each) => each.travels && !upper.includes(each))) {
    const below = lower.findLastIndex((each) => each.to.window === moving.to.window);
    lower.splice(below < 0 ? lower.length : below + 1, 0, moving);
  }
  return [lower, upper];
}

/**
 * Return the pose of an act's node at the eased time `t` from 0 to 1, with the `shapes` to draw and
 * `turn`, the relative width during a flip: from 1 to 0 and back to 1.
 * @param {Act} act
 * @param {number} t
 * @returns {Pose}
 */
export function poseAt(act, t) {
  const { from, to } = act;
  const turning = from.face !== to.face && act.kind === "move";
  const isLeaving = act.kind === "exit" && act.travels;
  /** @type {(start: number, end: number) => number} */
  const between = (start, end) => start + (end - start) * t;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    scale: between(from.scale, to.scale),
    angle: between(from.angle, to.angle),
    opacity: isLeaving
      ? from.opacity * Math.min(1, (1 - t) * 5)
      : between(from.opacity, to.opacity),
    turn: turning ? Math.abs(Math.cos(Math.PI * t)) : 1,
    shapes: turning && t < 0.5 ? from.shapes : to.shapes,
  };
}
