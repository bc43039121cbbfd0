// How a link leaves: by the device's own sheet, by the clipboard, or as a file where it is too long.
import { nameOf } from "../decode.js";
import { download } from "../page/files.js";

/** More characters than this are cut by some messengers: such a game travels as a file. */
export const TOO_LONG = 2000;

/** What a file calls itself that holds a link. */
const FORMAT = "six-gardens-link";

/** @param {string} link @returns {string} the address that opens the game on this very page */
export const addressOf = (link) => `${location.href.split("#")[0]}#play=${link}`;

/** @import {SendDialog} from "../page/data.d.ts" */
/** @typedef {Pick<SendDialog, "link" | "file" | "message">} Sending */
/** @typedef {"sent" | "cancelled" | "failed"} Outcome */

/** What became of sending: the game has left, nothing happened, or the device refused. */
export const SENT = "sent";
export const CANCELLED = "cancelled";
export const FAILED = "failed";

export const mayShare = () => typeof navigator.share === "function";

/** @param {Sending} dialog */
const textOf = ({ link }) => JSON.stringify({ format: FORMAT, link: `play=${link}` });

/** @param {Sending} dialog */
const fileOf = (dialog) => new File([textOf(dialog)], dialog.file, { type: "application/json" });

/**
 * @param {Sending} dialog
 * @param {string} address
 * @returns {ShareData | null} what the device is asked to share: a link, or a file where that is too
 *   long; null where it shares no files
 */
function parcel(dialog, address) {
  if (address.length <= TOO_LONG) {
    return { title: document.title, text: dialog.message, url: address };
  }
  const files = [fileOf(dialog)];
  return navigator.canShare?.({ files }) ? { files, text: dialog.message } : null;
}

/**
 * @param {Sending} dialog
 * @param {string} address
 * @returns {Promise<Outcome>} what became of it: to have changed one's mind is no fault
 */
export async function share(dialog, address) {
  const given = parcel(dialog, address);
  if (!given) {
    return saveFile(dialog);
  }
  try {
    await navigator.share(given);
    return SENT;
  } catch (error) {
    return nameOf(error) === "AbortError" ? CANCELLED : FAILED;
  }
}

/** @param {string} address @returns {Promise<Outcome>} whether it is in the clipboard now */
export async function copy(address) {
  try {
    await navigator.clipboard.writeText(address);
    return SENT;
  } catch {
    return FAILED;
  }
}

/** @param {Sending} dialog @returns {Outcome} that the file is offered */
export function saveFile(dialog) {
  download(dialog.file, textOf(dialog));
  return SENT;
}
