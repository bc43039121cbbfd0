import assert from "node:assert/strict";
import { test } from "node:test";
import { cutName, graphemes } from "../../static/js/graphemes.js";
import { namesOf } from "../../static/js/page/seat-names.js";

const COMPUTERS = ["Hazel", "Basil", "Ivy"];
const seat = (number, kind, name = "") => ({
  name,
  kind,
  placeholder: { human: `Player ${number}`, computer: COMPUTERS[number - 1] },
});

test("a computer is offered under a name that no other seat has", () => {
  const offered = (...seats) => namesOf(seats, COMPUTERS);
  assert.deepEqual(offered(seat(1, "human"), seat(2, "computer")), ["Player 1", "Basil"]);
  assert.deepEqual(offered(seat(1, "human", " basil "), seat(2, "computer")), ["basil", "Hazel"]);
  const three = [seat(1, "computer"), seat(2, "computer", "Hazel"), seat(3, "human", "Basil")];
  assert.deepEqual(offered(...three), ["Ivy", "Hazel", "Basil"]);
});

test("a name is cut between what a reader takes for characters", () => {
  const family = "👨‍👩‍👧‍👦";
  assert.equal(graphemes(family).length, 1);
  assert.equal(cutName("Ada"), "Ada");
  assert.equal(cutName("x".repeat(30)), "x".repeat(24));
  assert.equal(cutName(family.repeat(9)), family.repeat(5));
  assert.equal(cutName(`${"x".repeat(23)}é!`), `${"x".repeat(23)}é`);
});
