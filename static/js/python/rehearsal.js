// Lets Python make a kept game ready that will probably be opened next: the newest one, as soon as nobody
// waits for anything, and one that somebody points at or comes to by keyboard. See app/rehearsing.py.
import { idle } from "../page/idle.js";
import { knownRoom } from "../page/rooms.js";

/** How long nobody has waited for anything before the newest game is made ready, in ms. */
const CALM = 400;

const NEWEST = "#menu .shelf .thumb";

/** The room that a board probably has which was never here. */
const usual = () => ({ width: innerWidth, height: innerHeight, text: 1 });

/** @returns {import("../page/save.js").Save | undefined} the kept game whose card an event is about */
const pointedAt = ({ target }) => target.closest?.(".save")?.querySelector(".thumb")?.save;

/**
 * @param {(id: string) => Promise<string | null>} read
 * @param {(message: object) => void} send
 * @param {() => boolean} isFree whether nobody waits, and no table is there
 */
export function createRehearsal(read, send, isFree) {
  let last = ""; // the game that was made ready last, and when it was played
  let soon = 0;

  async function rehearse({ id, game, when, state } = {}) {
    const named = `${id} ${when}`;
    if (!id || state === "damaged" || named === last || !isFree()) return;
    last = named;
    const text = await read(id);
    if (text === null || !isFree()) return;
    const room = knownRoom(game) ?? usual();
    send({ do: "rehearse", id, game, record: text, step: 0, ...room });
  }

  for (const kind of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(kind, (event) => rehearse(pointedAt(event)), { passive: true });
  }

  return {
    /** Nobody waits now: if it stays so, the newest game is made ready. */
    rest() {
      clearTimeout(soon);
      if (last) return;
      soon = setTimeout(async () => {
        await idle();
        rehearse(document.querySelector(NEWEST)?.save);
      }, CALM);
    },
  };
}
