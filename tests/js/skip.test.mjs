// A computer's turn can be skipped as a whole; whoever does that often is offered a quicker pace.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createSkip } from "../../static/js/page/skip.js";

let buttons = [];
let heads = 1;
let offers = 0;

globalThis.document = { createElement: () => ({ hidden: false }) };

/** The head of a table, each new one with a place of its own; null while there is none. */
const places = new Map([[0, null]]);

function headOf() {
  if (!places.has(heads)) {
    places.set(heads, { append });
  }
  return places.get(heads);
}

function append(button) {
  button.parentElement = this;
  buttons.push(button);
}

function created() {
  buttons = [];
  offers = 0;
  heads = 1;
  return createSkip(headOf, () => (offers += 1));
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("the button stands there during a computer's turn, also while it thinks", () => {
  const skip = created();
  assert.equal(skip.begins(""), false);
  assert.equal(buttons.length, 0);
  assert.equal(skip.begins("4"), false);
  assert.equal(buttons[0].hidden, false);
  skip.rests();
  mock.timers.tick(500);
  assert.equal(buttons[0].hidden, false);
  skip.begins("4");
  skip.rests();
  mock.timers.tick(800);
  assert.equal(buttons[0].hidden, true);
  skip.begins("");
  assert.equal(buttons[0].hidden, true);
});

test("a skipped turn is skipped to its end, the next one is shown", () => {
  const skip = created();
  skip.begins("4");
  skip.skip();
  assert.equal(buttons[0].hidden, true);
  assert.equal(skip.begins("4"), true);
  assert.equal(skip.begins("9"), false);
  assert.equal(buttons[0].hidden, false);
  assert.equal(skip.begins("4"), false);
});

test("a quicker pace is offered at the third skipped turn, once", () => {
  const skip = created();
  for (const turn of ["1", "3", "5", "7"]) {
    skip.begins(turn);
    skip.skip();
    assert.equal(offers, Number(turn) < 5 ? 0 : 1);
  }
});

test("the button moves to the head of another table, and waits for one", () => {
  const skip = created();
  heads = 0;
  skip.begins("4");
  assert.equal(buttons.length, 0);
  heads = 1;
  skip.begins("4");
  skip.begins("4");
  assert.equal(buttons.length, 1);
  heads = 2;
  skip.begins("9");
  assert.equal(buttons.length, 2);
  assert.equal(buttons[0].parentElement, headOf());
});
