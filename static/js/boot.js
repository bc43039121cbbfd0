// The page's entry point: shows stored data at once, and connects the page's events with Python.
import "./first-aid/main.js";
import "./theme.js";
import { mayEvaluate } from "./first-aid/policy.js";
import { tryAgain } from "./first-aid/repair.js";
import { database } from "./keep/indexed-db.js";
import { openJournal } from "./keep/journal.js";
import { createKeeper } from "./keep/keeper.js";
import { shelf } from "./keep/shelf.js";
import { at } from "./page/at.js";
import { showFileReady } from "./page/file-ready.js";
import { download, exportAll, onLateFile, pickFiles, watchDrops } from "./page/files.js";
import { foretell } from "./page/foretell.js";
import { listenToHands } from "./page/hands.js";
import { tellHeight } from "./page/heights.js";
import { readGames } from "./page/built.js";
import { loadIcons } from "./page/icons.js";
import { idle } from "./page/idle.js";
import { watchDays } from "./page/daily/garden-of-the-day.js";
import { createIllustrations } from "./page/illustrations.js";
import { createAwake } from "./page/awake.js";
import { canInstall, install, mayClear, watchInstall } from "./page/installation.js";
import { listenToKeys, openTypedMove } from "./page/keys.js";
import { markLesson } from "./page/learned.js";
import { takeLaunches, takeShared } from "./page/launch.js";
import { listenToDialogs, prepareDialog } from "./page/dialog.js";
import { countMoves } from "./page/counted.js";
import { showLoading, showStall } from "./page/loading.js";
import { createMailbox } from "./page/mailbox.js";
import { lingerOn } from "./page/notice.js";
import { createPace } from "./page/pace.js";
import { mainPart, renderPage } from "./page/render.js";
import { keepBeat } from "./page/replay.js";
import { createRoutes } from "./page/routes.js";
import { say } from "./page/say.js";
import { createStage } from "./page/stage.js";
import {
  edition,
  forgetScene,
  keepScene,
  loadScene,
  loadSettings,
  loadShelf,
} from "./page/store.js";
import { createThumbStore } from "./page/thumb-store.js";
import { createThumbs } from "./page/thumbs.js";
import { hideTrouble, showTrouble } from "./page/trouble.js";
import { words } from "./page/words.js";
import { createLine } from "./python/line.js";

const PATIENCE = 6000;
const root = document.documentElement;

/** @import {Failure} from "./python/instructions.d.ts" */
/** @import {Message, OwnMessage} from "./python/messages.d.ts" */
/** @import {Entry, PageData} from "./page/data.d.ts" */
/** @import {Around, Page} from "./page/types.d.ts" */

/** @type {Around} data of the page that don't come from Python */
const around = { games: [], installable: true, redraw: () => draw(page) };

/** The latest state from Python or, before the first one, from storage. @type {Page} */
let known = {
  screen: "menu",
  shelf: loadShelf(),
  dialog: null,
  notice: null,
  table: null,
  settings: loadSettings(),
};

/** The state on screen: `known`, with predictions for messages that Python has not answered yet. */
let page = known;

/**
 * Handlers of the page's own messages.
 * @type {Record<OwnMessage["do"], () => void>}
 */
const OWN = {
  "pick-file": () => pickFiles(mailbox.send),
  install: () => install(() => mailbox.send({ do: "dialog", kind: "install" })),
  update: () => globalThis.takeUpdate?.(),
  "skip-turn": () => stage.skipTurn(),
  skip() {
    /** @type {HTMLElement | null} */
    const region = document.querySelector('#overlay [tabindex="0"]');
    (region ?? mainPart())?.focus();
  },
  "see-all": () => {}, // any click ends an animation
  "type-move": () => {
    mailbox.send({ do: "close-dialog" });
    openTypedMove();
  },
};

/**
 * @param {Message["do"]} name
 * @returns {name is OwnMessage["do"]}
 */
const isOwn = (name) => name in OWN;

