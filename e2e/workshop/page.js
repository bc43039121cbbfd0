// A table without a game: the animator and its layer alone. `?theme=dark&still` sets it up so.
/* global document, fetch, location, URLSearchParams */
import { createTable } from "../../static/js/table/table.js";
import { createInternTable } from "../../static/js/table/transition.js";

const wishes = new URLSearchParams(location.search);
const theme = wishes.get("theme") ?? "light";
document.documentElement.dataset.theme = theme;

const fetchJson = async (path) => (await fetch(path)).json();
const [themes, icons] = await Promise.all([
  fetchJson("../../static/themes.json"),
  fetchJson("../../static/build/icons.json"),
]);

globalThis.readTransition = createInternTable().read;
globalThis.sent = [];
globalThis.table = createTable({
  canvas: document.getElementById("board"),
  overlay: document.getElementById("overlay"),
  send: (message) => globalThis.sent.push(message),
  themes,
  theme,
  icons,
  reducedMotion: wishes.has("still"),
});
await document.fonts.ready;
document.documentElement.dataset.ready = "table";
