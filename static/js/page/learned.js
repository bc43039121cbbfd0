// The lessons finished on this device; a start dialog offers the first unfinished one.
import { readText, writeText } from "../keep/shelf.js";

/** @import {LessonOffer, TableData} from "./data.d.ts" */

/** @param {string} game */
const keyOf = (game) => `learned/${game}`;

/** @param {string} game @returns {Set<number>} the numbers of its finished lessons, 1 the first */
export const learned = (game) =>
  new Set((readText(keyOf(game)) ?? "").split(",").map(Number).filter(Number.isInteger));

/**
 * Store that a lesson was finished.
 * @param {string} game
 * @param {number} number
 */
export function keepLearned(game, number) {
  const all = learned(game);
  if (all.has(number)) {
    return;
  }
  const numbers = [...all, number].filter((each) => each > 0).sort((one, other) => one - other);
  writeText(keyOf(game), numbers.join(","));
}

/** @param {LessonOffer[]} lessons @param {Set<number>} finished */
export const nextLesson = (lessons, finished) =>
  lessons.find(({ message }) => !finished.has(message.lesson));

/**
 * Expose a lesson's current step to tests, and store when it is finished.
 * @param {HTMLElement} root
 * @param {Pick<TableData, "lesson" | "game"> | null} table
 */
export function markLesson(root, table) {
  if (table?.lesson) {
    root.dataset.lesson = `${table.lesson.step}/${table.lesson.steps}`;
  } else {
    delete root.dataset.lesson;
  }
  if (table?.lesson?.ends) {
    keepLearned(table.game, table.lesson.number);
  }
}
