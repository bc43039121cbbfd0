// The latch of the curtain: every key, tap and double tap around the moment in which it falls.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LATE_CLICK, QUIET, createLatch } from "../../static/js/page/latch.js";

const FALL = 10_000;

/** A key such as Enter clicks when it goes down, one such as Space and a finger when it is lifted. */
const HANDS = {
  Enter(latch, at) {
    latch.press("Enter", at);
    const counts = latch.click(at);
    latch.release("Enter", at + 80);
    return counts;
  },
  Space(latch, at) {
    latch.press(" ", at);
    latch.release(" ", at + 80);
    return latch.click(at + 80);
  },
  finger(latch, at) {
    latch.press(at, at); // each touch has an id of its own
    latch.release(at, at + 60);
    return latch.click(at + 60);
  },
  "screen reader": (latch, at) => latch.click(at),
};

function fallen(before = () => {}) {
  const latch = createLatch();
  before(latch);
  latch.fall(FALL);
  return latch;
}

for (const [name, press] of Object.entries(HANDS)) {
  test(`${name}: a press counts when it begins after a quiet moment`, () => {
    for (let after = 0; after <= 1000; after += 10) {
      assert.equal(press(fallen(), FALL + after), after >= QUIET, `${after} ms after the fall`);
    }
  });

  test(`${name}: of two presses the second counts after a quiet moment of its own`, () => {
    for (let first = -300; first < QUIET; first += 20) {
      for (let apart = 0; apart <= 1000; apart += 20) {
        const latch = createLatch();
        if (first < 0) {
          press(latch, FALL + first);
        }
        latch.fall(FALL);
        if (first >= 0) {
          assert.equal(press(latch, FALL + first), false);
        }
        if (first + apart < 0) {
          continue;
        }
        const quiet = first < 0 ? first + apart >= QUIET : apart >= QUIET;
        assert.equal(press(latch, FALL + first + apart), quiet, `${first}, then ${apart} ms`);
      }
    }
  });

  test(`${name}: who hammers never lifts it, and who then waits does`, () => {
    const latch = fallen();
    for (let at = FALL; at < FALL + 20_000; at += QUIET - 10) {
      assert.ok(!press(latch, at));
    }
    assert.ok(press(latch, FALL + 20_000 + QUIET + LATE_CLICK));
  });
}

test("the press under which it falls never counts, however late it ends", () => {
  for (let ends = 0; ends <= 3000; ends += 50) {
    for (const id of [" ", 7]) {
      const latch = fallen((before) => before.press(id, FALL - 50));
      latch.release(id, FALL + ends);
      assert.equal(latch.click(FALL + ends + 5), false);
    }
  }
});

test("a press that is too soon does not count by being held", () => {
  const latch = fallen();
  latch.press(7, FALL + 300);
  latch.release(7, FALL + 2000);
  assert.equal(latch.click(FALL + 2000), false);
  assert.equal(HANDS.finger(latch, FALL + 2200), true);
});

test("a key that is held clicks with each repeat, and never counts", () => {
  for (const delay of [30, 250, 500, 1000, 2000]) {
    const latch = fallen((before) => before.press("Enter", FALL - 20));
    for (let at = FALL - 20 + delay; at < FALL + 6000; at += 30) {
      latch.press("Enter", at, true);
      assert.equal(latch.click(at), false, `${delay} ms, then after ${at - FALL} ms`);
    }
    latch.release("Enter", FALL + 6000);
    assert.equal(HANDS.Enter(latch, FALL + 6000 + QUIET), true);
  }
});

test("a key that was held in another window does not count", () => {
  const latch = fallen();
  latch.press("Enter", FALL + 900, true);
  assert.equal(latch.click(FALL + 900), false);
});

test("of one press one click counts, wherever it went", () => {
  const latch = fallen();
  latch.press("Enter", FALL + 900);
  assert.equal(latch.click(FALL + 900), true);
  latch.press("Enter", FALL + 1400, true);
  assert.equal(latch.click(FALL + 1400), false);
});

test("a hand that rests on the screen neither lifts nor hinders", () => {
  const latch = fallen((before) => before.press(1, FALL - 3000));
  assert.equal(HANDS.finger(latch, FALL + 700), true);
  latch.release(1, FALL + 900);
  assert.equal(latch.click(FALL + 905), false);
});

test("a click that comes late still belongs to its press", () => {
  const latch = fallen((before) => {
    before.press(7, FALL - 60);
    before.release(7, FALL);
  });
  for (let at = FALL; at < FALL + LATE_CLICK; at += 50) {
    assert.equal(latch.click(at), false);
  }
});

test("assistive technology lifts it after a quiet moment, also where it was touched long before", () => {
  const latch = fallen((before) => HANDS.finger(before, FALL - 200));
  assert.equal(latch.click(FALL + LATE_CLICK), true);
});

test("it arms anew for each person", () => {
  const latch = fallen();
  assert.equal(HANDS.Enter(latch, FALL + 600), true);
  latch.rise();
  assert.equal(HANDS.Enter(latch, FALL + 700), false);
  latch.fall(FALL + 800);
  assert.equal(HANDS.Enter(latch, FALL + 1250), false);
  assert.equal(HANDS.Enter(latch, FALL + 1750), true);
});

test("it tells how long to wait", () => {
  const latch = fallen();
  assert.equal(latch.wait(FALL + 200), QUIET - 200);
  latch.press("Enter", FALL + 300);
  assert.equal(latch.wait(FALL + 300), QUIET);
  assert.equal(latch.wait(FALL + 2000), 0);
});
