// Interpolation between scenes: which nodes stay, move, enter and exit, and their poses meanwhile.
// Pure: no canvas, no clock.

const REST = {
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
const POSE = ["x", "y", "scale", "angle", "opacity"];

const completed = new WeakMap(); // node -> its copy with every field

/** Return a node with defaults filled in; the same node always gives the same object. */
export function complete(node) {
  const known = completed.get(node);
  if (known) return known;
  const whole = { ...REST, ...node };
  completed.set(node, whole);
  completed.set(whole, whole);
  return whole;
}

/** Cubic ease-out of `t` from 0 to 1. */
export const easeOut = (t) => 1 - (1 - t) ** 3;

/**
 * Return the acts that lead from the nodes `before` to the nodes `after`, in painting order.
 * An act is {kind: "stay" | "move" | "enter" | "exit", from, to, travels, flies}; it `flies` if the
 * node changes windows.
 */
export function plan(before, after) {
  const old = new Map(before.map((node) => [node.key, complete(node)]));
  const acts = after.map((node) => arrival(old.get(node.key), complete(node)));
  return withExits(acts, before, new Set(after.map((node) => node.key)));
}

function arrival(from, to) {
  if (!from) {
    return act("enter", startOf(to), to, to.enter !== null);
  }
  return act(isAlike(from, to) ? "stay" : "move", from, to, isFar(from, to));
}

const isAlike = (from, to) =>
  from === to || [...POSE, "face", "window"].every((field) => from[field] === to[field]);

function act(kind, from, to, travels) {
  const flies = from.window !== to.window;
  return { kind, from, to, travels: travels || flies, flies };
}

const isFar = (from, to) => Math.hypot(to.x - from.x, to.y - from.y) > 1;

function startOf(node) {
  return node.enter ? at(node, node.enter) : { ...node, opacity: 0 };
}

function endOf(node) {
  return node.exit ? at(node, node.exit) : { ...node, opacity: 0 };
}

function at(node, [x, y, scale = 1, outside = false]) {
  const window = outside ? "" : node.window;
  return { ...node, x, y, scale: node.scale * scale, window };
}

// Exiting nodes keep their place in the painting order, so they don't jump to the top.
function withExits(acts, before, staying) {
  const merged = [...acts];
  let below = null; // the key of the node before it
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
 */
export function poseAt(act, t) {
  const { from, to } = act;
  const pose = {};
  for (const field of POSE) {
    pose[field] = from[field] + (to[field] - from[field]) * t;
  }
  if (act.kind === "exit" && act.travels) {
    pose.opacity = from.opacity * Math.min(1, (1 - t) * 5);
  }
  const turning = from.face !== to.face && act.kind === "move";
  pose.turn = turning ? Math.abs(Math.cos(Math.PI * t)) : 1;
  pose.shapes = turning && t < 0.5 ? from.shapes : to.shapes;
  return pose;
}