const mailbox = createMailbox(
  ({ do: name }) => {
    if (!isOwn(name)) {
      return false;
    }
    OWN[name]();
    return true;
  },
  () => {
    lookAhead();
    if (page.opening && !mailbox.attached()) {
      setTimeout(askPatience, PATIENCE);
    }
  },
);
const { send } = mailbox;
const factory = database();
const keeper = createKeeper({
  shelf,
  open: factory ? (lost) => openJournal(factory, lost) : null,
  locks: navigator.locks,
});
const inPace = createPace({ isMoving: () => stage.isMoving(), say, redraw: () => around.redraw() });
const stage = createStage(send, inPace);
const awake = createAwake();
/** The last scene, removed from storage so that a faulty one fails only once. */
const last = loadScene();
forgetScene();
const routes = createRoutes(send, last?.id ?? null);
/** @param {string} id */
const askThumb = (id) => send({ do: "thumb", id });
const thumbs = createThumbs(askThumb, () => line.bringPictures(), createThumbStore(edition));
const illustrations = createIllustrations(send);

/** The table that a restarted Python must reopen; null once it is shown. @type {string | null} */
let comeBackTo = null;

/** Whether Python was restarted, so that people are informed. */
let isAnew = false;

/**
 * The restarted Python's first menu: only shown if the table can't be reopened.
 * @type {[shown: PageData, listed: Entry[]] | null}
 */
let passedOver = null;

/** @param {Page} next */
function draw(next) {
  page = next;
  globalThis.applySettings?.(page.settings);
  stage.follow(page.settings);
  const result = page.dialog?.kind === "over" ? page.dialog : page.table?.puzzle;
  stage.sound(result?.sound ?? "");
  awake.follow(page.table);
  around.installable = canInstall();
  renderPage(inPace.show(page), around);
  thumbs.look(document.querySelectorAll("img.thumb"), page.draws ?? false);
  if (page.dialog?.kind === "fork") {
    line.bringPictures();
  } // not loaded yet without a list
  illustrations.look(document.querySelectorAll("figure[data-picture]"));
  lingerOn(page.notice, send);
  keepBeat(page.table?.replay ?? null, send);
}

/** @param {Page} start @returns {Page} the page predicted from it */
const foreseen = (start) =>
  line.unanswered().reduce((before, message) => foretell(before, message, around.games), start);

/** Show the predicted state. A game counts as opening until Python shows anything. */
function lookAhead() {
  const opens = page.opening && !line.isSettled();
  const next = foreseen(opens ? { ...known, opening: page.opening } : known);
  if (next !== page) {
    draw(next);
  }
}

/**
 * Take over a new state, and show it with predictions.
 * @param {Page} next
 */
function learn(next) {
  known = next;
  draw(foreseen(known));
}

/** Report to tests and the service worker that the page is ready. */
function tellReady() {
  if (!line.isSettled()) {
    return;
  }
  routes.arrived();
  comeBackTo = null;
  if (passedOver) {
    show(...passedOver);
  }
  const { table } = page;
  countMoves(root, table, line.isKept);
  markLesson(root, table);
  if (!table) {
    root.dataset.ready = "menu";
  } else if (stage.standsFor(table.id)) {
    root.dataset.ready = "table";
  }
}

/** The connection to Python, with the handlers of its instructions and of its failures. */
const line = createLine(mailbox, keeper, {
  show,
  paint(transition, turn) {
    stage.take(transition, turn);
    tellReady();
  },
  hurry: stage.skip,
  settled() {
    lookAhead();
    tellReady();
  },
  heard: lookAhead,
  say: inPace.say,
  download,
  loading: showLoading,
  stalled: showStall,
  picture: thumbs.take,
  sketch: illustrations.take,
  attached() {
    showLoading(null);
    hideTrouble();
    if (isAnew) {
      comeBack();
    }
  },
  lost(why, times) {
    // A table or link that made Python crash twice is not opened again.
    isAnew = true;
    if (times > 1) {
      routes.arrived();
    }
    comeBackTo = times > 1 ? null : (page.table?.id ?? null);
    if (times > 1 && known.table) {
      learn({ ...known, screen: "menu", table: null, dialog: null });
    }
  },
  giveUp: trouble,
});

/**
 * Show the page, with a new list of saved games if given.
 * @param {PageData} shown
 * @param {Entry[]} [listed]
 */
