// What the page says of the garden of a day, and of the strip on the start page.
import { t } from "../../language.js";

export const words = {
  strip: t("For today"),
  book: t("Your flowers"),
  title: t("Today’s garden"),
  what: t(
    "Whoever plays today finds the same garden here: the same cards, seeds and dice, everywhere. Your first game of the day is the one that counts.",
  ),
  others: t("The other gardens of today"),
  fresh: t("Not played yet"),
  running: t("You have begun it"),
  begin: t("Play"),
  goOn: t("Go on"),
  result: t("How it ended"),
  again: t("Once more"),
  yours: t("Your garden of the day"),
  share: t("Share it"),
  became: {
    shared: "",
    left: "",
    copied: t("Copied: paste it where you like."),
    refused: t("This browser lets nothing be copied. Select the words above instead."),
  },
};
