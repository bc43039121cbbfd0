import assert from "node:assert/strict";
import { test } from "node:test";
import { createQuarters } from "../../static/js/page/quarters.js";

test("of sixty steps five are told, and the next time again", () => {
  const quarters = createQuarters();
  const steps = Array.from({ length: 61 }, (_, step) => step);
  const told = () => steps.filter((step) => quarters.isNext(step, 60));
  assert.deepEqual(told(), [0, 15, 30, 45, 60]);
  quarters.forget();
  assert.deepEqual(told(), [0, 15, 30, 45, 60]);
});
