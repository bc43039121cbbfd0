// Kept games: each stands on the shelf (localStorage) and in the journal (IndexedDB).
//
// Either alone is enough to open a game, and of two that differ the newer counts. A game is told
// as kept when the journal has it on the disk; where there is no journal, when the shelf has it.
// A game that is brought back is the very text of its tombstone in the journal, so the shelf notes
// when it came back: from that moment on it is there, whatever comes before the journal is written.
import { newer } from "./stamp.js";

/**
 * @param {import("./shelf.js").shelf} shelf
 * @param {ReturnType<import("./journal.js").createJournal>} journal
 * @param {LockManager | undefined} locks
 */
export function createKeeper(shelf, journal, locks) {
  /** @type {Set<string>} the games that this page took out and did not bring back */
  const out = new Set();

  /** Another tab never comes between what `work` reads and what it writes. */
  async function alone(id, work) {
    let isIn = false;
    const enter = () => {
      isIn = true;
      return work();
    };
    try {
      return await locks.request(`six-gardens/1/game/${id}`, enter);
    } catch (problem) {
      if (isIn) throw problem;
      return work(); // there are no locks, or site data is blocked
    }
  }

  /** @returns {string | null} the text that counts, of what shelf and journal have */
  function standing(id, entry) {
    const there = shelf.read(id);
    if (!entry) return there;
    const text = newer(there, entry.text);
    const isGone = entry.gone && text === entry.text && shelf.back(id) < entry.at;
    return isGone ? null : text;
  }

  /** @returns {Promise<string | null>} the text of a game, null if there is none */
  async function read(id) {
    return standing(id, await journal.read(id).catch(() => undefined));
  }

  /**
   * Does `decide` with what stands there, where no other tab can come between. It returns the new
   * entry, or null to leave all as it is.
   */
  function change(id, decide) {
    return alone(id, async () => {
      let wanted = null;
      let isDurable = true;
      const decided = (_, entry) => {
        wanted = decide(standing(id, entry));
        return wanted && { gone: wanted.gone, text: wanted.text ?? entry?.text ?? "" };
      };
      try {
        await journal.change([id], decided);
      } catch {
        isDurable = false;
        wanted = decide(shelf.read(id)); // where there is no journal, the shelf alone counts
      }
      if (!wanted) return true;
      if (!wanted.gone) return shelf.write(id, wanted.text) || isDurable;
      if (out.has(id)) shelf.remove(id); // else it was brought back meanwhile
      return true;
    });
  }

  /**
   * Keeps a game, unless somebody else has written it meanwhile.
   * @param {{id: string, text: string, expected: string | null}} game `expected` is what should
   *   stand there now, null for nothing
   * @returns {Promise<{kept: boolean, there?: string | null}>} `there` is what another tab wrote
   */
  async function keep({ id, text, expected }) {
    if (expected === null && out.delete(id)) bringBack(id, text);
    let clash;
    const kept = await change(id, (there) => {
      clash = there !== expected && there !== text ? { kept: false, there } : undefined;
      return clash ? null : { gone: false, text };
    });
    return clash ?? { kept };
  }

  /** Puts a game that was taken out on the shelf at once: the journal takes its time. */
  function bringBack(id, text) {
    const there = shelf.read(id);
    if (there !== null && there !== text) return; // another tab has it, and played on
    shelf.noteBack(id, Date.now());
    shelf.write(id, text);
  }

  /** Takes a game out, for good, unless it is brought back before it is gone. */
  function forget(id) {
    out.add(id);
    shelf.noteBack(id, null);
    return change(id, (there) => (out.has(id) ? { gone: true, text: there } : null));
  }

  /** Brings the shelf of one game into line. @returns {boolean} whether the journal is behind */
  function healShelf(id, entry) {
    const text = standing(id, entry);
    if (!entry?.gone && shelf.back(id)) shelf.noteBack(id, null);
    if (text === null) shelf.remove(id);
    else if (shelf.read(id) !== text) shelf.write(id, text);
    return text !== null && (entry?.text !== text || entry.gone);
  }

  /** @returns {import("./journal.js").Decide} what the journal of a game that is behind takes over */
  const takeOver = (id, entry) => {
    const text = standing(id, entry);
    const isThere = text === entry?.text && !entry.gone;
    return text === null || isThere ? null : { text, gone: false };
  };

  /**
   * Brings shelf and journal into line, as after a crash.
   * @returns {Promise<string[]>} the ids of all games that are kept
   */
  async function settle() {
    const entries = await journal.all().catch(() => null);
    if (!entries) return shelf.ids();
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const ids = [...new Set([...shelf.ids(), ...byId.keys()])];
    const behind = ids.filter((id) => healShelf(id, byId.get(id)));
    // Not waited for: what the journal lacks, the shelf has.
    Promise.allSettled([journal.change(behind, takeOver), journal.prune(entries)]);
    return ids.filter((id) => standing(id, byId.get(id)) !== null);
  }

  /** @returns {Promise<[string, string][]>} id and text of all kept games, damaged ones as they are */
  async function texts() {
    const entries = await journal.all().catch(() => []);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const ids = [...new Set([...shelf.ids(), ...byId.keys()])].sort();
    return ids.map((id) => [id, standing(id, byId.get(id))]).filter(([, text]) => text !== null);
  }

  return { read, keep, forget, settle, texts };
}
