// From one scene to the next: which nodes stay, move, come and go, and where they are meanwhile.
// Pure: no canvas, no clock.

const REST = { x: 0, y: 0, scale: 1, angle: 0, opacity: 1, face: "", enter: null, exit: null };
const POSE = ["x", "y", "scale", "angle", "opacity"];

/** A node with every field that its data left out. */
export const complete = (node) => ({ ...REST, ...node });

/** Fast first, slow at the end; 0 and 1 stay what they are. */
export const easeOut = (t) => 1 - (1 - t) ** 3;

/**
 * The acts that lead from the nodes `before` to the nodes `after`, in painting order.
 * An act is {kind: "stay" | "move" | "enter" | "exit", from, to, travels}.
 */
export function plan(before, after) {
  const old = new Map(before.map((node) => [node.key, complete(node)]));
  const acts = after.map((node) => arrival(old.get(node.key), complete(node)));
  return withExits(acts, before, new Set(after.map((node) => node.key)));
}

function arrival(from, to) {
  if (!from) {
    return { kind: "enter", from: startOf(to), to, travels: to.enter !== null };
  }
  const moves = POSE.some((field) => from[field] !== to[field]) || from.face !== to.face;
  return { kind: moves ? "move" : "stay", from, to, travels: isFar(from, to) };
}

const isFar = (from, to) => Math.hypot(to.x - from.x, to.y - from.y) > 1;

function startOf(node) {
  return node.enter ? at(node, node.enter) : { ...node, opacity: 0 };
}

function endOf(node) {
  return node.exit ? at(node, node.exit) : { ...node, opacity: 0 };
}

function at(node, [x, y, scale = 1]) {
  return { ...node, x, y, scale: node.scale * scale };
}

// What vanishes keeps its place among its neighbours, so that it does not jump to the top.
function withExits(acts, before, staying) {
  const merged = [...acts];
  let place = 0;
  for (const data of before) {
    const index = merged.findIndex((act) => act.to.key === data.key);
    if (index >= 0) {
      place = index + 1;
    } else if (!staying.has(data.key)) {
      const node = complete(data);
      const exit = { kind: "exit", from: node, to: endOf(node), travels: node.exit !== null };
      merged.splice(place, 0, exit);
      place += 1;
    }
  }
  return merged;
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
