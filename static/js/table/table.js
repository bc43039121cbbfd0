// One table on the page: the drawing, the accessible layer over it, and the hand that touches it.

import { createBrush } from "./brush.js";
import { createOverlay } from "./overlay.js";
import { createPainter } from "./painter.js";
import { palette } from "./palette.js";
import { watchPointer } from "./pointer.js";
import { loadFonts } from "./words.js";

/**
 * Sets a table up.
 *
 * canvas   the <canvas>, which gets its size from the scene (CSS pixels times the screen's density)
 * overlay  an empty element exactly over the canvas
 * send     called with {do: "tap", region}, {do: "drag", from, to} and {do: "cancel"}
 * themes   static/themes.json, parsed; `theme` is "light", "dark" or "contrast"
 * icons    the built icon file, parsed: {name: {path, size}}
 *
 * Returns paint(transition): plays the steps after those already playing and resolves when the
 * last scene stands; the regions are those of the last scene from the start. skip() ends all
 * movement: call it when a person acts outside the table. setTheme(name), setMotion(reduced),
 * resize() when the density of the screen has changed, focus(region id), isBusy().
 * `canvas.dataset.busy` is "true" while anything moves.
 */
export function createTable({
  canvas,
  overlay,
  send,
  themes,
  theme,
  icons,
  reducedMotion = false,
}) {
  const brush = createBrush(icons);
  brush.setColours(palette(themes, theme));
  const painter = createPainter(canvas, brush, { reducedMotion });
  const bubble = createBubble(overlay);

  const tap = (region) => {
    painter.skip();
    send({ do: "tap", region: region.id });
  };
  const cancel = () => {
    bubble.hide();
    painter.skip();
    send({ do: "cancel" });
  };
  const layer = createOverlay(overlay.appendChild(plate(overlay)), { act: tap, cancel });

  let marked = null;
  const mark = (region) => {
    const element = region ? layer.element(region.id) : null;
    if (element !== marked) {
      marked?.removeAttribute("data-over");
      element?.setAttribute("data-over", "");
      marked = element;
    }
  };

  watchPointer(overlay, {
    regions: layer.regions,
    inside: brush.contains,
    on: {
      tap,
      miss: () => painter.skip() || send({ do: "cancel" }),
      hold(region) {
        painter.skip();
        return !painter.isBusy() && painter.hold(region.drag);
      },
      carry: painter.carry,
      over: mark,
      drop(from, to) {
        painter.drop();
        send({ do: "drag", from: from.id, to: to.id });
      },
      release: painter.release,
      explain: bubble.show,
      hush: bubble.hide,
    },
  });

  loadFonts().then(() => {
    brush.forgetWords();
    painter.repaint();
  });

  return {
    paint(transition) {
      const { steps } = typeof transition === "string" ? JSON.parse(transition) : transition;
      return painter.play(steps, (scene) => {
        overlay.style.width = `${scene.width}px`;
        overlay.style.height = `${scene.height}px`;
        layer.sync(scene);
      });
    },
    skip: painter.skip,
    focus: layer.focus,
    isBusy: painter.isBusy,
    resize: painter.repaint,
    setMotion: painter.setStill,
    setTheme(name) {
      brush.setColours(palette(themes, name));
      painter.repaint();
    },
  };
}

function plate(overlay) {
  const element = overlay.ownerDocument.createElement("div");
  element.className = "regions";
  return element;
}

// What a long press says. Screen readers have the same words as the region's description.
function createBubble(overlay) {
  const element = overlay.ownerDocument.createElement("div");
  element.className = "hint-bubble";
  element.setAttribute("aria-hidden", "true");
  element.hidden = true;
  overlay.append(element);
  return {
    show(region) {
      element.textContent = region.hint;
      element.hidden = false;
      const left = region.x + region.w / 2 - element.offsetWidth / 2;
      const room = overlay.clientWidth - element.offsetWidth - 8;
      element.style.left = `${Math.max(8, Math.min(left, room))}px`;
      const above = region.y - element.offsetHeight - 8;
      element.style.top = `${above >= 0 ? above : region.y + region.h + 8}px`;
    },
    hide() {
      element.hidden = true;
    },
  };
}
