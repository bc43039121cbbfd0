// Faults of the journal and the shelf: no game is lost, nobody waits for long, and nothing false is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openJournal } from "../../../static/js/keep/journal.js";
import { createKeeper } from "../../../static/js/keep/keeper.js";
import { Clock, createBrowser, durable, entryOf, game, journalOf, rested } from "./browser.mjs";

/** A factory of which `open` fails as often as `faults` says, each time by another error. */
function failing(factory, faults) {
  const names = ["UnknownError", "InvalidStateError", "AbortError"];
  let failed = 0;
  return (lost) => {
    failed += 1;
    if (failed <= faults) {
      throw new DOMException("", names[failed % names.length]);
    }
    return openJournal(factory, lost);
  };
}

test("an opening that fails is tried again, whatever the error is called", async () => {
  const { shelf, factory } = createBrowser();
  const keeper = createKeeper({ shelf, open: failing(factory, 3), locks: undefined });
  assert.deepEqual(await keeper.keep({ id: "a", text: game(1), expected: null }), durable);
});

const hang = () => new Promise(() => {});

test("a journal that never answers keeps nobody waiting; what it lacks it gets later", async () => {
  const { shelf, factory, tab } = createBrowser();
  const clock = new Clock();
  let isStuck = true;
  const open = (lost) => (isStuck ? hang() : openJournal(factory, lost));
  const keeper = createKeeper({ shelf, open, locks: undefined, ...clock });
  const healed = [];
  keeper.onHealed(({ ids }) => healed.push(...ids));
  const first = await clock.until(keeper.keep({ id: "a", text: game(1), expected: null }));
  assert.deepEqual(first.value, { kept: true, durable: false, forbidden: false });
  assert.ok(first.took < 5000);
  const next = await clock.until(keeper.keep({ id: "a", text: game(2), expected: game(1) }));
  assert.equal(next.value.durable, false);
  assert.ok(next.took < 1000, "the next one does not wait as long again");
  assert.deepEqual(await clock.until(keeper.read("b")).then(({ value }) => value), {
    text: null,
    isKnown: false,
  });
  assert.equal((await clock.until(keeper.settle())).value.isWhole, false);
  isStuck = false;
  await clock.until(new Promise((resolve) => keeper.onHealed(resolve)), 60_000);
  shelf.clear();
  assert.equal((await tab().read("a")).text, game(2));
});

test("a transaction that hangs is given up, and the connection with it", async () => {
  const { shelf, factory } = createBrowser();
  const clock = new Clock();
  let opened = 0;
  const open = async (lost) => {
    const connection = await openJournal(factory, lost);
    opened += 1;
    const stuck = { ...connection, change: () => ({ result: hang(), abort() {} }) };
    return opened === 1 ? stuck : connection;
  };
  const keeper = createKeeper({ shelf, open, locks: undefined, ...clock });
  const kept = await clock.until(keeper.keep({ id: "a", text: game(1), expected: null }));
  assert.deepEqual(kept.value, durable);
  assert.ok(kept.took < 2000);
});

test("a lock that is never given back is not waited for", async () => {
  const { shelf, factory } = createBrowser();
  for (const open of [(lost) => openJournal(factory, lost), null]) {
    const clock = new Clock();
    const keeper = createKeeper({ shelf, open, locks: { request: hang }, ...clock });
    const kept = await clock.until(
      keeper.keep({ id: open ? "a" : "b", text: game(1), expected: null }),
    );
    assert.equal(kept.value.kept, true);
    assert.ok(kept.took < 1000);
  }
});

test("deleted stays deleted where the journal can't be written, or it is said", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  const clock = new Clock();
  clock.time = Date.now() + 1000;
  const full = async (lost) => {
    const connection = await openJournal(factory, lost);
    const refused = () => Promise.reject(new DOMException("", "QuotaExceededError"));
    return {
      ...connection,
      change: () => ({ result: refused(), abort() {} }),
      remove: () => ({ result: refused() }),
    };
  };
  const dead = () => hang();
  for (const open of [full, dead]) {
    const keeper = createKeeper({ shelf, open, locks: undefined, ...clock });
    shelf.isFull = true;
    const refused = await clock.until(keeper.forget("a"));
    assert.deepEqual(refused.value, { forgotten: false });
    assert.equal((await tab().read("a")).text, game(3));
    shelf.isFull = false;
    shelf.put("a", { text: game(3) });
    const deleted = await clock.until(keeper.forget("a"));
    assert.deepEqual(deleted.value, { forgotten: true });
    assert.deepEqual(await tab().read("a"), { text: null, isKnown: true });
    assert.deepEqual((await tab().settle()).ids, []);
    await rested(factory);
    assert.equal((await entryOf(factory, "a")).gone, true);
    await tab().keep({ id: "a", text: game(3), expected: null });
  }
});

test("a tombstone for which there is no room is replaced by nothing at all", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  const open = async (lost) => {
    const connection = await openJournal(factory, lost);
    const full = { result: Promise.reject(new DOMException("", "QuotaExceededError")), abort() {} };
    return { ...connection, change: () => full };
  };
  const keeper = createKeeper({ shelf, open, locks: undefined });
  assert.deepEqual(await keeper.forget("a"), { forgotten: true });
  assert.equal(await entryOf(factory, "a"), null);
  shelf.put("a", { text: game(3) }); // as the disk had it when the power went
  assert.deepEqual((await tab().settle()).ids, []);
});

test("what the shelf kept alone does not replace what another tab wrote into the journal", async () => {
  const { shelf, factory, tab } = createBrowser();
  await tab().keep({ id: "a", text: game(3), expected: null });
  const clock = new Clock();
  const stuck = createKeeper({ shelf, open: hang, locks: undefined, ...clock });
  await clock.until(stuck.keep({ id: "a", text: game(4, "mine"), expected: game(3) }));
  await (await journalOf(factory)).put("a", { text: game(4, "theirs"), gone: false });
  const { ids } = await tab().settle();
  await rested(factory);
  const all = new Map((await tab().texts()).texts);
  assert.equal(ids[0], "a");
  assert.deepEqual([...all.values()].sort(), [game(4, "mine"), game(4, "theirs")].sort());
});
