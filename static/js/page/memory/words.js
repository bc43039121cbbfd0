// What the page says around the book of kept games.
import { t } from "../../language.js";

export const words = {
  title: t("My garden"),
  looking: t("Looking through your games…"),
  /** @type {(done: number, total: number) => string} */
  far: (done, total) => t("{done} of {total}", { done, total }),
  played: t("played"),
  won: t("won"),
  flowers: t("flowers"),
  /** @type {(count: number, all: number) => string} */
  flowersOf: (count, all) => t("{count} of {all}", { count, all }),
  grown: t("has grown"),
  seed: t("still a seed"),
  empty: t("Every game you finish counts here. Each of the six gardens can grow three flowers."),
  how: t(
    "This page counts the games saved on this device. A game that you delete no longer counts; a game that you import does.",
  ),
  /** @param {string} day */
  since: (day) => t("Only games started since {day} are counted here.", { day }),
  afresh: t("Start afresh"),
  afreshHelp: t(
    "Count only games that you start from now on. Your saved games and solved puzzles stay.",
  ),
  all: t("Count all games again"),
};
