// Decodes transitions from Python, in which objects sent before are replaced by their numbers.

/**
 * @import {Node, PackedScene, PackedTransition, Region, Scene, SceneWindow, Shape, Transition}
 *   from "./types.d.ts"
 */

/**
 * Kinds of objects that are sent once, in the order of `held`.
 * @type {["shapes", "nodes", "regions", "windows"]}
 */
const KINDS = ["shapes", "nodes", "regions", "windows"];

/**
 * Create the page's intern table of scene objects, the counterpart of py/tabletop/scene/intern_table.py.
 * Every message states how many objects of each kind it expects here, so a mismatch is detected.
 */
export function createInternTable() {
  let name = "";
  let things = nothing();

  /** @param {PackedTransition} packed */
  const fits = (packed) =>
    packed.interned === name &&
    KINDS.every((kind, index) => things[kind].length === packed.held[index]);

  /** @param {PackedTransition} packed */
  function take(packed) {
    things.shapes.push(...packed.shapes);
    for (const node of packed.nodes) {
      things.nodes.push({ ...node, shapes: things.shapes[node.shapes] });
    }
    things.regions.push(...packed.regions);
    things.windows.push(...packed.windows);
  }

  /**
   * @param {PackedScene} scene
   * @returns {Scene}
   */
  const whole = (scene) => ({
    ...scene,
    nodes: scene.nodes.map((number) => things.nodes[number]),
    regions: scene.regions.map((number) => things.regions[number]),
    windows: scene.windows.map((number) => things.windows[number]),
  });

  return {
    /**
     * Decode a transition, {steps}. Equal objects of several scenes, also of earlier transitions,
     * are one object. Return null if the table lacks what the message expects: then the caller must
     * ask for the complete scene.
     * @param {PackedTransition} packed
     * @returns {Transition | null}
     */
    read(packed) {
      if (packed.held.every((count) => count === 0)) {
        name = packed.interned;
        things = nothing();
      }
      if (!fits(packed)) {
        return null;
      }
      take(packed);
      return { steps: packed.steps.map((step) => ({ ...step, scene: whole(step.scene) })) };
    },
  };
}

/** @returns {{shapes: Shape[][], nodes: Node[], regions: Region[], windows: SceneWindow[]}} */
const nothing = () => ({ shapes: [], nodes: [], regions: [], windows: [] });
