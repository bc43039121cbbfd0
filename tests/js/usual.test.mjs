// The start dialog shows what may be chosen, and what Python would take where nothing is chosen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenAt, valueOf, valuesOf, withChoice } from "../../static/js/page/usual.js";

const value = (text, seats = 1, beside = {}) => ({ value: text, label: text, seats, beside });

const level = { key: "level", value: "1", follows: {}, values: [value("1"), value("2")] };
const garden = {
  key: "garden",
  value: "small",
  follows: { level: { 1: "small", 2: "large" } },
  values: [value("small"), value("large")],
};
const heights = {
  key: "heights",
  value: "off",
  follows: {},
  values: [value("off"), value("on", 1, { level: "2" })],
};
const first = {
  key: "first",
  value: "lot",
  follows: {},
  values: [value("lot"), value("2", 2), value("3", 3)],
};

const tableWith = (chosen, seats = 2) => ({
  options: [level, garden, heights, first],
  chosen,
  seats,
});
const shown = (option, chosen, seats) => valueOf(option, tableWith(chosen, seats));
const offered = (option, chosen, seats) =>
  valuesOf(option, tableWith(chosen, seats)).map(({ value: text }) => text);

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

test("what goes only with another choice is offered beside it alone", () => {
  assert.deepEqual(offered(heights, {}), ["off"]);
  assert.deepEqual(offered(heights, { level: "2" }), ["off", "on"]);
  assert.equal(shown(heights, { level: "1", heights: "on" }), "off");
  assert.equal(shown(heights, { level: "2", heights: "on" }), "on");
});

test("seats that are not at the table are not offered", () => {
  assert.deepEqual(offered(first, {}, 2), ["lot", "2"]);
  assert.deepEqual(offered(first, {}, 3), ["lot", "2", "3"]);
});

test("what was chosen and may no longer be is left out, and comes back with its company", () => {
  const chosen = { level: "1", heights: "on", first: "3" };
  assert.deepEqual(chosenAt(tableWith(chosen, 2)), { level: "1" });
  assert.deepEqual(chosenAt(tableWith({ ...chosen, level: "2" }, 3)), { ...chosen, level: "2" });
});

test("a value brings what it proposes, but for what was chosen", () => {
  const together = { value: "on", proposes: { garden: "large" } };
  assert.deepEqual(withChoice({}, "coop", together), { garden: "large", coop: "on" });
  const small = withChoice({ garden: "small" }, "coop", together);
  assert.deepEqual(small, { garden: "small", coop: "on" });
  assert.deepEqual(withChoice({}, "coop", { value: "off" }), { coop: "off" });
});
