// The room of a board is known again where the window is as large as it was, and nowhere else.
import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => kept.set(key, text),
};
const { keepRoom, knownRoom } = await import("../../static/js/page/rooms.js");

const LYING = { innerWidth: 1180, innerHeight: 820 };
const UPRIGHT = { innerWidth: 820, innerHeight: 1180 };
const ROOM = { width: 1160, height: 640, text: 1 };
const OTHER = { width: 1160, height: 610, text: 1 };

test("each game has its own room in a window of this size, and none in another one", () => {
  keepRoom("tuintopia", ROOM, LYING);
  keepRoom("witchcraft", OTHER, LYING);
  assert.deepEqual(knownRoom("tuintopia", LYING), ROOM);
  assert.deepEqual(knownRoom("witchcraft", LYING), OTHER);
  assert.equal(knownRoom("letter-maze", LYING), null);
  assert.equal(knownRoom("tuintopia", UPRIGHT), null);
  keepRoom("witchcraft", ROOM, UPRIGHT);
  assert.equal(knownRoom("tuintopia", UPRIGHT), null);
});

for (const [fault, text] of Object.entries({
  "is no JSON": "{",
  "has a room without a height": '{"view":"820 1180","rooms":{"witchcraft":{"width":9,"text":1}}}',
  "has no rooms": '{"view":"820 1180"}',
})) {
  test(`a note that ${fault} tells of no room, and the next one is kept`, () => {
    kept.set("six-gardens/1/rooms", text);
    assert.equal(knownRoom("witchcraft", UPRIGHT), null);
    keepRoom("witchcraft", ROOM, UPRIGHT);
    assert.deepEqual(knownRoom("witchcraft", UPRIGHT), ROOM);
  });
}
