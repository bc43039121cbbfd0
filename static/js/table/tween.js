// From one scene to the next: which nodes stay, move, come and go, and where they are meanwhile.
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

const completed = new WeakMap(); // node -> the same with every field

/** A node with every field that its data left out; of the same node it is the same. */
export function complete(node) {
  const known = completed.get(node);
  if (known) return known;
  const whole = { ...REST, ...node };
  completed.set(node, whole);
  completed.set(whole, whole);
  return whole;
}

/** Fast first, slow at the end; 0 and 1 stay what they are. */
export const easeOut = (t) => 1 - (1 - t) ** 3;

/**
 * The acts that lead from the nodes `before` to the nodes `after`, in painting order.
 * An act is {kind: "stay" | "move" | "enter" | "exit", from, to, travels, flies}; what flies comes
 * from another window than it goes to.
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

// What vanishes keeps its place among its neighbours, so that it does not jump to the top.
function withExits(acts, before, staying) {
  const merged = [...acts];
  let below = null; // the key of what lay before it
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
 * The acts in painting order, as [lower, upper]: what travels in a window is above all else in it,
 * what travels anywhere else is above everything.
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
 * Where the node of an act is at the (eased) time `t` from 0 to 1: its pose, the `shapes` to show,
 * and `turn`, its width about the upright axis from 1 over 0 to 1.
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
