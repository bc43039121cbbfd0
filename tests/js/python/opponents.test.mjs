// A computer's turn is taken whatever becomes of the worker in which it thinks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createOpponents } from "../../../static/js/python/opponents.js";

const JOB = { number: 7 };
const never = () => new Promise(() => {});
const soon = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

/** A worker that needs three slices; `goOn` may answer in its place. */
function createWorker(goOn) {
  let slices = 0;
  const progress = () => JSON.stringify({ done: ++slices === 3, move: "a1w", reason: "Why not." });
  return {
    ready: Promise.resolve(),
    sync: { begin: async () => "{}", go_on: goOn ?? (async () => progress()) },
  };
}

/** Starts each of `workers` in turn; null is one that can't be started. */
function starts(...workers) {
  const ended = [];
  const start = async (name) => {
    const worker = workers.shift();
    if (!worker) throw new Error("no worker on this page");
    return { worker, end: () => ended.push(name) };
  };
  return { start, ended };
}

test("a worker answers with the number of its job, the move and the reason", async () => {
  const sent = [];
  const opponents = createOpponents(starts(createWorker()).start, (each) => sent.push(each));
  await opponents.ask(JOB);
  assert.deepEqual(sent, [{ do: "thought", number: 7, move: "a1w", reason: "Why not." }]);
});

test("what moves are worth is told where a job asks for it, and only there", async () => {
  const sent = [];
  const values = [["a1w", 0.5]];
  const done = async () => JSON.stringify({ done: true, move: "a1w", reason: "", values });
  const opponents = createOpponents(starts(createWorker(done)).start, (each) => sent.push(each));
  await opponents.ask({ ...JOB, values: true });
  await opponents.ask(JOB);
  assert.deepEqual(sent[0].values, values);
  assert.ok(!("values" in sent[1]));
});

test("an opponent that fails is told with its reason", async () => {
  const sent = [];
  const worker = createWorker(async () => JSON.stringify({ failed: "no such level" }));
  await createOpponents(starts(worker).start, (each) => sent.push(each)).ask(JOB);
  assert.deepEqual(sent, [{ do: "no-thought", number: 7, why: "no such level" }]);
});

test("a dropped job is never answered", async () => {
  const sent = [];
  const opponents = createOpponents(starts(createWorker()).start, (each) => sent.push(each));
  const asked = opponents.ask(JOB);
  opponents.drop();
  await asked;
  assert.deepEqual(sent, []);
});

const DEATHS = {
  "breaks down": async () => {
    throw new Error("fatal");
  },
  "falls silent": never,
};
for (const [name, goOn] of Object.entries(DEATHS)) {
  test(`a worker that ${name} is replaced, and the turn taken`, async () => {
    const sent = [];
    const { start, ended } = starts(createWorker(goOn), createWorker());
    const waits = { worker: 1000, answer: 20 };
    await createOpponents(start, (each) => sent.push(each), waits).ask(JOB);
    assert.deepEqual(ended, ["opponents-0"]);
    assert.deepEqual(
      sent.map((each) => each.do),
      ["thought"],
    );
  });
}

test("where every worker dies the application thinks by itself", async () => {
  const sent = [];
  const dying = () => createWorker(DEATHS["breaks down"]);
  await createOpponents(starts(dying(), dying()).start, (each) => sent.push(each)).ask(JOB);
  assert.deepEqual(sent, [{ do: "think-here", job: JOB }]);
});

test("without a worker the application thinks, which is told once", async () => {
  const sent = [];
  const opponents = createOpponents(starts().start, (each) => sent.push(each));
  await opponents.ask(JOB);
  await opponents.ask({ number: 8 });
  assert.deepEqual(sent, [
    { do: "no-worker" },
    { do: "think-here", job: JOB },
    { do: "think-here", job: { number: 8 } },
  ]);
});

test("a late worker is used as soon as it has come", async () => {
  const sent = [];
  let come;
  const worker = { ...createWorker(), ready: new Promise((resolve) => (come = resolve)) };
  const waits = { worker: 10, answer: 1000 };
  const opponents = createOpponents(starts(worker).start, (each) => sent.push(each), waits);
  await opponents.ask(JOB);
  come();
  await soon();
  await opponents.ask({ number: 8 });
  assert.deepEqual(
    sent.map((each) => each.do),
    ["no-worker", "think-here", "thought"],
  );
});
