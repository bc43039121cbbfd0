// A start dialog offers the first lesson that was not finished on this device.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keepLearned, learned, nextLesson } from "../../static/js/page/learned.js";

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => kept.set(key, text),
  removeItem: (key) => kept.delete(key),
};

const lessons = [1, 2, 3].map((lesson) => ({ label: `${lesson}`, message: { lesson } }));

beforeEach(() => kept.clear());

test("at first the first lesson is offered", () => {
  assert.equal(nextLesson(lessons, learned("tuintopia")).label, "1");
});

test("finished lessons are skipped, in any order, and each game has its own", () => {
  keepLearned("tuintopia", 3);
  keepLearned("tuintopia", 1);
  keepLearned("tuintopia", 1);
  assert.equal(nextLesson(lessons, learned("tuintopia")).label, "2");
  assert.equal(nextLesson(lessons, learned("witchcraft")).label, "1");
  keepLearned("tuintopia", 2);
  assert.equal(nextLesson(lessons, learned("tuintopia")), undefined);
});

test("a damaged text counts for nothing", () => {
  for (const text of ["x,1.5,", "null", "{}"]) {
    kept.clear();
    keepLearned("tuintopia", 1);
    kept.set([...kept.keys()][0], text);
    assert.equal(nextLesson(lessons, learned("tuintopia")).label, "1");
  }
});
