// Runs Python's instructions: each is an effect of `app/effects.py`, as plain data.
import { bundle } from "../keep/bundle.js";
import { held, hold, release } from "../keep/held.js";
import { removeText, writeText } from "../keep/shelf.js";
import { keepSolved } from "../keep/solved.js";
import { readGames } from "../page/built.js";
import { dropShared } from "../page/launch.js";
import { hangUp, remember, tell } from "../together/hands/lines.js";

/** @import {Do, Handlers, Instruction, PageWays} from "./instructions.d.ts" */
/** @import {Job, Send} from "./messages.d.ts" */

/**
 * What the page and the opponents do for Python.
 * @typedef {PageWays & {
 *   listAgain: () => Promise<void>,
 *   ask: (job: Job) => Promise<void>,
 *   drop: () => void,
 *   spare: () => void,
 * }} Ways
 */

/** Pause of Python's worker between two slices of work, in ms, so that taps come first. */
const BREATH = 4;

/**
 * @param {Ways} page
 * @param {import("../keep/keeper.js").Keeper} keeper
 * @param {Send} send
 */
export function createEffects(page, keeper, send) {
  let keeping = 0; // games being read, written or deleted

  /**
   * Count a storage task as unfinished until it is done and Python was informed.
   * @param {Promise<void>} work
   */
  async function storing(work) {
    keeping += 1;
    await work;
    keeping -= 1;
    page.settled();
  }

  /**
   * Games whose last move could be lost, and whether the shelf has it.
   * @type {Map<string, boolean>}
   */
  const unsafe = new Map();

  /** @param {Instruction<"keep">} game */
  async function keep({ id, text, expected }) {
    const answer = await keeper.keep({ id, text, expected });
    if (answer.there !== undefined) {
      send({ do: "clash", id, text: answer.there, ours: text });
      return;
    }
    // Without a journal, retrying doesn't help.
    if (answer.kept && (answer.durable || answer.forbidden)) {
      unsafe.delete(id);
    } else {
      unsafe.set(id, answer.kept);
    }
    if (answer.kept) {
      release(id);
    }
    if (answer.kept) {
      send({ do: "kept", id, loose: !answer.durable });
    } else {
      send({ do: "not-kept", id, expected });
    }
  }

  keeper.onHealed(({ ids, changed }) => {
    for (const id of ids) {
      if (!unsafe.get(id)) {
        continue;
      }
      unsafe.delete(id);
      send({ do: "kept", id, loose: false });
    }
    for (const [id, text] of changed) {
      send({ do: "storage", id, text });
    }
    page.settled();
  });

  /** @param {Instruction<"forget">} game */
  async function forget({ id }) {
    const { forgotten } = await keeper.forget(id);
    send({ do: forgotten ? "forgotten" : "not-forgotten", id });
  }

  /**
   * Send the text of a saved or a held game; `unread` if it can't be read now.
   * @param {Instruction<"fetch">} wanted
   */
  async function fetchOne({ id, purpose, detail }) {
    const { text: kept, isKnown } = await keeper.read(id);
    const text = kept ?? held(id);
    const isHeld = kept === null && text !== null;
    const more = isHeld ? { held: true } : { unread: !isKnown };
    send({ do: "fetched", id, text, purpose, detail, ...more });
  }

  /**
   * Send the texts of some games, null for a missing one.
   * @param {Instruction<"fetch-texts">} wanted
   */
  async function fetchTexts({ ids }) {
    /** @type {(id: string) => Promise<[id: string, text: string | null]>} */
    const read = async (id) => [id, (await keeper.read(id)).text];
    send({ do: "texts", texts: await Promise.all(ids.map(read)) });
  }

  /**
   * Offer all games and solved puzzles as a file; the current game even if it couldn't be saved.
   * @param {Instruction<"export-all">} wanted
   */
  async function exportAll({ name, on_table: onTable }) {
    const { texts, isWhole } = await keeper.texts();
    const games = new Map(texts);
    if (onTable) {
      games.set(...onTable);
    }
    if (!isWhole) {
      send({ do: "export-short" });
    }
    page.download(name, await bundle([...games.values()], readGames()));
  }

  /**
   * Send storage facts: bytes used, and whether storage is persistent; request that if `ask`.
   * @param {Instruction<"persist">} wanted
   */
  async function persist({ ask }) {
    const { storage } = navigator;
    const asked = ask ? storage?.persist?.() : storage?.persisted?.();
    const promised = (await asked?.catch(() => false)) ?? null;
    const { texts } = await keeper.texts();
    const used = texts.reduce((sum, [, text]) => sum + 2 * text.length, 0);
    send({ do: "storage-facts", used, promised });
  }

  /**
   * Write a game's list entry, or remove it so that it is made again from the game.
   * @param {Instruction<"keep-entry">} game
   */
  function keepEntry({ id, entry }) {
    const key = `entry/${id}`;
    if (!entry || !writeText(key, JSON.stringify(entry))) {
      removeText(key);
    }
  }

  /** @type {Handlers} */
  const handlers = {
    show: ({ page: shown, shelf }) => page.show(shown, shelf),
    paint: ({ transition, turn }) => page.paint(transition, turn),
    hurry: () => page.hurry(),
    say: ({ text, tone }) => page.say(text, tone),
    hold: ({ id, text }) => hold(id, text),
    keep: (game) => storing(keep(game)),
    forget: (game) => storing(forget(game)),
    "list-again": () => storing(page.listAgain()),
    "keep-entry": keepEntry,
    "forget-list": () => removeText("shelf"),
    picture: ({ id, when, svg }) => page.picture(id, when, svg),
    sketch: (drawn) => page.sketch(drawn),
    "keep-settings": ({ settings }) => writeText("settings", JSON.stringify(settings)),
    "keep-since": ({ since }) => (since ? writeText("since", since) : removeText("since")),
    "keep-solved": ({ game, ids }) => keepSolved(game, ids),
    fetch: (wanted) => storing(fetchOne(wanted)),
    "fetch-texts": (wanted) => storing(fetchTexts(wanted)),
    persist,
    download: ({ name, text }) => page.download(name, text),
    "export-all": exportAll,
    ask: ({ job }) => page.ask(job),
    later: ({ message }) => setTimeout(() => send(message), BREATH),
    drop: () => page.drop(),
    "spare-memory": () => page.spare(),
    tell: ({ line, text }) => tell(line, text),
    "hang-up": ({ line }) => hangUp(line),
    "drop-shared": ({ key }) => dropShared(key),
    remember: ({ token }) => remember(token),
  };

  return {
    /**
     * @template {Do} Name
     * @param {Instruction<Name>} instruction
     */
    carryOut(instruction) {
      if (!(instruction.do in handlers)) {
        throw new Error(`Nobody carries out "${instruction.do}".`);
      }
      return handlers[instruction.do](instruction);
    },
    /** @returns {boolean} whether no storage task is unfinished */
    isSettled: () => keeping === 0,
    /** @param {string} id @returns {boolean} whether all moves of the game are saved durably */
    isKept: (id) => !unsafe.has(id),
  };
}
