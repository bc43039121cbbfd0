// The line below "Play" says who will play, and the line beside "Change" how.
import assert from "node:assert/strict";
import { test } from "node:test";
import { howComputersPlay, howItIsPlayed, whoPlays } from "../../static/js/page/start/who-plays.js";

const seat = (kind, level = "sprout") => ({ kind, level });
const [YOU, EASY, HARD] = [seat("human"), seat("computer"), seat("computer", "hard")];

const told = (seats, names, count = seats.length) => whoPlays({ seats, count }, names);

test("one person and one computer: its strength in words", () => {
  assert.equal(told([YOU, EASY], ["Player 1", "Basil"]), "You and Basil, a friendly beginner");
  assert.equal(told([HARD, YOU], ["Basil", "Ada"]), "You and Basil, a master");
  assert.equal(told([YOU, seat("computer", "odd")], ["Ada", "Basil"]), "You and Basil");
});

test("a seat that is not in play is not named", () => {
  assert.equal(told([YOU, EASY, EASY], ["Ada", "Basil"], 2), "You and Basil, a friendly beginner");
});

test("alone, several people, several computers, and computers among themselves", () => {
  assert.equal(told([YOU], ["Ada"]), "You, alone");
  assert.equal(told([YOU, YOU, EASY], ["Ada", "Ben", "Basil"]), "Ada, Ben and Basil");
  assert.equal(told([YOU, EASY, HARD], ["Ada", "Basil", "Clover"]), "You, Basil and Clover");
  assert.equal(told([EASY, HARD], ["Basil", "Clover"]), "Basil and Clover play, you watch");
  assert.equal(told([EASY], ["Basil"]), "Basil plays, you watch");
});

test("options that differ from the usual game are named", () => {
  const value = (key) => ({ value: key, label: key.toUpperCase(), seats: 1, beside: {} });
  const option = (key) => ({
    key,
    label: key,
    value: "off",
    follows: {},
    values: [value("off"), value("on")],
  });
  const dialog = { options: [option("zones"), option("heights")] };
  const how = (options) => howItIsPlayed(dialog, { options, count: 2 });
  assert.equal(how({}), "Usual rules");
  const without = howItIsPlayed({ options: [] }, { options: {}, count: 2 });
  assert.equal(without, "No options: the rules are always the same.");
  assert.equal(how({ zones: "off" }), "Usual rules");
  assert.equal(how({ zones: "on" }), "zones: ON");
  assert.equal(how({ zones: "on", heights: "on" }), "zones: ON · heights: ON");
});

test("each strength of the computers in play is explained once", () => {
  const dialog = { levels: [{ key: "hard", label: "Tree", sentence: "Thinks ahead." }] };
  const how = (seats, names, count = seats.length) =>
    howComputersPlay(dialog, { seats, count }, names);
  assert.deepEqual(how([YOU, HARD], ["Ada", "Basil"]), ["Basil (Tree): Thinks ahead."]);
  assert.deepEqual(how([HARD, HARD], ["Basil", "Clover"]), [
    "Basil and Clover (Tree): Thinks ahead.",
  ]);
  assert.deepEqual(how([YOU, HARD], ["Ada", "Basil"], 1), []);
  assert.deepEqual(how([YOU, seat("computer", "odd")], ["Ada", "Basil"]), []);
});
