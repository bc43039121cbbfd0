// Games that come in as files, and go out as files.
import { nameOf } from "../decode.js";
import { bundle } from "../keep/bundle.js";
import { readGames } from "./built.js";
import { today } from "./today.js";

/** @import {Message, Send} from "../python/messages.d.ts" */
/**
 * @typedef {Pick<Navigator, "share" | "standalone"> & Partial<Pick<Navigator, "canShare">>} Device
 */

const LARGEST = 20_000_000;
const JSON_TYPE = "application/json";

/**
 * @param {Blob} file
 * @returns {Promise<Pick<Message<"import">, "text" | "fault">>} what it holds, or why that cannot be had
 */
export async function read(file) {
  if (file.size > LARGEST) {
    return { fault: "large" };
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) {
    return { fault: "unreadable" };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { fault: "no-text" };
  }
}

/**
 * Hands on files one after the other; `more` says where they come from.
 * @param {Iterable<Blob & {name?: string}>} files
 * @param {Send} send
 * @param {Pick<Message<"import">, "shared" | "key">} [more]
 */
export async function importAll(files, send, more = {}) {
  for (const file of files) {
    send({ do: "import", name: file.name ?? "", ...(await read(file)), ...more });
  }
}

/**
 * The field behind the file chooser. iOS says nothing of what is chosen in one outside the document.
 * @type {HTMLInputElement | null}
 */
let chooser = null;

/**
 * Opens the file chooser. Must be called from within a tap or key.
 * @param {Send} send
 */
export function pickFiles(send) {
  chooser?.remove();
  const field = document.createElement("input");
  chooser = field;
  Object.assign(field, { type: "file", multiple: true, hidden: true });
  field.accept = ".json,application/json,text/plain";
  field.addEventListener("change", () => {
    importAll([...(field.files ?? [])], send);
    field.remove();
  });
  document.body.append(field);
  field.click();
}

/**
 * Takes files that are dropped anywhere on the page.
 * @param {Send} send
 */
export function watchDrops(send) {
  /** @param {DragEvent} event */
  const holdsFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (holdsFiles(event)) {
      event.preventDefault();
    }
  });
  addEventListener("drop", (event) => {
    if (!holdsFiles(event)) {
      return;
    }
    event.preventDefault();
    importAll(event.dataTransfer?.files ?? [], send);
  });
}

/** Asks for another tap, within which a file may be saved. @type {(save: () => void) => void} */
let askForTap = (save) => save();

/**
 * Has `ask` show the page's dialog for that; nothing here needs a document otherwise.
 * @param {(save: () => void) => void} ask
 */
export function onLateFile(ask) {
  askForTap = ask;
}

/**
 * An installed app on an iPad or iPhone saves nothing by a link; the system's own sheet does.
 * @param {Device} device
 */
const savesByLink = ({ standalone }) => standalone !== true;

/**
 * @param {string} name
 * @param {Blob} blob
 * @param {Device} device
 * @returns {File | undefined} the file in a form that the device shares: not all share JSON as such
 */
function shareable(name, blob, device) {
  const file = new File([blob], name, { type: blob.type });
  const asText = new File([blob], `${name}.txt`, { type: "text/plain" });
  const forms = blob.type === JSON_TYPE ? [file, asText] : [file];
  return forms.find((each) => device.canShare?.({ files: [each] }));
}

/**
 * @param {File} file
 * @param {Device} device
 * @returns {Promise<boolean>} whether the sheet came up: to have changed one's mind is no fault
 */
async function share(file, device) {
  try {
    await device.share({ files: [file] });
    return true;
  } catch (problem) {
    return nameOf(problem) === "AbortError";
  }
}

/**
 * Saves a file by a link. Some browsers follow none that is not in the document.
 * @param {string} name
 * @param {Blob} blob
 */
function saveByLink(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: name,
    hidden: true,
  });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Offers a file to be saved. Where that takes the system's sheet, and the tap that asked for the file
 * is too long ago for it, a dialog asks for another tap.
 * @param {string} name
 * @param {string | Blob} content a text of games, or a picture
 * @param {Device} [device]
 */
export async function download(name, content, device = navigator) {
  const blob = content instanceof Blob ? content : new Blob([content], { type: JSON_TYPE });
  const file = savesByLink(device) ? undefined : shareable(name, blob, device);
  if (!file) {
    saveByLink(name, blob);
  } else if (!(await share(file, device))) {
    askForTap(async () => {
      if (!(await share(file, device))) {
        saveByLink(name, blob);
      }
    });
  }
}

/**
 * Offers all games of `keeper` as one file, without Python.
 * @param {Pick<import("../keep/keeper.js").Keeper, "texts">} keeper
 */
export async function exportAll(keeper) {
  const { texts } = await keeper.texts();
  const games = texts.map(([, text]) => text);
  download(`six-gardens-${today()}.json`, await bundle(games, readGames()));
}
