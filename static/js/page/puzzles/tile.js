// The tile of the start page that leads to the puzzles.
import { words } from "./words.js";

/** @type {import("../daily/strip.js").Tile} */
export const puzzlesTile = {
  title: words.title,
  line: words.line,
  message: { do: "dialog", kind: "puzzles" },
  icon: "piece",
};
