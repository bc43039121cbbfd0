// Runs in a page that the bench opens, before all else: notes when a visitor sees what, in ms.
const root = () => document.documentElement;
const visit = { card: null, dialog: null, board: null, ready: null, longest: 0, tasks: 0 };
globalThis.visit = visit;

const shown = (element) => (element?.getBoundingClientRect().width ?? 0) > 0;

/** @returns {boolean} whether anything is drawn on the board */
function drawn() {
  const board = document.getElementById("board");
  if (!shown(board) || !board.width) {
    return false;
  }
  const small = new OffscreenCanvas(8, 8).getContext("2d");
  small.drawImage(board, 0, 0, 8, 8);
  return small.getImageData(0, 0, 8, 8).data.some((value) => value > 0);
}

/** Looks once a frame: what a frame shows has been laid out when the next one is made. */
function look() {
  const now = performance.now();
  const card = document.querySelector(".game");
  if (visit.card === null && shown(card)) {
    visit.card = now;
    const { x, y, width, height } = card.getBoundingClientRect();
    globalThis.cardSeen?.(x + width / 2, y + height / 2);
  }
  if (visit.dialog === null && shown(document.querySelector("dialog[open]"))) {
    visit.dialog = now;
  }
  if (visit.board === null && drawn()) {
    visit.board = now;
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);

// The page answers, and Python is there: either may be told before the other.
new MutationObserver(() => {
  const { ready, python } = root().dataset;
  if (ready && python) {
    visit.ready ??= performance.now();
  }
}).observe(document, { attributeFilter: ["data-ready", "data-python"], subtree: true });

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    visit.longest = Math.max(visit.longest, duration);
    visit.tasks += duration;
  }
}).observe({ type: "longtask", buffered: true });
