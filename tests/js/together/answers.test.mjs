// A phone's answer is renewed until its table connects, and whichever code the table has read works.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { MOST_OPEN, RENEWAL, createAnswers } from "../../../static/js/together/hands/answers.js";

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
};

/** A phone whose answers are numbered lines; `told` is what came of them. */
function phone({ isWanted = () => true, answers = () => true } = {}) {
  const lines = [];
  const told = [];
  const all = createAnswers({
    async answer(code, ends) {
      if (!answers(code)) {
        return null;
      }
      const line = { code: `answer${lines.length + 1}`, ends, why: "" };
      line.end = (why) => {
        if (line.why) {
          return;
        }
        line.why = why;
        ends.left(why);
      };
      lines.push(line);
      return line;
    },
    isWanted,
    stands: (line) => told.push(["stands", line.code]),
    heard: (line, text) => told.push(["heard", line.code, text]),
    left: (line, why) => told.push(["left", line.code, why]),
  });
  const shown = () => all.to("table", () => {});
  return { all, lines, told, shown, stood: () => told.filter(([what]) => what === "stands") };
}

const pass = async (time) => {
  for (let left = time; left > 0; left -= RENEWAL) {
    mock.timers.tick(Math.min(left, RENEWAL));
    await settle();
  }
};

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a fresh code is shown before the last one dies, in every browser", async () => {
  const { shown, lines } = phone();
  shown();
  await settle();
  assert.equal(shown().code, "answer1");
  await pass(RENEWAL);
  assert.equal(shown().code, "answer2");
  assert.ok(RENEWAL <= 20_000);
  await pass(10 * RENEWAL);
  assert.equal(shown().code, "answer12");
  assert.equal(lines.filter(({ why }) => !why).length, MOST_OPEN);
});

test("the code that the table has read works, also when another one is shown meanwhile", async () => {
  const { shown, lines, stood } = phone();
  shown();
  await settle();
  await pass(2 * RENEWAL);
  lines[1].ends.stands();
  await settle();
  assert.deepEqual(stood(), [["stands", "answer2"]]);
  assert.equal(shown().says, "stands");
  assert.deepEqual(
    lines.map(({ why }) => why),
    ["never", "", "never"],
  );
  await pass(5 * RENEWAL);
  assert.equal(lines.length, 3);
  lines[2].ends.stands();
  assert.equal(stood().length, 1);
});

test("one answer that dies changes nothing while another one is open", async () => {
  const { shown, lines } = phone();
  shown();
  await settle();
  await pass(RENEWAL);
  lines[0].end("never");
  assert.equal(shown().code, "answer2");
  lines[1].end("never");
  assert.deepEqual([shown().code, shown().says], ["", "never"]);
});

test("no answer is made once the sheet is closed, and those before end", async () => {
  let isOpen = true;
  const { shown, lines } = phone({ isWanted: () => isOpen });
  shown();
  await settle();
  isOpen = false;
  await pass(3 * RENEWAL);
  assert.equal(lines.length, 1);
  assert.equal(lines[0].why, "never");
});

test("what is no code of a table is told", async () => {
  const { shown, lines } = phone({ answers: () => false });
  shown();
  await settle();
  assert.equal(shown().says, "foreign");
  assert.equal(lines.length, 0);
});

test("a line that stood and is gone can be followed by another answer to the same code", async () => {
  const { shown, lines, told } = phone();
  shown();
  await settle();
  lines[0].ends.stands();
  lines[0].end("gone");
  assert.deepEqual(told.at(-1), ["left", "answer1", "gone"]);
  shown();
  await settle();
  assert.equal(shown().code, "answer2");
});
