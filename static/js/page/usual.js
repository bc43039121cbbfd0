// Which value an option has before a person chooses one: it may follow from another option.

/**
 * @typedef {{key: string, label: string, sentence: string, value: string,
 *   follows: Record<string, Record<string, string>>,
 *   values: {value: string, label: string, sentence?: string}[]}} Option
 */

/**
 * @param {Option} option
 * @param {Option[]} options all options of the game
 * @param {Record<string, string>} chosen what the person has chosen
 * @returns {string} the value that the option has now
 */
export function valueOf(option, options, chosen) {
  if (option.key in chosen) return chosen[option.key];
  for (const other of options) {
    const usual = option.follows[other.key]?.[chosen[other.key]];
    if (usual !== undefined) return usual;
  }
  return option.value;
}
