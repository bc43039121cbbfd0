// The browser's databases, where there are any.
import { withoutDatabase } from "../../without-database.mjs";

/** @returns {IDBFactory | undefined} the browser's databases; a look at forbidden ones may throw */
export function database() {
  try {
    return globalThis.indexedDB ?? undefined;
  } catch {
    withoutDatabase(); // for PyScript, which would trip over it
    return undefined;
  }
}
