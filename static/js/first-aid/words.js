// What is said where the page could not open as it should.
import { t } from "../language.js";

export const words = {
  title: t("Six Gardens can’t open properly"),
  why: {
    parts: t("Part of Six Gardens didn’t load, or is damaged."),
    slow: t("Six Gardens is taking a long time to load."),
    eval: t(
      "This website doesn’t let Six Gardens start Python. Whoever publishes the page must add 'unsafe-eval' to script-src in its Content-Security-Policy.",
    ),
  },
  kept: t("Your games stay on this device. Trying again doesn’t delete them."),
  again: t("Trying again hasn’t helped yet. Check your connection, or come back later."),
  checking: t("Checking Six Gardens’ files…"),
  retry: t("Try again"),
  exportAll: t("Export all games"),
  exported: {
    saved: t("Your games are in the file. To open it, choose Import."),
    none: t("There are no games on this device."),
    tap: t("The file is ready. Tap “Export all games” again to save it."),
  },
};
