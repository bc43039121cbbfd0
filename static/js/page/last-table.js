// The setup of each game's last table, stored on this device as the default of the next one: seats,
// names, faces and options. Values that are no longer valid are dropped.
import { readText, writeText } from "../keep/shelf.js";

/** @typedef {{name: string, face: string, kind: string, level: string, place: string}} Chosen */

const KINDS = ["human", "computer"];
const PLACES = ["here", "phone", "elsewhere"];

const isText = (value, most = 40) => typeof value === "string" && value.length <= most;

function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** @returns {string | undefined} the current level that replaces a stored one */
const levelOf = (was, levels) =>
  levels.find(({ key, former = [] }) => key === was || former.includes(was))?.key;

/** @returns {object} a seat of the dialog with the stored choices */
function seatOf(seat, was, { levels, faces }) {
  if (!was || typeof was !== "object") return { ...seat };
  return {
    ...seat,
    name: isText(was.name, 160) ? was.name : seat.name,
    face: faces.some(({ icon }) => icon === was.face) ? was.face : "",
    kind: KINDS.includes(was.kind) ? was.kind : seat.kind,
    level: levelOf(was.level, levels) ?? seat.level,
    ...(PLACES.includes(was.place) ? { place: was.place } : {}),
  };
}

/** @returns {Record<string, string>} the stored options, not validated yet */
const optionsOf = (was) =>
  was && typeof was === "object" && !Array.isArray(was)
    ? Object.fromEntries(Object.entries(was).filter(([, value]) => isText(value)))
    : {};

/**
 * @param {import("./dialogs/start.js").Start} dialog
 * @param {string | null} text the stored setup of this game
 * @param {string | null} people the stored people of the last table of any game
 * @returns {import("./dialogs/start.js").Draft}
 */
export function draftFrom(dialog, text, people) {
  const was = parsed(text);
  const known = sittersIn(parsed(people));
  const seats = dialog.seats.map((seat, index) =>
    seatOf(seat, was?.seats?.[index] ?? known[index], dialog),
  );
  const fits = Number.isInteger(was?.count) && was.count >= dialog.min && was.count <= dialog.max;
  const usual = countFor(dialog, known);
  return { seats, count: fits ? was.count : usual, options: optionsOf(was?.options) };
}

/** @returns {(object | null)[]} the people at the last table, null for a computer */
const sittersIn = (known) =>
  Array.isArray(known)
    ? known.map((each) => each && typeof each === "object" && { ...each, kind: "human" })
    : [];

/** @returns {number} the seat count for a game's first table */
function countFor({ count, min, max }, known) {
  const areSeveral = known.filter(Boolean).length > 1;
  return areSeveral ? Math.min(Math.max(known.length, min), max) : count;
}

/** @returns {import("./dialogs/start.js").Draft} the setup of the last table */
export const lastTable = (dialog) =>
  draftFrom(dialog, readText(`table/${dialog.game}`), readText("people"));

/** Store a setup: all of it for this game, and the people for every game. */
export function keepTable({ game }, { seats, count, options }) {
  const chosen = seats.map(({ name, face, kind, level, place = "here" }) => ({
    name,
    face,
    kind,
    level,
    place,
  }));
  writeText(`table/${game}`, JSON.stringify({ seats: chosen, count, options }));
  const people = chosen
    .slice(0, count)
    .map(({ name, face, kind, place }) => (kind === "human" ? { name, face, place } : null));
  writeText("people", JSON.stringify(people));
}
