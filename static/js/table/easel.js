// Draws scenes on the canvas: static ones, and the frames of a transition between two.

import { grown, lookoutNodes } from "./lookout.js";
import { createGround } from "./ground.js";
import { createPrinter } from "./printer.js";
import { offscreen } from "./sprites.js";
import { inWindows } from "./framing.js";
import { boxWithNames } from "./rulers.js";
import { complete, inLayers, poseAt } from "./tween.js";

const HELD_HEIGHT = 8;
const HELD_SCALE = 1.06;
const RIM = 4; // of the outlines around windows and maps
const BUDGET_MS = 8; // budget of one frame for redrawing stretched pictures

const always = () => true;
const windowOf = (node) => node.window;

/** Create the renderer of one canvas; `zoomOf(scene)` is the scale at which a scene is shown. */
export function createEasel(canvas, brush, aims, zoomOf = () => 1) {
  const context = canvas.getContext("2d");
  const printer = createPrinter(brush);
  let density = 1;
  let standing = null; // {nodes, first, ground}: what `look` redraws
  let bare = []; // {node, lens} of each drawn node without a cached picture
  let laid = null; // {scene, first, ground, size}: the part of `scene` that a film to it has drawn already

  /** Resize the canvas to `scene`, in device pixels. */
  function fit(scene) {
    const zoom = zoomOf(scene);
    density = (globalThis.devicePixelRatio || 1) * zoom;
    const width = Math.round(scene.width * density);
    const height = Math.round(scene.height * density);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    canvas.style.width = `${scene.width * zoom}px`;
    canvas.style.height = `${scene.height * zoom}px`;
  }

  const size = () => `${density} ${canvas.width} ${canvas.height}`;

  const inPixels = ([x, y, w, h]) => [x, y, x + w, y + h].map((each) => each * density);

  // The lens of a window, or of the scene for ""; null if there is no such window.
  // Offsets are rounded to whole pixels, so that pictures stay sharp.
  function lensOf(id) {
    if (!id) {
      return { scale: density, x: 0, y: 0, area: [0, 0, canvas.width, canvas.height] };
    }
    const lens = aims.lens(id);
    if (!lens) {
      return null;
    }
    const [x, y] = [Math.round(density * lens.left), Math.round(density * lens.top)];
    const area = inPixels(lens.box);
    return { scale: density * lens.zoom, x, y, area, r: density * lens.r };
  }

  // Calls draw(node, lens) for each node that may be visible, in the part `within` of the scene.
  function eachSeen(target, nodes, within, draw) {
    inWindows(target, nodes, windowOf, lensOf, (node, lens) => {
      const area = lens.r === undefined ? within : lens.area;
      if (isSeen(node) && (!area || printer.isIn(area, node, lens))) {
        draw(node, lens);
      }
    });
  }

  // Draws maps and tags in front; draw(node, lens) is for those independent of the aim.
  function drawLookout(target, draw) {
    const lens = lensOf("");
    for (const data of lookoutNodes(aims.all())) {
      if (data.fleeting) {
        printer.direct(target, complete(data), lens);
      } else {
        draw(complete(data), lens);
      }
    }
  }

  const placing = (target) => (node, lens) => printer.place(target, node, lens, lens.area);

  function wipe(target) {
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.clearRect(0, 0, target.canvas.width, target.canvas.height);
  }

  // Draws nodes at rest; returns {node, lens} of those that have no picture yet.
  function drawAtRest(target, nodes, withLookout = true) {
    const without = [];
    const draw = (node, lens) => {
      if (!printer.rest(target, node, lens, lens.area)) {
        without.push({ node, lens });
      }
    };
    eachSeen(target, nodes, null, draw);
    if (withLookout) {
      drawLookout(target, draw);
    }
    return without;
  }

  /** Draw `scene` at once, without making pictures of new nodes; `prepare` makes them. */
  function rest(scene) {
    fit(scene);
    const nodes = scene.nodes.map(complete);
    const isLaid = laid?.scene === scene && laid.size === size();
    const { first, ground } = isLaid ? laid : { first: 0, ground: null };
    if (ground) layGround(ground);
    else wipe(context);
    bare = [...(ground?.bare ?? []), ...drawAtRest(context, nodes.slice(first))];
    laid = null;
    printer.tidy();
    standing = { nodes, first: firstOf(nodes, (node) => node.window), ground: null };
  }

  /** Make missing pictures for a few milliseconds; return whether none is missing any more. */
  function prepare() {
    const end = performance.now() + BUDGET_MS;
    while (bare.length && performance.now() < end) {
      const { node, lens } = bare.shift();
      printer.prepare(node, lens);
    }
    return bare.length === 0;
  }

  /**
   * Redraw the scene after aims changed. While they are `moving`, stretch cached pictures;
   * otherwise redraw some of them sharply. Return whether all are sharp. During a film, do nothing
   * and return true.
   */
  function look(moving) {
    if (!standing) return true;
    const areas = lookedAt();
    const { nodes, first } = standing;
    standing.ground ??= under.of(nodes.slice(0, first), size());
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    areas.forEach(([x, y, right, low]) => context.rect(x, y, right - x, low - y));
    context.clip();
    layGround(standing.ground);
    const end = performance.now() + BUDGET_MS;
    const hurry = moving ? always : () => performance.now() > end;
    let sharp = true;
    eachSeen(context, nodes.slice(first), around(areas), (node, lens) => {
      sharp = printer.place(context, node, lens, lens.area, hurry()) && sharp;
    });
    drawLookout(context, placing(context));
    context.restore();
    bare = bare.filter(({ node }) => !node.window);
    if (!moving) {
      printer.tidy();
    }
    return sharp;
  }

  // The parts that depend on aims: windows, the labels at their edges, and maps.
  const lookedAt = () =>
    aims
      .all()
      .flatMap(({ window }) => [boxWithNames(window), ...(window.map ? [window.map.box] : [])])
      .map((box) => inPixels(grown(box, RIM)))
      .map(([x, y, right, low]) => [
        Math.floor(x),
        Math.floor(y),
        Math.ceil(right),
        Math.ceil(low),
      ]);

  const under = createGround(
    () => offscreen(canvas.width, canvas.height),
    (target, nodes) => drawAtRest(target, nodes, false),
  );

  function layGround(ground) {
    wipe(context);
    context.drawImage(ground.canvas, 0, 0);
  }

  /**
   * Prepare the acts of a step and return frame(t), which draws them at the eased time t.
   * Nodes below everything that changes are drawn only once.
   */
  function film(scene, acts) {
    fit(scene);
    standing = null;
    const first = firstOf(acts, (act) => act.kind !== "stay" || act.to.window);
    const below = acts.slice(0, first).map((act) => act.to);
    const ground = under.of(below, size());
    laid = { scene, first, ground, size: size() };
    const [lower, upper] = inLayers(acts.slice(first));
    const pictures = new Map();
    const portraitOf = (act, shapes, lens) => {
      const key = `${lens.scale}`;
      const sizes = pictures.get(shapes) ?? pictures.set(shapes, new Map()).get(shapes);
      if (!sizes.has(key)) {
        const { from, to } = act;
        const most = Math.max(from.scale, to.scale) * lens.scale;
        const angle = from.angle === to.angle ? to.angle : 0;
        sizes.set(key, printer.portrait(shapes, most, angle, to, lens));
      }
      return sizes.get(key);
    };
    const draw = (t) => (act, lens) => {
      if (act.kind === "stay") {
        if (isSeen(act.to) && printer.isIn(lens.area, act.to, lens)) {
          printer.place(context, act.to, lens, lens.area, true);
        }
        return;
      }
      const pose = poseAt(act, t);
      if (pose.shapes.length) {
        printer.stamp(context, portraitOf(act, pose.shapes, lens), pose, lens);
      }
    };
    return (t) => {
      layGround(ground);
      inWindows(context, lower, (act) => act.to.window, lensOf, draw(t));
      drawLookout(context, placing(context));
      const inScene = upper.map((act) => (act.flies ? flight(act) : act));
      inWindows(context, inScene, () => "", lensOf, draw(t));
    };
  }

  // An act between windows, converted to the current scene coordinates.
  const flight = (act) => ({ ...act, from: inScene(act.from), to: inScene(act.to) });

  function inScene(node) {
    const lens = node.window ? aims.lens(node.window) : null;
    return lens
      ? {
          ...node,
          x: lens.left + node.x * lens.zoom,
          y: lens.top + node.y * lens.zoom,
          scale: node.scale * lens.zoom,
          window: "",
        }
      : node;
  }

  /**
   * Lift the node `key` out of its window. Return {at, carry}: at(dx, dy) returns the node moved
   * by that offset in the scene; carry(dx, dy, afresh) draws it there, and everything else again
   * if `afresh`, after aims changed.
   */
  function lift(scene, key) {
    const nodes = scene.nodes.map(complete);
    const others = nodes.filter((each) => each.key !== key);
    const node = inScene(nodes.find((each) => each.key === key));
    const lens = lensOf("");
    const scale = node.scale * HELD_SCALE;
    const picture = printer.portrait(raised(node.shapes), scale * density, node.angle, node, lens);
    let ground = null;
    standing = null;
    laid = null;
    const at = (dx, dy) => ({ ...node, x: node.x + dx, y: node.y + dy });
    return {
      at,
      carry(dx, dy, afresh = false) {
        if (!ground || afresh) {
          ground ??= { canvas: offscreen(canvas.width, canvas.height) };
          const target = ground.canvas.getContext("2d");
          wipe(target);
          drawAtRest(target, others);
        }
        layGround(ground);
        printer.stamp(context, picture, { ...at(dx, dy), scale, turn: 1 }, lens);
      },
    };
  }

  /** Drop all cached pictures, for example after a change of theme. */
  function forget() {
    laid = null;
    under.forget();
    printer.clear();
  }

  return { rest, prepare, look, film, lift, forget };
}

const isSeen = (node) => node.shapes.length > 0 && node.opacity > 0;

function firstOf(items, test) {
  const index = items.findIndex(test);
  return index < 0 ? items.length : index;
}

const around = (areas) => [
  ...[0, 1].map((index) => Math.min(...areas.map((area) => area[index]))),
  ...[2, 3].map((index) => Math.max(...areas.map((area) => area[index]))),
];

// A lifted piece: its outermost shadow gets longer.
function raised(shapes) {
  const lowest = shapes.findIndex((shape) => shape.shadow);
  return shapes.map((shape, index) =>
    index === lowest ? { ...shape, shadow: HELD_HEIGHT } : shape,
  );
}
