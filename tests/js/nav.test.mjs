import assert from "node:assert/strict";
import { test } from "node:test";
import { isChosenBy, leap, neighbour, tabStop, aimKey } from "../../static/js/table/nav.js";

// A growing board with gaps: the letter at [row][column] is the region's id.
const board = ["ab.c", ".d..", "....", "e..f"].flatMap((line, row) =>
  [...line].flatMap((id, col) => (id === "." ? [] : [{ id, row: row + 1, col: col + 1 }])),
);
const from = (id, key, toEnds) =>
  neighbour(
    board,
    "grid",
    board.find((each) => each.id === id),
    key,
    toEnds,
  )?.id ?? null;

const walks = [
  ["a", "ArrowRight", "b"],
  ["b", "ArrowRight", "c", "over a gap"],
  ["c", "ArrowRight", null, "not round the end"],
  ["c", "ArrowLeft", "b"],
  ["b", "ArrowDown", "d"],
  ["d", "ArrowUp", "b"],
  ["d", "ArrowDown", "e", "no cell below: the nearest of the next row that has any"],
  ["c", "ArrowDown", "f", "the same column first, however far"],
  ["a", "ArrowDown", "e"],
  ["f", "ArrowDown", null],
  ["b", "Home", "a"],
  ["b", "End", "c"],
  ["d", "End", "d"],
  ["d", "q", null, "not a key that moves"],
];

for (const [start, key, goal, why = ""] of walks) {
  test(`${key} from ${start} leads to ${goal} ${why}`, () => assert.equal(from(start, key), goal));
}

test("with Control, Home and End lead to the ends of the board", () => {
  assert.equal(from("d", "Home", true), "a");
  assert.equal(from("d", "End", true), "f");
});

test("in a row of buttons all arrows go to the next or the one before", () => {
  const buttons = ["x", "y", "z"].map((id) => ({ id, row: 1, col: 1 }));
  const go = (index, key) => neighbour(buttons, "buttons", buttons[index], key)?.id ?? null;
  assert.equal(go(0, "ArrowRight"), "y");
  assert.equal(go(1, "ArrowDown"), "z");
  assert.equal(go(2, "ArrowRight"), null);
  assert.equal(go(1, "ArrowUp"), "x");
  assert.equal(go(1, "End"), "z");
});

test("keys for the aim zoom, show all and go home, and Shift with arrows pans", () => {
  const wish = (key, more = {}) => aimKey({ key, shiftKey: false, ctrlKey: false, ...more });
  const zooming = { "+": "closer", "=": "closer", "-": "farther", 0: "whole", c: "home" };
  for (const [key, camera] of Object.entries(zooming)) {
    assert.deepEqual(wish(key), { camera });
  }
  assert.deepEqual(wish("C", { shiftKey: true }), { camera: "home" });
  assert.deepEqual(wish("ArrowLeft", { shiftKey: true }), { dx: -80, dy: 0 });
  assert.equal(wish("ArrowLeft"), null);
  assert.equal(wish("+", { ctrlKey: true }), null, "that is the browser's");
  assert.equal(wish("Enter"), null);
});

test("arrows lead round a group of which one is chosen, and choose what they come to", () => {
  const radios = ["x", "y", "z"].map((id) => ({ id, row: 1, col: 1, states: [] }));
  const go = (index, key) => neighbour(radios, "radios", radios[index], key)?.id ?? null;
  assert.equal(go(2, "ArrowRight"), "x");
  assert.equal(go(0, "ArrowUp"), "z");
  assert.equal(neighbour([radios[0]], "radios", radios[0], "ArrowDown"), null);
  const [x, y, z] = radios;
  assert.ok(isChosenBy({ kind: "radios", chosen: null }, y));
  assert.ok(!isChosenBy({ kind: "buttons", chosen: null }, y), "buttons wait for Enter");
  assert.ok(!isChosenBy({ kind: "radios", chosen: null }, { ...y, states: ["disabled"] }));
  const selected = { ...z, states: ["selected"] };
  assert.ok(!isChosenBy({ kind: "radios", chosen: null }, selected), "a tap would put it back");
  assert.ok(isChosenBy({ kind: "radios", chosen: "x" }, selected), "x was chosen meanwhile");
  assert.ok(!isChosenBy({ kind: "radios", chosen: "x" }, x));
});

test("the tab stop is the focus, else what is picked, where one was, the piece, what is legal", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ id, states: [], jump: "" }));
  const picked = { ...b, states: ["selected"] };
  const piece = { ...c, jump: "p" };
  const legal = { ...d, states: ["legal"] };
  assert.equal(tabStop([a, b, c, d], {}).id, "a");
  assert.equal(tabStop([a, b, c, legal], {}).id, "d");
  assert.equal(tabStop([a, b, piece, legal], {}).id, "c");
  assert.equal(tabStop([a, b, piece, legal], { visited: "b" }).id, "b");
  assert.equal(tabStop([a, picked, piece, legal], { visited: "a" }).id, "b");
  assert.equal(tabStop([a, picked, piece, legal], { focused: "a", visited: "d" }).id, "a");
  assert.equal(tabStop([], {}), null);
});

test("a letter leads to what it stands for, one after the other", () => {
  const squares = ["t", "", "tb", "p", "t"].map((jump, index) => ({ id: index, jump }));
  assert.equal(leap(squares, squares[1], "t").id, 2);
  assert.equal(leap(squares, squares[2], "t").id, 4);
  assert.equal(leap(squares, squares[4], "t").id, 0);
  assert.equal(leap(squares, squares[0], "b").id, 2);
  assert.equal(leap(squares, squares[0], "x"), null);
  assert.equal(leap(squares, squares[3], "p").id, 3);
  assert.equal(leap(squares, null, "Tab"), null);
  assert.equal(leap(squares, squares[1], "T", true).id, 0, "with Shift the other way round");
  assert.equal(leap(squares, squares[0], "P").id, 3, "also with the capitals locked");
});

test("G leads to the first button that goes on, whatever has the focus", () => {
  const regions = ["", "", "g", "g"].map((jump, id) => ({ id, jump, states: [] }));
  for (const from of [null, ...regions]) {
    assert.equal(leap(regions, from, "g").id, 2);
  }
  assert.equal(leap(regions.slice(0, 2), null, "g"), null);
});

test("N leads to the next thing that can be chosen, from group to group and round", () => {
  const regions = ["", "legal", "disabled", "legal", "selected"].map((state, id) => ({
    id,
    jump: "ngpt",
    states: [state],
  }));
  const next = (from, back) => leap(regions, regions[from] ?? null, "n", back)?.id ?? null;
  assert.equal(next(null), 1);
  assert.equal(next(1), 3);
  assert.equal(next(4), 1);
  assert.equal(next(4, true), 3);
  assert.equal(next(1, true), 3);
  assert.equal(leap(regions.slice(0, 1), null, "n"), null, "nothing can be chosen");
});
