// The end of a game: who won and by what, with what score, and what may come next.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { sharing } from "../daily/sharing.js";
import { falls } from "../falls.js";
import { icon, portrait, seatMark } from "../icons.js";
import { keepPicture } from "../keepsake.js";
import { words as said } from "./over-words.js";
import { footnotes } from "./footnotes.js";
import { scores } from "./scores.js";
import { toSend } from "../to-send.js";

/** @import {Message} from "../../python/messages.d.ts" */
/** @import {DecisiveMoveData, Face, ResultDialog} from "../data.d.ts" */
/** @import {Page, Table, View} from "../types.d.ts" */

/**
 * A medal with the face of a winner, or with laurels.
 * @param {Face} winner
 */
const medal = ({ mark, icon: own }) =>
  html`<span class="medal">${portrait(mark, own || "laurel-crown")}</span>`;

/** @param {Face[]} marks */
const medals = (marks) =>
  marks.length > 0
    ? html`<div class="medals" aria-hidden="true">${marks.map(medal)}</div>`
    : nothing;

/** @param {string} kind @param {string} text */
const line = (kind, text) => (text ? html`<p class=${kind}>${text}</p>` : nothing);

/** @param {DecisiveMoveData | null} found */
const decisiveMove = (found) =>
  found
    ? html`<section class="decisive-move" aria-label=${found.title}>
        <h3>
          ${found.title}${found.gain ? html`<span class="gain">${found.gain}</span>` : nothing}
        </h3>
        <p>${found.mark ? seatMark(found.mark) : icon("round-star")}<span>${found.text}</span></p>
        ${line("since", found.since)}
        <button class="button" type="button" .message=${toSend({ do: "see", ply: found.ply })}>
          ${said.see}
        </button>
      </section>`
    : nothing;

/**
 * Sounds are asked for once, in the first result that a person sees.
 * @param {boolean} asks
 */
const sounds = (asks) =>
  asks
    ? html`<section class="asks" aria-label=${said.sounds}>
        <p>${said.sounds}</p>
        <div class="choices">
          ${[
            ["on", said.withSounds],
            ["off", said.withoutSounds],
          ].map(
            ([value, label]) =>
              html`<button
                class="button"
                type="button"
                .message=${toSend({ do: "set", key: "sound", value })}
              >
                ${label}
              </button>`,
          )}
        </div>
      </section>`
    : nothing;

/** @param {string} sign @param {string} label @param {Message} message */
const way = (sign, label, message) =>
  html`<button class="button" type="button" .message=${message}>${icon(sign)}${label}</button>`;

/** @param {Pick<ResultDialog, "review">} dialog */
const review = ({ review: label }) =>
  label ? way("magnifying-glass", label, { do: "dialog", kind: "review" }) : nothing;

/** @param {ResultDialog} dialog @param {Table} table */
const ways = (dialog, table) =>
  html`<div class="ways">
    ${table.hand ? review(dialog) : nothing}
    ${way("play-button", said.look, { do: "replay", playing: false })}
    <button class="button" type="button" @click=${() => keepPicture(dialog, table)}>
      ${icon("photo-camera")}${said.picture}
    </button>
    ${table.hand || dialog.unsent ? nothing : way("share", dialog.send, { do: "dialog", kind: "send" })}
    ${way("house", said.leave, { do: "leave" })}
  </div>`;

/** @param {string} label @param {Omit<Message<"again">, "do">} wish */
const rematch = (label, wish) =>
  label
    ? html`<button class="button" type="button" .message=${toSend({ do: "again", ...wish })}>
        ${label}
      </button>`
    : nothing;

/**
 * What is wanted next of this game stays in sight: going over it, and the lesson after its own.
 * @param {ResultDialog} dialog
 */
const onward = (dialog) =>
  html`${review(dialog)}
  ${dialog.lesson ? html`<button class="button next-lesson" type="button" .message=${dialog.lesson.message}>${dialog.lesson.label}</button>` : nothing}`;

/** @param {ResultDialog} dialog */
const strengths = ({ harder, gentler }) =>
  harder || gentler
    ? html`<div class="choices">
        ${rematch(harder, { harder: true })} ${rematch(gentler, { gentler: true })}
      </div>`
    : nothing;

/** @param {ResultDialog} dialog @param {Page} page @returns {View} */
export function over(dialog, { table }) {
  // A result is that of the table; without one, there is nothing to show.
  return table ? result(dialog, table) : { title: dialog.headline, body: nothing };
}

/** @param {ResultDialog} dialog @param {Table} table @returns {View} */
const result = (dialog, table) => ({
  title: dialog.headline,
  body: html`${falls(dialog.falls)} ${medals(dialog.faces)} ${line("say", dialog.sentence)}
  ${line("meaning", dialog.meaning)} ${line("meaning", dialog.row)}
  ${table.hand ? nothing : strengths(dialog)} ${decisiveMove(dialog.decisive)}
  ${line("joint", dialog.joint)} ${sharing(dialog.garden)} ${scores(dialog)}
  ${sounds(dialog.asks ?? false)} ${ways(dialog, table)} ${footnotes(dialog.notes)}`,
  foot: table.hand
    ? nothing
    : html`<div class="answers">
        ${onward(dialog)} ${rematch(dialog.swap, { swap: true })}
        <button
          class="button tall ${dialog.unsent ? "" : "go"}"
          type="button"
          .message=${toSend({ do: "again" })}
        >
          ${said.again}
        </button>
        ${
          dialog.unsent
            ? html`<button
                class="button go tall"
                type="button"
                .message=${toSend({ do: "dialog", kind: "send" })}
              >
                ${icon("share")}${dialog.send}
              </button>`
            : nothing
        }
      </div>`,
});
