// Connects the page with Python (the application and the opponents, in workers) and with storage.
import { checkStored } from "../first-aid/repair.js";
import { readText, textsBelow, watchShelf } from "../keep/shelf.js";
import { today } from "../page/today.js";
import { createApplication } from "./application.js";
import { createEffects } from "./effects.js";
import { createOpponents } from "./opponents.js";
import { pictures } from "./pictures.js";
import { createRehearsal } from "./rehearsal.js";
import { isShortage, isShortOfMemory } from "./shortage.js";
import { startWorker } from "./workers.js";

/** The cache with the service worker's snapshots of Python's memory; see runtime.mjs. */
const SNAPSHOTS = `snapshot ${new URL("./", document.baseURI).href}`;

/** First delay before unreadable games are read again, in ms. */
const FIRST_REST = 3000;
const LONGEST_REST = 60_000;

/** @import {Failure, PageWays, RuntimeReport, Stall} from "./instructions.d.ts" */
/** @import {KeptGames, Message} from "./messages.d.ts" */

/**
 * What the page does for Python, and where Python starts, stalls or fails, as in application.js.
 * @typedef {PageWays & {
 *   attached: () => void,
 *   heard: () => void,
 *   lost: (why: Failure, times: number) => void,
 *   giveUp: (why: Failure) => void,
 *   loading: (what: {loaded: number, of: number} | null) => void,
 *   stalled: (how: Stall) => void,
 * }} LinePage
 */

/** @typedef {ReturnType<typeof createLine>} Line */

/** Delete the snapshots, since a bad one may have made Python crash. */
async function dropSnapshot() {
  await globalThis.caches?.delete(SNAPSHOTS).catch(() => false);
}

/**
 * @param {import("../page/mailbox.js").Mailbox} mailbox
 * @param {import("../keep/keeper.js").Keeper} keeper
 * @param {LinePage} page
 */
export function createLine(mailbox, keeper, page) {
  let listed = keeper.settle();
  let rest = FIRST_REST;
  /**
   * Send a message with the local date, because Python only knows UTC.
   * @param {Message} message
   * @returns {boolean}
   */
  const send = (message) => application.send({ today: today(), ...message });
  const opponents = createOpponents(startWorker, send, { isAlone: isShortOfMemory() });
  const effects = createEffects({ ...page, ...opponents, settled: look, listAgain }, keeper, send);
  /** @type {(() => void)[]} callbacks waiting until all is answered */
  const waiting = [];
  let isHere = false; // whether Python accepts messages
  let isFromSnapshot = false; // whether Python was started from snapshots
  let drawsPictures = false; // whether it draws thumbnails of saved games

  const isAnswered = () => application.isIdle() && effects.isSettled();
  /** @returns {Promise<void>} */
  const answered = () => new Promise((resolve) => waiting.push(resolve));

  /** Run the waiting callbacks if all is answered now. */
  function look() {
    if (!isAnswered()) {
      return;
    }
    for (const goOn of waiting.splice(0)) {
      goOn();
    }
    page.settled();
    rehearsal.rest();
  }

  /** Send icons and colours; without them, saved games have no thumbnails. */
  const tellPictures = () => pictures().then(send, () => {});

  const rehearsal = createRehearsal(keeper.read, send, () => {
    const { ready } = document.documentElement.dataset;
    return mailbox.attached() && isAnswered() && ready === "menu";
  });

  const application = createApplication({
    start: startWorker,
    begin: async () => ({
      do: "begin",
      language: document.documentElement.lang,
      settings: readText("settings"),
      solved: readText("solved"),
      ...(await games()),
    }),
    carryOut: effects.carryOut,
    async attached() {
      isHere = true;
      if (drawsPictures) {
        tellPictures();
      } // the Python that had them has ended
      page.attached();
      await mailbox.attach(send, answered);
      opponents.tellShortage();
      look();
    },
    answered: look,
    heard: page.heard,
    async lost(why, times, problem) {
      isHere = false;
      // Free memory for the next Python; the opponents' worker restarts when needed.
      opponents.drop();
      opponents.end();
      if (isShortage(problem)) {
        opponents.spare();
      }
      mailbox.detach();
      if (isFromSnapshot || times > 1) {
        await dropSnapshot();
      }
      isFromSnapshot = false;
      await checkStored();
      page.lost(why, times);
    },
    giveUp: page.giveUp,
    /** @param {RuntimeReport} report */
    told({ python, progress, of = 1 }) {
      if (python) {
        document.documentElement.dataset.python = python;
      }
      if (python === "snapshot") {
        isFromSnapshot = true;
      }
      if (progress === undefined) {
        return;
      }
      const isAwaited = !isHere || progress < of;
      page.loading(isAwaited ? { loaded: progress, of } : null);
    },
    stalled: page.stalled,
  });

  /** @returns {Promise<KeptGames>} the list of saved games */
  async function games() {
    const { ids, isWhole } = await listed;
    if (!isWhole) {
      listLater();
    }
    return {
      ids,
      whole: isWhole,
      entries: Object.fromEntries(textsBelow("entry/")),
      list: readText("shelf"),
      since: readText("since"),
    };
  }

  async function listAgain() {
    listed = keeper.settle();
    send({ do: "kept-games", ...(await games()) });
  }

  /** Schedule another attempt to read all games, with growing delays. */
  function listLater() {
    setTimeout(async () => {
      const again = await keeper.settle();
      if (again.isWhole) {
        listAgain();
      } else {
        listLater();
      }
    }, rest);
    rest = Math.min(2 * rest, LONGEST_REST);
  }

  /** @param {string} id */
  async function tellGame(id) {
    const { text, isKnown } = await keeper.read(id);
    if (isKnown) {
      mailbox.send({ do: "storage", id, text });
    }
  }

  async function tellCleared() {
    const { ids, isWhole } = await keeper.settle();
    mailbox.send({ do: "storage", cleared: true, ids, whole: isWhole });
  }

  /**
   * Inform the application that another tab has written or cleared storage.
   * @param {{id?: string, key?: string}} what
   */
  async function tellStorage({ id, key }) {
    if (id !== undefined) {
      await tellGame(id);
    } else if (key?.startsWith("entry/")) {
      mailbox.send({ do: "storage", entry: key.slice("entry/".length), text: readText(key) });
    } else if (key === undefined) {
      await tellCleared();
    }
  }

  watchShelf(tellStorage);
  for (const kind of ["pointerdown", "keydown"]) {
    const isAtTable = () => document.documentElement.dataset.ready === "table";
    const wake = () => {
      if (isAtTable()) {
        opponents.wake();
      }
    };
    document.addEventListener(kind, wake, { passive: true });
  }
  return {
    start: application.start,
    retry: application.retry,
    prepareOpponents: opponents.prepare,
    /** Let Python draw thumbnails of saved games from now on. */
    bringPictures() {
      if (!isHere || drawsPictures) {
        return;
      }
      drawsPictures = true;
      tellPictures();
    },
    /** @returns {Message[]} the unanswered messages, in order */
    unanswered: () => [...application.unanswered(), ...mailbox.waiting()],
    /** @returns {boolean} whether all messages are answered and all moves are saved */
    isSettled: () => mailbox.attached() && isAnswered(),
    /** @returns {boolean} whether all moves of a game are saved durably */
    isKept: effects.isKept,
  };
}
