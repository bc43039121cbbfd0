// A Python that does not come up, breaks down or falls silent is replaced; then it ends in words.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createApplication } from "../../../static/js/python/application.js";

/** A worker as PyScript makes it; the test says what becomes of it. */
class FakeWorker extends EventTarget {
  posted = [];
  ready = new Promise((resolve, reject) => Object.assign(this, { up: resolve, fail: reject }));
  postMessage(text) {
    this.posted.push(JSON.parse(text));
  }
  /** Posts to the page, as Python does. */
  tell(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  answer(...instructions) {
    this.tell(JSON.stringify([...instructions, { do: "answered" }]));
  }
}

/** Lets every promise that is settled be heard. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
};

function setUp({ isSeen = () => true } = {}) {
  const told = [];
  const workers = [];
  const shownBeside = []; // what was not answered each time when something was shown
  const application = createApplication({
    start: async (name) => {
      const worker = new FakeWorker();
      workers.push(worker);
      return { worker, end: () => told.push(`ended ${name}`) };
    },
    begin: async () => ({ do: "begin" }),
    carryOut: (instruction) => {
      told.push(instruction.do);
      if (instruction.do === "show") {
        shownBeside.push(application.unanswered());
      }
    },
    attached: () => told.push("attached"),
    answered: () => {},
    heard: () => {},
    lost: async (why) => told.push(`lost: ${why}`),
    giveUp: (why) => told.push(`given up: ${why}`),
    told: ({ progress, of }) => told.push(`${progress} of ${of}`),
    isSeen,
  });
  return { application, told, workers, shownBeside };
}

async function started(options) {
  const all = setUp(options);
  const start = all.application.start();
  await settle();
  all.workers[0].up();
  await start;
  all.workers[0].answer();
  return all;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval"] });
});

async function seconds(count) {
  for (let second = 0; second < count; second += 1) {
    mock.timers.tick(1000);
    await settle();
  }
}

test("the first message begins, and what Python asks for is carried out in order", async () => {
  const { application, told, workers } = await started();
  assert.deepEqual(workers[0].posted, [{ do: "begin" }]);
  application.send({ do: "undo" });
  workers[0].answer({ do: "paint" }, { do: "show" });
  assert.deepEqual(told, ["attached", "paint", "show"]);
});

test("a message is unanswered until its answer is carried out, which counts no more", async () => {
  const { application, workers, shownBeside } = await started();
  application.send({ do: "undo" });
  application.send({ do: "redo" });
  assert.deepEqual(application.unanswered(), [{ do: "undo" }, { do: "redo" }]);
  workers[0].tell(JSON.stringify([{ do: "show" }])); // of its own accord
  workers[0].answer({ do: "show" });
  assert.deepEqual(shownBeside, [[{ do: "undo" }, { do: "redo" }], [{ do: "redo" }]]);
  assert.deepEqual(application.unanswered(), [{ do: "redo" }]);
});

test("what is done once is sent once, however often it is tapped before the answer", async () => {
  const { application, workers } = await started();
  application.send({ do: "tap", region: "b2" });
  application.send({ do: "tap", region: "b2" });
  application.send({ do: "undo" });
  application.send({ do: "undo" });
  workers[0].answer();
  application.send({ do: "tap", region: "b2" });
  const sent = workers[0].posted.map((message) => message.do);
  assert.deepEqual(sent, ["begin", "tap", "undo", "undo", "tap"]);
});

test("a region that is tapped again after another one is tapped a second time", async () => {
  const { application, workers } = await started();
  for (const region of ["b2", "c2", "b2"]) {
    application.send({ do: "tap", region });
  }
  const regions = workers[0].posted.slice(1).map((message) => message.region);
  assert.deepEqual(regions, ["b2", "c2", "b2"]);
});

test("a Python that breaks down is ended and replaced, and what it says later is not heard", async () => {
  const { told, workers } = await started();
  workers[0].onerror();
  await settle();
  assert.deepEqual(told, ["attached", "ended application-1", "lost: broken"]);
  workers[0].answer({ do: "paint" });
  workers[1].up();
  await settle();
  assert.deepEqual(told.slice(3), ["attached"]);
});

test("a Python that leaves a message unanswered for half a minute is replaced", async () => {
  const { application, told, workers } = await started();
  await seconds(60);
  assert.equal(workers.length, 1);
  application.send({ do: "undo" });
  await seconds(30);
  assert.equal(workers.length, 1);
  await seconds(1);
  assert.equal(workers.length, 2);
  assert.ok(told.includes("lost: silent"));
});

test("nobody is held to answer while the page is not seen", async () => {
  const { application, workers } = await started({ isSeen: () => false });
  application.send({ do: "undo" });
  await seconds(100);
  assert.equal(workers.length, 1);
});

test("a start may take as long as something comes in", async () => {
  const { application, told, workers } = setUp();
  application.start();
  await settle();
  for (let megabyte = 1; megabyte < 8; megabyte += 1) {
    await seconds(30);
    workers[0].tell({ progress: megabyte, of: 8 });
  }
  assert.equal(workers.length, 1);
  assert.equal(told.at(-1), "7 of 8");
  await seconds(61);
  assert.equal(workers.length, 2);
});

test("after two that did not start it ends in words, until somebody asks again", async () => {
  const { application, told, workers } = setUp();
  application.start();
  for (let tried = 0; tried < 2; tried += 1) {
    await settle();
    workers[tried].fail(new Error("no memory"));
  }
  await settle();
  assert.equal(told.at(-1), "given up: start");
  await seconds(100);
  assert.equal(workers.length, 2);
  application.retry();
  await settle();
  workers[2].up();
  await settle();
  assert.equal(told.at(-1), "attached");
});
