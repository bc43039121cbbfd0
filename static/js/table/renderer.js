// Draws scenes on the canvas: static ones, and the frames of a transition between two.

import { grown, markerNodes } from "./markers.js";
import { contextOf, offscreen } from "./canvas.js";
import { createGround } from "./ground.js";
import { createRasterizer } from "./rasterizer.js";
import { inWindows } from "./framing.js";
import { boxWithNames } from "./rulers.js";
import { complete, inLayers, poseAt } from "./tween.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {Brush} from "./brush.js" */
/**
 * @import {Act, Bare, Bounds, Box, Ground, Lens, Node, Picture, Scene, Shape, Whole} from "./types.d.ts"
 */

/** @typedef {CanvasRenderingContext2D} Context */

const HELD_HEIGHT = 8;
const HELD_SCALE = 1.06;
const RIM = 4; // of the outlines around windows and maps
const BUDGET_MS = 8; // budget of one frame for redrawing stretched pictures

const always = () => true;
/** @param {Whole} node */
const windowOf = (node) => node.window;

/**
 * Create the renderer of one canvas; `zoomOf(scene)` is the scale at which a scene is shown.
 * @param {HTMLCanvasElement} canvas
 * @param {Brush} brush
 * @param {Viewports} viewports
 * @param {(scene: Scene) => number} [zoomOf]
 */
