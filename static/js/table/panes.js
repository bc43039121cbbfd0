// The windows of the accessible layer: elements that cut off what lies outside, and in each one an
// element that is moved and scaled with the aim, so that its regions lie where they are drawn.

import { order, setStyle } from "./cells.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {AimLens, SceneWindow} from "./types.d.ts" */

/** @typedef {{id: string, element: HTMLElement, world: HTMLElement}} PaneElements */
/** @typedef {{window: string, element: HTMLElement}} GroupElement */

/**
 * The panes of the layer that belongs to `document`; `viewports` knows how worlds are seen.
 * @param {Document} document
 * @param {Pick<Viewports, "lens">} viewports
 */
export function createPanes(document, viewports) {
  /**
   * The panes by window and number: what lies in a window may be in several.
   * @type {Map<string, PaneElements>}
   */
  const panes = new Map();

  /**
   * @param {string} id
   * @returns {PaneElements}
   */
  function newPane(id) {
    const element = document.createElement("div");
    element.className = "window";
    element.dataset.window = id;
    // Only the aim moves what lies in a window, whatever the browser thinks of it.
    element.addEventListener("scroll", () => {
      element.scrollLeft = 0;
      element.scrollTop = 0;
    });
    const world = document.createElement("div");
    world.className = "world";
    element.append(world);
    return { id, element, world };
  }

  /**
   * @param {string} id
   * @param {number} number
   * @param {Map<string, PaneElements>} wanted
   */
  function paneOf(id, number, wanted) {
    const key = `${number} ${id}`;
    const pane = panes.get(key) ?? newPane(id);
    wanted.set(key, pane);
    return pane;
  }

  /**
   * Takes groups, {window, element}, in their order, and the windows of a scene, and returns the
   * children of the layer: groups of a window are in its pane. A window without any has one, too:
   * it keeps the browser's own gestures away.
   * @param {GroupElement[]} groups
   * @param {SceneWindow[]} windows
   */
  function arrange(groups, windows) {
    /** @type {Map<string, PaneElements>} */
    const wanted = new Map();
    const used = new Set(groups.map((group) => group.window));
    const children = windows
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => paneOf(id, 0, wanted).element);
    const runs = runsOf(groups);
    runs.forEach(({ window, elements }, index) => {
      if (!window) {
        children.push(...elements);
        return;
      }
      const number = runs.slice(0, index).filter((run) => run.window === window).length;
      const pane = paneOf(window, number, wanted);
      order(pane.world, elements);
      children.push(pane.element);
    });
    panes.clear();
    wanted.forEach((pane, key) => panes.set(key, pane));
    return children;
  }

  /** Lets every pane show what its aim does. */
  function look() {
    for (const { id, element, world } of panes.values()) {
      const lens = viewports.lens(id);
      if (lens) {
        frame(element, lens);
        const [x, y] = [lens.left - lens.box[0], lens.top - lens.box[1]];
        setStyle(world.style, "transform", `translate(${x}px, ${y}px) scale(${lens.zoom})`);
        setStyle(world.style, "--zoom", String(lens.zoom));
      }
    }
  }

  return { arrange, look };
}

/**
 * @param {HTMLElement} element
 * @param {AimLens} lens
 */
function frame({ style }, { box: [x, y, w, h], r }) {
  setStyle(style, "left", `${x}px`);
  setStyle(style, "top", `${y}px`);
  setStyle(style, "width", `${w}px`);
  setStyle(style, "height", `${h}px`);
  setStyle(style, "border-radius", `${r}px`);
}

/**
 * Neighbours that lie in the same window belong together.
 * @param {GroupElement[]} groups
 */
function runsOf(groups) {
  /** @type {{window: string, elements: HTMLElement[]}[]} */
  const runs = [];
  for (const { window, element } of groups) {
    const last = runs.at(-1);
    if (window && last?.window === window) {
      last.elements.push(element);
    } else {
      runs.push({ window, elements: [element] });
    }
  }
  return runs;
}
