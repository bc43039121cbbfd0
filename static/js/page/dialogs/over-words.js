// What the page says of the end of a game, beyond what comes from Python.
import { t } from "../../language.js";

export const words = {
  again: t("Play again"),
  look: t("Watch from the start"),
  leave: t("All games"),
  picture: t("Save a picture"),
  see: t("See it"),
  player: t("Player"),
  winner: t("winner"),
  decided: t("the winner’s biggest lead"),
  terms: t("Breakdown"),
  scores: t("Scores"),
  whole: t("The whole score"),
  sounds: t("Would you like to hear the game, softly?"),
  withSounds: t("Yes, with sounds"),
  withoutSounds: t("No, thank you"),
};
