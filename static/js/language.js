// The language of the page. English stands in the sources, as whole sentences with named gaps; a page
// in another language brings a catalogue from these along, as the JSON of an element of its own.

const element = globalThis.document?.getElementById("catalogue");
const catalogue = element ? JSON.parse(element.textContent) : {};

const filled = (text, gaps) => text.replace(/\{(\w+)\}/gu, (gap, name) => gaps[name] ?? gap);

/** `text` in the language of the page, its gaps filled. */
export const t = (text, gaps = {}) => filled(catalogue[text] ?? text, gaps);

/** The sentence for `count`, which fills the gap {count}; a translation has one text a form. */
export function tCount(one, many, count, gaps = {}) {
  const forms = catalogue[one];
  const rules = new Intl.PluralRules(catalogue.language ?? "en");
  const english = count === 1 ? one : many;
  return filled(forms?.[rules.select(count)] ?? english, { count, ...gaps });
}

/** @param {string[]} items @returns {string} all of them in one phrase, as "A, B and C" */
export const listed = (items) =>
  new Intl.ListFormat(catalogue.language ?? "en-GB", { type: "conjunction" }).format(items);
