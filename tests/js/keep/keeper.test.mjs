// Nothing that was told as kept is lost, whichever of shelf and journal a browser takes away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { createJournal } from "../../../static/js/keep/journal.js";
import { createKeeper } from "../../../static/js/keep/keeper.js";

/** A shelf as localStorage is one; `isFull` refuses every text. */
function createShelf(texts = {}) {
  const there = new Map(Object.entries(texts));
  const back = new Map();
  return {
    isFull: false,
    read: (id) => there.get(id) ?? null,
    write(id, text) {
      if (this.isFull) return false;
      there.set(id, text);
      return true;
    },
    remove: (id) => there.delete(id),
    ids: () => [...there.keys()],
    back: (id) => back.get(id) ?? 0,
    noteBack: (id, at) => (at === null ? back.delete(id) : back.set(id, at)),
    clear: () => there.clear(),
  };
}

const game = (saved, note = "") => JSON.stringify({ meta: { saved, played: "2026" }, note });

/** One browser: tabs share what it keeps. */
function createBrowser({ shelf = createShelf(), factory = new IDBFactory() } = {}) {
  return { shelf, factory, tab: () => createKeeper(shelf, createJournal(factory), undefined) };
}

/** Waits until the journal holds what was not waited for. */
async function rested(factory) {
  const journal = createJournal(factory);
  for (let turn = 0; turn < 5; turn += 1) await journal.all();
}

test("a kept game stands on the shelf and in the journal, and either alone is enough", async () => {
  const { shelf, factory, tab } = createBrowser();
  assert.deepEqual(await tab().keep({ id: "a", text: game(1), expected: null }), { kept: true });
  assert.equal(shelf.read("a"), game(1));
  const onlyShelf = createBrowser({ shelf }).tab();
  assert.equal(await onlyShelf.read("a"), game(1));
  const onlyJournal = createBrowser({ factory }).tab();
  assert.equal(await onlyJournal.read("a"), game(1));
});

test("the newer of both is opened, and heals the other", async () => {
  const { shelf, factory, tab } = createBrowser();
  const keeper = tab();
  await keeper.keep({ id: "a", text: game(1), expected: null });
  await keeper.keep({ id: "b", text: game(1), expected: null });
  await keeper.keep({ id: "c", text: game(1), expected: null });
  shelf.write("a", game(9)); // the journal was left behind
  await createJournal(factory).change(["b"], () => ({ text: game(9), gone: false }));
  shelf.remove("c");
  shelf.write("d", game(2));
  assert.deepEqual((await tab().settle()).sort(), ["a", "b", "c", "d"]);
  assert.deepEqual(["a", "b", "c", "d"].map(shelf.read), [game(9), game(9), game(1), game(2)]);
  await rested(factory);
  const entries = await createJournal(factory).all();
  assert.deepEqual(
    entries.map(({ text }) => text),
    [game(9), game(9), game(1), game(2)],
  );
});

test("of two tabs that play at the same moment one is told of the other's move", async () => {
  const { tab } = createBrowser();
  const [one, other] = [tab(), tab()];
  await one.keep({ id: "a", text: game(1), expected: null });
  const [mine, theirs] = await Promise.all([
    one.keep({ id: "a", text: game(2, "mine"), expected: game(1) }),
    other.keep({ id: "a", text: game(2, "theirs"), expected: game(1) }),
  ]);
  assert.deepEqual(mine, { kept: true });
  assert.deepEqual(theirs, { kept: false, there: game(2, "mine") });
  assert.equal(await other.read("a"), game(2, "mine"));
});

test("a deleted game stays deleted, also where the shelf was written late", async () => {
  const { shelf, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  await tab().forget("a");
  assert.equal(await tab().read("a"), null);
  shelf.write("a", game(3)); // as the disk had it when the power went
  assert.deepEqual(await tab().settle(), []);
  assert.equal(shelf.read("a"), null);
});

test("a deleted game can be brought back, and played on by a tab of an older version", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  await tab().forget("a");
  assert.deepEqual(await tab().keep({ id: "a", text: game(3), expected: null }), { kept: true });
  assert.equal(await tab().read("a"), game(3));
  await tab().forget("a");
  shelf.write("a", game(4));
  assert.deepEqual(await tab().settle(), ["a"]);
  await rested(factory);
  assert.equal((await createJournal(factory).read("a")).gone, false);
});

