// What is fetched or kept counts as done when the application has been told of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEffects } from "../../../static/js/python/effects.js";

const keeper = {
  read: async () => ({ text: "a text", isKnown: true }),
  keep: async () => ({ kept: true, durable: true }),
  onHealed() {},
};

for (const [deed, told] of [
  ["fetch", "fetched"],
  ["keep", "kept"],
]) {
  test(`${deed}: nobody goes on before the application hears "${told}"`, async () => {
    const order = [];
    const page = { settled: () => order.push("settled") };
    const effects = createEffects(page, keeper, (message) => order.push(message.do));
    const work = effects.carryOut({ do: deed, id: "a", text: "a text", expected: null });
    assert.equal(effects.isSettled(), false);
    await work;
    assert.deepEqual(order, [told, "settled"]);
    assert.equal(effects.isSettled(), true);
  });
}

test("what is still played ends before what is painted next", async () => {
  const order = [];
  const page = { hurry: () => order.push("hurry"), paint: () => order.push("paint") };
  const effects = createEffects({ ...page, settled() {} }, keeper, () => {});
  for (const told of ["hurry", "paint"]) {
    await effects.carryOut({ do: told });
  }
  assert.deepEqual(order, ["hurry", "paint"]);
});

/** Keeps a game, as the keeper answers it; returns what is told, and whether the move counts as kept. */
async function told(answer) {
  const sent = [];
  let heal = () => {};
  const around = { ...keeper, keep: async () => answer, onHealed: (tell) => (heal = tell) };
  const effects = createEffects({ settled() {} }, around, (message) => sent.push(message));
  await effects.carryOut({ do: "keep", id: "a", text: "new", expected: "old" });
  return { sent, effects, heal };
}

test("a move counts as kept only while nothing of it can be lost", async () => {
  const durable = await told({ kept: true, durable: true });
  assert.deepEqual(durable.sent, [{ do: "kept", id: "a", loose: false }]);
  assert.equal(durable.effects.isKept("a"), true);
  const loose = await told({ kept: true, durable: false, forbidden: false });
  assert.deepEqual(loose.sent, [{ do: "kept", id: "a", loose: true }]);
  assert.equal(loose.effects.isKept("a"), false);
  loose.heal({ ids: ["a", "b"], changed: [["b", "theirs"]] });
  assert.equal(loose.effects.isKept("a"), true);
  assert.deepEqual(loose.sent.slice(1), [
    { do: "kept", id: "a", loose: false },
    { do: "storage", id: "b", text: "theirs" },
  ]);
  const nowhere = await told({ kept: false, durable: false, forbidden: false });
  assert.deepEqual(nowhere.sent, [{ do: "not-kept", id: "a", expected: "old" }]);
  nowhere.heal({ ids: ["a"], changed: [] });
  assert.equal(nowhere.effects.isKept("a"), false);
  const forbidden = await told({ kept: true, durable: false, forbidden: true });
  assert.equal(forbidden.effects.isKept("a"), true);
});

test("what can't be read right now is not told as missing", async () => {
  for (const isKnown of [true, false]) {
    const sent = [];
    const around = { ...keeper, read: async () => ({ text: null, isKnown }) };
    const effects = createEffects({ settled() {} }, around, (message) => sent.push(message));
    await effects.carryOut({ do: "fetch", id: "a", purpose: "open", detail: "" });
    assert.equal(sent[0].unread, !isKnown);
  }
});
