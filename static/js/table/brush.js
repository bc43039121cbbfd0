// Draws single shapes, with the theme's shadows and outlines.

import { colourOf, isSeen } from "./palette.js";
import { createTypesetter, fontOf } from "./words.js";

// For each height, the shadow's offset, blur and opacity. The blur is a Gaussian, taken as zero
// beyond 1.5 times its radius.
const SHADOWS = [
  { height: 8, fall: 8, blur: 20, dark: 0.35 },
  { height: 3, fall: 3, blur: 6, dark: 0.28 },
  { height: 1.5, fall: 1.5, blur: 2, dark: 0.3 },
];
const EDGE_WIDTH = 3;
const TAIL = 1.5;

const shadowOf = (height) => SHADOWS.find((each) => height >= each.height) ?? SHADOWS[2];

/** Return how far a shadow of that height extends beyond its shape. */
export function shadowReach(height) {
  const { fall, blur } = shadowOf(height);
  return Math.max(EDGE_WIDTH, (fall + TAIL * blur) * Math.max(1, height / 8));
}

/** Create a brush, which draws shapes, measures text and tests points against outlines. */
export function createBrush(icons) {
  const paths = new Map();
  const ruler = document.createElement("canvas").getContext("2d");
  const typesetter = createTypesetter((text, font) => {
    ruler.font = font;
    return ruler.measureText(text).width;
  });
  let colour = colourOf({});
  let edge = "";

  const pathOf = (d) => {
    if (!paths.has(d)) {
      paths.set(d, new Path2D(d));
    }
    return paths.get(d);
  };

  const iconOf = (name) => {
    const icon = icons[name];
    if (!icon) {
      throw new Error(`There is no icon "${name}"; static/icons.txt lists those that are built.`);
    }
    return icon;
  };

  const outlines = {
    rect(shape) {
      const path = new Path2D();
      path.roundRect(shape.x, shape.y, shape.w, shape.h, Math.max(0, shape.r ?? 0));
      return path;
    },
    circle(shape) {
      const path = new Path2D();
      path.arc(shape.x, shape.y, Math.max(0, shape.r), 0, 2 * Math.PI);
      return path;
    },
    path: (shape) => pathOf(shape.d),
  };

  function outlined(context, shape, density) {
    const scale = shape.kind === "path" ? place(context, shape) : 1;
    const path = outlines[shape.kind](shape);
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

  function text(context, shape) {
    const { lines, size } = typesetter.layout(shape);
    context.font = fontOf(shape, size);
    context.textAlign = { middle: "center", end: "end" }[shape.align] ?? "start";
    context.fillStyle = colour(shape.fill ?? "ink");
    lines.forEach((line, index) => {
      context.fillText(line, shape.x, shape.y + index * size * (shape.leading ?? 1.25));
    });
  }

  const kinds = { rect: outlined, circle: outlined, path: outlined, icon, text };

  return {
    setColours(colours) {
      colour = colourOf(colours);
      edge = isSeen(colour("edge")) ? colour("edge") : "";
    },
    /** Draw one shape; `density`, in device pixels per unit, scales its shadow. */
    shape(context, shape, density) {
      context.save();
      context.globalAlpha *= shape.opacity ?? 1;
      kinds[shape.kind](context, shape, density);
      context.restore();
    },
    /** Return an icon's path, the side of its square, and its bounds in it. */
    icon: iconOf,
    forgetWords: typesetter.forget,
    contains: (d, x, y) => ruler.isPointInPath(pathOf(d), x, y, "evenodd"),
  };
}

function place(context, { x = 0, y = 0, scale = 1, angle = 0 }) {
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.scale(scale, scale);
  return scale;
}

function stroke(context, path, style, width) {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.stroke(path);
}

// Shadows ignore the canvas transform, so their lengths are in device pixels.
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
