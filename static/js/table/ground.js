// A cached canvas of the nodes below everything that moves; most stay the same between taps.

/**
 * Create the cache for a canvas. `make()` returns an empty canvas of its size;
 * `draw(target, nodes)` draws nodes on a context and returns those without a cached picture.
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
     * Return the {canvas} with these nodes drawn, and the {bare} ones without a picture. If the
     * cached canvas shows the first of them already, only the others are drawn.
     */
    of(nodes, size) {
      if (!isBegun(nodes, size)) last = cleared(size);
      const added = nodes.slice(last.nodes.length);
      last.bare.push(...draw(last.canvas.getContext("2d"), added));
      last.nodes = nodes;
      return last;
    },
    /** Drop the cached canvas, for example after a change of theme. */
    forget() {
      last = null;
    },
  };
}
