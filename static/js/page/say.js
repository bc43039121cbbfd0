// What is said to a screen reader without moving the focus.
import { createSayings } from "./sayings.js";

const sayings = createSayings();
let turn = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Puts a text where it is read; what was urgent before it is past, and is not found there again.
 * @param {string} text
 * @param {"polite" | "assertive"} politeness
 */
function write(text, politeness) {
  turn = !turn;
  for (const region of document.querySelectorAll('[data-says="assertive"]')) {
    region.textContent = "";
  }
  // A text that is said twice must differ, or it is read only once.
  for (const region of document.querySelectorAll(`[data-says="${politeness}"]`)) {
    region.textContent = turn ? text : `${text}\u00a0`;
  }
}

/**
 * Empties the live regions in an element: a screen reader that looks through a dialog finds there
 * only what was said since it opened.
 * @param {Element} element
 */
export function forgetSaid(element) {
  for (const region of element.querySelectorAll("[data-says]")) {
    region.textContent = "";
  }
}

function sayWhatIsDue() {
  clearTimeout(timer);
  const now = performance.now();
  while (sayings.due() <= now) {
    const { text, politeness } = sayings.take(now);
    write(text, politeness);
  }
  const due = sayings.due();
  if (due < Infinity) {
    timer = setTimeout(sayWhatIsDue, due - now);
  }
}

for (const act of ["keydown", "pointerdown"]) {
  addEventListener(
    act,
    () => {
      write("", "assertive"); // why the last tap was refused is past
      sayings.silence();
      sayWhatIsDue();
    },
    { capture: true, passive: true },
  );
}

/**
 * @param {string} text
 * @param {import("../python/instructions.d.ts").Tone} [tone] see sayings.js
 */
export function say(text, tone = "polite") {
  sayings.add(text, tone, performance.now());
  sayWhatIsDue();
}
