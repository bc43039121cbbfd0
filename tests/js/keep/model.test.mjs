// The keeper among random faults, two tabs, kills and reloads; docs/design/keeping.md has the promises.
//
// FAULT_SEED sets which sequences are tried.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { movesOf, textOf, World } from "./world.mjs";

const RUNS = process.env.TESTS === "all" ? 2000 : 150;
const SEED = Number(process.env.FAULT_SEED ?? 20261125);

/** What is promised of one game, as far as the answers of the keeper go. */
class Promised {
  durable = []; // the moves that were called durably kept
  isDeleted = false; // whether it was called deleted, and nobody touched it since
  playing = 0; // the moves that are being kept
}

class Game {
  constructor(world) {
    this.world = world;
    this.promised = new Map();
  }

  of(id) {
    if (!this.promised.has(id)) {
      this.promised.set(id, new Promised());
    }
    return this.promised.get(id);
  }

  /** Plays a move in a tab, as the application does. */
  async play({ tab: number, id, waits }) {
    const { world } = this;
    const tab = world.tab(number);
    if (!tab.known.has(id)) {
      await this.look({ tab: number, id });
    }
    if (world.tabs[number] !== tab) {
      return;
    }
    const expected = tab.known.get(id) ?? null;
    const moves = [...movesOf(expected), `m${(world.made += 1)}`];
    const text = textOf(moves, moves.length, world.made);
    tab.known.set(id, text);
    const promised = this.of(id);
    promised.isDeleted = false;
    promised.playing += 1;
    const kept = tab.keeper.keep({ id, text, expected }).then((answer) => {
      if (answer.there !== undefined) {
        tab.known.set(id, movesOf(answer.there).length ? answer.there : null);
      } else if (!answer.kept && tab.known.get(id) === text) {
        tab.known.set(id, expected);
      }
      promised.playing -= 1;
      if (answer.kept && answer.durable) {
        promised.durable.push(moves.at(-1));
      }
    });
    if (waits) {
      await world.wait(kept);
    }
  }

  /** Opens a game: what is not there is said only where it is so. */
  async look({ tab: number, id }) {
    const tab = this.world.tab(number);
    const before = [...this.of(id).durable];
    const { text, isKnown } = await this.world.wait(tab.keeper.read(id));
    if (text === null && isKnown) {
      assert.ok(before.length === 0 || this.of(id).isDeleted, `${id} is called gone`);
    }
    if (movesOf(text).length > 0 || text === null) {
      tab.known.set(id, text);
    }
  }

  async forget({ tab: number, id }) {
    const { world } = this;
    const tab = world.tab(number);
    const { forgotten } = await world.wait(tab.keeper.forget(id));
    if (!forgotten) {
      return;
    }
    const { playing } = this.of(id);
    tab.known.set(id, null);
    // What another tab plays at the same time may come after it.
    Object.assign(this.of(id), { durable: [], isDeleted: playing === 0 });
  }

  async settle({ tab }) {
    await this.world.wait(this.world.tab(tab).keeper.settle());
  }

  reload({ tab }) {
    this.world.end(tab);
  }

  /** A deletion that only the shelf knows may be undone by a shelf that was written late. */
  kill({ isLate }) {
    if (isLate) {
      for (const [id, promised] of this.promised) {
        if (this.world.journal.get(id)?.gone !== true) {
          promised.isDeleted = false;
        }
      }
    }
    for (const promised of this.promised.values()) {
      promised.playing = 0;
    }
    this.world.kill(isLate);
  }

  fail({ open, transact }) {
    this.world.fates = { open: [...open], transact: [...transact] };
  }

  full({ isFull }) {
    this.world.shelf.isFull = isFull;
  }

  lose({ tab }) {
    this.world.tabs[tab]?.lost();
  }

  spoil({ place, id, more }) {
    this.world.spoil(place, id, more);
  }

  flush() {
    this.world.flush();
  }

  pass({ ms }) {
    return this.world.clock.pass(ms);
  }

  /** When all faults are over, everything that was promised is there. */
  async check() {
    const { world } = this;
    world.fates = { open: [], transact: [] };
    world.shelf.isFull = false;
    await world.clock.pass(40_000);
    world.kill(true);
    await world.wait(world.tab(0).keeper.settle());
    await world.clock.pass(1000);
    const { texts, isWhole } = await world.wait(world.tab(0).keeper.texts());
    assert.ok(isWhole);
    const there = new Set(texts.flatMap(([, text]) => movesOf(text)));
    for (const [id, { durable, isDeleted }] of this.promised) {
      const lost = durable.filter((move) => !there.has(move));
      assert.deepEqual(lost, [], `of ${id} moves are lost that were called kept`);
      const { text } = await world.wait(world.tab(0).keeper.read(id));
      const isBack = isDeleted && world.journal.get(id)?.gone !== true && text !== null;
      assert.ok(!isBack, `${id} was deleted, and is back`);
    }
  }
}

const tab = fc.constantFrom(0, 1);
const id = fc.constantFrom("a", "b");
const fates = (...all) => fc.array(fc.constantFrom(...all), { maxLength: 6 });
const of = (kind, more = {}, weight = 1) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(kind), ...more }),
});

const act = fc.oneof(
  of("play", { tab, id, waits: fc.boolean() }, 8),
  of("look", { tab, id }, 2),
  of("forget", { tab, id }),
  of("settle", { tab }, 2),
  of("reload", { tab }),
  of("kill", { isLate: fc.boolean() }),
  of(
    "fail",
    {
      open: fates("ok", "fail", "stuck", "slow", "forbidden"),
      transact: fates("ok", "fail", "full", "uncertain", "slow", "stuck"),
    },
    3,
  ),
  of("full", { isFull: fc.boolean() }),
  of("lose", { tab }),
  of(
    "spoil",
    { place: fc.constantFrom("shelf", "journal"), id, more: fc.constantFrom(null, 0, 3, -1) },
    2,
  ),
  of("flush"),
  of("pass", { ms: fc.constantFrom(5, 300, 3000, 30_000) }, 2),
);

/** The numbers of runs that found a state which the test is about: it must not test nothing. */
const seen = { durable: 0, deleted: 0, asides: 0 };

test("whatever fails, what was promised of games holds", async () => {
  const holds = fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 30 }), async (acts) => {
    const game = new Game(new World());
    for (const each of acts) {
      await game[each.do](each);
    }
    seen.durable += [...game.promised.values()].some(({ durable }) => durable.length > 0);
    seen.deleted += [...game.promised.values()].some(({ isDeleted }) => isDeleted);
    await game.check();
    seen.asides += [...game.world.journal.keys()].some((key) => key.includes("-"));
    assert.ok(game.world.longest < 5000);
  });
  await fc.assert(holds, { numRuns: RUNS, seed: SEED, includeErrorInReport: true });
  assert.ok(seen.durable > RUNS / 5, `only ${seen.durable} runs kept anything`);
  assert.ok(seen.deleted > RUNS / 30, `only ${seen.deleted} runs deleted anything`);
});
