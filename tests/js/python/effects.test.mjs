// What is fetched or kept counts as done when the application has been told of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEffects } from "../../../static/js/python/effects.js";

const keeper = { read: async () => "a text", keep: async () => ({ kept: true }) };

for (const [deed, told] of [
  ["fetch", "fetched"],
  ["keep", "kept"],
])
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

test("what is still played ends before what is painted next", async () => {
  const order = [];
  const page = { hurry: () => order.push("hurry"), paint: () => order.push("paint") };
  const effects = createEffects({ ...page, settled() {} }, keeper, () => {});
  for (const told of ["hurry", "paint"]) await effects.carryOut({ do: told });
  assert.deepEqual(order, ["hurry", "paint"]);
});
