// The curtain between people who share a screen: it covers everything until the next one lifts it.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { at } from "./at.js";
import { isFramedByOthers } from "./frame.js";
import { icon, seatMark } from "./icons.js";
import { QUIET, createLatch } from "./latch.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

/** @import {CurtainData, RecapLine} from "./data.d.ts" */
/** @import {Content} from "./types.d.ts" */

const said = words.curtain;

/** @param {RecapLine} move */
const line = ({ mark, text }) =>
  html`<li>
    ${mark ? seatMark(mark) : html`<span class="seat-mark"></span>`}<span>${text}</span>
  </li>`;

/** @param {CurtainData} curtain */
const recap = ({ since, recap: lines }) =>
  lines.length === 0
    ? nothing
    : html`<section class="curtain-recap" aria-labelledby="curtain-since">
        <h2 id="curtain-since">${since}</h2>
        <ol tabindex="0" aria-labelledby="curtain-since">
          ${lines.map(line)}
        </ol>
      </section>`;

const leave = () =>
  html`<button class="button" type="button" .message=${toSend({ do: "leave" })}>
    ${icon("back")} ${said.leave}
  </button>`;

/** @param {CurtainData} curtain */
const folds = (curtain) =>
  html`<div class="curtain-sheet">
    <span class="curtain-mark">${seatMark(curtain.mark)}</span>
    <h1 id="curtain-title">${curtain.title}</h1>
    <button
      class="button go wide"
      id="curtain-lift"
      type="button"
      data-first
      .message=${toSend({ do: "lift", seat: curtain.mark })}
    >
      <span class="curtain-quiet"></span><span>${curtain.button}</span>
    </button>
    ${recap(curtain)}
    <div class="curtain-ways">
      ${
        curtain.open
          ? html`<button
              class="button"
              type="button"
              .message=${toSend({ do: "lift", seat: curtain.mark, open: true })}
            >
              ${icon("meeple")} ${curtain.open}
            </button>`
          : nothing
      }
      ${
        curtain.back
          ? html`<button class="button" type="button" .message=${toSend({ do: "give-back" })}>
              ${icon("back")} ${curtain.back}
            </button>`
          : nothing
      }
      ${
        curtain.undo
          ? html`<button class="button" type="button" .message=${toSend({ do: "undo" })}>
              ${icon("anticlockwise-rotation")} ${words.table.undo}
            </button>`
          : nothing
      }
      ${leave()}
    </div>
  </div>`;

/** Within another's page hands stay covered: a press there may be meant for something else. */
const cover = () =>
  html`<div class="curtain-sheet">
    <h1 id="curtain-title">${said.framed}</h1>
    <p class="say">${said.framedWhy}</p>
    <a
      class="button go wide"
      data-first
      href=${location.href}
      target="_blank"
      rel="noopener noreferrer"
      >${said.byItself}</a
    >
    <div class="curtain-ways">${leave()}</div>
  </div>`;

const latch = createLatch();
const isFramed = isFramedByOthers(globalThis);
const PRESSES = new Set(["Enter", " "]); // the keys that press a button
let isWatching = false; // whether presses are watched
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const curtainElement = () => at("curtain");

/** Shows by the filling of the button when a press is going to count. */
function showQuiet() {
  clearTimeout(timer);
  const element = curtainElement();
  if (element.hidden) {
    return;
  }
  const wait = latch.wait(performance.now());
  element.toggleAttribute("data-armed", wait === 0);
  const filling = element.querySelector(".curtain-quiet");
  for (const each of filling?.getAnimations() ?? []) {
    each.currentTime = QUIET - wait;
  }
  if (wait > 0) {
    timer = setTimeout(showQuiet, wait);
  }
}

/** Tells the latch of every press on the page, from before the curtain falls. */
function watchPresses() {
  /**
   * @template {keyof WindowEventMap} Kind
   * @param {Kind} kind
   * @param {(event: WindowEventMap[Kind]) => void} tell
   */
  const listen = (kind, tell) =>
    addEventListener(
      kind,
      (event) => {
        tell(event);
        if (!curtainElement().hasAttribute("data-armed")) {
          showQuiet();
        }
      },
      { capture: true },
    );
  /** @param {PointerEvent} event */
  const lifted = ({ pointerId, timeStamp }) => latch.release(pointerId, timeStamp);
  listen("pointerdown", ({ pointerId, timeStamp }) => latch.press(pointerId, timeStamp));
  listen("pointerup", lifted);
  listen("pointercancel", lifted);
  listen("keydown", ({ key, timeStamp, repeat }) => {
    if (PRESSES.has(key)) {
      latch.press(key, timeStamp, repeat);
    }
  });
  listen("keyup", ({ key, timeStamp }) => {
    if (PRESSES.has(key)) {
      latch.release(key, timeStamp);
    }
  });
  listen("click", (event) => {
    const isInside = event.target instanceof Node && curtainElement().contains(event.target);
    if (latch.click(event.timeStamp) || !isInside) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
}

/** The quiet moment begins when the curtain can be seen. */
function fall() {
  latch.fall(performance.now());
  showQuiet();
  requestAnimationFrame((now) => {
    if (curtainElement().hidden) {
      return;
    }
    latch.fall(now);
    showQuiet();
  });
}

function rise() {
  latch.rise();
  clearTimeout(timer);
  curtainElement().removeAttribute("data-armed");
}

/**
 * @param {CurtainData | null} curtain
 * @param {{secret: boolean} | null} table
 * @returns {{title: string, folds: () => Content} | null} what hangs over the table now
 */
function hanging(curtain, table) {
  if (isFramed && table?.secret) {
    return { title: said.framed, folds: cover };
  }
  return curtain && { title: curtain.title, folds: () => folds(curtain) };
}

/**
 * What lies behind a closed curtain can neither be seen, nor reached, nor read aloud.
 * @param {CurtainData | null} [curtain]
 * @param {{secret: boolean} | null} [table]
 */
export function showCurtain(curtain = null, table = null) {
  if (!isWatching) {
    isWatching = true;
    watchPresses();
  }
  const element = curtainElement();
  const shown = hanging(curtain, table);
  const falls = shown !== null && (element.hidden || element.dataset.title !== shown.title);
  element.hidden = shown === null;
  element.dataset.title = shown?.title ?? "";
  at("table").inert = shown !== null;
  render(shown ? shown.folds() : nothing, element);
  if (!shown) {
    rise();
  }
  if (!falls) {
    return;
  }
  fall();
  /** @type {HTMLElement | null} */
  const first = element.querySelector("[data-first]");
  first?.focus();
}
