// What the page reads from storage before Python has started, and the last scene that it saves.
import { readText, removeText, textsBelow, writeText } from "../keep/shelf.js";
import { seal, settingsOf, shelfOf, unseal } from "./cached.js";

/** The hash of the build: other editions may draw scenes differently. */
export const edition = globalThis.document?.documentElement.dataset.edition ?? "";

/** @returns the valid entries of the list of saved games */
export const loadShelf = () =>
  shelfOf(
    new Map(textsBelow("entry/")),
    readText("shelf"),
    new Set(textsBelow("game/").map(([id]) => id)),
  );

export const loadSettings = () => settingsOf(readText("settings"));

/** @returns the scene when the page was left, or null */
export const loadScene = () => unseal(readText("last-scene"), edition);

/**
 * Save the current scene for the next visit's start.
 * @param {import("./cached.js").KeptScene} scene
 */
export function keepScene(scene) {
  // Full or forbidden: without a scene, the start is only slower; an old one would be wrong.
  if (!writeText("last-scene", seal(scene, edition))) {
    forgetScene();
  }
}

export const forgetScene = () => removeText("last-scene");
