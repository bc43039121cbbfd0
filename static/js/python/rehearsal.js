// Lets Python make the kept games ready that will probably be opened next: those on the start page, as soon
// as nobody waits for anything, and one that somebody points at or comes to by keyboard. See
// app/shelf/rehearsing.py.
import { idle } from "../page/idle.js";
import { knownRoom } from "../page/rooms.js";

/** How long nobody has waited for anything before a game is made ready, in ms. */
const CALM = 150;

const ON_THE_SHELF = "#menu .shelf .thumb";

/** The room that a board probably has which was never here. */
const usual = () => ({ width: innerWidth, height: innerHeight, text: 1 });

/** @returns {import("../page/save.js").Save | undefined} the kept game whose card an event is about */
const pointedAt = ({ target }) => target.closest?.(".save")?.querySelector(".thumb")?.save;

/**
 * @param {(id: string) => Promise<{text: string | null}>} read
 * @param {(message: object) => void} send
 * @param {() => boolean} isFree whether nobody waits, and no table is there
 */
export function createRehearsal(read, send, isFree) {
  let last = ""; // the game that was made ready last, and when it was played
  const offered = new Set(); // the games of the start page that were
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

  /** Makes the first game of the start page ready that has not been. */
  function rehearseNext() {
    const saves = [...document.querySelectorAll(ON_THE_SHELF)].map((thumb) => thumb.save);
    const next = isFree() && saves.find((save) => !offered.has(nameOf(save)));
    if (!next) return;
    offered.add(nameOf(next));
    rehearse(next);
  }

  return {
    /** Nobody waits now: if it stays so, a game is made ready. */
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
