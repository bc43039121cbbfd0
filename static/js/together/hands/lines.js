// The lines of this device: from a table to its phones, each by a number, and (0) from a phone to its
// table. What comes over them goes to Python, and what Python tells goes over them.
import { readText, writeText } from "../../keep/shelf.js";
import { withCamera } from "../camera.js";
import { createAnswers } from "./answers.js";
import { answer, offer } from "./peer.js";

/** What texts may have at most, in bytes, and what may come in four seconds: of a phone far more than
 * anybody taps, of a table as much as it has to say of a long game that goes on quickly. */
const OF_HAND = { most: 2_000, rate: { messages: 24, bytes: 20_000 } };
const OF_TABLE = { most: 2_000_000, rate: { messages: 80, bytes: 3_000_000 } };

const TO_TABLE = 0;
const TOKEN = "hand";

/** @import {Message} from "../../python/messages.d.ts" */
/** @import {Offer} from "./peer.js" */
/** @import {Says} from "./words.js" */

/** @param {Message} message */
const send = (message) => globalThis.sixGardens.send(message);

/** @type {Map<number, Pick<Offer, "tell" | "hangUp" | "end">>} */
const lines = new Map();
let latest = TO_TABLE;

/**
 * The codes that are shown: of seats that wait for their phones, by the table and the seat.
 * @typedef {{code: string, says: Says | "", line?: Offer}} Code `says` is a key of the words: how far it is
 * @typedef {{table: string, seat: number}} Place
 * @type {Map<string, Code>}
 */
const offered = new Map();

/** @param {Place} place */
const keyOf = ({ table, seat }) => `${table}/${seat}`;

/**
 * Offers a line to the phone of a seat. The camera is asked for first: the phone's answer is going to
 * be read by it, and without it the addresses in the code are hidden.
 * @param {Place} place
 * @param {Code} shown
 * @param {() => void} redraw
 */
async function invite(place, shown, redraw) {
  const key = keyOf(place);
  const number = (latest += 1);
  const line = await withCamera(() =>
    offer({
      ...OF_HAND,
      stands() {
        lines.set(number, line);
        offered.delete(key);
        send({ do: "hand-joined", line: number, ...place });
      },
      heard: (text) => send({ do: "hand-said", line: number, text }),
      left(why) {
        if (lines.delete(number)) {
          send({ do: "hand-left", line: number, why });
        } else if (offered.get(key) === shown) {
          offered.set(key, { code: "", says: "never" });
          redraw();
        }
      },
    }),
  );
  if (offered.get(key) !== shown) {
    return line.end("never");
  }
  Object.assign(shown, { code: line.code, says: "shown", line });
  redraw();
}

/**
 * Ends the offers of tables that are not there any more.
 * @param {string} table
 */
function endOthers(table) {
  for (const [key, { line }] of offered) {
    if (key.startsWith(`${table}/`)) {
      continue;
    }
    offered.delete(key);
    line?.end("never");
  }
}

/**
 * @param {Place} place
 * @param {() => void} redraw
 * @returns {Code} the code of a seat, which is made when it is first asked for
 */
export function codeFor(place, redraw) {
  endOthers(place.table);
  const known = offered.get(keyOf(place));
  if (known) {
    return known;
  }
  /** @type {Code} */
  const shown = { code: "", says: "asking" };
  offered.set(keyOf(place), shown);
  invite(place, shown, redraw).catch(() => failed(place, redraw));
  return shown;
}

/** @param {Place} place @param {() => void} redraw */
function failed(place, redraw) {
  offered.set(keyOf(place), { code: "", says: "unable" });
  redraw();
}

/**
 * Makes another code of a seat.
 * @param {Place} place
 * @param {() => void} redraw
 */
export function renew(place, redraw) {
  const { line } = offered.get(keyOf(place)) ?? {};
  offered.delete(keyOf(place));
  line?.end("never");
  redraw();
}

/**
 * Takes the code that a phone shows in answer.
 * @param {Place} place
 * @param {string} text
 * @param {() => void} redraw
 */
export async function admit(place, text, redraw) {
  const shown = offered.get(keyOf(place));
  if (!shown?.line) {
    return;
  }
  shown.says = "standing";
  redraw();
  const isAnswer = await shown.line.admit(text).catch(() => false);
  if (isAnswer) {
    return;
  }
  shown.says = "foreign";
  redraw();
}

const isJoinShown = () => document.querySelector("dialog[open] .kind-join") !== null;

/** The answers of this phone to the code of a table. */
const answers = createAnswers({
  answer: (code, ends) => answer(code, { ...OF_TABLE, ...ends }),
  isWanted: isJoinShown,
  stands(line) {
    lines.get(TO_TABLE)?.end("gone");
    lines.set(TO_TABLE, line);
    send({ do: "guest-joined", token: readText(TOKEN) ?? "" });
  },
  heard(line, text) {
    if (lines.get(TO_TABLE) === line) {
      send({ do: "guest-heard", text });
    }
  },
  left(line, why) {
    if (lines.get(TO_TABLE) !== line) {
      return;
    }
    lines.delete(TO_TABLE);
    send({ do: "guest-left", why });
  },
});

/**
 * @type {(code: string, redraw: () => void) => Code} the code with which this phone answers to that
 *   of a table
 */
export const answerTo = (code, redraw) => answers.to(code, redraw);

/**
 * Lets this phone answer to the same code once more.
 * @param {() => void} redraw
 */
export function again(redraw) {
  answers.forget();
  redraw();
}

/** @type {(line: number, text: string) => void} */
export const tell = (line, text) => lines.get(line)?.tell(text);
/** @param {number} line */
export const hangUp = (line) => lines.get(line)?.hangUp();
/** @param {string} token */
export const remember = (token) => writeText(TOKEN, token);
