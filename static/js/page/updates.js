// Looks for a new version once a day, and takes its notice away when it has been taken.

const DAY = 24 * 60 * 60_000;
const LOOK = 60 * 60_000;

/**
 * A browser looks by itself only when the page is opened, and an installed page may stay open for
 * weeks. Timers stand still while a tablet sleeps, so the clock is asked, each hour and whenever
 * the page is seen again.
 * @param {{update: () => Promise<unknown>}} registration of the service worker
 */
export function lookDaily(registration, page = globalThis) {
  let looked = page.Date.now();

  function look() {
    if (page.document.hidden || page.Date.now() - looked < DAY) {
      return;
    }
    looked = page.Date.now();
    registration.update().catch(() => {}); // without a network; tomorrow is another day
  }

  page.setInterval(look, LOOK);
  page.document.addEventListener("visibilitychange", look);
}

/**
 * Another tab may take the new version: then there is none to be offered here any more.
 * @param {Pick<ServiceWorkerContainer, "controller" | "addEventListener">} serviceWorker
 * @param {import("../python/messages.d.ts").Send} send
 */
export function watchTaken(serviceWorker, send) {
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) {
      send({ do: "update-taken" });
    }
    controlled = true; // the very first one only begins to keep this page
  });
}
