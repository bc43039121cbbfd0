// Games that come in as files, and go out as files.
import { bundle } from "../keep/bundle.js";
import { readGames } from "./built.js";

const LARGEST = 20_000_000;

/**
 * @param {File} file
 * @returns {Promise<{text: string} | {fault: string}>} what the file holds, or why that cannot be had
 */
export async function read(file) {
  if (file.size > LARGEST) return { fault: "large" };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { fault: "unreadable" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { fault: "no-text" };
  }
}

/** Hands on files one after the other. */
export async function importAll(files, send) {
  for (const file of files) {
    send({ do: "import", name: file.name ?? "", ...(await read(file)) });
  }
}

/** Opens the file chooser. Must be called from within a tap or key. */
export function pickFiles(send) {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.accept = ".json,application/json,text/plain";
  input.addEventListener("change", () => importAll(input.files, send));
  input.click();
}

/** Takes files that are dropped anywhere on the page. */
export function watchDrops(send) {
  const holdsFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    importAll(event.dataTransfer.files, send);
  });
}

/** @param {string | Blob} content a text of games, or a picture; offered as a file called `name` */
export function download(name, content) {
  const blob =
    content instanceof Blob ? content : new Blob([content], { type: "application/json" });
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Offers all games of `keeper` as one file, without Python. */
export async function exportAll(keeper) {
  const texts = (await keeper.texts()).map(([, text]) => text);
  download("six-gardens.json", await bundle(texts, readGames()));
}
