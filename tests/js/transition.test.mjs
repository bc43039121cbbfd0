import assert from "node:assert/strict";
import { test } from "node:test";
import { readTransition } from "../../static/js/table/transition.js";

const JSON_TEXT = JSON.stringify({
  shapes: [[{ kind: "circle" }], []],
  steps: [
    { ms: 200, scene: { nodes: [{ key: "a", shapes: 0 }] } },
    {
      ms: 0,
      scene: {
        nodes: [
          { key: "a", shapes: 0, x: 5 },
          { key: "b", shapes: 1 },
        ],
      },
    },
  ],
});

test("nodes get the shapes that they name", () => {
  const { steps } = readTransition(JSON.parse(JSON_TEXT));
  assert.deepEqual(steps[1].scene.nodes, [
    { key: "a", shapes: [{ kind: "circle" }], x: 5 },
    { key: "b", shapes: [] },
  ]);
  assert.equal(steps[0].ms, 200);
});

test("what looks alike in two scenes is one thing, so that it is drawn once", () => {
  const [first, second] = readTransition(JSON.parse(JSON_TEXT)).steps;
  assert.equal(first.scene.nodes[0].shapes, second.scene.nodes[0].shapes);
});
