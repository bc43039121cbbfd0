// A table that a link has set is held for a reload of its tab, and never among the kept games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { held, hold, release } from "../../../static/js/keep/held.js";

function storage() {
  const texts = new Map();
  globalThis.sessionStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
    removeItem: (key) => texts.delete(key),
  };
  return texts;
}

test("one game is held by its id, until it is kept", () => {
  const texts = storage();
  hold("a", "first");
  hold("b", "second");
  assert.equal(held("a"), null);
  release("a");
  assert.equal(held("b"), "second");
  release("b");
  assert.equal(held("b"), null);
  assert.equal(texts.size, 0);
});

test("what is no held game, or a storage that is forbidden, holds nothing", () => {
  const texts = storage();
  texts.set("six-gardens/1/held", "{");
  assert.equal(held("a"), null);
  delete globalThis.sessionStorage;
  hold("a", "text");
  release("a");
  assert.equal(held("a"), null);
});