export function createRenderer(canvas, brush, viewports, zoomOf = () => 1) {
  const context = contextOf(canvas);
  const rasterizer = createRasterizer(brush);
  let density = 1;
  /**
   * What `look` redraws: the nodes from `first` on are in windows or above one.
   * @type {{nodes: Whole[], first: number, ground: Ground | null} | null}
   */
  let standing = null;
  /** @type {Bare[]} */
  let bare = [];
  /**
   * The part of `scene` that a film to it has drawn already.
   * @type {{scene: Scene, first: number, ground: Ground, size: string} | null}
   */
  let laid = null;

  /**
   * Resize the canvas to `scene`, in device pixels.
   * @param {Scene} scene
   */
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

  /** @type {(box: Box) => Bounds} */
  const inPixels = ([x, y, w, h]) => [
    x * density,
    y * density,
    (x + w) * density,
    (y + h) * density,
  ];

  /** @returns {Lens} */
  const sceneLens = () => ({
    scale: density,
    x: 0,
    y: 0,
    area: [0, 0, canvas.width, canvas.height],
  });

  /**
   * The lens of a window, or of the scene for ""; null if there is no such window.
   * Offsets are rounded to whole pixels, so that pictures stay sharp.
   * @param {string} id
   * @returns {Lens | null}
   */
  function lensOf(id) {
    if (!id) {
      return sceneLens();
    }
    const lens = viewports.lens(id);
    if (!lens) {
      return null;
    }
    const [x, y] = [Math.round(density * lens.left), Math.round(density * lens.top)];
    const area = inPixels(lens.box);
    return { scale: density * lens.zoom, x, y, area, r: density * lens.r };
  }

  /**
   * Calls draw(node, lens) for each node that may be visible, in the part `within` of the scene.
   * @param {Context} target
   * @param {Whole[]} nodes
   * @param {Bounds | null} within
   * @param {(node: Whole, lens: Lens) => void} draw
   */
  function eachSeen(target, nodes, within, draw) {
    inWindows(target, nodes, windowOf, lensOf, (node, lens) => {
      const area = lens.r === undefined ? within : lens.area;
      if (isSeen(node) && (!area || rasterizer.isIn(area, node, lens))) {
        draw(node, lens);
      }
    });
  }

  /**
   * Draws maps and tags in front; draw(node, lens) is for those independent of the aim.
   * @param {Context} target
   * @param {(node: Whole, lens: Lens) => void} draw
   */
  function drawMarkers(target, draw) {
    const lens = sceneLens();
    for (const data of markerNodes(viewports.all())) {
      if (data.fleeting) {
        rasterizer.direct(target, complete(data), lens);
      } else {
        draw(complete(data), lens);
      }
    }
  }

  /** @type {(target: Context) => (node: Whole, lens: Lens) => boolean} */
  const placing = (target) => (node, lens) => rasterizer.place(target, node, lens, lens.area);

  /** @param {Context} target */
  function wipe(target) {
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.clearRect(0, 0, target.canvas.width, target.canvas.height);
  }

  /**
   * Draws nodes at rest; returns {node, lens} of those that have no picture yet.
   * @param {Context} target
   * @param {Whole[]} nodes
   * @param {boolean} [withMarkers]
   */
  function drawAtRest(target, nodes, withMarkers = true) {
    /** @type {Bare[]} */
    const without = [];
    /** @type {(node: Whole, lens: Lens) => void} */
    const draw = (node, lens) => {
      if (!rasterizer.rest(target, node, lens, lens.area)) {
        without.push({ node, lens });
      }
    };
    eachSeen(target, nodes, null, draw);
    if (withMarkers) {
      drawMarkers(target, draw);
    }
    return without;
  }

  /**
   * Draw `scene` at once, without making pictures of new nodes; `prepare` makes them.
   * @param {Scene} scene
   */
  function rest(scene) {
    fit(scene);
    const nodes = scene.nodes.map(complete);
    const isLaid = laid?.scene === scene && laid.size === size();
    const { first, ground } = laid && isLaid ? laid : { first: 0, ground: null };
    if (ground) {
      layGround(ground);
    } else {
      wipe(context);
    }
    bare = [...(ground?.bare ?? []), ...drawAtRest(context, nodes.slice(first))];
    laid = null;
    rasterizer.tidy();
    standing = { nodes, first: firstOf(nodes, (node) => node.window), ground: null };
  }

  /** Make missing pictures for a few milliseconds; return whether none is missing any more. */
  function prepare() {
    const end = performance.now() + BUDGET_MS;
    while (performance.now() < end) {
      const next = bare.shift();
      if (!next) {
        break;
      }
      rasterizer.prepare(next.node, next.lens);
    }
    return bare.length === 0;
  }

  /**
   * Redraw the scene after aims changed. While they are `moving`, stretch cached pictures;
   * otherwise redraw some of them sharply. Return whether all are sharp. During a film, do nothing
   * and return true.
   * @param {boolean} moving
   */
  function look(moving) {
    if (!standing) {
      return true;
    }
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
      sharp = rasterizer.place(context, node, lens, lens.area, hurry()) && sharp;
    });
    drawMarkers(context, placing(context));
    context.restore();
    bare = bare.filter(({ node }) => !node.window);
    if (!moving) {
      rasterizer.tidy();
    }
    return sharp;
  }

  /**
   * The parts that depend on aims: windows, the labels at their edges, and maps.
   * @type {() => Bounds[]}
   */
  const lookedAt = () =>
    viewports
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

  /** @param {{canvas: HTMLCanvasElement}} ground */
  function layGround(ground) {
    wipe(context);
    context.drawImage(ground.canvas, 0, 0);
  }

  /**
   * Prepare the acts of a step and return frame(t), which draws them at the eased time t.
   * Nodes below everything that changes are drawn only once.
   * @param {Scene} scene
   * @param {Act[]} acts
   */
  function film(scene, acts) {
    fit(scene);
    standing = null;
    const first = firstOf(acts, (act) => act.kind !== "stay" || act.to.window);
    const below = acts.slice(0, first).map((act) => act.to);
    const ground = under.of(below, size());
    laid = { scene, first, ground, size: size() };
    const [lower, upper] = inLayers(acts.slice(first));
    const pictures = picturesByScale();
    /** @type {(act: Act, shapes: Shape[], lens: Lens) => Picture} */
    const portraitOf = ({ from, to }, shapes, lens) =>
      pictures(shapes, lens.scale, () => {
        const most = Math.max(from.scale, to.scale) * lens.scale;
        const angle = from.angle === to.angle ? to.angle : 0;
        return rasterizer.portrait(shapes, most, angle, to, lens);
      });
    /** @type {(t: number) => (act: Act, lens: Lens) => void} */
    const draw = (t) => (act, lens) => {
      if (act.kind === "stay") {
        if (isSeen(act.to) && rasterizer.isIn(lens.area, act.to, lens)) {
          rasterizer.place(context, act.to, lens, lens.area, true);
        }
        return;
      }
      const pose = poseAt(act, t);
      if (pose.shapes.length) {
        rasterizer.stamp(context, portraitOf(act, pose.shapes, lens), pose, lens);
      }
    };
    return (/** @type {number} */ t) => {
      layGround(ground);
      inWindows(context, lower, (act) => act.to.window, lensOf, draw(t));
      drawMarkers(context, placing(context));
      const inScene = upper.map((act) => (act.flies ? flight(act) : act));
      inWindows(context, inScene, () => "", lensOf, draw(t));
    };
  }

  /**
   * An act between windows, converted to the current scene coordinates.
   * @type {(act: Act) => Act}
   */
  const flight = (act) => ({ ...act, from: inScene(act.from), to: inScene(act.to) });

  /**
   * @param {Whole} node
   * @returns {Whole}
   */
  function inScene(node) {
    const lens = node.window ? viewports.lens(node.window) : null;
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
   * Lift a node of the scene out of its window. Return {at, carry}: at(dx, dy) returns the node
   * moved by that offset in the scene; carry(dx, dy, afresh) draws it there, and everything else
   * again if `afresh`, after aims changed.
   * @param {Scene} scene
   * @param {Node} lifted
   */
  function lift(scene, lifted) {
    const others = scene.nodes.filter((each) => each !== lifted).map(complete);
    const node = inScene(complete(lifted));
    const lens = sceneLens();
    const scale = node.scale * HELD_SCALE;
    const picture = rasterizer.portrait(
      raised(node.shapes),
      scale * density,
      node.angle,
      node,
      lens,
    );
    /** @type {{canvas: HTMLCanvasElement} | null} */
    let ground = null;
    standing = null;
    laid = null;
    /** @type {(dx: number, dy: number) => Whole} */
    const at = (dx, dy) => ({ ...node, x: node.x + dx, y: node.y + dy });
    return {
      at,
      /**
       * @param {number} dx
       * @param {number} dy
       * @param {boolean} [afresh]
       */
      carry(dx, dy, afresh = false) {
        if (!ground || afresh) {
          ground ??= { canvas: offscreen(canvas.width, canvas.height) };
          const target = contextOf(ground.canvas);
          wipe(target);
          drawAtRest(target, others);
        }
        layGround(ground);
        rasterizer.stamp(context, picture, { ...at(dx, dy), scale, turn: 1 }, lens);
      },
    };
  }

  /** Drop all cached pictures, for example after a change of theme. */
  function forget() {
    laid = null;
    under.forget();
    rasterizer.clear();
  }

  return { rest, prepare, look, film, lift, forget };
}

