// Illustrations of the rules: requested from Python one at a time when they come into view, and
// drawn like the tables. The text does not depend on them.
import { createBrush } from "../table/brush.js";
import { palette, themeOf } from "../table/palette.js";
import { sketch } from "../table/sketch.js";
import { loadFonts } from "../table/words.js";
import { readIcons, readThemes } from "./built.js";

const PATIENCE = 10_000;

/** Distance below the window at which an illustration is requested, to be there in time. */
const AHEAD = "400px";

/** @import {Brush} from "../table/brush.js" */
/** @import {Moment} from "../table/types.d.ts" */
/** @import {Sketch} from "../python/instructions.d.ts" */
/** @import {Send} from "../python/messages.d.ts" */

/** @param {DOMStringMap} dataset of a figure, or its game and picture */
const nameOf = ({ game, picture }) => `${game}/${picture}`;

/** @returns {Promise<Brush>} a brush in the colours of the theme; they may change */
async function dipped() {
  const [themes, icons] = await Promise.all([readThemes(), readIcons(), loadFonts()]);
  const brush = createBrush(icons);
  brush.setColours(palette(themes, themeOf(document.documentElement)));
  return brush;
}

/** @param {Send} send */
export function createIllustrations(send) {
  /** @type {Map<string, Moment[]>} what Python has drawn, by game and name */
  const known = new Map();
  /** @type {Set<HTMLElement>} figures that are in view, or nearly */
  const visible = new Set();
  let asked = { name: "", at: 0 };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) {
          continue;
        }
        if (isIntersecting) {
          visible.add(target);
        } else {
          visible.delete(target);
        }
      }
      askNext();
      draw();
    },
    { rootMargin: AHEAD },
  );

  function askNext() {
    if (asked.name && performance.now() - asked.at < PATIENCE) {
      return;
    }
    const bare = [...visible].find(({ dataset }) => !known.has(nameOf(dataset)));
    if (!bare) {
      return;
    }
    const { game = "", picture = "" } = bare.dataset;
    asked = { name: nameOf(bare.dataset), at: performance.now() };
    send({ do: "illustrate", game, name: picture });
  }

  /** Draw what is in view and not yet drawn in the current theme. */
  async function draw() {
    const theme = themeOf(document.documentElement);
    const bare = [...visible].filter(
      ({ dataset }) => known.has(nameOf(dataset)) && dataset.drawn !== theme,
    );
    if (!bare.length) {
      return;
    }
    const brush = await dipped();
    for (const figure of bare) {
      fill(figure, brush, theme);
    }
  }

  /** @param {HTMLElement} figure @param {Brush} brush @param {string} theme */
  function fill(figure, brush, theme) {
    const moments = known.get(nameOf(figure.dataset)) ?? [];
    const density = globalThis.devicePixelRatio || 1;
    const canvases = figure.querySelectorAll("canvas");
    moments.forEach((moment, index) => {
      canvases[index].style.width = `${moment.width}px`;
      sketch(canvases[index], brush, moment, density);
    });
    figure.dataset.drawn = theme;
  }

  new MutationObserver(draw).observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });

  return {
    /** @param {Iterable<HTMLElement>} figures those that are on the page now */
    look(figures) {
      const there = new Set(figures);
      for (const figure of visible) {
        if (!there.has(figure)) {
          visible.delete(figure);
        }
      }
      for (const figure of there) {
        observer.observe(figure);
      }
    },
    /**
     * Take over an illustration from Python, or nothing if it failed.
     * @param {Sketch} drawn
     */
    take({ game, name, moments }) {
      known.set(nameOf({ game, picture: name }), moments);
      asked = { name: "", at: 0 };
      draw();
      askNext();
    },
  };
}
