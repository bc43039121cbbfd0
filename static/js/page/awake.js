// Keeps the screen awake during a game, as long as somebody is using it.

/** Time after the last touch, key or move until the screen may turn off, in ms. */
const PATIENCE = 5 * 60_000;

const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel"];

/**
 * Create the holder of the wake lock. The browser releases the lock when the page is hidden; it is
 * requested again when visible. A refusal, as with a low battery, is ignored.
 * @param {Pick<Window & typeof globalThis, "document" | "navigator" | "setTimeout" | "clearTimeout" | "addEventListener">} [page]
 * @returns {{follow: (table: {id: string, ply: number, over: boolean} | null) => void}}
 */
export function createAwake(page = globalThis) {
  const { document, navigator } = page;
  let playing = false;
  let shown = ""; // the last table and ply shown
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let asking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  async function hold() {
    if (lock || asking || !playing || document.hidden || !navigator.wakeLock) {
      return;
    }
    asking = true;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
      if (!playing) {
        giveBack();
      }
    } catch {
      lock = null; // refused
    } finally {
      asking = false;
    }
  }

  function giveBack() {
    page.clearTimeout(timer);
    lock?.release();
    lock = null;
  }

  function sign() {
    if (!playing) {
      return;
    }
    page.clearTimeout(timer);
    timer = page.setTimeout(giveBack, PATIENCE);
    hold();
  }

  for (const kind of SIGNS) {
    page.addEventListener(kind, sign, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) {
      sign();
    }
  });

  return {
    follow(table) {
      const now = table && !table.over ? `${table.id} ${table.ply}` : "";
      if (now === shown) {
        return;
      }
      shown = now;
      playing = now !== "";
      if (playing) {
        sign();
      } else {
        giveBack();
      }
    },
  };
}
