import assert from "node:assert/strict";
import { test } from "node:test";
import { easeOut, inLayers, plan, poseAt } from "../../static/js/table/tween.js";

const node = (key, more = {}) => ({ key, shapes: [key], ...more });

test("a node with the same key moves from where it was to where it is", () => {
  const [act] = plan([node("a", { x: 10, scale: 1 })], [node("a", { x: 30, scale: 2 })]);
  assert.equal(act.kind, "move");
  assert.ok(act.travels);
  assert.equal(poseAt(act, 0).x, 10);
  assert.equal(poseAt(act, 0.5).x, 20);
  assert.equal(poseAt(act, 0.5).scale, 1.5);
  assert.equal(poseAt(act, 1).x, 30);
});

test("a node whose shapes alone change stays, and shows the new ones at once", () => {
  const [act] = plan([node("a")], [{ key: "a", shapes: ["new"] }]);
  assert.equal(act.kind, "stay");
  assert.deepEqual(poseAt(act, 0).shapes, ["new"]);
});

test("a changed face turns about the upright axis, shapes changing edge-on", () => {
  const [act] = plan(
    [node("a", { face: "w", shapes: ["w"] })],
    [node("a", { face: "b", shapes: ["b"] })],
  );
  assert.equal(act.travels, false);
  assert.equal(poseAt(act, 0).turn, 1);
  assert.ok(poseAt(act, 0.5).turn < 1e-9);
  assert.equal(poseAt(act, 1).turn, 1);
  assert.deepEqual(poseAt(act, 0.49).shapes, ["w"]);
  assert.deepEqual(poseAt(act, 0.51).shapes, ["b"]);
});

test("a new node comes from `enter` in full, or fades in where it is", () => {
  const [flown, faded] = plan(
    [],
    [node("a", { x: 5, enter: [100, 50, 0.5] }), node("b", { x: 5 })],
  );
  assert.deepEqual(
    [poseAt(flown, 0).x, poseAt(flown, 0).scale, poseAt(flown, 0).opacity],
    [100, 0.5, 1],
  );
  assert.equal(poseAt(flown, 1).x, 5);
  assert.deepEqual([poseAt(faded, 0).x, poseAt(faded, 0).opacity], [5, 0]);
  assert.equal(poseAt(faded, 1).opacity, 1);
});

test("a vanished node flies to `exit` and is gone there, or fades where it was", () => {
  const [flown, faded] = plan([node("a", { exit: [100, 50] }), node("b")], []);
  assert.equal(poseAt(flown, 0.5).opacity, 1);
  assert.deepEqual([poseAt(flown, 1).x, poseAt(flown, 1).opacity], [100, 0]);
  assert.equal(poseAt(faded, 0.5).opacity, 0.5);
});

test("what vanishes keeps its place between its neighbours", () => {
  const acts = plan([node("a"), node("gone"), node("b")], [node("a"), node("new"), node("b")]);
  assert.deepEqual(
    acts.map((act) => act.to.key),
    ["a", "gone", "new", "b"],
  );
});

test("easing begins at 0, ends at 1 and never goes back", () => {
  assert.equal(easeOut(0), 0);
  assert.equal(easeOut(1), 1);
  for (let t = 0; t < 1; t += 0.1) {
    assert.ok(easeOut(t + 0.1) > easeOut(t));
  }
});

test("what comes from another window, or from outside, flies", () => {
  const field = { window: "field" };
  const acts = plan(
    [node("a"), node("b", field), node("gone", { ...field, exit: [9, 9, 1, true] })],
    [
      node("a", field),
      node("b", { ...field, x: 20 }),
      node("c", { ...field, enter: [5, 6, 0.5, true] }),
      node("d", { ...field, enter: [5, 6] }),
    ],
  );
  const flying = acts.filter((act) => act.flies).map((act) => act.to.key);
  assert.deepEqual(flying, ["a", "gone", "c"]);
  const [card] = acts.filter((act) => act.to.key === "c");
  assert.deepEqual([card.from.window, card.from.x, card.to.window], ["", 5, "field"]);
});

test("what travels in a window is above all else in it, and below what lies over it", () => {
  const field = { window: "field" };
  const acts = plan(
    [node("runner", field), node("cell", field), node("button"), node("card")],
    [
      node("runner", { ...field, x: 50 }),
      node("cell", field),
      node("button"),
      node("card", { x: 9 }),
    ],
  );
  const [lower, upper] = inLayers(acts).map((layer) => layer.map((act) => act.to.key));
  assert.deepEqual(lower, ["cell", "runner", "button"]);
  assert.deepEqual(upper, ["card"]);
});
