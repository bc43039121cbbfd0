// One line below "Play" that says who will play, and one that says how.
import { listed } from "../../language.js";
import { valueOf } from "../usual.js";
import { words as said } from "./words.js";

/** @import {StartContent, StartSeat} from "../data.d.ts" */
/** @import {Draft} from "./draft.js" */

/**
 * @param {{seats: Pick<StartSeat, "kind" | "level">[], count: number}} draft
 * @param {string[]} names what the seats in play will be called
 * @returns {string} who will play
 */
export function whoPlays({ seats, count }, names) {
  const playing = seats.slice(0, count);
  const people = playing.filter(({ kind }) => kind === "human").length;
  if (people === 0) {
    return said.onlyComputers(listed(names), count);
  }
  if (people > 1) {
    return listed(names);
  }
  if (count === 1) {
    return said.alone;
  }
  const others = names.filter((_, index) => playing[index].kind === "computer");
  const rival = playing.find(({ kind }) => kind === "computer");
  const withOne = rival && others.length === 1 ? said.youAnd[rival.level] : undefined;
  return withOne?.(others[0]) ?? listed([said.you, ...others]);
}

/**
 * @param {Pick<StartContent, "options">} dialog
 * @param {{options: Record<string, string>, count: number}} draft
 * @returns {string} what differs from the usual game, or that nothing does or can
 */
export function howItIsPlayed({ options }, { options: chosen, count }) {
  if (options.length === 0) {
    return said.noOptions;
  }
  const table = { options, chosen, seats: count };
  const usual = { options, chosen: {}, seats: count };
  const changed = options
    .filter((option) => valueOf(option, table) !== valueOf(option, usual))
    .map((option) => {
      const value = valueOf(option, table);
      const chosenValue = option.values.find((each) => each.value === value);
      return said.optionIs(option.label, chosenValue?.label ?? value);
    });
  return changed.length > 0 ? changed.join(" · ") : said.usualRules;
}

/**
 * @param {Pick<StartContent, "levels">} dialog
 * @param {Draft} draft
 * @param {string[]} names
 * @returns {string[]} how each computer in play plays, the same strength only once
 */
export function howComputersPlay({ levels }, { seats, count }, names) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  seats.slice(0, count).forEach(({ kind, level: key }, index) => {
    if (kind === "computer") {
      found.set(key, [...(found.get(key) ?? []), names[index]]);
    }
  });
  return [...found].flatMap(([key, called]) => {
    const level = levels.find((each) => each.key === key);
    return level ? [said.opponent(listed(called), level.label, level.sentence)] : [];
  });
}
