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

  /** @param {PackedTransition} told */
  const fits = (told) =>
    told.interned === name &&
    KINDS.every((kind, index) => things[kind].length === told.held[index]);

  /** @param {PackedTransition} told */
  function take(told) {
    things.shapes.push(...told.shapes);
    for (const node of told.nodes) {
      things.nodes.push({ ...node, shapes: things.shapes[node.shapes] });
    }
    things.regions.push(...told.regions);
    things.windows.push(...told.windows);
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
     * @param {PackedTransition} told
     * @returns {Transition | null}
     */
    read(told) {
      if (told.held.every((count) => count === 0)) {
        name = told.interned;
        things = nothing();
      }
      if (!fits(told)) return null;
      take(told);
      return { steps: told.steps.map((step) => ({ ...step, scene: whole(step.scene) })) };
    },
  };
}

/** @returns {{shapes: Shape[][], nodes: Node[], regions: Region[], windows: SceneWindow[]}} */
const nothing = () => ({ shapes: [], nodes: [], regions: [], windows: [] });
