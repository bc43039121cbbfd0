// Draws single shapes, with the theme's shadows and outlines.

import { contextOf } from "./canvas.js";
import { colourOf, isSeen } from "./palette.js";
import { createTypesetter, fontOf } from "./words.js";

/** @import {Colours, Icons, IconShape, Outline, Shape, TextShape} from "./types.d.ts" */

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {ReturnType<typeof createBrush>} Brush */

// For each height, the shadow's offset, blur and opacity. The blur is a Gaussian, taken as zero
// beyond 1.5 times its radius.
const SHADOWS = [
  { height: 8, fall: 8, blur: 20, dark: 0.35 },
  { height: 3, fall: 3, blur: 6, dark: 0.28 },
  { height: 1.5, fall: 1.5, blur: 2, dark: 0.3 },
];
/** @type {Record<NonNullable<TextShape["align"]>, CanvasTextAlign>} */
const ALIGN = { start: "start", middle: "center", end: "end" };
const EDGE_WIDTH = 3;
const TAIL = 1.5;

/** @param {number} height */
const shadowOf = (height) => SHADOWS.find((each) => height >= each.height) ?? SHADOWS[2];

/**
 * Return how far a shadow of that height extends beyond its shape.
 * @param {number} height
 */
export function shadowReach(height) {
  const { fall, blur } = shadowOf(height);
  return Math.max(EDGE_WIDTH, (fall + TAIL * blur) * Math.max(1, height / 8));
}

/**
 * Create a brush, which draws shapes, measures text and tests points against outlines.
 * @param {Icons} icons
 */
export function createBrush(icons) {
  /** @type {Map<string, Path2D>} */
  const paths = new Map();
  const ruler = contextOf(document.createElement("canvas"));
  const typesetter = createTypesetter((text, font) => {
    ruler.font = font;
    return ruler.measureText(text).width;
  });
  let colour = colourOf({});
  let edge = "";

  /** @param {string} d */
  const pathOf = (d) => {
    const path = paths.get(d) ?? new Path2D(d);
    paths.set(d, path);
    return path;
  };

  /** @param {string} name */
  const iconOf = (name) => {
    const icon = icons[name];
    if (!icon) {
      throw new Error(`There is no icon "${name}"; static/icons.txt lists those that are built.`);
    }
    return icon;
  };

  /** @param {Outline} shape */
  function outlineOf(shape) {
    if (shape.kind === "path") {
      return pathOf(shape.d);
    }
    const path = new Path2D();
    if (shape.kind === "rect") {
      path.roundRect(shape.x, shape.y, shape.w, shape.h, Math.max(0, shape.r ?? 0));
    } else {
      path.arc(shape.x, shape.y, Math.max(0, shape.r), 0, 2 * Math.PI);
    }
    return path;
  }

  /**
   * @param {Context} context
   * @param {Outline} shape
   * @param {number} density
   */
  function outlined(context, shape, density) {
    const scale = shape.kind === "path" ? place(context, shape) : 1;
    const path = outlineOf(shape);
    const height = shape.shadow ?? 0;
    if (height && edge) {
      stroke(
        context,
        path,
        edge,
        (shape.stroke ? (shape.width ?? 1) : 0) + (2 * EDGE_WIDTH) / scale,
      );
    }
    if (shape.fill) {
      if (height) {
        castShadow(context, height, density, colour("shadow"));
      }
      context.fillStyle = colour(shape.fill);
      context.fill(path, "evenodd");
      context.shadowColor = "transparent";
    }
    if (shape.stroke) {
      context.setLineDash(shape.dash ?? []);
      stroke(context, path, colour(shape.stroke), shape.width ?? 1);
      context.setLineDash([]);
    }
  }

  /**
   * @param {Context} context
   * @param {IconShape} shape
   * @param {number} density
   */
  function icon(context, shape, density) {
    const { path, size } = iconOf(shape.name);
    const scale = shape.size / size;
    place(context, { ...shape, scale });
    context.translate(-size / 2, -size / 2);
    if (shape.shadow && isSeen(colour("shadow"))) {
      castShadow(context, shape.shadow, density, colour("shadow"));
    }
    context.fillStyle = colour(shape.fill ?? "ink");
    context.fill(pathOf(path));
    context.shadowColor = "transparent";
  }

  /**
   * @param {Context} context
   * @param {TextShape} shape
   */
  function text(context, shape) {
    const { lines, size } = typesetter.layout(shape);
    context.font = fontOf(shape, size);
    context.textAlign = ALIGN[shape.align ?? "start"];
    context.fillStyle = colour(shape.fill ?? "ink");
    lines.forEach((line, index) => {
      context.fillText(line, shape.x, shape.y + index * size * (shape.leading ?? 1.25));
    });
  }

  /**
   * @param {Context} context
   * @param {Shape} shape
   * @param {number} density
   */
  function draw(context, shape, density) {
    switch (shape.kind) {
      case "text":
        return text(context, shape);
      case "icon":
        return icon(context, shape, density);
      case "rect":
      case "circle":
      case "path":
        return outlined(context, shape, density);
      default:
        // A remembered scene may hold anything; it is dropped if it can't be drawn.
        throw new Error(`There is no shape ${JSON.stringify(shape)}.`);
    }
  }

  return {
    /** @param {Colours} colours */
    setColours(colours) {
      colour = colourOf(colours);
      edge = isSeen(colour("edge")) ? colour("edge") : "";
    },
    /**
     * Draw one shape; `density`, in device pixels per unit, scales its shadow.
     * @param {Context} context
     * @param {Shape} shape
     * @param {number} density
     */
    shape(context, shape, density) {
      context.save();
      context.globalAlpha *= shape.opacity ?? 1;
      draw(context, shape, density);
      context.restore();
    },
    /** Return an icon's path, the side of its square, and its bounds in it. */
    icon: iconOf,
    forgetWords: typesetter.forget,
    /** @type {(d: string, x: number, y: number) => boolean} */
    contains: (d, x, y) => ruler.isPointInPath(pathOf(d), x, y, "evenodd"),
  };
}

/**
 * @param {Context} context
 * @param {{x?: number, y?: number, scale?: number, angle?: number}} shape
 */
function place(context, { x = 0, y = 0, scale = 1, angle = 0 }) {
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.scale(scale, scale);
  return scale;
}

/**
 * @param {Context} context
 * @param {Path2D} path
 * @param {string} style
 * @param {number} width
 */
function stroke(context, path, style, width) {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.stroke(path);
}

/**
 * Shadows ignore the canvas transform, so their lengths are in device pixels.
 * @param {Context} context
 * @param {number} height
 * @param {number} density
 * @param {string} token
 */
function castShadow(context, height, density, token) {
  if (!isSeen(token)) {
    return;
  }
  const { fall, blur, dark } = shadowOf(height);
  const share = height > 8 ? height / 8 : 1;
  context.shadowColor =
    token +
    Math.round(dark * 255)
      .toString(16)
      .padStart(2, "0");
  context.shadowBlur = blur * share * density;
  context.shadowOffsetX = 0;
  context.shadowOffsetY = fall * share * density;
}
