// How a link leaves: by the device's own sheet, by the clipboard, or as a file where it is too long.
import { download } from "../page/files.js";

/** More characters than this are cut by some messengers: such a game travels as a file. */
export const TOO_LONG = 2000;

/** What a file calls itself that holds a link. */
const FORMAT = "six-gardens-link";

/** @param {string} link @returns {string} the address that opens the game on this very page */
export const addressOf = (link) => `${location.href.split("#")[0]}#play=${link}`;

export const mayShare = () => typeof navigator.share === "function";

const textOf = ({ link }) => JSON.stringify({ format: FORMAT, link: `play=${link}` });

const fileOf = (dialog) => new File([textOf(dialog)], dialog.file, { type: "application/json" });

/** @returns {object} what the device is asked to share: a link, or a file where that is too long */
function parcel(dialog, address) {
  if (address.length <= TOO_LONG)
    return { title: document.title, text: dialog.message, url: address };
  const files = [fileOf(dialog)];
  return navigator.canShare?.({ files }) ? { files, text: dialog.message } : null;
}

/** @returns {Promise<boolean>} whether all went well: to have changed one's mind is no fault */
export async function share(dialog, address) {
  const given = parcel(dialog, address);
  if (!given) return saveFile(dialog);
  try {
    await navigator.share(given);
    return true;
  } catch (error) {
    return error.name === "AbortError";
  }
}

/** @returns {Promise<boolean>} whether the address lies in the clipboard now */
export async function copy(address) {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** @returns {boolean} that the file is offered */
export function saveFile(dialog) {
  download(dialog.file, textOf(dialog));
  return true;
}
