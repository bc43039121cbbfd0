// What the page says around the book of kept games.
import { t } from "../../language.js";

export const words = {
  title: t("My garden"),
  looking: t("Looking through your games…"),
  far: (done, total) => t("{done} of {total}", { done, total }),
  played: t("played"),
  won: t("won"),
  flowers: t("flowers"),
  flowersOf: (count, all) => t("{count} of {all}", { count, all }),
  grown: t("has grown"),
  seed: t("still a seed"),
  empty: t(
    "Each game that you finish is told here, and each game has three flowers that can grow.",
  ),
  how: t(
    "All this is counted from the games that are kept on this device, each time that you look. A game that you delete is told no more; games that you export and import are told there, too.",
  ),
  afresh: t("Start afresh"),
  afreshHelp: t(
    "Games that you have begun so far are kept, but no longer told. Solved puzzles stay solved.",
  ),
  all: t("Tell all games again"),
};
