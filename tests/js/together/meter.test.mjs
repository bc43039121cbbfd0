// Whatever comes over a line is counted before anything is made of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createMeter } from "../../../static/js/together/hands/peer.js";

const meter = () => createMeter({ messages: 3, bytes: 100 });

test("messages without any content count as well", () => {
  const counted = meter();
  const empty = () => counted.takes(new ArrayBuffer(0));
  assert.deepEqual([empty(), empty(), empty(), empty()], [true, true, true, false]);
  counted.beat();
  assert.ok(empty());
});

test("large ones are too much long before there are many", () => {
  const counted = meter();
  assert.ok(counted.takes(new ArrayBuffer(100)));
  assert.ok(!counted.takes(new ArrayBuffer(1)));
  assert.ok(!meter().takes("x".repeat(101)));
});
