// Of two texts of one game the newer counts, whatever wrote them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newer } from "../../../static/js/keep/stamp.js";

const text = (meta, moves = []) => JSON.stringify({ format: "six-gardens", moves, meta });
const early = "2026-11-22T10:00:00+00:00";
const late = "2026-11-22T10:00:05+00:00";

test("what is there counts where the other is missing", () => {
  assert.equal(newer("a", null), "a");
  assert.equal(newer(null, "b"), "b");
  assert.equal(newer(null, null), null);
});

test("the text that was kept more often is the newer, whatever the clock said", () => {
  const [first, second] = [text({ saved: 4, played: late }), text({ saved: 5, played: early })];
  assert.equal(newer(first, second), second);
  assert.equal(newer(second, first), second);
});

test("a version that did not count is judged by its clock", () => {
  const [counted, plain] = [text({ saved: 4, played: early }), text({ played: late }, ["a1w"])];
  assert.equal(newer(plain, counted), plain);
  assert.equal(newer(counted, plain), plain);
});

test("a text that can't be read gives way to one that can", () => {
  const good = text({ saved: 1, played: early });
  assert.equal(newer(good.slice(0, 20), good), good);
  assert.equal(newer(good, "{"), good);
  assert.equal(newer("[[", "{"), "{");
});

test("where nothing tells, the journal counts", () => {
  const [one, other] = [text({ saved: 2, played: late }, ["a"]), text({ saved: 2, played: late })];
  assert.equal(newer(one, other), other);
});
