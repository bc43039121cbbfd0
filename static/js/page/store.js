// What the page itself reads from storage before Python is up, and the scene that it leaves there.
import { readText, removeText, textsBelow, writeText } from "../keep/shelf.js";
import { seal, settingsOf, shelfOf, unseal } from "./cached.js";

/** What the build is made of, as it marks the page: another edition may draw scenes otherwise. */
export const edition = globalThis.document?.documentElement.dataset.edition ?? "";

/** @returns the list of kept games as far as it can be believed */
export const loadShelf = () =>
  shelfOf(
    new Map(textsBelow("entry/")),
    readText("shelf"),
    new Set(textsBelow("game/").map(([id]) => id)),
  );

export const loadSettings = () => settingsOf(readText("settings"));

/** @returns the scene that was on the table when the page was left, null where there is none */
export const loadScene = () => unseal(readText("last-scene"), edition);

/** Keeps the scene that is on the table, so that the next visit begins with it. */
export function keepScene(scene) {
  // Full or forbidden: the scene is only a quicker start, and an old one would be a wrong one.
  if (!writeText("last-scene", seal(scene, edition))) forgetScene();
}

export const forgetScene = () => removeText("last-scene");
