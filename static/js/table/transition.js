// A transition as Python writes it: what is drawn alike in several scenes is written once.

/**
 * The transition {steps} of what Python writes, in which nodes name their shapes by where they stand in
 * its list `shapes`. Nodes that look alike then hold the very same shapes.
 */
export function readTransition({ shapes, steps }) {
  for (const { scene } of steps) {
    for (const node of scene.nodes) {
      node.shapes = shapes[node.shapes];
    }
  }
  return { steps };
}
