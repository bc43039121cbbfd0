// Days by the calendar, and how the start page tells of their gardens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gardenOf, gardensOf } from "../../static/js/page/daily/garden.js";
import { countOf, gameOf, personOf, toLink } from "../../static/js/page/daily/garden-of-the-day.js";
import { today } from "../../static/js/page/today.js";
import { handOn, letterOf } from "../../static/js/page/daily/letter.js";

const games = ["a", "b", "c"].map((key) => ({ key, title: key.toUpperCase() }));

test("the day is that of the wall, a minute before and after midnight", () => {
  assert.equal(today(new Date(2026, 10, 22, 23, 59)), "2026-11-22");
  assert.equal(today(new Date(2026, 10, 23, 0, 1)), "2026-11-23");
  assert.equal(today(new Date(2027, 0, 1)), "2027-01-01");
});

test("days follow each other one by one, also where summer time begins and a year is a leap year", () => {
  for (const [day, next] of [
    ["2026-03-28", "2026-03-29"],
    ["2026-03-29", "2026-03-30"],
    ["2028-02-28", "2028-02-29"],
    ["2026-12-31", "2027-01-01"],
  ]) {
    assert.equal(countOf(next) - countOf(day), 1);
  }
});

test("each game has its turn, and all of them come round", () => {
  const turns = ["2026-11-22", "2026-11-23", "2026-11-24"].map((day) => gameOf(day, games).key);
  assert.deepEqual(turns.toSorted(), ["a", "b", "c"]);
  assert.equal(gameOf("2026-11-25", games).key, turns[0]);
});

test("a garden tells whether it was begun, and how it ended", () => {
  const day = "2026-11-22";
  const [first, second] = gardensOf(day, games, []).map(({ game }) => game.key);
  const kept = [
    { id: `day-${day}-${first}`, state: "over", status: "Ada won" },
    { id: `day-2026-11-21-${second}`, state: "over", status: "Ada won" },
  ];
  assert.equal(gardenOf(day, games, []).line, first.toUpperCase());
  assert.deepEqual(gardenOf(day, games, kept).line, "Ada won");
  assert.deepEqual(
    gardensOf(day, games, kept).map(({ isOver, isBegun }) => [isOver, isBegun]),
    [
      [true, true],
      [false, false],
      [false, false],
    ],
  );
  const running = [{ id: `day-${day}-${first}`, state: "running", status: "Turn 3" }];
  assert.equal(gardenOf(day, games, running).isOver, false);
});

test("who sat at the last table plays the garden; what is kept of that may be anything", () => {
  assert.deepEqual(personOf('[{"name":"Ada","face":"duck"},null]'), { name: "Ada", face: "duck" });
  for (const text of [null, "", "{", "[null]", "[]", "null", "7"]) {
    assert.deepEqual(personOf(text), { name: "", face: "" });
  }
});

test("only a link to a garden says which day it is", () => {
  assert.deepEqual(toLink("game=a"), { do: "link", fragment: "game=a" });
  assert.equal(toLink("daily=a").today, today());
});

const result = {
  text: "Six Gardens · Tuintopia, 22 November 2026: 22 points",
  signs: "🌱🌷",
  link: "daily=tuintopia/2026-11-22",
  note: "",
};

test("what is handed on has words first, then signs, then a link to the same page", () => {
  assert.deepEqual(letterOf(result, "https://a.example/gardens/#game=x").split("\n"), [
    result.text,
    "🌱🌷",
    "https://a.example/gardens/#daily=tuintopia/2026-11-22",
  ]);
});

const failing = (name) => async () => {
  throw Object.assign(new Error(name), { name });
};

test("it is shared, else copied; who changes her mind is not handed a copy", async () => {
  const copied = [];
  const clipboard = { writeText: async (text) => copied.push(text) };
  const share = async () => {};
  assert.equal(await handOn("a", { share, clipboard }), "shared");
  assert.equal(await handOn("b", { share: failing("AbortError"), clipboard }), "left");
  assert.deepEqual(copied, []);
  assert.equal(await handOn("c", { share: failing("NotAllowedError"), clipboard }), "copied");
  assert.equal(await handOn("d", { clipboard }), "copied");
  assert.deepEqual(copied, ["c", "d"]);
  assert.equal(
    await handOn("e", { clipboard: { writeText: failing("NotAllowedError") } }),
    "refused",
  );
  assert.equal(await handOn("f", {}), "refused");
});
