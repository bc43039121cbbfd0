// Random courses of pointers: lifts get lost, downs come twice, the system takes fingers away.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import fc from "fast-check";
import {
  CARD,
  BUTTON,
  NOTHING,
  at,
  forget,
  names,
  primary,
  seen,
  table,
  told,
} from "./fingers.mjs";

const places = fc.oneof(
  fc.nat(15).map(at),
  fc.constantFrom(CARD, BUTTON, NOTHING),
  fc.record({ x: fc.nat(320), y: fc.nat(320) }),
);
const events = fc.record({
  kind: fc.constantFrom("down", "move", "move", "up", "cancel", "lose", "blur"),
  id: fc.nat(3),
  place: places,
  isPrimary: fc.boolean(),
  wait: fc.constantFrom(0, 20, 300, 1000),
});

/** Sends random events, with lifts that get lost and downs that come twice; then all fingers go. */
function send(fingers, course, each = () => {}) {
  let time = 0;
  for (const { kind, id, place, isPrimary, wait } of course) {
    time += wait;
    each({ kind, id });
    if (kind === "down") {
      fingers.down(id, place, { isPrimary, time });
    } else if (kind === "move") {
      fingers.move(id, [place], time);
    } else if (kind === "up") {
      fingers.up(id, place, time);
    } else if (kind === "blur") {
      fingers.loseAll();
    } else {
      fingers[kind](id);
    }
  }
  return time;
}

const run = (property) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  fc.assert(property, { numRuns: 400 });
  mock.timers.reset();
};

test("after all fingers are gone nothing is left of them", () => {
  run(
    fc.property(fc.array(events, { maxLength: 40 }), (course) => {
      forget();
      const fingers = table();
      const time = send(fingers, course);
      for (const id of [0, 1, 2, 3]) {
        fingers.up(id, NOTHING, time);
      }
      assert.ok(fingers.isIdle());
      assert.equal(seen.held, 0);
      seen.calls = [];
      fingers.down(0, at(0), primary(time + 5000));
      fingers.up(0, at(0), time + 5050);
      assert.deepEqual(seen.calls, [["tap", "s0"]], "the next tap is a tap");
    }),
  );
});

test("a lift is one tap at most, and nothing else is any", () => {
  run(
    fc.property(fc.array(events, { maxLength: 40 }), (course) => {
      forget();
      const fingers = table();
      let before = 0;
      const count = () => told("tap").length + told("miss").length + told("toggle").length;
      let kind = "";
      send(fingers, course, (event) => {
        assert.ok(count() - before <= (kind === "up" ? 1 : 0), kind);
        before = count();
        ({ kind } = event);
      });
    }),
  );
});

test("no finger of a pinch ever taps or slides", () => {
  const moves = fc.array(fc.record({ id: fc.nat(1), place: fc.nat(15).map(at) }), {
    minLength: 1,
    maxLength: 12,
  });
  run(
    fc.property(fc.nat(15), fc.nat(15), moves, fc.boolean(), (one, two, course, first) => {
      forget();
      const fingers = table();
      fingers.down(0, at(one), primary());
      fingers.down(1, at(two), { time: 50 });
      course.forEach(({ id, place }, index) => fingers.move(id, [place], 60 + index));
      fc.pre(told("pinch").length > 0);
      fingers.up(first ? 0 : 1, at(0), 200);
      fingers.move(first ? 1 : 0, [at(3)], 210);
      fingers.up(first ? 1 : 0, at(3), 220);
      assert.deepEqual(
        names().filter((name) => name !== "pinch" && name !== "pan"),
        [],
      );
      assert.ok(fingers.isIdle());
    }),
  );
});

test("what is carried is dropped or put back once, and no slide is undone twice", () => {
  run(
    fc.property(fc.array(events, { maxLength: 40 }), (course) => {
      forget();
      const fingers = table();
      const time = send(fingers, course);
      for (const id of [0, 1, 2, 3]) {
        fingers.up(id, NOTHING, time);
      }
      const begun = seen.calls.filter(([name, , starts]) => name === "slide" && starts);
      assert.ok(told("unslide").length <= begun.length);
      assert.equal(told("release").length + told("drop").length, told("hold").length);
    }),
  );
});
