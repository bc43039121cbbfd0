// Times as a person says them, seen from one moment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { when } from "../../static/js/page/when.js";

const now = new Date(2026, 10, 21, 15, 0);
const said = (...parts) => when(new Date(...parts).toISOString(), now);

test("a time of today has its hour", () => {
  assert.equal(said(2026, 10, 21, 14, 10), "Today, 14:10");
  assert.equal(said(2026, 10, 21, 0, 0), "Today, 00:00");
});

test("the days of the last week have names", () => {
  assert.equal(said(2026, 10, 20, 23, 59), "Yesterday");
  assert.equal(said(2026, 10, 15, 8, 0), "Sunday");
});

test("older days have a date, those of other years the year too", () => {
  assert.equal(said(2026, 10, 14, 8, 0), "14 Nov");
  assert.equal(said(2025, 9, 17, 8, 0), "17 Oct 2025");
});

test("a clock that was set back does not lead to a weekday in the future", () => {
  assert.equal(said(2026, 10, 23, 8, 0), "23 Nov");
});

test("what is no time says nothing", () => {
  assert.equal(when("soon", now), "");
});
