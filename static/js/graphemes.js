// Grapheme clusters: what a reader takes for one character, an emoji of a family as well.

const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter();

/**
 * @param {string} text
 * @returns {string[]} its clusters; its characters in a browser that knows none
 */
export const graphemes = (text) =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

/**
 * The most characters of a name, as py/tabletop/core/names.py has it, and the most clusters here.
 */
const MOST_CHARACTERS = 40;
const MOST_CLUSTERS = 24;

/** @param {string} name @returns {string} as much of it as a seat may be called */
export function cutName(name) {
  let kept = "";
  for (const cluster of graphemes(name).slice(0, MOST_CLUSTERS)) {
    if ([...kept, ...cluster].length > MOST_CHARACTERS) {
      break;
    }
    kept += cluster;
  }
  return kept;
}
