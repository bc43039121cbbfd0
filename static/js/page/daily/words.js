// What the page says of the garden of a day, and of the strip on the start page.
import { t } from "../../language.js";

export const words = {
  strip: t("For today"),
  book: t("Your flowers"),
  title: t("Today’s garden"),
  what: t(
    "Everyone who plays today gets the same garden: the same cards, seeds and dice. Your first game of the day is the one that counts.",
  ),
  others: t("Today’s other gardens"),
  fresh: t("Not played yet"),
  running: t("In progress"),
  begin: t("Play"),
  goOn: t("Continue"),
  result: t("How it ended"),
  again: t("Play again"),
  yours: t("Your garden of the day"),
  share: t("Share it"),
  became: {
    shared: "",
    left: "",
    copied: t("Copied: paste it where you like."),
    refused: t("This browser doesn’t allow copying. Select the text above instead."),
  },
};
