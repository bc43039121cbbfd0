import assert from "node:assert/strict";
import { test } from "node:test";
import { createPace } from "../../static/js/page/pace.js";

const WANTED = "Ada, plant a seed.";
const STEPS = [
  { caption: "Basil plants.", announcement: "Basil plants." },
  { caption: "", announcement: "" },
  { caption: "Basil harvests.", announcement: "Row 3." },
];

/** A page whose board begins to move when it `moves`; `reads` is the sentence that stands there. */
function createWorld() {
  const world = {
    moving: false,
    said: [],
    refused: false,
    id: "a",
    sentence: "Basil is thinking.",
    redrawn: 0,
  };
  const pace = createPace({
    isMoving: () => world.moving,
    say: (text, tone = "polite") => world.said.push([text, tone]),
    redraw: () => (world.redrawn += 1),
  });
  const reads = () => pace.show({ table: world }).table.sentence;
  const moves = (steps) => {
    world.moving = true;
    pace.expect(steps);
  };
  const rests = () => {
    world.moving = false;
    pace.rest();
  };
  reads();
  return { world, pace, reads, moves, rests };
}

test("each sentence stands from its beat on, and what is wanted comes last", () => {
  const { world, pace, reads, moves, rests } = createWorld();
  moves(STEPS);
  world.sentence = WANTED;
  const read = [reads()];
  for (const step of STEPS) {
    pace.tell(step, true);
    read.push(reads());
  }
  rests();
  read.push(reads());
  const [plants, , harvests] = STEPS.map(({ caption }) => caption);
  assert.deepEqual(read, ["Basil is thinking.", plants, plants, harvests, WANTED]);
});

test("the page is shown again only where the board has told something", () => {
  const { pace, world, moves, rests } = createWorld();
  const silent = { caption: "", announcement: "" };
  moves([silent]);
  pace.tell(silent, true);
  rests();
  assert.equal(world.redrawn, 0);
  moves(STEPS);
  rests();
  assert.equal(world.redrawn, 1);
});

test("nothing is foretold while moves are told", () => {
  const { world, pace, moves, rests } = createWorld();
  const foretold = () => pace.show({ table: world }).table.foretold;
  world.foretold = "One seed turns over.";
  assert.equal(foretold(), world.foretold);
  moves(STEPS);
  world.sentence = WANTED;
  pace.tell(STEPS[0], true);
  assert.equal(foretold(), "");
  rests();
  assert.equal(foretold(), world.foretold);
});

test("it is heard in the same order, what is wanted last", () => {
  const { pace, world, moves, rests } = createWorld();
  moves(STEPS);
  pace.say(WANTED, "prompt");
  pace.say("That cell is taken.", "assertive");
  for (const step of STEPS) {
    pace.tell(step, true);
  }
  rests();
  assert.deepEqual(world.said, [
    ["That cell is taken.", "assertive"],
    ["Basil plants.", "polite"],
    ["Row 3.", "polite"],
    [WANTED, "prompt"],
  ]);
});

test("what nobody sees is heard, and the sentence is at once what is wanted", () => {
  const { world, pace, reads, moves, rests } = createWorld();
  moves(STEPS);
  world.sentence = WANTED;
  pace.say(WANTED, "prompt");
  pace.tell(STEPS[0], true);
  pace.tell(STEPS[2], false);
  assert.equal(reads(), WANTED);
  rests();
  assert.deepEqual(world.said.slice(1), [
    ["Row 3.", "polite"],
    [WANTED, "prompt"],
  ]);
});

test("a refusal is shown at once, and so is what another table says", () => {
  for (const now of [{ refused: true }, { id: "b" }]) {
    const { world, reads, moves } = createWorld();
    moves(STEPS);
    Object.assign(world, now, { sentence: "Something else." });
    assert.equal(reads(), "Something else.");
  }
});

test("steps that tell nothing change nothing", () => {
  const { world, reads, moves } = createWorld();
  moves([{ caption: "", announcement: "" }]);
  world.sentence = WANTED;
  assert.equal(reads(), WANTED);
});

test("a lesson waits while a move is seen, and no longer", () => {
  for (const steps of [STEPS, [{ caption: "", announcement: "" }, STEPS[1]]]) {
    const { pace, world, moves, rests } = createWorld();
    const waits = () => pace.show({ table: world }).table.lesson.waits ?? false;
    world.lesson = { step: 3 };
    const seen = [waits()];
    moves(steps);
    seen.push(waits());
    rests();
    seen.push(waits());
    assert.deepEqual(seen, [false, true, false]);
    assert.equal(world.redrawn, 1);
  }
});

test("a lesson does not wait for a pick", () => {
  const { pace, world, moves } = createWorld();
  world.lesson = { step: 3 };
  moves([{ caption: "", announcement: "" }]);
  assert.equal(pace.show({ table: world }).table.lesson.waits, undefined);
});

test("a refusal does not stand over the move that follows", () => {
  const { world, reads, moves } = createWorld();
  Object.assign(world, { refused: true, sentence: "First choose where the seed goes." });
  reads();
  Object.assign(world, { refused: false, sentence: WANTED });
  moves(STEPS);
  assert.equal(reads(), "Basil is thinking.");
});

test("a page without a table stays as it is", () => {
  const { pace } = createWorld();
  const menu = { table: null };
  assert.equal(pace.show(menu), menu);
});
