// The lines of this device: from a table to its phones, each by a number, and (0) from a phone to its
// table. What comes over them goes to Python, and what Python tells goes over them.
import { readText, writeText } from "../../keep/shelf.js";
import { answer, offer } from "./peer.js";

/** What texts may have at most, in bytes: those of a phone, and those of a table. */
const MOST_OF_HAND = 2_000;
const MOST_OF_TABLE = 4_000_000;

const TO_TABLE = 0;
const TOKEN = "hand";

const send = (message) => globalThis.sixGardens.send(message);

/** @type {Map<number, {tell: (text: string) => void, hangUp: () => void, end: (why: string) => void}>} */
const lines = new Map();
let latest = TO_TABLE;

/**
 * The codes that are shown: of seats that wait for their phones, by seat.
 * @typedef {{code: string, says: string, line?: object}} Code `says` is a key of the words: how far it is
 * @type {Map<number, Code>}
 */
const offered = new Map();

/** The code that this phone shows to a table, and the one that it answers to. */
let answered = { to: "", code: "", says: "" };

/** Offers a line to the phone of a seat. */
async function invite(seat, redraw) {
  const shown = { code: "", says: "making" };
  offered.set(seat, shown);
  const number = (latest += 1);
  const line = await offer({
    most: MOST_OF_HAND,
    stands() {
      lines.set(number, line);
      offered.delete(seat);
      send({ do: "hand-joined", line: number, seat });
    },
    heard: (text) => send({ do: "hand-said", line: number, text }),
    left(why) {
      if (lines.delete(number)) send({ do: "hand-left", line: number, why });
      else if (offered.get(seat) === shown) {
        offered.set(seat, { code: "", says: "never" });
        redraw();
      }
    },
  });
  Object.assign(shown, { code: line.code, says: "shown", line });
  redraw();
}

/** @returns {Code} the code of a seat, which is made when it is first asked for */
export function codeFor(seat, redraw) {
  if (!offered.has(seat)) invite(seat, redraw).catch(() => failed(seat, redraw));
  return offered.get(seat);
}

function failed(seat, redraw) {
  offered.set(seat, { code: "", says: "unable" });
  redraw();
}

/** Makes another code of a seat. */
export function renew(seat, redraw) {
  offered.get(seat)?.line?.end("never");
  offered.delete(seat);
  redraw();
}

/** Takes the code that a phone shows in answer. */
export async function admit(seat, text, redraw) {
  const shown = offered.get(seat);
  if (!shown?.line) return;
  shown.says = "standing";
  redraw();
  const isAnswer = await shown.line.admit(text).catch(() => false);
  if (isAnswer) return;
  shown.says = "foreign";
  redraw();
}

/** @returns {Code} the code with which this phone answers to that of a table */
export function answerTo(code, redraw) {
  if (answered.to !== code) join(code, redraw);
  return answered;
}

async function join(code, redraw) {
  const mine = { to: code, code: "", says: "making" };
  answered.line?.end("never");
  answered = mine;
  const say = (more) => {
    Object.assign(mine, more);
    redraw();
  };
  try {
    const line = await answer(code, {
      most: MOST_OF_TABLE,
      stands() {
        lines.get(TO_TABLE)?.end("gone");
        lines.set(TO_TABLE, line);
        say({ says: "stands" });
        send({ do: "guest-joined", token: readText(TOKEN) ?? "" });
      },
      heard: (text) => send({ do: "guest-heard", text }),
      left(why) {
        if (lines.get(TO_TABLE) !== line) return say({ code: "", says: "never" });
        lines.delete(TO_TABLE);
        answered = { to: "", code: "", says: "" };
        return send({ do: "guest-left", why });
      },
    });
    say(line ? { code: line.code, says: "shown", line } : { says: "foreign" });
  } catch {
    say({ says: "unable" });
  }
}

/** Lets this phone answer to the same code once more. */
export function again(redraw) {
  answered = { to: "", code: "", says: "" };
  redraw();
}

export const tell = (line, text) => lines.get(line)?.tell(text);
export const hangUp = (line) => lines.get(line)?.hangUp();
export const remember = (token) => writeText(TOKEN, token);
