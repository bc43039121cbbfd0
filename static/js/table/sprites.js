// Pictures of whole nodes, drawn once and then moved about: what makes movement cheap, and what
// lets a node be pale as a whole.

import { isShortOfMemory } from "../python/shortage.js";

const STEPS = 16;

/** Pixels of pictures that are kept even if they are not shown. */
const ROOM = isShortOfMemory() ? 4e6 : 12e6;

/** How far along a pixel a place is, in steps so fine that they are not seen. */
export const phase = (place) => Math.round((place - Math.floor(place)) * STEPS) / STEPS;

/**
 * Pictures of nodes, each drawn once and kept as long as there is room or scenes show it: a tap
 * that changes three nodes of sixty then costs three drawings, not sixty, and panning costs none.
 * `draw(shapes, bounds, wish)` makes the picture that is wished for: {scale, angle, x, y}, where x
 * and y are the phases of the device pixels where the node's origin will be, so that the picture
 * lies on whole ones. `measure(shapes)` gives bounds.
 */
export function createGallery(draw, measure) {
  const walls = new Map(); // what shapes look like, as text -> {text, bounds, pictures}
  let known = new WeakMap(); // shapes -> the same
  let total = 0;
  let hour = 0;

  function wallOf(shapes) {
    let wall = known.get(shapes);
    if (!wall) {
      const text = JSON.stringify(shapes);
      wall = walls.get(text) ?? { text, bounds: null, pictures: new Map() };
      walls.set(text, wall);
      known.set(shapes, wall);
    }
    return wall;
  }

  function boundsOf(shapes) {
    const wall = wallOf(shapes);
    wall.bounds ??= measure(shapes);
    return wall.bounds;
  }

  const keyOf = ({ scale, angle, x, y }) => `${scale.toFixed(5)}|${angle}|${x}|${y}`;

  function seen(picture) {
    picture.hour = hour;
    return picture;
  }

  function hang(wall, picture, key) {
    total += sizeOf(picture);
    walls.set(wall.text, wall);
    wall.pictures.set(key, picture);
    return picture;
  }

  return {
    bounds: boundsOf,
    /** The picture that is wished for; where it is not there yet, only if `mayDraw`. */
    picture(shapes, wish, mayDraw = true) {
      const wall = wallOf(shapes);
      const key = keyOf(wish);
      const there = wall.pictures.get(key);
      if (there || !mayDraw) {
        return there ? seen(there) : null;
      }
      return seen(hang(wall, draw(shapes, boundsOf(shapes), wish), key));
    },
    /** A picture of the same thing in whatever size, as long as it is turned alike; or null. */
    likeness(shapes, { angle }) {
      let best = null;
      for (const picture of wallOf(shapes).pictures.values()) {
        if (picture.angle === angle && !(best?.scale > picture.scale)) {
          best = picture;
        }
      }
      return best && seen(best);
    },
    /** Makes room: forgets what was not seen since the last call, the oldest first. */
    tidy() {
      if (total > ROOM) {
        const hung = [...walls.values()].flatMap((wall) =>
          [...wall.pictures].map(([key, picture]) => ({ wall, key, picture })),
        );
        hung.sort((one, other) => one.picture.hour - other.picture.hour);
        for (const { wall, key, picture } of hung) {
          if (total <= ROOM || picture.hour === hour) {
            break;
          }
          total -= sizeOf(picture);
          wall.pictures.delete(key);
          release(picture.canvas);
        }
      }
      for (const [text, wall] of walls) {
        if (!wall.pictures.size) {
          walls.delete(text);
        }
      }
      hour += 1;
    },
    clear() {
      walls.clear();
      known = new WeakMap();
      total = 0;
    },
  };
}

const sizeOf = ({ canvas }) => canvas.width * canvas.height;

// Gives back the pixels of a canvas that nothing will draw any more. WebKit keeps them until the
// garbage collector comes by, which is tens of megabytes too late.
function release(canvas) {
  canvas.width = 1;
  canvas.height = 1;
}

/** An off-screen canvas of at least one pixel. */
export function offscreen(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
}
