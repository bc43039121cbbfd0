// What damage, and other pages of the origin, can do to kept games is bounded.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createBrowser,
  damaged,
  durable,
  entryOf,
  game,
  journalOf,
  rested,
  textOf,
} from "./browser.mjs";

for (const [name, more] of [
  ["the same count", 0],
  ["a higher count", 7],
  ["a lower count", -1],
]) {
  test(`a damaged copy with ${name} never replaces the intact one, in either place`, async () => {
    for (const place of ["shelf", "journal"]) {
      const { shelf, factory, tab } = createBrowser();
      await tab().keep({ id: "a", text: game(3), expected: null });
      const bad = damaged(game(3), 3 + more);
      if (place === "shelf") {
        shelf.put("a", { text: bad });
      } else {
        await (await journalOf(factory)).put("a", { text: bad, gone: false });
      }
      assert.equal((await tab().read("a")).text, game(3));
      assert.deepEqual((await tab().settle()).ids, ["a"]);
      await rested(factory);
      assert.equal(textOf(shelf, "a"), game(3));
      assert.equal((await entryOf(factory, "a")).text, game(3));
    }
  });
}

test("two damaged copies stay as they are, and one is exported", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  const [one, other] = [damaged(game(3), 4), damaged(game(3), 5)];
  shelf.put("a", { text: one });
  await (await journalOf(factory)).put("a", { text: other, gone: false });
  await tab().settle();
  await rested(factory);
  assert.equal(textOf(shelf, "a"), one);
  assert.equal((await entryOf(factory, "a")).text, other);
  assert.deepEqual((await tab().texts()).texts, [["a", other]]);
  // The table has the game intact: it is written over the wrecks.
  assert.deepEqual(await tab().keep({ id: "a", text: game(4), expected: game(3) }), durable);
});

/** Puts a value into the journal as it is. */
async function inject(factory, value) {
  const request = factory.open("six-gardens/1", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
  const database = await new Promise(
    (resolve) => (request.onsuccess = () => resolve(request.result)),
  );
  const transaction = database.transaction("games", "readwrite");
  transaction.objectStore("games").put(value);
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
}

test("what another page put into the journal is skipped, marked and exported, never fatal", async () => {
  const cyclic = { id: "cyclic", text: {} };
  cyclic.text.self = cyclic;
  const odd = [
    cyclic,
    { id: "big", text: 5n, gone: false },
    { id: "none" },
    { id: "dated", text: new Date(0), at: "never" },
    { id: 7, text: game(1) },
    { id: ["list"], text: game(1) },
  ];
  const { factory, shelf, tab } = createBrowser();
  await tab().keep({ id: "good", text: game(2), expected: null });
  for (const value of odd) {
    await inject(factory, value);
  }
  shelf.put("big", { text: game(1) });
  const { ids } = await tab().settle();
  assert.deepEqual(ids, ["big", "cyclic", "dated", "good", "none"]);
  await rested(factory);
  assert.equal((await entryOf(factory, "big")).text, game(1), "an intact copy heals it");
  const { texts } = await tab().texts();
  assert.equal(texts.length, 7);
  for (const [, text] of texts) {
    assert.equal(typeof text, "string");
  }
  assert.deepEqual(await tab().forget("cyclic"), { forgotten: true });
  assert.equal((await tab().read("cyclic")).text, null);
});

for (const [name, version, layout] of [
  ["of a newer version", 9, { keyPath: "id" }],
  ["with another key", 1, { keyPath: "name" }],
  ["of a newer version with another layout", 9, { autoIncrement: true }],
]) {
  test(`a database ${name} does not switch the journal off`, async () => {
    const { shelf, factory, tab } = createBrowser();
    const request = factory.open("six-gardens/1", version);
    request.onupgradeneeded = () => request.result.createObjectStore("games", layout);
    await new Promise((resolve) => (request.onsuccess = resolve));
    request.result.close();
    assert.deepEqual(await tab().keep({ id: "a", text: game(1), expected: null }), durable);
    shelf.clear();
    assert.equal((await tab().read("a")).text, game(1));
  });
}

test("a database that was deleted under the page is made again, with all games of the shelf", async () => {
  const { shelf, factory, tab } = createBrowser();
  const keeper = tab();
  await keeper.keep({ id: "a", text: game(1), expected: null });
  await keeper.keep({ id: "b", text: game(1), expected: null });
  await new Promise((resolve) => (factory.deleteDatabase("six-gardens/1").onsuccess = resolve));
  assert.deepEqual(await keeper.keep({ id: "a", text: game(2), expected: game(1) }), durable);
  await rested(factory);
  shelf.clear();
  assert.deepEqual((await tab().settle()).ids, ["a", "b"]);
});
