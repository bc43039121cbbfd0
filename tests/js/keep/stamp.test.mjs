// Of two texts of one game the newer counts, whatever wrote them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { better } from "../../../static/js/keep/stamp.js";

const RECORD = { format: "six-gardens", version: 1, game: "template", seats: [], seed: "1" };
const text = (meta, moves = []) => JSON.stringify({ ...RECORD, moves, meta });
const early = "2026-11-22T10:00:00+00:00";
const late = "2026-11-22T10:00:05+00:00";

test("what is there counts where the other is missing", () => {
  assert.equal(better("a", null), "a");
  assert.equal(better(null, "b"), "b");
  assert.equal(better(null, null), null);
});

test("the text that was kept more often is the newer, whatever the clock said", () => {
  const [first, second] = [text({ saved: 4, played: late }), text({ saved: 5, played: early })];
  assert.equal(better(first, second), second);
  assert.equal(better(second, first), second);
});

test("a version that did not count is judged by its clock", () => {
  const [counted, plain] = [text({ saved: 4, played: early }), text({ played: late }, ["a1w"])];
  assert.equal(better(plain, counted), plain);
  assert.equal(better(counted, plain), plain);
});

test("a text that can't be read gives way to one that can", () => {
  const good = text({ saved: 1, played: early });
  assert.equal(better(good.slice(0, 20), good), good);
  assert.equal(better(good, "{"), good);
  assert.equal(better("[[", "{"), "{");
});

test("where nothing tells, the journal counts", () => {
  const [one, other] = [text({ saved: 2, played: late }, ["a"]), text({ saved: 2, played: late })];
  assert.equal(better(one, other), other);
});
