// What leaves in the file of all games can come in: whatever else stands in storage stays there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bundle } from "../../../static/js/keep/bundle.js";

const many = Array.from({ length: 1200 }, (_, index) => index + 1);

/** @returns {Promise<object>} the file of a browser in which `solved` stands as a text */
async function fileWith(
  solved,
  known = Promise.resolve([{ key: "tuintopia" }, { key: "letter-maze" }]),
) {
  const there = new Map([["six-gardens/1/solved", solved]]);
  globalThis.localStorage = { getItem: (key) => there.get(key) ?? null };
  return JSON.parse(await bundle(["{}"], known));
}

test("Solved puzzles of games that there are leave with them", async () => {
  const file = await fileWith('{"tuintopia": [3, 1], "chess": [1], "__proto__": [2]}');
  assert.deepEqual(file.solved, { tuintopia: [3, 1] });
  assert.deepEqual(file.games, ["{}"]);
});

test("What is no number of a puzzle stays, and so does what no game has so many of", async () => {
  const text = JSON.stringify({ tuintopia: [0, -1, 1.5, "2", null, 7], "letter-maze": many });
  const { solved } = await fileWith(text);
  assert.deepEqual(solved.tuintopia, [7]);
  assert.equal(solved["letter-maze"].length, 1000);
});

test("Without anything that can come in nothing is told of puzzles", async () => {
  for (const text of ['{"chess": [1]}', '{"tuintopia": 0}', "[1]", "no"]) {
    assert.ok(!("solved" in (await fileWith(text))));
  }
  const unknown = Promise.reject(new Error("It did not arrive."));
  assert.ok(!("solved" in (await fileWith('{"tuintopia": [1]}', unknown))));
});
