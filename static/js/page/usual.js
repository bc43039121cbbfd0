// Which values an option may have at a table, and which it has before a person chooses one.

/** @import {OptionData, OptionValue} from "./data.d.ts" */

/**
 * @typedef {{options: OptionData[], chosen: Record<string, string>, seats: number}} Table all options
 *   of the game, what the person has chosen of them, and how many sit there
 */

/**
 * @param {OptionData} option
 * @param {number} count
 * @returns {OptionValue[]} the values for so many seats, whatever else is chosen
 */
export const fitting = (option, count) => option.values.filter(({ seats }) => seats <= count);

/**
 * @param {OptionData} option
 * @param {Table} table
 * @returns {OptionValue[]} the values that may be chosen at this table
 */
export function valuesOf(option, table) {
  /** @param {Record<string, string>} beside */
  const goesWith = (beside) =>
    table.options.every(
      (other) => !(other.key in beside) || valueOf(other, table) === beside[other.key],
    );
  return fitting(option, table.seats).filter(({ beside }) => goesWith(beside));
}

/**
 * @param {OptionData} option
 * @param {Table} table
 * @returns {string} the value that the option has now: what was chosen, if it still may be
 */
export function valueOf(option, table) {
  const chosen = table.chosen[option.key];
  if (valuesOf(option, table).some(({ value }) => value === chosen)) {
    return chosen;
  }
  for (const other of table.options) {
    const usual = option.follows[other.key]?.[table.chosen[other.key]];
    if (usual !== undefined) {
      return usual;
    }
  }
  return option.value;
}

/**
 * @param {Record<string, string>} chosen
 * @param {string} key of the option
 * @param {Pick<OptionValue, "value" | "proposes">} value
 * @returns {Record<string, string>} what is chosen with this, and with what it proposes
 */
export const withChoice = (chosen, key, { value, proposes = {} }) => ({
  ...proposes,
  ...chosen,
  [key]: value,
});

/**
 * @param {Table} table
 * @returns {Record<string, string>} what was chosen and may be
 */
export function chosenAt(table) {
  const { options, chosen } = table;
  return Object.fromEntries(
    options
      .filter((option) => option.key in chosen && valueOf(option, table) === chosen[option.key])
      .map(({ key }) => [key, chosen[key]]),
  );
}
