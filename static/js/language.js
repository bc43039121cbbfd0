// The language of the page. English stands in the sources, as whole sentences with named gaps; a page
// in another language brings a catalogue from these along, as the JSON of an element of its own.

/**
 * @typedef {Record<string, string | number>} Gaps what stands in the gaps of a sentence, by their names
 */

const element = globalThis.document?.getElementById("catalogue");

/**
 * The translations by their English texts: one text, or one for each form of a plural. `language` is the tag of
 * the language.
 * @type {{language?: string, [english: string]: string | Record<string, string> | undefined}}
 */
const catalogue = element ? JSON.parse(element.textContent) : {};

/** @type {(text: string, gaps: Gaps) => string} */
const filled = (text, gaps) =>
  text.replace(/\{(\w+)\}/gu, (gap, name) => String(gaps[name] ?? gap));

/**
 * Return `text` in the language of the page, its gaps filled.
 * @param {string} text
 * @param {Gaps} [gaps]
 */
export function t(text, gaps = {}) {
  const translated = catalogue[text];
  return filled(typeof translated === "string" ? translated : text, gaps);
}

/**
 * Return the sentence for `count`, which fills the gap {count}; a translation has one text a form.
 * @param {string} one
 * @param {string} many
 * @param {number} count
 * @param {Gaps} [gaps]
 */
export function tCount(one, many, count, gaps = {}) {
  const forms = catalogue[one];
  const rules = new Intl.PluralRules(catalogue.language ?? "en");
  const form = typeof forms === "object" ? forms[rules.select(count)] : undefined;
  return filled(form ?? (count === 1 ? one : many), { count, ...gaps });
}

/** @param {string[]} items @returns {string} all of them in one phrase, as "A, B and C" */
export const listed = (items) =>
  new Intl.ListFormat(catalogue.language ?? "en-GB", { type: "conjunction" }).format(items);
