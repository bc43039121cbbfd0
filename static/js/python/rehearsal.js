// Preloads saved games that will probably be opened next: those on the start page when Python is
// idle, and one that is hovered or focused. See app/shelf/rehearsing.py.
import { idle } from "../page/idle.js";
import { knownRoom } from "../page/rooms.js";

/** @import {Entry} from "../page/data.d.ts" */
/** @import {Send} from "./messages.d.ts" */

/** Idle time before a game is preloaded, in ms. */
const CALM = 150;

const ON_THE_SHELF = "#menu .shelf .thumb";

/** The probable room of a board that was never shown in this window. */
const usual = () => ({ width: innerWidth, height: innerHeight, text: 1 });

/** @param {Event} event @returns {Entry | undefined} the saved game at it */
const pointedAt = ({ target }) =>
  target instanceof Element ? savesIn(target.closest(".save"), ".thumb")[0] : undefined;

/**
 * @param {ParentNode | null} part
 * @param {string} thumbs
 * @returns {Entry[]} the saved games of these thumbnails
 */
const savesIn = (part, thumbs) =>
  [...(part?.querySelectorAll(thumbs) ?? [])].flatMap(({ save }) => save ?? []);

/**
 * @param {(id: string) => Promise<{text: string | null}>} read
 * @param {Send} send
 * @param {() => boolean} isFree whether Python is idle and no table is open
 */
export function createRehearsal(read, send, isFree) {
  let last = ""; // the last preloaded game, and when it was played
  const offered = new Set(); // the games of the start page that were preloaded
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** @param {Entry} save */
  const nameOf = ({ id, when }) => `${id} ${when}`;

  /** @param {Entry | undefined} save */
  async function rehearse(save) {
    if (!save || save.state === "damaged" || nameOf(save) === last || !isFree()) {
      return;
    }
    last = nameOf(save);
    const { id, game } = save;
    const { text } = await read(id);
    if (text === null || !isFree()) {
      return;
    }
    const room = knownRoom(game) ?? usual();
    send({ do: "rehearse", id, game, record: text, step: 0, ...room });
  }

  for (const kind of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(kind, (event) => rehearse(pointedAt(event)), { passive: true });
  }

  /** Preload the first game of the start page that was not. */
  function rehearseNext() {
    if (!isFree()) {
      return;
    }
    const next = savesIn(document, ON_THE_SHELF).find((save) => !offered.has(nameOf(save)));
    if (!next) {
      return;
    }
    offered.add(nameOf(next));
    rehearse(next);
  }

  return {
    /** Python is idle now: preload a game if that lasts. */
    rest() {
      clearTimeout(soon);
      if (!isFree()) {
        return;
      }
      soon = setTimeout(async () => {
        await idle();
        rehearseNext();
      }, CALM);
    },
  };
}
