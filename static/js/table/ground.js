// What lies below all that moves, drawn once and kept: from tap to tap most of it is the same.

/**
 * The ground of a canvas. `make()` gives an empty canvas of its size, `draw(target, nodes)` draws nodes
 * on its context and returns what stands there without a picture.
 */
export function createGround(make, draw) {
  let last = null; // {nodes, canvas, bare, size}

  const isBegun = (nodes, size) =>
    last?.size === size && last.nodes.every((node, index) => node === nodes[index]);

  function cleared(size) {
    const canvas = last?.size === size ? last.canvas : make();
    const target = canvas.getContext("2d");
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.clearRect(0, 0, canvas.width, canvas.height);
    return { nodes: [], canvas, bare: [], size };
  }

  return {
    /**
     * The canvas on which these nodes stand, and the {bare} ones among them. It is that of the last
     * time; where the same nodes stand there already, only what has come on top of them is drawn.
     */
    of(nodes, size) {
      if (!isBegun(nodes, size)) last = cleared(size);
      const added = nodes.slice(last.nodes.length);
      last.bare.push(...draw(last.canvas.getContext("2d"), added));
      last.nodes = nodes;
      return last;
    },
    /** Forgets what stands there: it would look different now. */
    forget() {
      last = null;
    },
  };
}
