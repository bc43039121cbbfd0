// One table on the page: its canvas, the accessible layer over it, and touch input.

import { createBrush } from "./brush.js";
import { createOverlay } from "./overlay.js";
import { createAnimator } from "./animator.js";
import { palette } from "./palette.js";
import { watchPointer } from "./pointer.js";
import { createViewports } from "./viewports.js";
import { afterPaint } from "./after-paint.js";
import { loadFonts } from "./words.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {Icons, Region, Scene, Step, TableMessage, ThemeName, Themes, Transition} from "./types.d.ts" */

/**
 * @typedef {{
 *   canvas: HTMLCanvasElement,
 *   overlay: HTMLElement,
 *   send: (message: TableMessage) => void,
 *   themes: Themes,
 *   theme: ThemeName,
 *   icons: Icons,
 *   reducedMotion?: boolean,
 *   onStep?: (step: Step) => void,
 *   onCaption?: (step: Step, isSeen: boolean) => void,
 *   zoomOf?: (scene: Scene) => number,
 *   scroll?: (dx: number, dy: number) => void,
 *   choice?: string,
 * }} TableOptions
 */

/** @typedef {ReturnType<typeof createTable>} Table */

/** The sound of the step that ends a game. */
const END = "end";

/**
 * Create a table.
 *
 * canvas   the <canvas>, which gets its size from the scene (CSS pixels times the screen's density)
 * overlay  an empty element exactly over the canvas
 * send     called with {do: "tap", region}, {do: "drag", from, to}, {do: "cancel"},
 *          {do: "slide", over, starts} for the regions that a sliding finger crosses, and {do: "slide-back"}
 * themes   static/themes.json, parsed; `theme` is "light", "dark" or "contrast"
 * icons    the built icon file, parsed: {name: {path, size}}
 * onStep   called with each step that begins and is seen: its `sound` may be played
 * onCaption  called with each step that begins, and whether it is seen: its `caption` may be shown
 * zoomOf   returns the scale at which a scene is shown, for hit testing too
 * scroll   called with (dx, dy), CSS pixels that a finger has moved beyond the edge of a world
 * choice   the description of a region that can be chosen now
 *
 * Returns paint(transition, afresh), which queues the steps and resolves when the last scene has
 * been visible for its time. The regions of the last scene apply from the start, but at the end of
 * a game only once it is visible, because they name the winner. With `afresh`, all windows open
 * anew, and the table is drawn before the elements of its regions are made. skip() ends all
 * movement: call it when a person acts outside the table. setTheme(name), setMotion(reduced),
 * resize() when the density of the screen has changed, focus(region id), leap(event) for shortcut
 * keys, isBusy(), and isAtRest(), whether no window glides. `canvas.dataset.busy` is "true" while
 * anything moves.
 * @param {TableOptions} options
 */
