// Nothing that was told as kept is lost, whichever of shelf and journal a browser takes away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createBrowser, durable, entryOf, game, journalOf, rested, textOf } from "./browser.mjs";

test("a kept game stands on the shelf and in the journal, and either alone is enough", async () => {
  const { shelf, factory, tab } = createBrowser();
  assert.deepEqual(await tab().keep({ id: "a", text: game(1), expected: null }), durable);
  assert.equal(textOf(shelf, "a"), game(1));
  const onlyShelf = createBrowser({ shelf }).tab();
  assert.equal((await onlyShelf.read("a")).text, game(1));
  const onlyJournal = createBrowser({ factory }).tab();
  assert.equal((await onlyJournal.read("a")).text, game(1));
});

test("the newer of both is opened, and heals the other", async () => {
  const { shelf, factory, tab } = createBrowser();
  const keeper = tab();
  await keeper.keep({ id: "a", text: game(1), expected: null });
  await keeper.keep({ id: "b", text: game(1), expected: null });
  await keeper.keep({ id: "c", text: game(1), expected: null });
  shelf.put("a", { text: game(9) }); // the journal was left behind
  await (await journalOf(factory)).put("b", { text: game(9), gone: false });
  shelf.put("c", { text: null });
  shelf.put("d", { text: game(2) });
  assert.deepEqual((await tab().settle()).ids.sort(), ["a", "b", "c", "d"]);
  assert.deepEqual(
    ["a", "b", "c", "d"].map((id) => textOf(shelf, id)),
    [game(9), game(9), game(1), game(2)],
  );
  await rested(factory);
  const entries = await (await journalOf(factory)).entries();
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
  assert.deepEqual(mine, durable);
  assert.deepEqual(theirs, { kept: false, there: game(2, "mine") });
  assert.equal((await other.read("a")).text, game(2, "mine"));
});

test("a deleted game stays deleted, also where the shelf was written late", async () => {
  const { shelf, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  await tab().forget("a");
  assert.equal((await tab().read("a")).text, null);
  shelf.put("a", { text: game(3) }); // as the disk had it when the power went
  assert.deepEqual((await tab().settle()).ids, []);
  assert.equal(textOf(shelf, "a"), null);
});

test("a deleted game can be brought back, and played on by a tab of an older version", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  await tab().forget("a");
  assert.deepEqual(await tab().keep({ id: "a", text: game(3), expected: null }), durable);
  assert.equal((await tab().read("a")).text, game(3));
  await tab().forget("a");
  shelf.put("a", { text: game(4) });
  assert.deepEqual((await tab().settle()).ids, ["a"]);
  await rested(factory);
  assert.equal((await entryOf(factory, "a")).gone, false);
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
    assert.equal(textOf(shelf, "a"), text);
    assert.equal((await tab().read("a")).text, text); // as after a reload
    await back;
    await Promise.all(deletedAndBack(keeper, "a", text));
    assert.equal(textOf(shelf, "a"), text);
    assert.deepEqual((await tab().settle()).ids, ["a"]);
    await keeper.forget("a"); // for good, although it came back before
    shelf.put("a", { text });
    assert.deepEqual((await tab().settle()).ids, []);
  }
});

test("a start puts into the journal what had only come back to the shelf", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  await tab().forget("a");
  // The deletion may count as a millisecond later than it was, to come after what was kept.
  shelf.put("a", { back: Date.now() + 1 });
  shelf.put("a", { text: game(3) });
  assert.deepEqual((await tab().settle()).ids, ["a"]);
  await rested(factory);
  assert.equal((await entryOf(factory, "a")).gone, false);
  assert.deepEqual((await tab().settle()).ids, ["a"]);
  assert.equal(shelf.look("a").back, 0);
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
  assert.equal((await (await journalOf(factory)).entries()).length, 201);
});

test("a full shelf is no loss while the journal writes, and told when neither does", async () => {
  const { shelf, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(1), expected: null });
  shelf.isFull = true;
  assert.deepEqual(await tab().keep({ id: "a", text: game(2), expected: game(1) }), durable);
  assert.equal((await tab().read("a")).text, game(2));
  const neither = createBrowser({ shelf, factory: null }).tab();
  const refused = await neither.keep({ id: "b", text: game(1), expected: null });
  assert.equal(refused.kept, false);
});

test("without a database the shelf alone keeps, says so, finds others' moves, and forgets", async () => {
  const { shelf, tab } = createBrowser({ factory: null });
  const loose = await tab().keep({ id: "a", text: game(1), expected: null });
  assert.deepEqual(loose, { kept: true, durable: false, forbidden: true });
  assert.deepEqual(await tab().settle(), { ids: ["a"], isWhole: true });
  const late = await tab().keep({ id: "a", text: game(2), expected: null });
  assert.deepEqual(late, { kept: false, there: game(1) });
  assert.deepEqual((await tab().texts()).texts, [["a", game(1)]]);
  assert.deepEqual(await tab().forget("a"), { forgotten: true });
  assert.deepEqual(await tab().read("a"), { text: null, isKnown: true });
  shelf.isForbidden = true;
  assert.equal((await tab().read("a")).isKnown, false);
});

test("a tombstone does not hold the text", async () => {
  const { factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  await tab().forget("a");
  const entry = await entryOf(factory, "a");
  assert.equal(entry.text, "");
  assert.equal(entry.tomb.saved, 3);
});

test("a tombstone of an earlier version, which holds the text, still counts", async () => {
  const { shelf, factory, tab } = createBrowser();
  await (await journalOf(factory)).put("a", { text: game(3), gone: true });
  shelf.put("a", { text: game(3) });
  assert.deepEqual((await tab().settle()).ids, []);
  shelf.put("b", { text: game(4) });
  await (await journalOf(factory)).put("b", { text: game(3), gone: true });
  assert.deepEqual((await tab().settle()).ids, ["b"]);
});
