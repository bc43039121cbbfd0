// Joins the page to Python: the application and the opponents in their workers, and what is kept.
import { checkStored } from "../first-aid/repair.js";
import { readText, textsBelow, watchShelf } from "../keep/shelf.js";
import { today } from "../page/daily/today.js";
import { createApplication } from "./application.js";
import { createEffects } from "./effects.js";
import { createOpponents } from "./opponents.js";
import { pictures } from "./pictures.js";
import { createRehearsal } from "./rehearsal.js";
import { isShortage, isShortOfMemory } from "./shortage.js";
import { startWorker } from "./workers.js";

/** The cache in which the service worker keeps pictures of Python's memory; see runtime.mjs. */
const SNAPSHOTS = `snapshot ${new URL("./", document.baseURI).href}`;

/** How long what can't be read rests before it is read again, in ms. */
const FIRST_REST = 3000;
const LONGEST_REST = 60_000;

/** A Python that broke down may have come from a bad picture. */
async function dropSnapshot() {
  await globalThis.caches?.delete(SNAPSHOTS).catch(() => false);
}

/**
 * @param {ReturnType<import("../page/mailbox.js").createMailbox>} mailbox
 * @param {ReturnType<import("../keep/keeper.js").createKeeper>} keeper
 * @param {object} page what shows, paints, says and offers files; `lost`, `attached`, `heard`, `giveUp`,
 *   `loading` and `stalled` as in application.js
 */
export function createLine(mailbox, keeper, page) {
  let listed = keeper.settle();
  let rest = FIRST_REST;
  /** Says with every message which day it is here: Python knows only the time in UTC. */
  const send = (message) => application.send({ today: today(), ...message });
  const opponents = createOpponents(startWorker, send, { isAlone: isShortOfMemory() });
  const effects = createEffects({ ...page, ...opponents, settled: look, listAgain }, keeper, send);
  const waiting = []; // who waits until all is answered
  let isHere = false; // whether Python takes messages
  let isFromSnapshot = false; // whether Python was started from pictures of its memory
  let drawsPictures = false; // whether it is to draw those of kept games

  const isAnswered = () => application.isIdle() && effects.isSettled();
  const answered = () => new Promise((resolve) => waiting.push(resolve));

  /** Goes on where all is answered now. */
  function look() {
    if (!isAnswered()) return;
    for (const goOn of waiting.splice(0)) goOn();
    page.settled();
    rehearsal.rest();
  }

  /** Without them, kept games stand there unpainted. */
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
      if (drawsPictures) tellPictures(); // the Python that had them is gone
      page.attached();
      await mailbox.attach(send, answered);
      opponents.tellShortage();
      look();
    },
    answered: look,
    heard: page.heard,
    async lost(why, times, problem) {
      isHere = false;
      // The next Python gets its memory; the opponents' starts again when it is needed.
      opponents.drop();
      opponents.end();
      if (isShortage(problem)) opponents.spare();
      mailbox.detach();
      if (isFromSnapshot || times > 1) await dropSnapshot();
      isFromSnapshot = false;
      await checkStored();
      page.lost(why, times);
    },
    giveUp: page.giveUp,
    told({ python, progress, of }) {
      if (python) document.documentElement.dataset.python = python;
      if (python === "snapshot") isFromSnapshot = true;
      const isAwaited = !isHere || progress < of;
      if (progress !== undefined) page.loading(isAwaited ? { loaded: progress, of } : null);
    },
    stalled: page.stalled,
  });

  /** @returns {Promise<object>} what is kept, for the list; `whole` unless a part can't be read now */
  async function games() {
    const { ids, isWhole } = await listed;
    if (!isWhole) listLater();
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

  /** What can't be read right now is read later, more and more rarely. */
  function listLater() {
    setTimeout(async () => {
      const again = await keeper.settle();
      if (again.isWhole) listAgain();
      else listLater();
    }, rest);
    rest = Math.min(2 * rest, LONGEST_REST);
  }

  async function tellGame(id) {
    const { text, isKnown } = await keeper.read(id);
    if (isKnown) mailbox.send({ do: "storage", id, text });
  }

  async function tellCleared() {
    const { ids, isWhole } = await keeper.settle();
    mailbox.send({ do: "storage", cleared: true, ids, whole: isWhole });
  }

  /** Tells the application what another tab has written, or that it has cleared everything. */
  async function tellStorage({ id, key }) {
    if (id !== undefined) await tellGame(id);
    else if (key?.startsWith("entry/")) {
      mailbox.send({ do: "storage", entry: key.slice("entry/".length), text: readText(key) });
    } else if (key === undefined) {
      await tellCleared();
    }
  }

  watchShelf(tellStorage);
  for (const kind of ["pointerdown", "keydown"]) {
    const isAtTable = () => document.documentElement.dataset.ready === "table";
    document.addEventListener(kind, () => isAtTable() && opponents.wake(), { passive: true });
  }
  return {
    start: application.start,
    retry: application.retry,
    prepareOpponents: opponents.prepare,
    /** Lets Python draw the pictures of kept games, from now on. */
    bringPictures() {
      if (!isHere || drawsPictures) return;
      drawsPictures = true;
      tellPictures();
    },
    /** @returns {object[]} what was said and is not answered, in order */
    unanswered: () => [...application.unanswered(), ...mailbox.waiting()],
    /** @returns {boolean} whether all that was said is answered, and all that was played is kept */
    isSettled: () => mailbox.attached() && isAnswered(),
    /** @returns {boolean} whether the moves of a game are kept, as far as the browser can promise */
    isKept: effects.isKept,
  };
}
