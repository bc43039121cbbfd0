// What the page says of puzzles.
import { t } from "../../language.js";

export const words = {
  title: t("Puzzles"),
  line: t("Find the turn"),
  what: t("One position, one turn to find. Choose a game to open its next puzzle."),
  all: t("All puzzles"),
  bar: t("The puzzle"),
  leave: t("Leave the puzzle"),
  anew: t("From the start"),
  missed: t("Show again what went wrong"),
  next: t("Next puzzle"),
  share: t("Share this puzzle"),
  letter: t("A puzzle from Six Gardens:"),
  /** @param {number} number */
  number: (number) => t("Puzzle {number}", { number }),
  /** @type {(number: number, grade: string) => string} */
  link: (number, grade) => t("Puzzle {number}, {grade}", { number, grade }),
  /** @type {(number: number, grade: string) => string} */
  solved: (number, grade) => t("Puzzle {number}, {grade}, solved", { number, grade }),
  became: {
    shared: "",
    left: "",
    copied: t("Link copied"),
    refused: t("Copy the address above"),
  },
};
