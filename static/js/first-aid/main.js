// Notices that the page could not open, says so and repairs it.
//
// The build puts this script into index.html, and into the page that the service worker shows where
// index.html itself can't be had. So it needs no other file: no module, no style sheet, no cache.
// boot.js brings it once more for hosts whose Content-Security-Policy forbids inline scripts.
import { tell, withdrawSlow } from "./note.js";
import { mayEvaluate } from "./policy.js";
import { checkStored, ownWorker, repair } from "./repair.js";

const root = document.documentElement;

const SHEET_LIMIT = 4000;
const READY_LIMIT = 6000;
const ALIVE_LIMIT = 8000;
const PEACE = 2000;

const isAlive = () => root.dataset.alive !== undefined;

/** @import {Why} from "./note.js" */

/** @param {Why} why */
function report(why) {
  if (document.body) {
    tell(why);
  } else {
    document.addEventListener("DOMContentLoaded", () => tell(why), { once: true });
  }
  if (why === "parts") {
    repair();
  }
}

/**
 * Return the address at which a file is asked for once more: browsers keep what they have by address.
 * @param {string} address
 */
function addressAgain(address) {
  const again = new URL(address);
  again.searchParams.set("again", String(Date.now()));
  return again.href;
}

/**
 * Load a style sheet once more. The page no longer waits for it.
 * @param {HTMLLinkElement} link
 */
function loadSheetAgain(link) {
  const again = document.createElement("link");
  for (const { name, value } of link.attributes) {
    again.setAttribute(name, value);
  }
  again.href = addressAgain(link.href);
  again.dataset.again = "";
  link.replaceWith(again);
}

/**
 * Load one of the page's scripts once more, after what is stored of it was repaired.
 * @param {HTMLScriptElement} script
 */
async function loadScriptAgain(script) {
  script.dataset.again = "";
  await checkStored();
  const again = document.createElement("script");
  again.type = "module";
  again.integrity = script.integrity;
  again.src = addressAgain(script.src);
  again.dataset.again = "";
  script.replaceWith(again);
}

/** @returns {HTMLScriptElement | null} */
const findBootScript = () => document.querySelector('script[src*="/boot.js"]');

function onFailedBoot() {
  const script = findBootScript();
  if (script && script.dataset.again === undefined) {
    loadScriptAgain(script);
  } else {
    report("parts");
  }
}

/** @param {HTMLScriptElement} script */
function onFailedModule(script) {
  if (script.dataset.again === undefined) {
    loadScriptAgain(script);
  } else {
    repair();
  }
}

/** @param {Element} element */
function onFailedElement(element) {
  if (element instanceof HTMLLinkElement && element.rel === "stylesheet") {
    if (element.dataset.again === undefined) {
      loadSheetAgain(element);
    } else {
      report("parts");
    }
  } else if (element instanceof HTMLScriptElement) {
    if (element === findBootScript()) {
      onFailedBoot();
    } else if (element.src.includes("/pyscript/")) {
      repair();
    } // python/workers.js loads it again
    else {
      onFailedModule(element);
    }
  }
}

function watchFailures() {
  /** @param {ErrorEvent} event */
  const onError = (event) => {
    if (event.target instanceof Element) {
      onFailedElement(event.target);
    } else if (!isAlive() && event.filename?.includes("/boot.js")) {
      onFailedBoot();
    }
  };
  addEventListener("error", onError, true);
}

/** @returns {NodeListOf<HTMLLinkElement>} */
const sheets = () => document.querySelectorAll('link[rel="stylesheet"]');

const unloadedSheets = () => [...sheets()].filter(({ sheet }) => !sheet);

function watchArrival() {
  setTimeout(() => unloadedSheets().forEach(loadSheetAgain), SHEET_LIMIT);
  setTimeout(() => {
    if (!root.dataset.ready && ownWorker()) {
      repair();
    }
  }, READY_LIMIT);
  setTimeout(() => {
    if (unloadedSheets().length > 0) {
      report("parts");
    } else if (!isAlive()) {
      report("slow");
    }
  }, ALIVE_LIMIT);
  new MutationObserver((_, observer) => {
    if (!isAlive()) {
      return;
    }
    observer.disconnect();
    withdrawSlow();
  }).observe(root, { attributeFilter: ["data-alive"] });
}

/** Check all files when the page is ready and nobody waits. */
function checkWhenReady() {
  new MutationObserver((_, observer) => {
    if (!root.dataset.ready) {
      return;
    }
    observer.disconnect();
    const worker = ownWorker();
    if (worker) {
      setTimeout(() => worker.postMessage("check"), PEACE);
    }
  }).observe(root, { attributeFilter: ["data-ready"] });
}

function begin() {
  globalThis.firstAid = { checkStored };
  if (root.dataset.rescue !== undefined) {
    report("parts");
  } else if (!mayEvaluate()) {
    report("eval");
  } else {
    watchFailures();
    watchArrival();
    checkWhenReady();
  }
}

if (!globalThis.firstAid) {
  begin();
}
