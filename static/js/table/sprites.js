// Pictures of whole nodes, drawn once and then moved about: what makes movement cheap, and what
// lets a node be pale as a whole.

import { isShortOfMemory } from "../python/shortage.js";

/** @import {Bounds, Picture, Shape} from "./types.d.ts" */

/**
 * The picture that is wanted: x and y are the phases of the device pixels at which the origin of the
 * shapes will be, so that the picture lies on whole ones.
 * @typedef {{scale: number, angle: number, x: number, y: number}} Wish
 */

/**
 * The pictures of shapes that look alike; `text` is how they look.
 * @typedef {{text: string, bounds: Bounds | null, pictures: Map<string, Picture>}} Wall
 */

const STEPS = 16;

/** Pixels of pictures that are kept even if they are not shown. */
const ROOM = isShortOfMemory() ? 4e6 : 12e6;

/**
 * How far along a pixel a place is, in steps so fine that they are not seen.
 * @param {number} place
 */
export const phase = (place) => Math.round((place - Math.floor(place)) * STEPS) / STEPS;

/**
 * Pictures of nodes, each drawn once and kept as long as there is room or scenes show it: a tap
 * that changes three nodes of sixty then costs three drawings, not sixty, and panning costs none.
 * `draw(shapes, bounds, wish)` makes the picture that is wished for: {scale, angle, x, y}, where x
 * and y are the phases of the device pixels where the node's origin will be, so that the picture
 * lies on whole ones. `measure(shapes)` gives bounds.
 * @param {(shapes: Shape[], bounds: Bounds, wish: Wish) => Picture} draw
 * @param {(shapes: Shape[]) => Bounds} measure
 */
export function createGallery(draw, measure) {
  /** @type {Map<string, Wall>} */
  const walls = new Map(); // what shapes look like, as text -> {text, bounds, pictures}
  /** @type {WeakMap<Shape[], Wall>} */
  let known = new WeakMap(); // shapes -> the same
  let total = 0;
  let hour = 0;

  /** @param {Shape[]} shapes */
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

  /** @param {Shape[]} shapes */
  function boundsOf(shapes) {
    const wall = wallOf(shapes);
    return (wall.bounds ??= measure(shapes));
  }

  /** @param {Wish} wish */
  const keyOf = ({ scale, angle, x, y }) => `${scale.toFixed(5)}|${angle}|${x}|${y}`;

  /** @param {Picture} picture */
  function asUsed(picture) {
    picture.hour = hour;
    return picture;
  }

  /**
   * @param {Wall} wall
   * @param {Picture} picture
   * @param {string} key
   */
  function hang(wall, picture, key) {
    total += sizeOf(picture);
    walls.set(wall.text, wall);
    wall.pictures.set(key, picture);
    return picture;
  }

  return {
    bounds: boundsOf,
    /**
     * Return the picture of that scale, rotation and offset, drawn if it isn't cached.
     * @param {Shape[]} shapes
     * @param {Wish} wish
     */
    picture(shapes, wish) {
      const wall = wallOf(shapes);
      const key = keyOf(wish);
      const there = wall.pictures.get(key);
      return asUsed(there ?? hang(wall, draw(shapes, boundsOf(shapes), wish), key));
    },
    /**
     * Return the picture of that scale, rotation and offset if it is cached, or null.
     * @param {Shape[]} shapes
     * @param {Wish} wish
     */
    cached(shapes, wish) {
      const there = wallOf(shapes).pictures.get(keyOf(wish));
      return there ? asUsed(there) : null;
    },
    /**
     * Return the largest cached picture with that rotation, or null.
     * @param {Shape[]} shapes
     * @param {Pick<Wish, "angle">} wish
     */
    likeness(shapes, { angle }) {
      /** @type {Picture | null} */
      let best = null;
      for (const picture of wallOf(shapes).pictures.values()) {
        if (picture.angle === angle && (best === null || best.scale <= picture.scale)) {
          best = picture;
        }
      }
      return best && asUsed(best);
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

/** @param {Picture} picture */
const sizeOf = ({ canvas }) => canvas.width * canvas.height;

/**
 * Gives back the pixels of a canvas that nothing will draw any more. WebKit keeps them until the
 * garbage collector comes by, which is tens of megabytes too late.
 * @param {HTMLCanvasElement} canvas
 */
function release(canvas) {
  canvas.width = 1;
  canvas.height = 1;
}