export function createTable({
  canvas,
  overlay,
  send,
  themes,
  theme,
  icons,
  reducedMotion = false,
  onStep,
  onCaption,
  zoomOf = () => 1,
  scroll = () => {},
  choice = "",
}) {
  const brush = createBrush(icons);
  brush.setColours(palette(themes, theme));
  let still = reducedMotion;
  const viewports = createViewports({
    changed() {
      layer.look();
      animator.look();
    },
    isStill: () => still,
  });
  const animator = createAnimator(canvas, brush, viewports, {
    reducedMotion,
    onStep,
    onCaption,
    zoomOf,
  });
  const bubble = createBubble(overlay, viewports);
  let zoom = 1;

  /** @param {Region} region */
  const tap = (region) => {
    if (region.camera && region.of) {
      viewports.act(region.of, region.camera);
      return;
    }
    if (animator.goOn()) {
      return;
    }
    animator.skip();
    send({ do: "tap", region: region.id });
  };
  /**
   * @param {string[]} over
   * @param {boolean} starts
   */
  const slide = (over, starts) => {
    animator.goOn();
    animator.skip();
    send({ do: "slide", over, starts });
  };
  const cancel = () => {
    bubble.hide();
    animator.skip();
    send({ do: "cancel" });
  };
  const does = { act: tap, cancel, choice };
  const layer = createOverlay(overlay.appendChild(plate(overlay)), viewports, does);

  /** @type {HTMLElement | null} */
  let marked = null;
  /** @param {Region | null} region */
  const mark = (region) => {
    const element = (region && layer.element(region.id)) ?? null;
    if (element !== marked) {
      marked?.removeAttribute("data-over");
      element?.setAttribute("data-over", "");
      marked = element;
    }
  };

  watchPointer(overlay, {
    regions: layer.regions,
    inside: brush.contains,
    viewports,
    zoom: () => zoom,
    on: {
      tap,
      miss() {
        if (!animator.goOn() && !animator.skip()) {
          send({ do: "cancel" });
        }
      },
      hold(region) {
        animator.skip();
        return !animator.isBusy() && animator.hold(region.drag ?? "");
      },
      carry: animator.carry,
      over: mark,
      drop(from, to) {
        animator.drop();
        send({ do: "drag", from: from.id, to: to.id });
      },
      release: animator.release,
      slide,
      unslide: () => send({ do: "slide-back" }),
      explain: bubble.show,
      hush: bubble.hide,
      push: (dx, dy) => scroll(dx * zoom, dy * zoom),
    },
  });

  loadFonts().then(() => {
    brush.forgetWords();
    animator.repaint();
  });

  return {
    /**
     * @param {Transition} transition
     * @param {boolean} [afresh]
     */
    paint(transition, afresh = false) {
      const { steps } = transition;
      const isLate = afresh || steps[steps.length - 1].sound === END;
      /** @param {Scene} scene */
      const meet = (scene) => {
        if (afresh) {
          viewports.forget();
        }
        viewports.meet(scene.windows);
        zoom = zoomOf(scene);
        overlay.style.transform = zoom > 1 ? `scale(${zoom})` : "";
        overlay.style.width = `${scene.width}px`;
        overlay.style.height = `${scene.height}px`;
        if (afresh) {
          layer.know(scene);
        }
        if (!isLate) {
          layer.sync(scene);
        }
      };
      /** @param {Scene} scene */
      const stand = async (scene) => {
        if (afresh) {
          await afterPaint();
        }
        if (isLate) {
          layer.sync(scene);
        }
      };
      return animator.play(steps, meet, stand);
    },
    skip: () => animator.goOn() || animator.skip(),
    focus: layer.focus,
    leap: layer.leap,
    isBusy: animator.isBusy,
    isAtRest: viewports.isAtRest,
    resize: animator.repaint,
    /** @param {boolean} reduced */
    setMotion(reduced) {
      still = reduced;
      animator.setStill(reduced);
    },
    /** @param {ThemeName} name */
    setTheme(name) {
      brush.setColours(palette(themes, name));
      animator.repaint();
    },
  };
}

/** @param {HTMLElement} overlay */
function plate(overlay) {
  const element = overlay.ownerDocument.createElement("div");
  element.className = "regions";
  return element;
}

/**
 * The text of a long press, which screen readers get as the region's description.
 * @param {HTMLElement} overlay
 * @param {Viewports} viewports
 */
function createBubble(overlay, viewports) {
  const element = overlay.ownerDocument.createElement("div");
  element.className = "hint-bubble";
  element.setAttribute("aria-hidden", "true");
  element.hidden = true;
  overlay.append(element);
  return {
    /** @param {Region} region */
    show(region) {
      element.textContent = region.hint ?? "";
      element.hidden = false;
      const { x, y, w, h } = viewports.seen(region);
      const left = x + w / 2 - element.offsetWidth / 2;
      const room = overlay.clientWidth - element.offsetWidth - 8;
      element.style.left = `${Math.max(8, Math.min(left, room))}px`;
      const above = y - element.offsetHeight - 8;
      element.style.top = `${above >= 0 ? above : y + h + 8}px`;
    },
    hide() {
      element.hidden = true;
    },
  };
}
