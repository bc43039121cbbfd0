// A sentence too long for two lines of a phone is set so that it stays above the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf } from "../../static/js/page/sentence.js";

const SHORT = "You plant a white Dovetail on b3. Two seeds turn over.";
const LONG = "You plant a white Dovetail on b3. Two seeds turn over and row 3 is harvested.";
const LONGEST =
  "Much better: You plant a white Dovetail on b3. Three seeds turn over and the black diagonal " +
  "a1 to d4 is harvested: one black flower and the Staff.";

test("a sentence is set smaller the longer it is", () => {
  assert.equal(kindOf({ sentence: SHORT }), "");
  assert.equal(kindOf({ sentence: LONG }), "long");
  assert.equal(kindOf({ sentence: LONGEST }), "long longest");
});

test("what lies over the table, or is shortened for it, keeps its letters", () => {
  for (const kind of ["refused", "hinted", "lesson", "puzzle"]) {
    assert.doesNotMatch(kindOf({ sentence: LONGEST, [kind]: true }), /longest/);
  }
});
