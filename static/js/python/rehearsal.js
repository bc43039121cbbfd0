// Preloads saved games that will probably be opened next: those on the start page when Python is
// idle, and one that is hovered or focused. See app/shelf/rehearsing.py.
import { idle } from "../page/idle.js";
import { knownRoom } from "../page/rooms.js";

/** Idle time before a game is preloaded, in ms. */
const CALM = 150;

const ON_THE_SHELF = "#menu .shelf .thumb";

/** The probable room of a board that was never shown in this window. */
const usual = () => ({ width: innerWidth, height: innerHeight, text: 1 });

/** @returns {import("../page/save.js").Save | undefined} the saved game at an event */
const pointedAt = ({ target }) => target.closest?.(".save")?.querySelector(".thumb")?.save;

/**
 * @param {(id: string) => Promise<{text: string | null}>} read
 * @param {(message: object) => void} send
 * @param {() => boolean} isFree whether Python is idle and no table is open
 */
export function createRehearsal(read, send, isFree) {
  let last = ""; // the last preloaded game, and when it was played
  const offered = new Set(); // the games of the start page that were preloaded
  let soon = 0;

  const nameOf = ({ id, when }) => `${id} ${when}`;

  async function rehearse(save) {
    if (!save || save.state === "damaged" || nameOf(save) === last || !isFree()) return;
    last = nameOf(save);
    const { id, game } = save;
    const { text } = await read(id);
    if (text === null || !isFree()) return;
    const room = knownRoom(game) ?? usual();
    send({ do: "rehearse", id, game, record: text, step: 0, ...room });
  }

  for (const kind of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(kind, (event) => rehearse(pointedAt(event)), { passive: true });
  }

  /** Preload the first game of the start page that was not. */
  function rehearseNext() {
    const saves = [...document.querySelectorAll(ON_THE_SHELF)].map((thumb) => thumb.save);
    const next = isFree() && saves.find((save) => !offered.has(nameOf(save)));
    if (!next) return;
    offered.add(nameOf(next));
    rehearse(next);
  }

  return {
    /** Python is idle now: preload a game if that lasts. */
    rest() {
      clearTimeout(soon);
      if (!isFree()) return;
      soon = setTimeout(async () => {
        await idle();
        rehearseNext();
      }, CALM);
    },
  };
}
