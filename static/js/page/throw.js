// Entry of real dice: one question, and a big button for each face.
import { html, nothing } from "../../build/vendor/lit-html.js";
import { icon, seatMark } from "./icons.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

const said = words.throw;

/** @import {Message} from "../python/messages.d.ts" */
/** @import {DieFace, ThrowData} from "./data.d.ts" */
/** @import {Table} from "./types.d.ts" */

/** @param {DieFace} face */
const face = ({ text, label, seat }) =>
  html`<button class="button face" type="button" .message=${toSend({ do: "face", text })}>
    ${seat ? seatMark(seat) : nothing}<span>${label}</span>
  </button>`;

/** @type {(name: string, label: string, message: Message) => unknown} */
const way = (name, label, message) =>
  html`<button class="button" type="button" .message=${message}>${icon(name)}${label}</button>`;

/** @param {ThrowData} asked */
export const throwPanel = ({ sentence, faces, back }) =>
  html`<section class="throw" aria-labelledby="throw-asks">
    <h2 id="throw-asks">${sentence}</h2>
    <div class="throw-faces" role="group" aria-labelledby="throw-asks">${faces.map(face)}</div>
    <div class="throw-ways">
      ${back ? way("anticlockwise-rotation", said.back, { do: "unface" }) : nothing}
      ${way("rolling-dices", said.seed, { do: "seed-throws" })}
    </div>
  </section>`;

/** The question that was focused already; a new one moves the focus to its first face. */
let asked = "";

/** @param {Table | null} table @param {boolean} isFree */
export function settleThrow(table, isFree) {
  const key = table?.throw ? `${table.id} ${table.ply} ${table.throw.sentence}` : "";
  if (key !== asked && key && !isFree) {
    return;
  }
  /** @type {HTMLElement | null} */
  const first = key !== asked && key ? document.querySelector(".throw .face") : null;
  first?.focus({ preventScroll: true });
  asked = key;
}
