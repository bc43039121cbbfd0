// The words of the start dialog.
import { t, tCount } from "../../language.js";

/**
 * Who plays, where it is you and one computer, by its level.
 * @type {Record<string, (name: string) => string>}
 */
const youAnd = {
  seed: (name) => t("You and {name}, a first-time player", { name }),
  sprout: (name) => t("You and {name}, a friendly beginner", { name }),
  leaf: (name) => t("You and {name}, a casual player", { name }),
  bud: (name) => t("You and {name}, a regular player", { name }),
  flower: (name) => t("You and {name}, a skilled player", { name }),
  fruit: (name) => t("You and {name}, an expert", { name }),
  hard: (name) => t("You and {name}, a master", { name }),
};

export const words = {
  who: t("Who plays?"),
  /** @type {(number: number) => string} */
  seat: (number) => t("Seat {number}", { number }),
  /** @param {number} number */
  name: (number) => t("Name of seat {number}", { number }),
  /** @type {(number: number, face: string) => string} */
  face: (number, face) => t("Change the picture for seat {number}, now {face}", { number, face }),
  noFace: t("none"),
  /** @param {number} number */
  plays: (number) => t("Seat {number} is played by", { number }),
  human: t("Person"),
  computer: t("Computer"),
  /** @param {number} number */
  where: (number) => t("Where seat {number} plays", { number }),
  here: t("Here"),
  elsewhere: t("By link"),
  phone: t("On a phone"),
  placeSays: {
    here: t("Plays on this screen."),
    phone: t(
      "Sits at this table with a phone on the same Wi-Fi. For anyone far away, choose “By link”.",
    ),
    elsewhere: t(
      "Plays far away, on another device: gets the game as a link, and sends it back after each turn.",
    ),
  },
  noPhones: t("This browser can’t connect to phones, so nobody can play on one."),
  placeHelp: t(
    "On a phone: at this table, on the same Wi-Fi. By link: far away, on another device.",
  ),
  /** @param {number} number */
  level: (number) => t("Level of seat {number}", { number }),
  add: t("Add a seat"),
  /** @param {number} number */
  remove: (number) => t("Remove seat {number}", { number }),
  /** @type {(number: number, name: string) => string} */
  added: (number, name) => t("Seat {number} added for {name}.", { number, name }),
  /** @param {number} number */
  removed: (number) => t("Seat {number} removed.", { number }),
  options: t("How do you want to play?"),
  play: t("Play"),
  change: t("Change"),
  done: t("Done"),
  puzzles: t("Puzzles"),
  rules: t("Rules"),
  alone: t("You, alone"),
  youAnd,
  you: t("You"),
  /** @type {(names: string, count: number) => string} */
  onlyComputers: (names, count) =>
    tCount("{names} plays, you watch", "{names} play, you watch", count, { names }),
  /** @type {(option: string, choice: string) => string} */
  optionIs: (option, choice) => t("{option}: {choice}", { option, choice }),
  /** @type {(choice: string, others: string) => string} */
  needs: (choice, others) => t("{choice} needs {others}.", { choice, others }),
  usualRules: t("Usual rules"),
  noOptions: t("No options: the rules are always the same."),
  /** @type {(name: string, level: string, sentence: string) => string} */
  opponent: (name, level, sentence) => t("{name} ({level}): {sentence}", { name, level, sentence }),
};
