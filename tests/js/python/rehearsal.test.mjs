// Python makes kept games ready before they are opened: at rest those of the start page, and one that is
// pointed at.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createRehearsal } from "../../../static/js/python/rehearsal.js";

const game = (id, more) => ({ id, game: "tuintopia", when: "1", state: "running", ...more });
const texts = { a: "first", b: "second", torn: "{" };

/** A card with its picture, as save.js renders it. */
class Card {
  constructor(save) {
    this.closest = () => ({ querySelectorAll: () => [{ save }] });
  }
}

function setUp(...shelf) {
  const sent = [];
  const around = { free: true };
  globalThis.document = Object.assign(new EventTarget(), {
    querySelectorAll: () => shelf.map((save) => ({ save })),
  });
  Object.assign(globalThis, { innerWidth: 800, innerHeight: 600 });
  const rehearsal = createRehearsal(
    async (id) => ({ text: texts[id] ?? null }),
    (message) => sent.push(message),
    () => around.free,
  );
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.resolve();
    }
  };
  return {
    sent,
    around,
    settle,
    async rest() {
      rehearsal.rest();
      mock.timers.tick(1000);
      await settle();
      mock.timers.tick(1000);
      await settle();
    },
    async point(save) {
      const event = new Event("pointerover");
      Object.defineProperty(event, "target", { value: new Card(save) });
      globalThis.document.dispatchEvent(event);
      await settle();
    },
  };
}

globalThis.Element = Card;
beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => {
  mock.timers.reset();
  delete globalThis.document;
});

test("at rest the games of the start page are made ready one by one, once", async () => {
  const { sent, rest } = setUp(game("a"), game("torn", { state: "damaged" }), game("b"));
  await rest();
  assert.deepEqual(
    sent.map(({ id, record, step, width }) => ({ id, record, step, width })),
    [{ id: "a", record: "first", step: 0, width: 800 }],
  );
  for (let turn = 0; turn < 4; turn += 1) {
    await rest();
  }
  assert.deepEqual(
    sent.map(({ id }) => id),
    ["a", "b"],
  );
});

test("where somebody waits again, the game has its turn later", async () => {
  const { sent, around, rest } = setUp(game("a"));
  around.free = false;
  await rest();
  assert.deepEqual(sent, []);
  around.free = true;
  await rest();
  assert.equal(sent.length, 1);
});

test("what is pointed at is made ready, unless it is, is torn, is gone, or somebody waits", async () => {
  const { sent, around, point } = setUp();
  await point(game("a"));
  await point(game("a"));
  await point(game("torn", { state: "damaged" }));
  await point(game("gone"));
  around.free = false;
  await point(game("b"));
  assert.deepEqual(
    sent.map(({ id }) => id),
    ["a"],
  );
  around.free = true;
  await point(game("a", { when: "2" }));
  assert.equal(sent.length, 2);
});
