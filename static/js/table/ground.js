// A cached canvas of the nodes below everything that moves; most stay the same between taps.

import { contextOf } from "./canvas.js";

/** @import {Bare, Ground, Whole} from "./types.d.ts" */

/**
 * Create the cache for a canvas. `make()` returns an empty canvas of its size;
 * `draw(target, nodes)` draws nodes on a context and returns those without a cached picture.
 * @param {() => HTMLCanvasElement} make
 * @param {(target: CanvasRenderingContext2D, nodes: Whole[]) => Bare[]} draw
 */
export function createGround(make, draw) {
  /** @type {Ground | null} */
  let last = null;

  /** @type {(ground: Ground, nodes: Whole[], size: string) => boolean} */
  const isBegun = (ground, nodes, size) =>
    ground.size === size && ground.nodes.every((node, index) => node === nodes[index]);

  /**
   * @param {string} size
   * @returns {Ground}
   */
  function cleared(size) {
    const canvas = last?.size === size ? last.canvas : make();
    const target = contextOf(canvas);
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.clearRect(0, 0, canvas.width, canvas.height);
    return { nodes: [], canvas, bare: [], size };
  }

  return {
    /**
     * Return the {canvas} with these nodes drawn, and the {bare} ones without a picture. If the
     * cached canvas shows the first of them already, only the others are drawn.
     * @param {Whole[]} nodes
     * @param {string} size
     */
    of(nodes, size) {
      const ground = last && isBegun(last, nodes, size) ? last : cleared(size);
      const added = nodes.slice(ground.nodes.length);
      ground.bare.push(...draw(contextOf(ground.canvas), added));
      ground.nodes = nodes;
      last = ground;
      return ground;
    },
    /** Drop the cached canvas, for example after a change of theme. */
    forget() {
      last = null;
    },
  };
}
