// The start dialog shows what Python would take where nothing is chosen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { valueOf } from "../../static/js/page/usual.js";

const level = { key: "level", value: "1", follows: {} };
const garden = {
  key: "garden",
  value: "small",
  follows: { level: { 1: "small", 2: "large" } },
};
const options = [level, garden];
const shown = (option, chosen) => valueOf(option, options, chosen);

test("an option that nobody touched has its default", () => {
  assert.equal(shown(level, {}), "1");
  assert.equal(shown(garden, {}), "small");
});

test("a default follows the option that it depends on", () => {
  assert.equal(shown(garden, { level: "2" }), "large");
  assert.equal(shown(garden, { level: "1" }), "small");
});

test("what a person has chosen stays, whatever is chosen beside it", () => {
  assert.equal(shown(garden, { level: "2", garden: "small" }), "small");
});
