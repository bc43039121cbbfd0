import assert from "node:assert/strict";
import { test } from "node:test";
import { createStock } from "../../static/js/table/transition.js";

const scene = (nodes, regions = []) => ({ nodes, regions, windows: [], width: 9 });

/** What Python tells, as stock.py writes it; what is not said is empty. */
const told = (held, { shapes = [], nodes = [], regions = [], steps, stock = "one" }) =>
  structuredClone({ stock, held, shapes, nodes, regions, windows: [], steps });

const FIRST = told([0, 0, 0, 0], {
  shapes: [[{ kind: "circle" }], []],
  nodes: [
    { key: "a", shapes: 0 },
    { key: "a", shapes: 0, x: 5 },
    { key: "b", shapes: 1 },
  ],
  regions: [{ id: "a1" }],
  steps: [
    { ms: 200, scene: scene([0]) },
    { ms: 0, scene: scene([1, 2], [0]) },
  ],
});

const THEN = told([2, 3, 1, 0], {
  nodes: [{ key: "c", shapes: 1 }],
  steps: [{ ms: 9, scene: scene([1, 3], [0]) }],
});

test("a scene gets the nodes and regions that it names, and nodes the shapes that they name", () => {
  const { steps } = createStock().read(structuredClone(FIRST));
  assert.deepEqual(steps[1].scene.nodes, [
    { key: "a", shapes: [{ kind: "circle" }], x: 5 },
    { key: "b", shapes: [] },
  ]);
  assert.deepEqual(steps[1].scene.regions, [{ id: "a1" }]);
  assert.equal(steps[0].ms, 200);
  assert.equal(steps[0].scene.width, 9);
});

test("what is alike in two scenes is one thing, also in another transition: it is drawn once", () => {
  const stock = createStock();
  const [first, second] = stock.read(structuredClone(FIRST)).steps;
  assert.equal(first.scene.nodes[0].shapes, second.scene.nodes[0].shapes);
  const [later] = stock.read(structuredClone(THEN)).steps;
  assert.equal(later.scene.nodes[0], second.scene.nodes[0]);
  assert.equal(later.scene.regions[0], second.scene.regions[0]);
  assert.equal(later.scene.nodes[1].shapes, second.scene.nodes[1].shapes);
});

test("what counts on something that is not here is not read, and harms nothing", () => {
  const stock = createStock();
  assert.equal(stock.read(structuredClone(THEN)), null, "nothing has come yet");
  stock.read(structuredClone(FIRST));
  const lost = told([3, 3, 1, 0], { steps: [{ scene: scene([1]) }] });
  assert.equal(stock.read(lost), null, "a transition has not arrived");
  const other = { ...structuredClone(THEN), stock: "two" };
  assert.equal(stock.read(other), null, "as many things, but of another Python");
  assert.ok(stock.read(structuredClone(THEN)));
});

test("a stock that begins afresh takes the place of any other", () => {
  const stock = createStock();
  stock.read(structuredClone(FIRST));
  const afresh = told([0, 0, 0, 0], {
    shapes: [[{ kind: "rect" }]],
    nodes: [{ key: "z", shapes: 0 }],
    steps: [{ scene: scene([0]) }],
    stock: "two",
  });
  const { steps } = stock.read(afresh);
  assert.deepEqual(steps[0].scene.nodes, [{ key: "z", shapes: [{ kind: "rect" }] }]);
  assert.equal(stock.read(structuredClone(THEN)), null, "the first stock is gone");
});
