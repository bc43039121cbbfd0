import assert from "node:assert/strict";
import { test } from "node:test";
import { createSayings, speakingMs } from "../../static/js/page/sayings.js";

/** What is said and when, if these [time, text, tone] are added to a queue. */
function listen(...added) {
  const sayings = createSayings();
  const heard = [];
  let clock = 0;
  const until = (end) => {
    for (let due = sayings.due(); due <= end; due = sayings.due()) {
      const at = Math.max(due, clock);
      heard.push([at, ...Object.values(sayings.take(at))]);
    }
  };
  for (const [now, text, tone = "polite"] of added) {
    until(now - 1);
    clock = now;
    sayings.add(text, tone, now);
  }
  until(1e6);
  return heard;
}

const texts = (heard) => heard.map(([, text]) => text);

test("seven texts of one burst are one text of seven sentences", () => {
  const seven = ["One", "Two.", "Three!", "Four?", "Five…", "Six.", "Seven."];
  const heard = listen(...seven.map((text, index) => [index * 30, text]));
  assert.deepEqual(texts(heard), ["One. Two. Three! Four? Five… Six. Seven."]);
});

test("what comes while a text is read waits until it has been read, and is joined meanwhile", () => {
  const heard = listen([0, "A long move is told."], [600, "Ivy moves."], [1200, "Basil moves."]);
  assert.deepEqual(texts(heard), ["A long move is told.", "Ivy moves. Basil moves."]);
  const [[first, text], [second]] = heard;
  assert.ok(second >= first + speakingMs(text));
});

test("a stream without an end is not held back for ever", () => {
  const heard = listen(
    ...Array.from({ length: 40 }, (_, index) => [index * 100, `Move ${index}.`]),
  );
  assert.ok(heard[0][0] <= 1000);
  assert.equal(texts(heard).join(" ").match(/Move/g).length, 40);
});

test("an assertive text goes first and at once", () => {
  const heard = listen([0, "Ivy moves."], [10, "That is taken.", "assertive"]);
  assert.deepEqual(heard[0], [10, "That is taken.", "assertive"]);
  assert.equal(heard[1][1], "Ivy moves.");
  assert.ok(heard[1][0] >= 10 + speakingMs("That is taken."));
});

test("of prompts that wait only the latest is said, after what was played", () => {
  const heard = listen([0, "Where to?", "prompt"], [20, "To the Forest?", "prompt"]);
  assert.deepEqual(texts(heard), ["To the Forest?"]);
  const both = listen(
    [0, "Ann goes."],
    [0, "Cast or draw?", "prompt"],
    [50, "Your turn.", "prompt"],
  );
  assert.deepEqual(texts(both), ["Ann goes. Your turn."]);
});

test("what is said again before it was read is read once", () => {
  const heard = listen([0, "Played again."], [100, "Played again."], [150, "Your turn.", "prompt"]);
  assert.deepEqual(texts(heard), ["Played again. Your turn."]);
});

test("a prompt that was answered before it was read is not read any more", () => {
  assert.deepEqual(texts(listen([0, "Where to?", "prompt"], [40, "Ann goes."])), ["Ann goes."]);
});

test("what is wanted after a move is said with it, however long that had to wait", () => {
  const long = "A long move is told here, which takes some time to be read.";
  const [[taken]] = listen([0, long]);
  const end = taken + speakingMs(long); // just when the next one may be said
  const moves = [
    [300, "Ivy moves."],
    [end - 1, "Event: Full Moon."],
  ];
  const heard = listen([0, long], ...moves, [end + 3, "Where to?", "prompt"]);
  assert.deepEqual(texts(heard), [long, "Ivy moves. Event: Full Moon. Where to?"]);
});

test("whoever presses a key need not wait for the end of what was read", () => {
  const sayings = createSayings();
  sayings.add("A very long move is told here.", "polite", 0);
  sayings.take(sayings.due());
  sayings.add("Look at c3.", "prompt", 200);
  assert.ok(sayings.due() > 1000);
  sayings.silence();
  assert.ok(sayings.due() < 400);
});

test("a long text does not keep others waiting for more than some seconds", () => {
  assert.ok(speakingMs("word ".repeat(500)) <= 10000);
  assert.ok(speakingMs("Ann goes to the Forest.") >= 1000);
});
