import assert from "node:assert/strict";
import { test } from "node:test";
import { createGround } from "../../static/js/table/ground.js";

const [a, b, c] = ["a", "b", "c"].map((key) => ({ key }));

/** A ground that writes down on which of its canvases it draws which nodes. */
function noted() {
  const log = [];
  let made = 0;
  const make = () => {
    made += 1;
    const target = {
      number: made,
      setTransform() {},
      clearRect: () => log.push(`wipe ${target.number}`),
    };
    return { width: 2, height: 1, getContext: () => target };
  };
  const draw = (target, nodes) => {
    log.push(`${target.number}:${nodes.map(({ key }) => key).join("")}`);
    return nodes.filter((node) => node === b);
  };
  return { ground: createGround(make, draw), log };
}

test("of a ground that stands there already only what is new on top is drawn", () => {
  const { ground, log } = noted();
  ground.of([a, b], "s");
  const { bare } = ground.of([a, b, c], "s");
  assert.deepEqual(log, ["wipe 1", "1:ab", "1:c"]);
  assert.deepEqual(bare, [b], "what is without a picture still is");
});

test("where anything below has changed, all is drawn anew, on the same canvas", () => {
  const { ground, log } = noted();
  ground.of([a, b], "s");
  ground.of([a], "s");
  ground.of([{ ...a }], "s");
  assert.deepEqual(log, ["wipe 1", "1:ab", "wipe 1", "1:a", "wipe 1", "1:a"]);
});

test("another size, and another look of all things, take another canvas", () => {
  const { ground, log } = noted();
  ground.of([a], "s");
  ground.of([a], "t");
  ground.forget();
  ground.of([a], "t");
  assert.deepEqual(log, ["wipe 1", "1:a", "wipe 2", "2:a", "wipe 3", "3:a"]);
});
