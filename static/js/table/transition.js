// Decodes transitions from Python, in which objects sent before are replaced by their numbers.

/** Kinds of objects that are sent once, in decoding order: nodes refer to shapes. */
const KINDS = ["shapes", "nodes", "regions", "windows"];

/**
 * Create the page's intern table of scene objects, the counterpart of py/tabletop/scene/stock.py.
 * Every message states how many objects of each kind it expects here, so a mismatch is detected.
 */
export function createStock() {
  let name = "";
  let things = nothing();

  const fits = (told) =>
    told.stock === name && KINDS.every((kind, index) => things[kind].length === told.held[index]);

  function take(told) {
    for (const kind of KINDS) things[kind].push(...told[kind]);
    for (const node of told.nodes) node.shapes = things.shapes[node.shapes];
  }

  const found = (scene, kind) => scene[kind].map((number) => things[kind][number]);

  const whole = (scene) => ({
    ...scene,
    nodes: found(scene, "nodes"),
    regions: found(scene, "regions"),
    windows: found(scene, "windows"),
  });

  return {
    /**
     * Decode a transition, {steps}. Equal objects of several scenes, also of earlier transitions,
     * are one object. Return null if the table lacks what the message expects: then the caller must
     * ask for the complete scene.
     */
    read(told) {
      if (told.held.every((count) => count === 0)) {
        name = told.stock;
        things = nothing();
      }
      if (!fits(told)) return null;
      take(told);
      return { steps: told.steps.map((step) => ({ ...step, scene: whole(step.scene) })) };
    },
  };
}

const nothing = () => Object.fromEntries(KINDS.map((kind) => [kind, []]));
