// What was chosen for the last table stands there again, as far as it makes sense.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftFrom } from "../../static/js/page/last-table.js";

const seat = (kind) => ({ mark: 1, name: "", kind, level: "easy" });
const DIALOG = {
  game: "template",
  seats: [seat("human"), seat("computer"), seat("computer")],
  count: 2,
  min: 2,
  max: 3,
  levels: [{ key: "easy" }, { key: "hard" }],
  faces: [{ icon: "cat" }, { icon: "owl" }],
};

const MIA = { name: "Mia", face: "cat", kind: "human", level: "easy" };
const HARD = { name: "", face: "", kind: "computer", level: "hard" };

test("names, faces, levels and options are those of the last table", () => {
  const kept = { seats: [MIA, HARD], count: 3, options: { heap: "15" } };
  const draft = draftFrom(DIALOG, JSON.stringify(kept), null);
  assert.deepEqual(
    draft.seats.map(({ name, face, kind, level }) => [name, face ?? "", kind, level]),
    [
      ["Mia", "cat", "human", "easy"],
      ["", "", "computer", "hard"],
      ["", "", "computer", "easy"],
    ],
  );
  assert.equal(draft.count, 3);
  assert.deepEqual(draft.options, { heap: "15" });
});

test("a level by its former name is the one that took its place", () => {
  const levels = [{ key: "sprout", former: ["easy"] }, { key: "hard" }];
  const seats = DIALOG.seats.map((each) => ({ ...each, level: "sprout" }));
  const kept = { seats: [MIA, HARD, { ...HARD, level: "easy" }], count: 3, options: {} };
  const draft = draftFrom({ ...DIALOG, levels, seats }, JSON.stringify(kept), null);
  assert.deepEqual(
    draft.seats.map(({ level }) => level),
    ["sprout", "hard", "sprout"],
  );
});

test("the people of another game sit at a first table", () => {
  const people = JSON.stringify([{ name: "Mia", face: "owl" }, null]);
  const [first, second] = draftFrom(DIALOG, null, people).seats;
  assert.deepEqual([first.name, first.face, first.kind], ["Mia", "owl", "human"]);
  assert.deepEqual([second.name, second.kind], ["", "computer"]);
});

test("what makes no sense is left out", () => {
  for (const text of ["", "{", "null", "[]", '{"seats":3,"count":9,"options":[1]}']) {
    const draft = draftFrom(DIALOG, text, "7");
    assert.deepEqual([draft.count, draft.options], [2, {}]);
    assert.deepEqual(
      draft.seats.map(({ name, kind }) => [name, kind]),
      DIALOG.seats.map(({ name, kind }) => [name, kind]),
    );
  }
  const odd = { seats: [{ name: 4, face: "wolf", kind: "cat", level: "x" }], count: 2 };
  const [first] = draftFrom(DIALOG, JSON.stringify(odd), null).seats;
  assert.deepEqual([first.name, first.face, first.kind, first.level], ["", "", "human", "easy"]);
});

test("the seats of another game, too: a second person is no computer of her name", () => {
  const people = JSON.stringify([{ name: "Mia" }, { name: "Jonas", place: "phone" }, null]);
  const { seats, count } = draftFrom(DIALOG, null, people);
  assert.deepEqual([seats[1].name, seats[1].kind, seats[1].place], ["Jonas", "human", "phone"]);
  assert.equal(count, 3);
  assert.equal(draftFrom({ ...DIALOG, max: 2 }, null, people).count, 2);
  assert.equal(draftFrom(DIALOG, null, JSON.stringify([{ name: "Mia" }, null, null])).count, 2);
});

test("who played on a phone does again; a place that there is not is left out", () => {
  const kept = {
    seats: [
      { ...MIA, place: "phone" },
      { ...MIA, place: "garden" },
    ],
    count: 2,
  };
  const [first, second] = draftFrom(DIALOG, JSON.stringify(kept), null).seats;
  assert.deepEqual([first.place, second.place], ["phone", undefined]);
});
