// The room that the head leaves to the board, and what happens where the board needs more: the table
// scrolls, and its head goes along but for the sentence.
import { setStyle } from "../table/cells.js";
import { at } from "./at.js";

/** @import {Scene} from "../table/types.d.ts" */

/** @typedef {ReturnType<typeof createScroller>} Scroller */

/** How high a line of 1rem is, unless the person wants larger text. */
const USUAL = 16;

/** @param {() => void} changed is called whenever there is more or less room, or text is larger */
export function createScroller(changed) {
  const [table, head, stage, foot] = ["table", "table-head", "stage", "table-foot"].map(at);
  const text = at("text-size");

  const width = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(table);
    return Math.floor(table.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
  };

  /** The room of the stage without scrolling, and how much larger than usual text is. */
  function room() {
    const { paddingTop, paddingBottom } = getComputedStyle(table);
    const taken = head.offsetHeight + foot.offsetHeight;
    const height = table.clientHeight - taken - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return {
      width: width(),
      height: Math.max(0, Math.floor(height)),
      text: Math.max(1, Math.round((text.getBoundingClientRect().height / USUAL) * 100) / 100),
    };
  }

  /**
   * How wide the place of a scene is; to measure it again would lay out the page in the midst of
   *   painting.
   */
  let wide = width();

  // How much larger than itself a scene is shown: one that is narrower than its place fills it.
  /** @param {Scene} scene */
  const zoomOf = (scene) => Math.max(1, wide / scene.width);

  /**
   * Gives the stage the size of a scene.
   * @param {Scene} scene
   */
  function fit(scene) {
    const free = room();
    wide = free.width;
    const zoom = zoomOf(scene);
    const scrolls = scene.height * zoom > free.height + 1 || scene.width > free.width + 1;
    table.toggleAttribute("data-scrolls", scrolls);
    setStyle(stage.style, "min-height", scrolls ? `${scene.height * zoom}px` : "");
    setStyle(table.style, "--inset", `${Math.floor((scene.inset ?? 0) * zoom)}px`);
    setStyle(stage.style, "min-width", scrolls ? `${scene.width * zoom}px` : "");
    keepSentence();
  }

  // Of the head the sentence stays, where it stands below the title.
  function keepSentence() {
    /** @type {HTMLElement | null} */
    const sentence = head.querySelector(".sentence");
    const away = sentence ? Math.max(0, sentence.offsetTop - head.offsetTop - 4) : 0;
    const high = head.offsetHeight;
    const leaves = away < high / 3 ? 0 : away;
    setStyle(table.style, "--head-leaves", `${leaves}px`);
    setStyle(table.style, "--head-stays", `${high - leaves}px`);
  }

  const observer = new ResizeObserver(() => {
    wide = width();
    changed();
  });
  for (const element of [table, head, foot, text]) {
    observer.observe(element);
  }

  return {
    room,
    zoomOf,
    fit,
    /** @type {(dx: number, dy: number) => void} */
    scroll: (dx, dy) => table.scrollBy(-dx, -dy),
  };
}
