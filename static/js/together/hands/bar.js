// Below the board: at the table while a phone is awaited that is not there, and on a phone that has
// lost its table.
import { html } from "../../../build/vendor/lit-html.js";
import { icon } from "../../page/icons.js";
import { words as said } from "./words.js";
import { toSend } from "../../page/to-send.js";

/** @import {TableData} from "../../page/data.d.ts" */
/** @import {Content} from "../../page/types.d.ts" */

/** @typedef {Pick<TableData, "hand" | "watching" | "progress" | "phones">} HandsTable */

/** @type {(text: string, ...ways: Content[]) => Content} */
const bar = (text, ...ways) =>
  html`<section class="hands-bar" aria-label=${text}>
    <p>${text}</p>
    ${ways}
  </section>`;

/**
 * What a phone says of its line to the table, null where there is nothing to say.
 * @param {NonNullable<TableData["hand"]>} hand
 * @param {string} watching
 */
function phoneBar(hand, watching) {
  if (hand.away) {
    return bar(
      said.lost,
      html`<button
        class="button go"
        type="button"
        .message=${toSend({ do: "dialog", kind: "join" })}
      >
        ${icon("photo-camera")}${said.back}
      </button>`,
    );
  }
  if (hand.paused) {
    return bar(said.choosing);
  }
  return watching ? bar(watching) : null;
}

/**
 * @param {HandsTable | null} table
 * @returns {Content | null} what is to be done about a line that is gone; at a table with phones how far
 *   the game is; null for any other table
 */
export function handsBar(table) {
  if (table?.hand) {
    return phoneBar(table.hand, table.watching);
  }
  const away = table?.phones?.filter(({ there }) => !there) ?? [];
  const missing = away.find(({ plays }) => plays) ?? away[0];
  if (!missing) {
    return table?.progress ? bar(table.progress) : null;
  }
  const { seat, name } = missing;
  return bar(
    said.away(name),
    html`<button
      class="button"
      type="button"
      .message=${toSend({ do: "place", seat, place: "here" })}
    >
      ${icon("meeple")}${said.playHere(name)}
    </button>`,
    html`<button class="button go" type="button" .message=${toSend({ do: "hands", seat })}>
      ${icon("photo-camera")}${said.showCode(name)}
    </button>`,
  );
}
