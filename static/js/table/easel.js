// Puts nodes on the canvas: whole scenes at rest, and scenes on the way from one to another.

import { boundsOf, createGallery, createGauge, offscreen } from "./sprites.js";
import { complete, poseAt } from "./tween.js";

const HELD_HEIGHT = 8;
const HELD_SCALE = 1.06;

/** An easel for one canvas: draws what it is told, at the density of the screen. */
export function createEasel(canvas, brush) {
  const context = canvas.getContext("2d");
  const gauge = createGauge(canvas.ownerDocument);
  let density = 1;

  /** Gives the canvas the size of `scene`, in the pixels of this screen. */
  function fit(scene) {
    density = globalThis.devicePixelRatio || 1;
    const width = Math.round(scene.width * density);
    const height = Math.round(scene.height * density);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${scene.width}px`;
      canvas.style.height = `${scene.height}px`;
    }
  }

  function drawShapes(target, shapes, scale) {
    for (const shape of shapes) {
      brush.shape(target, shape, scale);
    }
  }

  function enter(target, { x, y, scale, angle }, turn = 1) {
    target.setTransform(density, 0, 0, density, 0, 0);
    target.translate(x, y);
    target.rotate((angle * Math.PI) / 180);
    target.scale(scale * turn, scale);
  }

  const gallery = createGallery((shapes, scale, at) => {
    const whole = density * scale;
    const [x, y, right, bottom] = boundsOf(shapes, gauge, brush.width);
    const left = wholeBelow(x * whole, at.x * density) / whole;
    const top = wholeBelow(y * whole, at.y * density) / whole;
    const picture = offscreen((right - left) * whole, (bottom - top) * whole);
    const target = picture.getContext("2d");
    target.setTransform(whole, 0, 0, whole, -left * whole, -top * whole);
    drawShapes(target, shapes, whole);
    return { canvas: picture, left, top, scale: whole };
  });

  function stamp(target, picture, pose) {
    if (pose.opacity <= 0 || !pose.turn) {
      return;
    }
    enter(target, pose, pose.turn);
    target.globalAlpha = pose.opacity;
    const { width, height } = picture.canvas;
    target.drawImage(
      picture.canvas,
      picture.left,
      picture.top,
      width / picture.scale,
      height / picture.scale,
    );
    target.globalAlpha = 1;
  }

  // A turned picture would lose its sharpness, so a node that lies askew is drawn afresh.
  function drawNode(target, data) {
    const node = complete(data);
    if (!node.shapes.length || node.opacity <= 0) {
      return;
    }
    if (node.angle && node.opacity === 1) {
      enter(target, node);
      drawShapes(target, node.shapes, density * node.scale);
    } else {
      stamp(target, gallery.picture(node.shapes, node.scale, node), { ...node, turn: 1 });
    }
  }

  function wipe(target) {
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.clearRect(0, 0, target.canvas.width, target.canvas.height);
  }

  /** Draws `scene` as it stands. */
  function rest(scene) {
    fit(scene);
    wipe(context);
    scene.nodes.forEach((node) => drawNode(context, node));
    gallery.forgetOthers();
  }

  function background(nodes) {
    const ground = offscreen(canvas.width, canvas.height);
    const target = ground.getContext("2d");
    nodes.forEach((node) => drawNode(target, node));
    return ground;
  }

  function layGround(ground) {
    wipe(context);
    context.drawImage(ground, 0, 0);
  }

  /**
   * Prepares the acts of a step and returns frame(t), which draws them at the eased time t.
   * What stays below everything that changes is drawn once.
   */
  function film(scene, acts) {
    fit(scene);
    const first = acts.findIndex((act) => act.kind !== "stay");
    const ground = background(acts.slice(0, first).map((act) => act.to));
    const rest = acts.slice(first);
    const order = [...rest.filter((act) => !act.travels), ...rest.filter((act) => act.travels)];
    const pictures = new Map();
    const pictureOf = ({ from, to }, shapes) => {
      if (!pictures.has(shapes)) {
        pictures.set(shapes, gallery.picture(shapes, Math.max(from.scale, to.scale), to));
      }
      return pictures.get(shapes);
    };
    return (t) => {
      layGround(ground);
      for (const act of order) {
        const pose = poseAt(act, t);
        if (pose.shapes.length) {
          stamp(context, pictureOf(act, pose.shapes), pose);
        }
      }
    };
  }

  /** Prepares the node `key` to be carried about and returns carry(dx, dy), which draws it so. */
  function lift(scene, key) {
    const node = complete(scene.nodes.find((each) => each.key === key));
    const ground = background(scene.nodes.filter((each) => each.key !== key));
    const picture = gallery.picture(raised(node.shapes), node.scale * HELD_SCALE, node);
    return (dx, dy) => {
      layGround(ground);
      const scale = node.scale * HELD_SCALE;
      stamp(context, picture, { ...node, x: node.x + dx, y: node.y + dy, scale, turn: 1 });
    };
  }

  return { rest, film, lift, forget: gallery.clear };
}

// The greatest offset up to `offset` that lies on a whole pixel when added to `place`.
const wholeBelow = (offset, place) => Math.floor(offset + place) - place;

// A piece in the hand: what casts its outermost shadow casts a longer one.
function raised(shapes) {
  const lowest = shapes.findIndex((shape) => shape.shadow);
  return shapes.map((shape, index) =>
    index === lowest ? { ...shape, shadow: HELD_HEIGHT } : shape,
  );
}