function show(shown, listed = known.shelf) {
  passedOver = comeBackTo && !shown.table ? [shown, listed] : null;
  if (passedOver) {
    return;
  }
  if (shown.table) {
    stage.expect(shown.table.id, shown.table.game);
  } else {
    forgetScene();
  }
  learn({ ...shown, shelf: listed, opening: null });
  if (shown.table) {
    stage.tell();
  } // at once: the observer would wait for the next frame
  routes.follow(page.table);
  tellReady();
}

/** Have a restarted Python reopen the table, or the link that was not opened yet. */
function comeBack() {
  isAnew = false;
  stage.tell({ again: true });
  send({ do: "restarted", id: comeBackTo });
  takeShared(send).catch(() => {}); // its question about shared games was lost
  if (comeBackTo === null) {
    routes.again();
  }
}

/**
 * Show what went wrong when the page can't recover by itself.
 * @param {Failure | "parts"} why
 */
function trouble(why) {
  showLoading(null);
  // A script that failed to load is only retried on reload.
  const retry = why === "silent" || why === "broken" ? line.retry : tryAgain;
  if (why === "start") {
    addEventListener("online", () => location.reload(), { once: true });
  }
  showTrouble(why, { retry, reload: tryAgain, exportAll: () => exportAll(keeper) });
}

/** The interface for modules that load later, and for tests. */
globalThis.sixGardens = {
  send,
  prepareOpponents: line.prepareOpponents,
  isSettled: () => line.isSettled() && stage.isAtRest(),
};

/** Show a table that was left open before Python has started. */
function restore() {
  if (!last || !routes.leadsTo(last.id)) {
    return;
  }
  known = { ...known, ...last.page, dialog: null, notice: null };
  page = known;
  stage.expect(last.id, last.page.table?.game ?? "");
  stage.paint(last.transition).catch(beginAfresh);
}

/** Drop a scene that can't be shown; Python draws its table from the game. */
function beginAfresh() {
  known = { ...known, screen: "menu", table: null };
  page = known;
  location.reload();
}

/** Save the last scene, unless it may show a secret hand before the curtain covers it. */
function keepLastScene() {
  const { table } = page;
  const transition = stage.lastTransition();
  if (table?.secret) {
    forgetScene();
  }
  if (!table || !transition || table.secret || table.tentative) {
    return;
  }
  keepScene({ id: table.id, page: { screen: "table", table }, transition });
}

/** Explain the wait if Python takes long. */
function askPatience() {
  if (mailbox.attached() || !page.opening) {
    return;
  }
  known = { ...known, notice: { text: words.patience, tone: "warn", actions: [] } };
  lookAhead();
}

function listen() {
  at("skip").message = { do: "skip" };
  /** @param {Message} message */
  const act = (message) => {
    stage.skip(); // any action ends it
    send(message);
  };
  listenToHands(act);
  listenToKeys({ send: act, leap: stage.leap, skip: stage.skip }, () => inPace.show(page));
  listenToDialogs(send);
  watchInstall(around.redraw);
  watchDays(around.redraw);
  watchDrops(send);
  onLateFile(showFileReady);
  tellHeight("table-foot", "--bar"); // the log ends above it
  tellHeight("notices", "--notices"); // and the menu can be scrolled free of them
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      keepLastScene();
    }
    send({ do: "visible", hidden: document.hidden });
  });
  addEventListener("pagehide", keepLastScene);
  new MutationObserver(() => stage.retheme()).observe(root, {
    attributeFilter: ["data-theme", "data-motion"],
  });
}

/** Prepare the start dialog, which most people open next. */
function prepareStart() {
  const game = around.games.find((each) => each.start);
  if (!game || page.screen !== "menu") {
    return;
  }
  prepareDialog({ ...game.start, kind: "start", back: false }, page, around);
}

try {
  restore();
  draw(page);
} catch (problem) {
  if (page.screen !== "table") {
    throw problem;
  }
  beginAfresh();
}
listen();
takeShared(send).catch(() => {}); // nothing was shared if storage is forbidden
routes.begin();
takeLaunches(send);
if (mayClear()) {
  send({ do: "may-clear" });
}
if (mayEvaluate()) {
  line.start();
} // otherwise first-aid/main.js explains why not
root.dataset.alive = "";
await Promise.all([loadIcons(), readGames().then((games) => (around.games = games))]).catch(() =>
  trouble("parts"),
);
around.redraw();
await idle();
prepareStart();
