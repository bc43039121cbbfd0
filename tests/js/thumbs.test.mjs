// Pictures of kept games: asked for when they are seen, one after the other, and remembered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createThumbStore } from "../../static/js/page/thumb-store.js";
import { createThumbs } from "../../static/js/page/thumbs.js";

const svg = (word) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${word}</text></svg>`;
const image = (id, when = "1", state = "running") => ({ save: { id, when, state } });
const shows = ({ src }, word) => decodeURIComponent(src).includes(word);

/** Cards that are scrolled by hand, a store that is a map, a clock that stands still. */
function setUp(stored = {}) {
  const asked = [];
  const kept = new Map(Object.entries(stored));
  const store = { get: async (id) => kept.get(id) ?? null, put: (id, one) => kept.set(id, one) };
  let time = 0;
  let tell = () => {};
  const waiting = [];
  const around = {
    watch: (told) => {
      tell = told;
      return () => {};
    },
    now: () => time,
    later: (act) => waiting.push(act),
  };
  const wished = [];
  const thumbs = createThumbs(
    (id) => asked.push(id),
    () => wished.push(true),
    store,
    around,
  );
  const settle = async () => {
    await new Promise((done) => setTimeout(done));
    for (const act of waiting.splice(0)) {
      act();
    }
  };
  return {
    asked,
    wished,
    kept,
    thumbs,
    settle,
    pass: (ms) => (time += ms),
    async see(...images) {
      for (const each of images) {
        tell(each, true);
      }
      await settle();
    },
    leave: (each) => tell(each, false),
    async answer(id, when, drawing) {
      thumbs.take(id, when, drawing);
      await settle();
    },
  };
}

test("only what is seen is asked for, one after the other", async () => {
  const { thumbs, asked, see, leave, answer } = setUp();
  const all = ["a", "b", "c", "d"].map((id) => image(id));
  thumbs.look(all, true);
  assert.deepEqual(asked, []);
  await see(all[0], all[1], all[2]);
  assert.deepEqual(asked, ["a"]);
  leave(all[1]);
  await answer("a", "1", svg("first"));
  assert.deepEqual(asked, ["a", "c"]);
  assert.ok(shows(all[0], "first"));
  assert.ok(!shows(all[3], "text"), "an empty sheet meanwhile");
});

test("nothing is asked before Python can draw, and it is brought what it needs for that", async () => {
  const { thumbs, asked, wished, see, settle } = setUp();
  const all = [image("a")];
  thumbs.look(all, false);
  await see(...all);
  assert.deepEqual(asked, []);
  assert.ok(wished.length > 0);
  thumbs.look(all, true);
  await settle();
  assert.deepEqual(asked, ["a"]);
});

test("what was drawn is remembered, also by the next visit", async () => {
  const first = setUp();
  first.thumbs.look([image("a")], true);
  await first.answer("a", "1", svg("drawn"));
  const next = setUp(Object.fromEntries(first.kept));
  const card = image("a");
  next.thumbs.look([card], false);
  await next.see(card);
  assert.ok(shows(card, "drawn"));
  assert.deepEqual([...next.asked, ...next.wished], []);
});

test("a game that was played on keeps its old picture until the new one is drawn", async () => {
  const { thumbs, asked, see, answer } = setUp({ a: { when: "1", svg: svg("old") } });
  const card = image("a", "2");
  thumbs.look([card], true);
  await see(card);
  assert.ok(shows(card, "old"));
  assert.deepEqual(asked, ["a"]);
  await answer("a", "2", svg("new"));
  assert.ok(shows(card, "new"));
  assert.deepEqual(asked, ["a"]);
});

test("what cannot be drawn is not asked for again, nor kept; what is no picture is not shown", async () => {
  const { thumbs, asked, kept, see, answer } = setUp();
  const card = image("a");
  thumbs.look([card, image("b")], true);
  await see(card);
  for (const odd of ["", "hello", null, 5, "<svg \ud800", `<svg ${"x".repeat(500_000)}`]) {
    await answer("a", "1", odd);
    assert.ok(shows(card, "<svg"));
    assert.ok(!shows(card, "x".repeat(50)));
  }
  assert.deepEqual(asked, ["a"]);
  assert.equal(kept.size, 0);
});

test("an answer that never comes does not hold up the others for ever", async () => {
  const { thumbs, asked, see, pass, settle } = setUp();
  const all = [image("a"), image("b")];
  thumbs.look(all, true);
  await see(all[0]);
  await see(all[1]);
  assert.deepEqual(asked, ["a"]);
  pass(60_000);
  thumbs.look([all[1]], true);
  await settle();
  assert.deepEqual(asked, ["a", "b"]);
});

test("a torn sheet stands for a game that cannot be read", async () => {
  const { thumbs, asked, see } = setUp();
  const card = image("a", "", "damaged");
  thumbs.look([card], true);
  await see(card);
  assert.ok(shows(card, "<path"));
  assert.deepEqual(asked, []);
});

test("where there is no database, or a broken one, pictures are remembered for the visit", async () => {
  const throws = () => {
    throw new Error("blocked");
  };
  for (const find of [() => undefined, () => null, throws, () => ({ open: throws })]) {
    const store = createThumbStore("edition", find);
    assert.equal(await store.get("a"), null);
    await store.put("a", { when: "1", svg: svg("x") });
    assert.equal(await store.get("a"), null);
  }
});
