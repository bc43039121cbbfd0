import assert from "node:assert/strict";
import { test } from "node:test";
import { createPace } from "../../static/js/page/pace.js";

const THINKING = { sentence: "Basil is thinking.", asks: false };
const ASKED = { sentence: "Plant a seed.", asks: true };

/** What a table reads after each page, the board moving or not. */
function read(...shown) {
  let moving = false;
  const pace = createPace(() => moving);
  return shown.map(({ id = "a", sentence, asks, refused = false, moves = false }) => {
    moving = moves;
    return pace({ table: { id, sentence, refused, tools: { hint: asks } } }).table.sentence;
  });
}

test("nobody is asked while the computer's move is still on its way", () => {
  const sentences = read(THINKING, { ...ASKED, moves: true }, ASKED);
  assert.deepEqual(sentences, [THINKING.sentence, THINKING.sentence, ASKED.sentence]);
});

test("what is said after a person's own move is said at once", () => {
  assert.deepEqual(read(ASKED, { ...THINKING, moves: true }), [ASKED.sentence, THINKING.sentence]);
});

test("a refusal is said at once, and so is what another table says", () => {
  const refused = { sentence: "That cell is taken.", asks: true, refused: true, moves: true };
  assert.deepEqual(read(THINKING, refused), [THINKING.sentence, refused.sentence]);
  const other = { ...ASKED, id: "b", moves: true };
  assert.deepEqual(read(THINKING, other), [THINKING.sentence, ASKED.sentence]);
});

test("a page without a table stays as it is", () => {
  const menu = { table: null };
  assert.equal(createPace(() => true)(menu), menu);
});
