// Below the board: at the table while a phone is awaited that is not there, and on a phone that has
// lost its table.
import { html } from "../../../build/vendor/lit-html.js";
import { icon } from "../../page/icons.js";
import { words as said } from "./words.js";

const bar = (text, ...ways) =>
  html`<section class="hands-bar" aria-label=${text}>
    <p>${text}</p>
    ${ways}
  </section>`;

/**
 * @param {{hand: {away: boolean} | null, phones: object[]} | null} table
 * @returns {object | null} what is to be done about a line that is gone, null where none is wanted
 */
export function handsBar(table) {
  if (table?.hand?.away) {
    return bar(
      said.lost,
      html`<button class="button go" type="button" .message=${{ do: "dialog", kind: "join" }}>
        ${icon("photo-camera")}${said.back}
      </button>`,
    );
  }
  const away = table?.phones?.filter(({ there }) => !there) ?? [];
  const missing = away.find(({ plays }) => plays) ?? away[0];
  if (!missing) return null;
  const { seat, name } = missing;
  return bar(
    said.away(name),
    html`<button class="button" type="button" .message=${{ do: "place", seat, place: "here" }}>
      ${icon("meeple")}${said.playHere(name)}
    </button>`,
    html`<button class="button go" type="button" .message=${{ do: "hands", seat }}>
      ${icon("photo-camera")}${said.showCode(name)}
    </button>`,
  );
}
