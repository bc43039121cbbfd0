// Strings about the start of Python.
import { t } from "../language.js";

export const words = {
  meanwhile: t("You can already look at the games, the rules and your saved games."),
  stalled: {
    loading: t(
      "The connection is slow or was lost. The download will continue by itself from where it stopped.",
    ),
    starting: t(
      "Six Gardens is taking longer than usual to start. Your connection or device may be slow.",
    ),
    answering: t("Six Gardens is taking longer than usual to answer."),
    retry: t("Try again"),
  },

  obstacles: {
    wasm: t(
      "This browser doesn’t allow WebAssembly, which Six Gardens needs. On an iPhone or iPad, Lockdown Mode is the reason. To allow this page, open Settings, then Privacy & Security, Lockdown Mode, Configure Web Browsing. Or tap “aA” beside the address in Safari and turn Lockdown Mode off for this website.",
    ),
    workers: t(
      "This browser or website blocks web workers, which Six Gardens needs. Turn off any content blocker for this page, or try another browser. Whoever publishes the page must allow blob: in worker-src of its Content-Security-Policy.",
    ),
  },
};