/** @type {(node: Whole) => boolean} */
const isSeen = (node) => node.shapes.length > 0 && node.opacity > 0;

/**
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => unknown} test
 */
function firstOf(items, test) {
  const index = items.findIndex(test);
  return index < 0 ? items.length : index;
}

/** @type {(areas: Bounds[]) => Bounds} */
const around = (areas) => [
  Math.min(...areas.map(([left]) => left)),
  Math.min(...areas.map(([, top]) => top)),
  Math.max(...areas.map(([, , right]) => right)),
  Math.max(...areas.map(([, , , bottom]) => bottom)),
];

// One picture of the same shapes in each scale, as long as a film runs.
function picturesByScale() {
  /** @type {Map<Shape[], Map<number, Picture>>} */
  const known = new Map();
  return (
    /** @type {Shape[]} */ shapes,
    /** @type {number} */ scale,
    /** @type {() => Picture} */ make,
  ) => {
    const sizes = known.get(shapes) ?? new Map();
    known.set(shapes, sizes);
    const picture = sizes.get(scale) ?? make();
    sizes.set(scale, picture);
    return picture;
  };
}

/**
 * A lifted piece: its outermost shadow gets longer.
 * @param {Shape[]} shapes
 * @returns {Shape[]}
 */
function raised(shapes) {
  const lowest = shapes.findIndex((shape) => "shadow" in shape && shape.shadow);
  return shapes.map((shape, index) =>
    index === lowest ? { ...shape, shadow: HELD_HEIGHT } : shape,
  );
}
