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
  const names = [];
  const start = async (name) => {
    names.push(name);
    const worker = workers.shift();
    if (!worker) {
      throw new Error("no worker on this page");
    }
    return { worker, end: () => ended.push(name) };
  };
  return { start, ended, names };
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

test("where memory is short no worker is started, and nothing is told", async () => {
  const sent = [];
  const { start, names } = starts(createWorker());
  const opponents = createOpponents(start, (each) => sent.push(each), { isAlone: true });
  opponents.prepare();
  await opponents.ask(JOB);
  assert.deepEqual(names, []);
  assert.deepEqual(sent, [{ do: "think-here", job: JOB }]);
});

/** How a worker ends when memory runs out: in its first slice, or while it starts. */
const SHORTAGES = {
  "JavaScript's memory": createWorker(async () => {
    throw new RangeError("Out of memory");
  }),
  "Python's memory": createWorker(async () => JSON.stringify({ shortage: "MemoryError" })),
  "memory at its start": {
    ...createWorker(),
    ready: Promise.reject(new RangeError("WebAssembly.Memory(): could not allocate memory")),
  },
};
for (const worker of Object.values(SHORTAGES)) {
  worker.ready.catch(() => {});
}
for (const [what, worker] of Object.entries(SHORTAGES)) {
  test(`a worker that lacks ${what} is ended for good, which is told once`, async () => {
    const sent = [];
    const { start, ended, names } = starts(worker, createWorker());
    const send = (each) => Boolean(sent.push(each));
    const opponents = createOpponents(start, send);
    await opponents.ask(JOB);
    await opponents.ask({ number: 8 });
    assert.deepEqual([names, ended], [["opponents-0"], ["opponents-0"]]);
    assert.deepEqual(sent, [
      { do: "no-memory" },
      { do: "think-here", job: JOB },
      { do: "think-here", job: { number: 8 } },
    ]);
  });
}

test("memory that the application lacks is taken from a thinking worker, whose job goes on", async () => {
  const sent = [];
  const { start, ended } = starts(createWorker(never));
  const opponents = createOpponents(start, (each) => Boolean(sent.push(each)));
  const asked = opponents.ask(JOB);
  await soon();
  opponents.spare();
  await asked;
  assert.deepEqual(ended, ["opponents-0"]);
  assert.deepEqual(sent, [{ do: "no-memory" }, { do: "think-here", job: JOB }]);
});

test("a shortage is told when there is an application again to hear it", async () => {
  const sent = [];
  let isUp = false;
  const opponents = createOpponents(starts().start, (each) => isUp && Boolean(sent.push(each)));
  opponents.spare();
  isUp = true;
  opponents.tellShortage();
  opponents.tellShortage();
  assert.deepEqual(sent, [{ do: "no-memory" }]);
});

test("a worker that nobody needs is ended, and comes again when somebody is at the table", async () => {
  const sent = [];
  const { start, ended, names } = starts(createWorker(), createWorker());
  const waits = { worker: 1000, answer: 1000, idle: 20 };
  const opponents = createOpponents(start, (each) => sent.push(each), { waits });
  opponents.wake();
  await soon();
  assert.deepEqual(names, []);
  await opponents.ask(JOB);
  await soon(60);
  assert.deepEqual(ended, ["opponents-0"]);
  opponents.wake();
  await opponents.ask({ number: 8 });
  assert.deepEqual(names, ["opponents-0", "opponents-1"]);
  assert.deepEqual(
    sent.map((each) => each.do),
    ["thought", "thought"],
  );
});

test("a worker that thinks for long is not ended", async () => {
  const sent = [];
  const slowly = createWorker();
  const { go_on: goOn } = slowly.sync;
  slowly.sync.go_on = async () => {
    await soon(30);
    return goOn();
  };
  const { start, ended } = starts(slowly);
  const waits = { worker: 1000, answer: 1000, idle: 20 };
  await createOpponents(start, (each) => sent.push(each), { waits }).ask(JOB);
  assert.deepEqual([sent[0].do, ended], ["thought", []]);
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
    await createOpponents(start, (each) => sent.push(each), { waits }).ask(JOB);
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
  const opponents = createOpponents(starts(worker).start, (each) => sent.push(each), { waits });
  await opponents.ask(JOB);
  come();
  await soon();
  await opponents.ask({ number: 8 });
  assert.deepEqual(
    sent.map((each) => each.do),
    ["no-worker", "think-here", "thought"],
  );
});
