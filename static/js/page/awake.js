// Keeps the screen awake while a game is on the table, as long as somebody is there.

/** So long after the last touch, key or move the screen may go dark again. */
const PATIENCE = 5 * 60_000;

const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel"];

/**
 * The browser gives the screen back by itself when the page is hidden; it is asked again as soon
 * as the page is seen. Where it refuses, as a tablet does with little battery, nothing is lost.
 * @returns {{follow: (table: {id: string, ply: number, over: boolean} | null) => void}}
 */
export function createAwake(page = globalThis) {
  const { document, navigator } = page;
  let playing = false;
  let shown = ""; // the table and the move that were shown last
  let lock = null;
  let asking = false;
  let timer;

  async function hold() {
    if (lock || asking || !playing || document.hidden || !navigator.wakeLock) return;
    asking = true;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
      if (!playing) giveBack();
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
    if (!playing) return;
    page.clearTimeout(timer);
    timer = page.setTimeout(giveBack, PATIENCE);
    hold();
  }

  for (const kind of SIGNS) page.addEventListener(kind, sign, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) sign();
  });

  return {
    follow(table) {
      const now = table && !table.over ? `${table.id} ${table.ply}` : "";
      if (now === shown) return;
      shown = now;
      playing = now !== "";
      if (playing) sign();
      else giveBack();
    },
  };
}
