// What the page reads from, and the little it writes to, this browser's storage.

const PREFIX = "six-gardens/1/";

/** @returns the value kept under `key`, or `otherwise` when there is none that can be read */
export function load(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") ?? otherwise;
  } catch {
    return otherwise; // forbidden or damaged: the page is shown as on a first visit, Python tells
  }
}

/** Keeps the scene that is on the table, so that the next visit begins with it. */
export function keepScene(value) {
  try {
    localStorage.setItem(`${PREFIX}last-scene`, JSON.stringify(value));
  } catch {
    forgetScene(); // full or forbidden: the scene is only a quicker start
  }
}

export function forgetScene() {
  try {
    localStorage.removeItem(`${PREFIX}last-scene`);
  } catch {
    // forbidden: then there is none either
  }
}

/** Calls `tell(key)` when another tab has written one of our keys. */
export function watchStorage(tell) {
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) tell(key ?? PREFIX);
  });
}
