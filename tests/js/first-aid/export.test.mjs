// The games leave as a file straight from storage, whatever state that is in.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { readGames } from "../../../static/js/first-aid/export.js";

const NAME = "six-gardens/1";

/** localStorage as a browser has it: its keys are its own properties. */
function fakeStorage(entries) {
  const storage = Object.create({ getItem: (key) => storage[key] ?? null });
  return Object.assign(storage, entries);
}

function open(factory, version, stores) {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, version);
    request.onupgradeneeded = () => {
      for (const name of stores) {
        request.result.createObjectStore(name, { keyPath: "id" });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Fill the database with entries, in a store and a version that may be another program's. */
async function fill(entries, { version = 1, store = "games" } = {}) {
  const database = await open(globalThis.indexedDB, version, [store]);
  const transaction = database.transaction(store, "readwrite");
  for (const entry of entries) {
    transaction.objectStore(store).put(entry);
  }
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  globalThis.localStorage = fakeStorage({});
});

test("each game comes once, from whichever place has it", async () => {
  globalThis.localStorage = fakeStorage({
    "six-gardens/1/game/a": "A",
    "six-gardens/1/game/b": "B",
    "six-gardens/1/settings": "{}",
    "another-page/game/c": "C",
  });
  await fill([
    { id: "b", text: "B", gone: false, at: 1 },
    { id: "d", text: "D", gone: false, at: 1 },
  ]);
  assert.deepEqual((await readGames()).texts.sort(), ["A", "B", "D"]);
});

test("of two texts of one game both come: importing compares them", async () => {
  globalThis.localStorage = fakeStorage({ "six-gardens/1/game/a": "damaged" });
  await fill([{ id: "a", text: "whole", gone: false, at: 1 }]);
  assert.deepEqual((await readGames()).texts.sort(), ["damaged", "whole"]);
});

test("a deleted game stays deleted, unless it was brought back or played on", async () => {
  const tombstones = ["a", "b", "c"].map((id) => ({ id, text: "old", gone: true, at: 5 }));
  await fill(tombstones);
  globalThis.localStorage = fakeStorage({
    "six-gardens/1/game/a": "old",
    "six-gardens/1/game/b": "old",
    "six-gardens/1/back/b": "6",
    "six-gardens/1/game/c": "newer",
  });
  assert.deepEqual((await readGames()).texts.sort(), ["newer", "old"]);
});

test("a database of another version or layout is read, and entries of other shapes are skipped", async () => {
  const cyclic = { id: "c", text: {} };
  cyclic.text.itself = cyclic;
  await fill(
    [
      { id: "a", text: "A" },
      { id: "b", text: 5n },
      cyclic,
      { id: "e", text: "" },
      { id: 7, text: "no id of ours" },
    ],
    { version: 3, store: "other" },
  );
  assert.deepEqual((await readGames()).texts, ["A"]);
});

test("where there is no database none is made, and the next program finds it as it was", async () => {
  assert.deepEqual((await readGames()).texts, []);
  assert.deepEqual(await globalThis.indexedDB.databases(), []);
});

test("storage that is forbidden, broken or silent leaves what the other one has", async (context) => {
  globalThis.localStorage = fakeStorage({ "six-gardens/1/game/a": "A" });
  for (const broken of [
    undefined,
    {
      open() {
        throw new DOMException("forbidden", "SecurityError");
      },
    },
  ]) {
    globalThis.indexedDB = broken;
    assert.deepEqual((await readGames()).texts, ["A"]);
  }
  context.mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.indexedDB = { open: () => ({}) };
  const silent = readGames();
  context.mock.timers.tick(4000);
  assert.deepEqual((await silent).texts, ["A"]);
});

test("solved puzzles come along, damaged ones do not", async () => {
  globalThis.localStorage = fakeStorage({ "six-gardens/1/solved": '{"tuintopia":[1]}' });
  assert.deepEqual((await readGames()).solved, { tuintopia: [1] });
  globalThis.localStorage = fakeStorage({
    "six-gardens/1/game/a": "A",
    "six-gardens/1/solved": "{",
  });
  assert.deepEqual((await readGames()).texts, ["A"]);
});
