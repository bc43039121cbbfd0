// A computer's turn can be skipped as a whole; whoever does that often is offered a quicker pace.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createSkip } from "../../static/js/page/skip.js";

let buttons = [];
let offers = 0;

globalThis.document = { createElement: () => ({ hidden: false }) };

function created() {
  buttons = [];
  offers = 0;
  return createSkip({ append: (button) => buttons.push(button) }, () => (offers += 1));
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("the button stands there during a computer's turn, also while it thinks", () => {
  const skip = created();
  assert.equal(buttons[0].hidden, true);
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
