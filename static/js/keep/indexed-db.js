// Access to IndexedDB, which may be missing or forbidden.
import { withoutDatabase } from "../../without-database.mjs";

/** @returns {IDBFactory | undefined} undefined if missing or forbidden: then access may throw */
export function database() {
  try {
    return globalThis.indexedDB ?? undefined;
  } catch {
    withoutDatabase(); // because PyScript would fail on it
    return undefined;
  }
}
