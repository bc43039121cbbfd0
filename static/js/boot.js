// The page's entry: shows what is known at once, takes what the person does, and hands both to Python.
import "./first-aid/main.js";
import "./theme.js";
import { mayEvaluate } from "./first-aid/policy.js";
import { tryAgain } from "./first-aid/repair.js";
import { database } from "./keep/database.js";
import { openJournal } from "./keep/journal.js";
import { createKeeper } from "./keep/keeper.js";
import { shelf } from "./keep/shelf.js";
import { showFileReady } from "./page/file-ready.js";
import { download, exportAll, onLateFile, pickFiles, watchDrops } from "./page/files.js";
import { foretell } from "./page/foretell.js";
import { listenToHands } from "./page/hands.js";
import { tellHeight } from "./page/heights.js";
import { readGames } from "./page/built.js";
import { loadIcons } from "./page/icons.js";
import { idle } from "./page/idle.js";
import { watchDays } from "./page/daily/today.js";
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

/** What the page knows by itself. */
const around = { games: [], installable: true, redraw: () => draw(page) };

/** What Python has shown, or storage before it. @type {import("./page/foretell.js").Page} */
let known = {
  screen: "menu",
  shelf: loadShelf(),
  dialog: null,
  notice: null,
  table: null,
  settings: loadSettings(),
};

/** What is shown: all that is known, and what will come of what Python has not answered yet. */
let page = known;

/** What concerns the page alone; each returns whether nobody else need hear of it. */
const OWN = {
  "pick-file": () => pickFiles(mailbox.send),
  install: () => install(() => mailbox.send({ do: "dialog", kind: "install" })),
  update: () => globalThis.takeUpdate(),
  "skip-turn": () => stage.skipTurn(),
  skip: () => (document.querySelector('#overlay [tabindex="0"]') ?? mainPart()).focus(),
  "see-all": () => {}, // any click ends what is seen
  "type-move": () => {
    mailbox.send({ do: "close-dialog" });
    openTypedMove();
  },
};

const mailbox = createMailbox(
  (message) => {
    OWN[message.do]?.();
    return message.do in OWN;
  },
  () => {
    lookAhead();
    if (page.opening && !mailbox.attached()) setTimeout(askPatience, PATIENCE);
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
/** The scene that was left; taken out, so that one with a fault is met only once. */
const last = loadScene();
forgetScene();
const routes = createRoutes(send, last?.id ?? null);
const askThumb = (id) => send({ do: "thumb", id });
const thumbs = createThumbs(askThumb, () => line.bringPictures(), createThumbStore(edition));
const illustrations = createIllustrations(send);

/** The table that another Python is to take up, until it stands there. @type {string | null} */
let comeBackTo = null;

/** Whether Python was lost, so that the next one has something to tell. */
let isAnew = false;

/** The menu with which that Python begins: not shown, unless the table can't be taken up. */
let passedOver = null;

function draw(next) {
  page = next;
  globalThis.applySettings(page.settings);
  stage.follow(page.settings);
  stage.sound(page.dialog?.sound ?? page.table?.puzzle?.sound ?? "");
  awake.follow(page.table);
  around.installable = canInstall();
  renderPage(inPace.show(page), around);
  thumbs.look(document.querySelectorAll("img.thumb"), page.draws ?? false);
  if (page.dialog?.kind === "fork") line.bringPictures(); // a tab that showed no list has none
  illustrations.look(document.querySelectorAll("figure[data-picture]"));
  lingerOn(page.notice, send);
  keepBeat(page.table?.replay ?? null, send);
}

/** @returns {import("./page/foretell.js").Page} what will come of `start` when all is answered */
const foreseen = (start) =>
  line.unanswered().reduce((before, message) => foretell(before, message, around.games), start);

/** Shows what will come of what was sent. A game is said to open until Python shows anything. */
function lookAhead() {
  const opens = page.opening && !line.isSettled();
  const next = foreseen(opens ? { ...known, opening: page.opening } : known);
  if (next !== page) draw(next);
}

/** Shows what is known now, and what will come of it. */
function learn(next) {
  known = next;
  draw(foreseen(known));
}

/** Tells tests and the service worker what can be used. */
function tellReady() {
  if (!line.isSettled()) return;
  routes.arrived();
  comeBackTo = null;
  if (passedOver) show(...passedOver);
  const { table } = page;
  countMoves(root, table, line.isKept);
  markLesson(root, table);
  if (!table) root.dataset.ready = "menu";
  else if (stage.standsFor(table.id)) root.dataset.ready = "table";
}

/** What Python shows, says and paints, and what happens to Python itself. */
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
    if (isAnew) comeBack();
  },
  lost(why, times) {
    // A table or a link at which Python breaks down again is left alone.
    isAnew = true;
    if (times > 1) routes.arrived();
    comeBackTo = times > 1 ? null : (page.table?.id ?? null);
    if (times > 1 && known.table) learn({ ...known, screen: "menu", table: null, dialog: null });
  },
  giveUp: trouble,
});

