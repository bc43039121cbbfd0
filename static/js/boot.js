// The page's entry: shows what is known at once, takes what the person does, and hands both to Python.
import { pickFiles, download, watchDrops } from "./page/files.js";
import { foretell } from "./page/foretell.js";
import { listenToHands } from "./page/hands.js";
import { loadIcons } from "./page/icons.js";
import { canInstall, install, watchInstall } from "./page/installation.js";
import { listenToKeys, openTypedMove } from "./page/keys.js";
import { listenToDialogs } from "./page/dialog.js";
import { createMailbox } from "./page/mailbox.js";
import { lingerOn } from "./page/notice.js";
import { createPace } from "./page/pace.js";
import { mainPart, renderPage } from "./page/render.js";
import { keepBeat, watchBar } from "./page/replay.js";
import { createRoutes } from "./page/routes.js";
import { say } from "./page/say.js";
import { createStage } from "./page/stage.js";
import { forgetScene, keepScene, load, watchStorage } from "./page/store.js";
import { words } from "./page/words.js";
import { readTransition } from "./table/transition.js";

const PATIENCE = 6000;
const root = document.documentElement;

/** What the page knows by itself. */
const around = { games: [], installable: true, redraw: () => draw(page) };

/** @type {import("./page/foretell.js").Page} */
let page = {
  screen: "menu",
  shelf: load("shelf", []),
  dialog: null,
  notice: null,
  table: null,
  settings: { theme: "auto", motion: "auto", sound: "off", ...load("settings", {}) },
};

/** What concerns the page alone; each returns whether nobody else need hear of it. */
const OWN = {
  "pick-file": () => pickFiles(mailbox.send),
  install: () => install(() => mailbox.send({ do: "dialog", kind: "install" })),
  update: () => globalThis.takeUpdate(),
  skip: () => (document.querySelector('#overlay [tabindex="0"]') ?? mainPart()).focus(),
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
  (message) => {
    draw(foretell(page, message, around.games));
    if (page.opening) setTimeout(askPatience, PATIENCE);
  },
);
const { send } = mailbox;
const stage = createStage(send, around.redraw);
const inPace = createPace(stage.isMoving);
const routes = createRoutes(send);

function draw(next) {
  page = next;
  globalThis.applySettings(page.settings);
  stage.setSound(page.settings.sound);
  around.installable = canInstall();
  renderPage(inPace(page), around);
  lingerOn(page.notice, send);
  keepBeat(page.table?.replay ?? null, send);
}

/** Tells tests and the service worker what can be used. */
function tellReady() {
  const { table } = page;
  if (table) root.dataset.ply = String(table.ply);
  else delete root.dataset.ply;
  if (!table) root.dataset.ready = "menu";
  else if (stage.standsFor(table.id)) root.dataset.ready = "table";
}

globalThis.sixGardens = {
  send,
  attach: mailbox.attach,
  say,
  download,
  show(json) {
    const next = JSON.parse(json);
    if (next.table) stage.expect(next.table.id);
    else forgetScene();
    draw({ ...next, opening: null });
    routes.follow(page.table);
    tellReady();
  },
  paint(json) {
    stage.paint(readTransition(json));
    tellReady();
  },
};

/** A table that was left open stands there again before Python is up. */
function restore() {
  const last = load("last-scene", null);
  if (!last || !routes.leadsTo(last.id)) return;
  page = { ...page, ...last.page, dialog: null, notice: null };
  stage.expect(last.id);
  stage.paint(last.transition);
}

/** Where people keep secrets from each other, nobody's hand may stand there before the curtain. */
function keepLastScene() {
  if (page.table?.secret) forgetScene();
  if (!page.table || page.table.secret) return;
  keepScene({
    id: page.table.id,
    page: { screen: "table", table: page.table },
    transition: stage.lastTransition(),
  });
}

/** Where Python takes long, the person is told why. */
function askPatience() {
  if (mailbox.attached() || !page.opening) return;
  draw({ ...page, notice: { text: words.patience, tone: "warn", actions: [] } });
}

function listen() {
  document.getElementById("skip").message = { do: "skip" };
  listenToHands(send);
  listenToKeys(send, () => page);
  listenToDialogs(send);
  watchStorage((key) => send({ do: "storage", key }));
  watchInstall(around.redraw);
  watchDrops(send);
  watchBar();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) keepLastScene();
    send({ do: "visible", hidden: document.hidden });
  });
  addEventListener("pagehide", keepLastScene);
  new MutationObserver(() => stage.retheme()).observe(root, {
    attributeFilter: ["data-theme", "data-motion"],
  });
}

async function loadGames() {
  const answer = await fetch("static/build/games.json");
  around.games = await answer.json();
}

restore();
draw(page);
listen();
routes.begin();
await Promise.all([loadIcons(), loadGames()]);
around.redraw();
