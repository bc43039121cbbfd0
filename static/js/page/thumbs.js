// Thumbnails of saved games: drawn by Python when their cards are visible, one at a time, and
// cached.
import { isDrawing } from "./thumb-store.js";

/** @import {Entry} from "./data.d.ts" */
/** @import {Drawing, ThumbStore} from "./thumb-store.js" */

const BREATH = 30;
const PATIENCE = 10_000;

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 98"></svg>';

/** A torn sheet, for a save that can't be read. */
const TORN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 98"><path d="M22 10h54v40l-9 6-8-7-10 8-9-8-10 7-8-5z" fill="#fffdf6" stroke="#d9c9a3" stroke-width="2"/>' +
  '<path d="M22 66l8 5 10-7 9 8 10-8 8 7 9-6v24H22z" fill="#f1e6cb" stroke="#d9c9a3" stroke-width="2"/></svg>';

/**
 * @typedef {HTMLImageElement & {save: Entry}} Thumb an image of the saved game that it has as a
 *   property
 */

/**
 * Return a drawing's image URL; as an image, it can't run scripts.
 * @param {string} svg
 */
const sourceOf = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * @param {Element} image
 * @returns {image is Thumb}
 */
const isThumb = (image) => image.save !== undefined;

/**
 * Return a function that observes an image: `tell(image, isSeen)` reports its visibility.
 * @param {(image: Thumb, isSeen: boolean) => void} tell
 * @returns {(image: Thumb) => void}
 */
function watchVisible(tell) {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isThumb(target)) {
        tell(target, isIntersecting);
      }
    }
  });
  return (element) => observer.observe(element);
}

/**
 * @param {(id: string) => void} ask has Python draw a game's thumbnail, which is passed to `take`
 * @param {() => void} wish sends Python its icons and colours, on first need
 * @param {ThumbStore} store
 * @param {{watch?: typeof watchVisible, now?: () => number, later?: (act: () => void) => void}} [around]
 */
export function createThumbs(
  ask,
  wish,
  store,
  {
    watch = watchVisible,
    now = () => performance.now(),
    later = (act) => setTimeout(act, BREATH),
  } = {},
) {
  /** @type {Map<string, Drawing>} */
  const known = new Map();
  /** @type {Set<Thumb>} */
  const visible = new Set();
  /** @type {Set<Thumb>} */
  let all = new Set();
  let canAsk = false;
  let asked = { id: "", at: 0 };
  let isComing = false;

  const watched = watch((image, isSeen) => {
    if (!isSeen) {
      visible.delete(image);
    } else if (!visible.has(image)) {
      visible.add(image);
      recall(image.save.id);
    }
  });

  /**
   * Return whether a save's thumbnail is known and up to date.
   * @param {Entry} save
   */
  const isFresh = ({ id, when, state }) => state === "damaged" || known.get(id)?.when === when;

  /** @param {string} id */
  async function recall(id) {
    const stored = known.has(id) ? null : await store.get(id);
    if (stored && !known.has(id)) {
      remember(id, stored);
    }
    askSoon();
  }

  /** @param {string} id @param {Drawing} drawing */
  function remember(id, drawing) {
    known.set(id, drawing);
    for (const image of all) {
      if (image.save.id === id) {
        fill(image);
      }
    }
  }

  /** @param {Thumb} image */
  function fill(image) {
    const { id, state } = image.save;
    const svg = state === "damaged" ? TORN : known.get(id)?.svg || BLANK;
    if (image.drawn === svg) {
      return;
    }
    image.drawn = svg;
    image.src = sourceOf(svg);
  }

  /** Request a thumbnail after a short pause, as what is visible may change meanwhile. */
  function askSoon() {
    if (isComing) {
      return;
    }
    isComing = true;
    later(() => {
      isComing = false;
      askNext();
    });
  }

  function askNext() {
    if (asked.id && now() - asked.at < PATIENCE) {
      return;
    }
    const bare = [...visible].find(({ save }) => !isFresh(save));
    if (!bare) {
      return;
    }
    if (!canAsk) {
      wish();
      return;
    }
    asked = { id: bare.save.id, at: now() };
    ask(asked.id);
  }

  return {
    /**
     * Update the thumbnails on the page; each of `images` has its `save` as a property.
     * @param {Iterable<Element>} images
     * @param {boolean} draws
     */
    look(images, draws) {
      canAsk = draws;
      all = new Set([...images].filter(isThumb));
      for (const image of visible) {
        if (!all.has(image)) {
          visible.delete(image);
        }
      }
      for (const image of all) {
        fill(image);
        watched(image);
      }
      askSoon();
    },
    /**
     * Take over a thumbnail drawn by Python; "" if there is nothing to draw.
     * @param {string} id
     * @param {string} when
     * @param {string} svg
     */
    take(id, when, svg) {
      const drawing = { when, svg: isDrawing(svg) ? svg : "" };
      remember(id, drawing);
      if (drawing.svg) {
        store.put(id, drawing);
      }
      if (asked.id !== id) {
        return;
      }
      asked = { id: "", at: 0 };
      askSoon();
    },
  };
}
