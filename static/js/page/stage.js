// The board's element: sends Python its size and theme, and passes scenes to the animator.
import { themeOf } from "../table/palette.js";
import { createTable } from "../table/table.js";
import { createInternTable } from "../table/transition.js";
import { at, boardCanvas } from "./at.js";
import { readIcons, readThemes } from "./built.js";
import { createTurns } from "./reading.js";
import { keepRoom, knownRoom } from "./rooms.js";
import { say } from "./say.js";
import { createSkip } from "./skip.js";
import { createSounds } from "./sounds.js";
import { createScroller } from "./scroller.js";
import { words } from "./words.js";

const root = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");

const isStill = () => root.dataset.motion === "off" || still.matches;

/** @import {Room, Send} from "../python/messages.d.ts" */
/** @import {PackedTransition, Step, Transition} from "../table/types.d.ts" */
/** @import {Scroller} from "./scroller.js" */

/**
 * What follows an animation: it is prepared for, begins each of its steps, and has ended.
 * @typedef {{
 *   expect: (steps: Step[]) => void,
 *   tell: (step: Step, isSeen: boolean) => void,
 *   rest: () => void,
 * }} Narration
 */

/**
 * @param {Send} send
 * @param {ReturnType<typeof createSounds>} sounds
 * @param {Scroller} scroller
 * @param {Narration["tell"]} onCaption
 */
async function setUp(send, sounds, scroller, onCaption) {
  const [themes, icons] = await Promise.all([readThemes(), readIcons()]);
  return createTable({
    canvas: boardCanvas(),
    overlay: at("overlay"),
    send,
    themes,
    theme: themeOf(root),
    icons,
    reducedMotion: isStill(),
    onStep: ({ sound }) => sounds.play(sound),
    onCaption,
    zoomOf: scroller.zoomOf,
    scroll: scroller.scroll,
    choice: words.table.choice,
  });
}

/** Least time in ms that the end of a transition is visible, so that a double tap can't skip it. */
const SEEN = 400;

/**
 * Wait after a transition, even without animation; any action ends the wait.
 * @returns {Promise<void>}
 */
function lingered(ms = 0) {
  if (!ms) {
    return Promise.resolve();
  }
  const seen = performance.now() + Math.min(SEEN, ms);
  return new Promise((resolve) => {
    /** @param {Event} event */
    const act = (event) => {
      const isRepeated = event instanceof KeyboardEvent && event.repeat;
      if (!isRepeated && event.timeStamp >= seen) {
        end();
      }
    };
    const end = () => {
      clearTimeout(timer);
      for (const gesture of ["pointerdown", "keydown"]) {
        removeEventListener(gesture, act, true);
      }
      resolve();
    };
    const timer = setTimeout(end, ms);
    for (const gesture of ["pointerdown", "keydown"]) {
      addEventListener(gesture, act, true);
    }
  });
}

/** @param {Send} send @param {Narration} narration */
export function createStage(send, narration) {
  const scroller = createScroller(() => tell());
  const sounds = createSounds();
  const interned = createInternTable();
  const timed = createTurns();
  const skip = createSkip(
    () => document.querySelector("#table-head .skip-place"),
    () => send({ do: "offer-pace" }),
  );
  const table = setUp(send, sounds, scroller, narration.tell);
  let isAtRest = () => true; // whether no window glides
  table.then((board) => (isAtRest = board.isAtRest));
  let expected = ""; // the id of the next scene's table
  let game = ""; // the game of that table
  let standing = ""; // the id of the last scene's table
  /** @type {Transition | null} */
  let last = null;
  let reported = "";
  let pace = "";
  let moving = 0; // transitions that have not ended yet
  let heard = ""; // the sound of the current result

  /** Send the board's size if changed or `again`; `afresh` asks for a complete scene. */
  function tell({ again = false, afresh = false } = {}) {
    const room = scroller.room();
    if (!room.width || !room.height) {
      return;
    }
    if (reported === JSON.stringify(sized(room)) && !again) {
      return;
    }
    tellRoom(room, afresh);
    if (game) {
      keepRoom(game, room);
    }
  }

  /** @param {Room} room */
  const sized = (room) => ({ ...room, theme: root.dataset.theme });

  /** @param {Room} room */
  function tellRoom(room, afresh = false) {
    reported = JSON.stringify(sized(room));
    send({ do: "resize", ...sized(room), ...(afresh && { afresh }) });
  }

  /**
   * Announce the next scene's table; request the first one at the size that it had last.
   * @param {string} id
   * @param {string} played the game
   */
  function expect(id, played) {
    expected = id;
    game = played;
    const room = reported ? null : knownRoom(game);
    if (room) {
      tellRoom(room);
    }
  }

  /**
   * Play a transition; `turn` identifies the computer's turn that it is part of, "" for none.
   * @param {Transition} transition
   */
  async function paint(transition, turn = "") {
    const first = standing !== expected;
    const final = transition.steps[transition.steps.length - 1];
    standing = expected;
    last = { steps: [final] };
    moving += 1;
    if (!first) {
      narration.expect(transition.steps);
    }
    scroller.fit(final.scene);
    const isSkipped = skip.begins(isStill() ? "" : turn);
    const board = await table;
    const stands = board.paint({ steps: timed(transition.steps, pace, turn) }, first);
    if (first || isSkipped) {
      board.skip();
    } // no animation from one table to another
    await stands;
    await lingered(final.pause);
    moving -= 1;
    if (moving > 0) {
      return;
    }
    skip.rests();
    narration.rest();
    send({ do: "painted" });
  }

  /**
   * Decode and play a transition; if objects are missing here, request the complete scene.
   * @param {PackedTransition} packed
   * @param {string} turn
   */
  function take(packed, turn) {
    const transition = interned.read(packed);
    if (transition) {
      paint(transition, turn);
    } else {
      tell({ again: true, afresh: true });
    }
  }

  async function retheme() {
    tell();
    const board = await table;
    board.setTheme(themeOf(root));
    board.setMotion(isStill());
  }

  still.addEventListener("change", retheme);

  /**
   * Move the focus by a shortcut key; announce if that leads nowhere.
   * @param {KeyboardEvent} event
   */
  async function leap(event) {
    const board = await table;
    if (board.leap(event)) {
      return;
    }
    say(event.key.toLowerCase() === "n" ? words.table.noChoice : words.table.noWay);
  }

  return {
    paint,
    take,
    leap,
    retheme,
    tell,
    /** @param {Record<string, string>} settings */
    follow(settings) {
      sounds.turn(settings.sound === "on");
      pace = settings.pace;
    },
    async skip() {
      if (moving) {
        (await table).skip();
      }
    },
    async skipTurn() {
      skip.skip();
      (await table).skip();
    },
    /** @param {string} name the sound of the current result, "" for none; played once */
    sound(name) {
      if (name !== heard) {
        sounds.play(name);
      }
      heard = name;
    },
    expect,
    isMoving: () => moving > 0,
    isAtRest: () => isAtRest(),
    /** @param {string} id */
    standsFor: (id) => standing === id,
    lastTransition: () => last,
  };
}