/** A deletion and the way back, both begun, and nothing of either waited for. */
function deletedAndBack(keeper, id, text) {
  return [keeper.forget(id), keeper.keep({ id, text, expected: null })];
}

test("a deleted game that comes back is there at once, damaged or not", async () => {
  for (const text of [game(3), "no game at all"]) {
    const { shelf, tab } = createBrowser();
    const keeper = tab();
    await keeper.keep({ id: "a", text, expected: null });
    await keeper.forget("a");
    const back = keeper.keep({ id: "a", text, expected: null });
    assert.equal(shelf.read("a"), text);
    assert.equal(await tab().read("a"), text); // as after a reload
    await back;
    await Promise.all(deletedAndBack(keeper, "a", text));
    assert.equal(shelf.read("a"), text);
    assert.deepEqual(await tab().settle(), ["a"]);
    await keeper.forget("a"); // for good, although it came back before
    shelf.write("a", text);
    assert.deepEqual(await tab().settle(), []);
  }
});

test("a start puts into the journal what had only come back to the shelf", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  await tab().forget("a");
  shelf.noteBack("a", Date.now());
  shelf.write("a", game(3));
  assert.deepEqual(await tab().settle(), ["a"]);
  await rested(factory);
  assert.equal((await createJournal(factory).read("a")).gone, false);
  assert.deepEqual(await tab().settle(), ["a"]);
  assert.equal(shelf.back("a"), 0);
});

test("the journal keeps one entry a game, and of deleted ones the latest two hundred", async () => {
  const { factory, tab } = createBrowser();
  const keeper = tab();
  for (let number = 0; number < 210; number += 1) {
    await keeper.keep({ id: `g${number}`, text: game(1), expected: null });
    await keeper.forget(`g${number}`);
  }
  for (let move = 1; move < 30; move += 1) {
    const expected = move === 1 ? null : game(move - 1);
    await keeper.keep({ id: "played", text: game(move), expected });
  }
  await keeper.settle();
  await rested(factory);
  assert.equal((await createJournal(factory).all()).length, 201);
});

test("a full shelf is no loss while the journal writes, and told when neither does", async () => {
  const { shelf, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(1), expected: null });
  shelf.isFull = true;
  assert.deepEqual(await tab().keep({ id: "a", text: game(2), expected: game(1) }), { kept: true });
  assert.equal(await tab().read("a"), game(2));
  const neither = createKeeper(shelf, createJournal(undefined), undefined);
  const refused = await neither.keep({ id: "b", text: game(1), expected: null });
  assert.deepEqual(refused, { kept: false });
});

test("without a database the shelf alone keeps, finds others' moves, and forgets", async () => {
  const shelf = createShelf();
  const tab = () => createKeeper(shelf, createJournal(undefined), undefined);
  await tab().keep({ id: "a", text: game(1), expected: null });
  assert.deepEqual(await tab().settle(), ["a"]);
  const late = await tab().keep({ id: "a", text: game(2), expected: null });
  assert.deepEqual(late, { kept: false, there: game(1) });
  assert.deepEqual(await tab().texts(), [["a", game(1)]]);
  await tab().forget("a");
  assert.equal(await tab().read("a"), null);
});

test("a database that the browser has closed is opened anew", async () => {
  const factory = new IDBFactory();
  const journal = createJournal(factory);
  await journal.change(["a"], () => ({ text: game(1), gone: false }));
  await new Promise((resolve) => {
    const cleared = factory.deleteDatabase("six-gardens/1");
    cleared.onsuccess = resolve;
  });
  await journal.change(["a"], () => ({ text: game(2), gone: false }));
  assert.equal((await journal.read("a")).text, game(2));
});
