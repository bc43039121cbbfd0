// Passes pointer events on the overlay to fingers.js, and handles clicks of assistive technology.

import { regionIdOf } from "./cells.js";
import { suppressGhostClicks } from "./ghost-click.js";
import { createFingers } from "./fingers.js";
import { watchWheel } from "./wheel.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {Inside, OnScreen, Region, Touches} from "./types.d.ts" */

const UNZOOMED = 1.01; // up to this scale, a page counts as not zoomed (rounding)

/**
 * Listen on `root`. `regions()` returns the regions, `inside(path, x, y)` tests an outline, `viewports`
 * are those of the windows, `zoom()` returns the scale at which the scene is shown. Calls `on` as
 * fingers.js does. While the page is zoomed, `root` has `data-page-zoomed`.
 * @param {HTMLElement} root
 * @param {{regions: () => Region[], inside: Inside, viewports: Viewports, zoom: () => number, on: Touches}} table
 */
export function watchPointer(root, { regions, inside, viewports, zoom, on }) {
  const document = root.ownerDocument;
  const view = document.defaultView;
  const isPageZoomed = () => (view?.visualViewport?.scale ?? 1) > UNZOOMED;
  const fingers = createFingers({ regions, inside, viewports, isPageZoomed, on });
  const expectGhostClick = suppressGhostClicks(document);

  /** @param {OnScreen} event */
  const point = (event) => points([event])[0];
  /** @param {OnScreen[]} events */
  const points = (events) => {
    const { left, top } = root.getBoundingClientRect();
    return events.map(({ clientX, clientY }) => ({
      x: (clientX - left) / zoom(),
      y: (clientY - top) / zoom(),
    }));
  };

  root.addEventListener("pointerdown", (event) => {
    const { pointerId: id, isPrimary, timeStamp: time } = event;
    if (event.button === 0) {
      fingers.down(id, point(event), { isPrimary, time });
      capture(id);
    }
  });

  /** @param {number} id */
  function capture(id) {
    try {
      root.setPointerCapture(id);
    } catch {
      // The pointer is gone already: its pointerup got lost.
    }
  }

  root.addEventListener("pointermove", (event) => {
    if (event.buttons === 0) {
      fingers.lose(event.pointerId);
      return;
    }
    const all = event.getCoalescedEvents?.() ?? [];
    fingers.move(event.pointerId, points(all.length ? all : [event]), event.timeStamp);
  });

  root.addEventListener("pointerup", (event) => {
    expectGhostClick();
    fingers.up(event.pointerId, point(event), event.timeStamp);
  });

  root.addEventListener("pointercancel", ({ pointerId }) => fingers.cancel(pointerId));

  root.addEventListener("lostpointercapture", ({ target, pointerId }) => {
    if (target === root) {
      fingers.lose(pointerId);
    }
  });

  view?.addEventListener("blur", fingers.loseAll);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      fingers.loseAll();
    }
  });

  const markZoomed = () => root.toggleAttribute("data-page-zoomed", isPageZoomed());
  view?.visualViewport?.addEventListener("resize", markZoomed);

  // Assistive technology clicks without a pointer.
  root.addEventListener("click", (event) => {
    const id = regionIdOf(event);
    const region = regions().find((each) => each.id === id);
    if (region) {
      on.tap(region);
    }
  });

  root.addEventListener("contextmenu", (event) => event.preventDefault());
  watchWheel(root, point, viewports, isPageZoomed);
}
