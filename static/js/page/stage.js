// The place of the board: tells Python its size and theme, and hands scenes to the painter.
import { createTable } from "../table/table.js";
import { createSounds } from "./sounds.js";

const root = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");

const isStill = () => root.dataset.motion === "off" || still.matches;

async function fetchJson(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

async function setUp(send, sounds) {
  const [themes, icons] = await Promise.all([
    fetchJson("static/themes.json"),
    fetchJson("static/build/icons.json"),
  ]);
  return createTable({
    canvas: document.getElementById("board"),
    overlay: document.getElementById("overlay"),
    send,
    themes,
    theme: root.dataset.theme,
    icons,
    reducedMotion: isStill(),
    onStep: ({ sound }) => sounds.play(sound),
  });
}

/** Lets the end of a transition be seen, also where nothing moves; whoever acts goes on at once. */
function lingered(ms = 0) {
  if (!ms) return null;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const gesture of ["pointerdown", "keydown"]) removeEventListener(gesture, end, true);
      resolve();
    };
    const timer = setTimeout(end, ms);
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, end, true);
  });
}

/**
 * @param {(message: object) => void} send
 * @param {() => void} rested is called whenever the board has come to rest
 */
export function createStage(send, rested) {
  const element = document.getElementById("stage");
  const sounds = createSounds();
  const table = setUp(send, sounds);
  let expected = ""; // the table that the next scene is of
  let standing = ""; // the table that the last scene was of
  let last = null;
  let told = "";
  let moving = 0; // transitions that do not stand yet

  function tell() {
    const { width, height } = element.getBoundingClientRect();
    const size = {
      width: Math.floor(width),
      height: Math.floor(height),
      theme: root.dataset.theme,
    };
    if (!size.width || !size.height || told === JSON.stringify(size)) return;
    told = JSON.stringify(size);
    send({ do: "resize", ...size });
  }

  async function paint(transition) {
    const first = standing !== expected;
    standing = expected;
    last = { steps: transition.steps.slice(-1) };
    moving += 1;
    const painter = await table;
    const stands = painter.paint(transition, first);
    if (first) painter.skip(); // nothing flies from one table to another
    await stands;
    await lingered(transition.steps.at(-1).pause);
    moving -= 1;
    if (moving > 0) return;
    rested();
    send({ do: "painted" });
  }

  async function retheme() {
    tell();
    const painter = await table;
    painter.setTheme(root.dataset.theme);
    painter.setMotion(isStill());
  }

  new ResizeObserver(tell).observe(element);
  still.addEventListener("change", retheme);

  return {
    paint,
    retheme,
    setSound: (value) => sounds.turn(value === "on"),
    expect: (id) => (expected = id),
    isMoving: () => moving > 0,
    standsFor: (id) => standing === id,
    lastTransition: () => last,
  };
}
