// What the seats of a table will be called, as Python decides it (py/tabletop/core/seating.py): every
// seat has a name, and no computer has that of another seat.

/** @import {StartSeat} from "./data.d.ts" */

/** @param {string} name */
const keyOf = (name) => name.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");

/**
 * @param {Pick<StartSeat, "name" | "kind" | "placeholder">[]} seats
 * @param {string[]} computers the names that computers may have
 * @returns {string[]} the name of each seat
 */
export function namesOf(seats, computers) {
  /** @param {string} name */
  const isFree = (name) => !found.some((other) => other && keyOf(other) === keyOf(name));
  const found = seats.map(({ name, kind }) => (kind === "human" ? name.trim() : ""));
  seats.forEach(({ kind, placeholder }, at) => {
    if (kind === "human") {
      found[at] ||= placeholder.human;
    }
  });
  seats.forEach(({ name, kind }, at) => {
    if (kind === "computer" && name.trim() && isFree(name)) {
      found[at] = name.trim();
    }
  });
  seats.forEach(({ placeholder }, at) => {
    found[at] ||= [placeholder.computer, ...computers].find(isFree) ?? placeholder.computer;
  });
  return found;
}
