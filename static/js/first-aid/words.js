// What is said where the page could not open as it should.
import { t } from "../language.js";

export const words = {
  title: t("Six Gardens can’t open as it should"),
  why: {
    parts: t("A part of Six Gardens did not arrive, or is damaged."),
    slow: t("Six Gardens is taking a long time to arrive."),
    eval: t(
      "This website does not let Six Gardens start Python. Whoever publishes the page must add 'unsafe-eval' to script-src in its Content-Security-Policy.",
    ),
  },
  kept: t("Your games stay on this device. Trying again does not delete them."),
  again: t("Trying again hasn’t helped yet. Check your connection, or come back later."),
  checking: t("Checking the files of Six Gardens …"),
  retry: t("Try again"),
  exportAll: t("Export all games"),
  exported: {
    saved: t("Your games are in the file. Import reads it."),
    none: t("There are no games on this device."),
    tap: t("The file is ready. Tap “Export all games” again to save it."),
  },
};