/** Shows the page, and the list of kept games where it is told anew. */
function show(shown, listed = known.shelf) {
  passedOver = comeBackTo && !shown.table ? [shown, listed] : null;
  if (passedOver) return;
  if (shown.table) stage.expect(shown.table.id, shown.table.game);
  else forgetScene();
  learn({ ...shown, shelf: listed, opening: null });
  if (shown.table) stage.tell(); // at once: the observer would wait for the next frame
  routes.follow(page.table);
  tellReady();
}

/** Another Python takes up the table where the last one left it, or opens what that did not. */
function comeBack() {
  isAnew = false;
  stage.tell({ again: true });
  send({ do: "restarted", id: comeBackTo });
  takeShared(send).catch(() => {}); // what the last Python was asked about, nobody has answered
  if (comeBackTo === null) routes.again();
}

/** Says what went wrong where nothing goes on by itself. */
function trouble(why) {
  showLoading(null);
  // A script that did not load stays unloaded until the page is loaded again.
  const retry = why === "silent" || why === "broken" ? line.retry : tryAgain;
  if (why === "start") addEventListener("online", () => location.reload(), { once: true });
  showTrouble(why, { retry, reload: tryAgain, exportAll: () => exportAll(keeper) });
}

/** For the modules that come later, and for tests. */
globalThis.sixGardens = {
  send,
  prepareOpponents: line.prepareOpponents,
  isSettled: () => line.isSettled() && stage.isAtRest(),
};

/** A table that was left open stands there again before Python is up. */
function restore() {
  if (!last || !routes.leadsTo(last.id)) return;
  known = { ...known, ...last.page, dialog: null, notice: null };
  page = known;
  stage.expect(last.id, last.page.table.game);
  stage.paint(last.transition).catch(beginAfresh);
}

/** A scene that cannot be shown is gone; its table comes from the game itself. */
function beginAfresh() {
  known = { ...known, screen: "menu", table: null };
  page = known;
  location.reload();
}

/** Where people keep secrets from each other, nobody's hand may stand there before the curtain. */
function keepLastScene() {
  if (page.table?.secret) forgetScene();
  if (!page.table || page.table.secret || page.table.tentative) return;
  keepScene({
    id: page.table.id,
    page: { screen: "table", table: page.table },
    transition: stage.lastTransition(),
  });
}

/** Where Python takes long, the person is told why. */
function askPatience() {
  if (mailbox.attached() || !page.opening) return;
  known = { ...known, notice: { text: words.patience, tone: "warn", actions: [] } };
  lookAhead();
}

function listen() {
  document.getElementById("skip").message = { do: "skip" };
  const act = (message) => {
    stage.skip(); // whoever acts has seen enough
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
    if (document.hidden) keepLastScene();
    send({ do: "visible", hidden: document.hidden });
  });
  addEventListener("pagehide", keepLastScene);
  new MutationObserver(() => stage.retheme()).observe(root, {
    attributeFilter: ["data-theme", "data-motion"],
  });
}

/** Most people choose a game next: its dialog then stands there at once. */
function prepareStart() {
  const game = around.games.find((each) => each.start);
  if (game && page.screen === "menu") prepareDialog({ kind: "start", ...game.start }, page, around);
}

try {
  restore();
  draw(page);
} catch (problem) {
  if (page.screen !== "table") throw problem;
  beginAfresh();
}
listen();
takeShared(send).catch(() => {}); // where storage is forbidden nothing was shared
routes.begin();
takeLaunches(send);
if (mayClear()) send({ do: "may-clear" });
if (mayEvaluate()) line.start(); // else first-aid/main.js says why not
root.dataset.alive = "";
await Promise.all([loadIcons(), readGames().then((games) => (around.games = games))]).catch(() =>
  trouble("parts"),
);
around.redraw();
await idle();
prepareStart();
