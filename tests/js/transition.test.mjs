import assert from "node:assert/strict";
import { test } from "node:test";
import { createInternTable } from "../../static/js/table/transition.js";

const scene = (nodes, regions = []) => ({ nodes, regions, windows: [], width: 9 });

/** What Python tells, as intern_table.py writes it; what is not said is empty. */
const packed = (held, { shapes = [], nodes = [], regions = [], steps, interned = "one" }) =>
  structuredClone({ interned, held, shapes, nodes, regions, windows: [], steps });

const FIRST = packed([0, 0, 0, 0], {
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

const THEN = packed([2, 3, 1, 0], {
  nodes: [{ key: "c", shapes: 1 }],
  steps: [{ ms: 9, scene: scene([1, 3], [0]) }],
});

test("a scene gets the nodes and regions that it names, and nodes the shapes that they name", () => {
  const { steps } = createInternTable().read(structuredClone(FIRST));
  assert.deepEqual(steps[1].scene.nodes, [
    { key: "a", shapes: [{ kind: "circle" }], x: 5 },
    { key: "b", shapes: [] },
  ]);
  assert.deepEqual(steps[1].scene.regions, [{ id: "a1" }]);
  assert.equal(steps[0].ms, 200);
  assert.equal(steps[0].scene.width, 9);
});

test("what is alike in two scenes is one thing, also in another transition: it is drawn once", () => {
  const interned = createInternTable();
  const [first, second] = interned.read(structuredClone(FIRST)).steps;
  assert.equal(first.scene.nodes[0].shapes, second.scene.nodes[0].shapes);
  const [later] = interned.read(structuredClone(THEN)).steps;
  assert.equal(later.scene.nodes[0], second.scene.nodes[0]);
  assert.equal(later.scene.regions[0], second.scene.regions[0]);
  assert.equal(later.scene.nodes[1].shapes, second.scene.nodes[1].shapes);
});

test("what counts on something that is not here is not read, and harms nothing", () => {
  const interned = createInternTable();
  assert.equal(interned.read(structuredClone(THEN)), null, "nothing has come yet");
  interned.read(structuredClone(FIRST));
  const lost = packed([3, 3, 1, 0], { steps: [{ scene: scene([1]) }] });
  assert.equal(interned.read(lost), null, "a transition has not arrived");
  const other = { ...structuredClone(THEN), interned: "two" };
  assert.equal(interned.read(other), null, "as many things, but of another Python");
  assert.ok(interned.read(structuredClone(THEN)));
});

test("a table that begins afresh takes the place of any other", () => {
  const interned = createInternTable();
  interned.read(structuredClone(FIRST));
  const afresh = packed([0, 0, 0, 0], {
    shapes: [[{ kind: "rect" }]],
    nodes: [{ key: "z", shapes: 0 }],
    steps: [{ scene: scene([0]) }],
    interned: "two",
  });
  const { steps } = interned.read(afresh);
  assert.deepEqual(steps[0].scene.nodes, [{ key: "z", shapes: [{ kind: "rect" }] }]);
  assert.equal(interned.read(structuredClone(THEN)), null, "the first table is gone");
});
