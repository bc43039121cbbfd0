// A transition as Python tells it: what has come before is a number, and stays the very same thing.

/** What goes over once, in the order in which it is read: nodes name shapes. */
const KINDS = ["shapes", "nodes", "regions", "windows"];

/**
 * What the page holds of scenes. Python knows how much that is (py/tabletop/scene/stock.py), and every
 * text says what it counts on; so neither can be mistaken about the other.
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
     * The transition {steps} that is told. What is drawn alike in several scenes, also of earlier
     * transitions, is one object. Null where the page does not hold what is counted on: then it must
     * ask for all of it.
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
