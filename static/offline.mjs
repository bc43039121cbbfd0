// Starts what can wait until Python answers: the opponents' worker and the service worker.
//
// Both use CPU time and network, and would slow the start on a machine with few cores.
import { ownWorker } from "./js/first-aid/repair.js";
import { idle } from "./js/page/idle.js";
import { lookDaily, watchTaken } from "./js/page/updates.js";

const root = document.documentElement;
const TAKE_OVER_PATIENCE = 10_000;

/** How often the first installation is tried in one visit, and the pause after the first try, in ms. */
const INSTALLATIONS = 4;
const INSTALLATION_PAUSE = 4000;

/**
 * How long a table has the processor for itself, in ms: its first taps would wait for the opponents'
 * worker otherwise. Where one is to move, it starts at once anyway.
 */
const PEACE = 2000;

/** @returns {boolean} whether Python has shown the first screen */
const isReady = () => Boolean(root.dataset.ready);

/** @returns {boolean} whether a table is open or being set up */
const isAtTable = () =>
  root.dataset.ready === "table" || document.querySelector("#dialog[open] .kind-start") !== null;

/** @returns {Promise<void>} when that `holds`; it is asked again with every screen and dialog */
function until(holds) {
  if (holds()) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!holds()) {
        return;
      }
      watch.disconnect();
      resolve();
    });
    watch.observe(root, { attributeFilter: ["data-ready", "open"], subtree: true });
  });
}

/** Tells the player, once, that a new version waits. */
function announce(registration) {
  if (!registration.waiting || !registration.active) {
    return;
  }
  globalThis.sixGardens.send({ do: "update-ready" });
}

/** Calls `announce` when the worker that is being installed has all its files. */
function follow(registration) {
  registration.installing?.addEventListener("statechange", (event) => {
    if (event.target.state === "installed") {
      announce(registration);
    }
  });
}

/** Registers the service worker, and has it store what makes the next start fast. */
async function keepOffline() {
  const registration = await navigator.serviceWorker.register("sw.js");
  announce(registration);
  follow(registration);
  registration.addEventListener("updatefound", () => follow(registration));
  lookDaily(registration);
  watchTaken(navigator.serviceWorker, globalThis.sixGardens.send);
  if (ownWorker()) {
    return;
  } // first-aid/main.js has it check the files
  const active = await firstWorker(registration);
  await idle();
  active.postMessage("check");
}

/** Return the first worker of a registration, active; `ready` may tell of one at the root of the host. */
async function firstWorker(registration) {
  let current = registration;
  for (let tries = 1; ; tries += 1) {
    try {
      return await activated(current.installing ?? current.waiting ?? current.active);
    } catch (problem) {
      // A file did not come; what did is stored, and another try goes on from there.
      if (tries === INSTALLATIONS) {
        throw problem;
      }
      await new Promise((resolve) => setTimeout(resolve, INSTALLATION_PAUSE * tries));
      current = await navigator.serviceWorker.register("sw.js");
    }
  }
}

/** Return the worker when it is active; reject if it could not be installed. */
function activated(worker) {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === "activated") {
        resolve(worker);
      }
      if (!worker || worker.state === "redundant") {
        reject(new Error("Not all files came."));
      }
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

/**
 * Lets the waiting version take over, and opens it. Python calls this when the player agrees.
 *
 * A browser lets the old worker finish what it is doing first, which takes moments, but may take
 * minutes after a page was closed in the middle of loading. Then the page opens once more as it is,
 * and the new version has taken over by the next time.
 */
globalThis.takeUpdate = async () => {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  const open = () => location.reload();
  if (!registration?.waiting) {
    open();
    return;
  }
  serviceWorker.addEventListener("controllerchange", open, { once: true });
  setTimeout(open, TAKE_OVER_PATIENCE);
  registration.waiting.postMessage("take-over");
};

/**
 * Starts the opponents' worker when nobody waits for the page. Never on the menu alone: whoever looks
 * around there for a moment, and then opens a kept game, would open it in the midst of that.
 */
async function prepareOpponents() {
  await until(isAtTable);
  await new Promise((resolve) => setTimeout(resolve, PEACE));
  await idle();
  globalThis.sixGardens.prepareOpponents();
}

await until(isReady);
prepareOpponents();
// Where there is no secure context, as on a bare address in a local network, play goes on online.
if (navigator.serviceWorker) {
  await idle();
  await keepOffline();
}
