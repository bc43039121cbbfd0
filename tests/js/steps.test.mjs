import assert from "node:assert/strict";
import { test } from "node:test";
import { outline, span } from "../../static/js/page/dialogs/steps.js";

test("a line goes in steps, and on to the last move", () => {
  assert.equal(outline([[0, 0], [2, 3], [5, -1]], 7, 3), "M0 3H2V0H5V4H7"); // prettier-ignore
});

test("nought is between the least and the most points", () => {
  assert.deepEqual(span([{ steps: [[0, 4], [3, 9]] }]), [0, 9]); // prettier-ignore
  assert.deepEqual(span([{ steps: [[0, 0], [3, -9]] }]), [-9, 1]); // prettier-ignore
});
