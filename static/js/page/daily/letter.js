// The result of a garden, to hand on: words first, then signs, then a link to the same garden on this
// page. It goes where the person sends it, and nowhere by itself.

import { nameOf } from "../../decode.js";

/** @import {SharedResult} from "../data.d.ts" */

/**
 * @param {Omit<SharedResult, "note">} result
 * @param {string} href of the page
 * @returns {string} what is handed on
 */
export const letterOf = ({ text, signs, link }, href) =>
  `${text}\n${signs}\n${new URL(`#${link}`, href).href}`;

/**
 * @param {string} letter
 * @param {{share?: Navigator["share"], clipboard: Pick<Clipboard, "writeText">}} [device]
 * @returns {Promise<"shared" | "copied" | "left" | "refused">} what became of it
 */
export async function handOn(letter, device = navigator) {
  try {
    if (device.share) {
      await device.share({ text: letter });
      return "shared";
    }
  } catch (problem) {
    if (nameOf(problem) === "AbortError") {
      return "left";
    }
  }
  try {
    await device.clipboard.writeText(letter);
    return "copied";
  } catch {
    return "refused";
  }
}
