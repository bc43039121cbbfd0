// Games that go by post: the bar below the board, and the dialogs that send, take and compare links.
import { html, nothing } from "../../build/vendor/lit-html.js";
import { fieldIn, selectAll } from "../page/fields.js";
import { icon, seatMark } from "../page/icons.js";
import { mayClear } from "../page/installation.js";
import { personOf } from "../page/daily/garden-of-the-day.js";
import { when } from "../page/when.js";
import { words } from "../page/words.js";
import { readText } from "../keep/shelf.js";
import { codeOf } from "./code.js";
import { scan } from "./scan.js";
import { addressOf, copy, mayShare, saveFile, SENT, share, TOO_LONG } from "./sending.js";
import { toSend } from "../page/to-send.js";

/** @import {ForkDialog, ForkWay, PostBar, SendDialog, SentData, WhoDialog, WhoSeat} from "../page/data.d.ts" */
/** @import {Around, Content, Page, View} from "../page/types.d.ts" */
/** @import {Message} from "../python/messages.d.ts" */
/** @import {Outcome} from "./sending.js" */

const said = words.post;

/** @param {Message} message */
const tell = (message) => globalThis.sixGardens.send(message);

/**
 * What the send dialog has come to, for the link that it shows: told, and the code that was drawn, null
 * before, "none" where the link is too long for one.
 * @type {{link: string, told: string, code: SVGElement | "none" | null}}
 */
let state = { link: "", told: "", code: null };

/** @type {(sign: string, label: string, act: () => void, extra?: string) => Content} */
const way = (sign, label, act, extra = "") =>
  html`<button class="button ${extra}" type="button" @click=${act}>${icon(sign)}${label}</button>`;

/**
 * Does something with the link, and tells how it ended; Python remembers that the game has left.
 * @type {(deed: () => Outcome | Promise<Outcome>, done: string, redraw: () => void) => () => Promise<void>}
 */
const doing = (deed, done, redraw) => async () => {
  const { link } = state;
  const became = await deed();
  if (state.link !== link) {
    return;
  }
  if (became === SENT) {
    tell({ do: "sent" });
  }
  if (became === SENT && !done) {
    tell({ do: "close-dialog" });
  }
  state.told = { sent: done, failed: said.failed, cancelled: "" }[became];
  redraw();
};

/** @type {(address: string, redraw: () => void) => () => Promise<void>} */
const drawCode = (address, redraw) => async () => {
  state.code = (await codeOf(address)) ?? "none";
  if (state.code === "none") {
    state.told = said.noCode;
  } else {
    tell({ do: "sent" });
  }
  redraw();
  document.querySelector(".post-code")?.scrollIntoView({ block: "nearest" });
};

/**
 * The device's own sheet where there is one; else what every browser can do comes first.
 * @type {(dialog: SendDialog, address: string, redraw: () => void) => Content}
 */
const ways = (dialog, address, redraw) => {
  const isLong = address.length > TOO_LONG;
  const copies = way(
    "files",
    said.copy,
    doing(() => copy(address), said.copied, redraw),
    mayShare() ? "" : "go",
  );
  const shares = way(
    "share",
    isLong ? said.shareFile : said.share,
    doing(() => share(dialog, address), "", redraw),
    "go",
  );
  const file = way(
    "save-arrow",
    said.file,
    doing(() => saveFile(dialog), said.filed, redraw),
    isLong && !mayShare() ? "go" : "",
  );
  return html`${mayShare() ? shares : nothing} ${isLong ? nothing : copies}
  ${isLong || state.code ? nothing : way("photo-camera", said.code, drawCode(address, redraw))}
  ${isLong ? file : nothing}`;
};

/**
 * @param {SentData | null} sent
 * @returns {string} to whom the game was sent, and when, in the time of this device
 */
const trace = (sent) => (sent ? said.sent(sent.names, when(sent.when)) : "");

/**
 * @param {SendDialog} dialog
 * @param {Page} _page
 * @param {Around} around
 * @returns {View}
 */
export function send(dialog, _page, { redraw }) {
  if (state.link !== dialog.link) {
    state = { link: dialog.link, told: "", code: null };
  }
  const address = addressOf(dialog.link);
  return {
    title: dialog.title,
    body: html`<p class="say">${dialog.about}</p>
      ${dialog.secret ? html`<p class="quiet">${dialog.secret}</p>` : nothing}
      ${address.length > TOO_LONG ? html`<p class="quiet">${said.long}</p>` : nothing}
      <div class="post-ways">${ways(dialog, address, redraw)}</div>
      <p class="post-told" role="status">${state.told || trace(dialog.sent)}</p>
      ${state.code instanceof SVGElement ? html`<div class="post-code">${state.code}</div>` : nothing}
      <label class="field"
        ><span>${said.link}</span>
        <input class="post-link" type="text" readonly .value=${address} @focus=${selectAll} />
      </label>`,
  };
}

/**
 * @param {Event} event
 * @returns {HTMLFormElement | null} the form of the button that was pressed
 */
const formAt = ({ currentTarget }) =>
  currentTarget instanceof HTMLButtonElement ? currentTarget.form : null;

/** @param {Event} event */
const readClipboard = async (event) => {
  const form = formAt(event);
  if (!form) {
    return;
  }
  const field = fieldIn(form, "text");
  try {
    field.value = await navigator.clipboard.readText();
  } catch {
    field.focus(); // The person has said no, or the browser never lets one: so it is pasted by hand.
  }
};

/** @param {Event} event */
const fromCode = async (event) => {
  const form = formAt(event);
  const text = await scan(said.scan, (each) => /\b(play|join)=/u.test(each));
  if (!text || !form) {
    return;
  }
  fieldIn(form, "text").value = text;
  form.requestSubmit();
};

/** @param {HTMLFormElement} form @returns {Message} */
const pasted = (form) => ({ do: "receive", text: fieldIn(form, "text").value });

/** @returns {View} */
export const paste = () => ({
  title: said.paste,
  body: html`<form id="paste" class="fields" .read=${pasted}>
    <label class="field"
      ><span>${said.pasteHere}</span>
      <textarea name="text" rows="4" autocomplete="off" spellcheck="false" data-first></textarea>
    </label>
    <div class="post-ways">
      ${
        typeof navigator.clipboard?.readText === "function"
          ? html`<button class="button" type="button" @click=${readClipboard}>
              ${icon("files")}${said.clipboard}
            </button>`
          : nothing
      }
      <button class="button" type="button" @click=${fromCode}>
        ${icon("photo-camera")}${said.scan}
      </button>
    </div>
  </form>`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${toSend({ do: "dialog", kind: "join" })}>
      ${said.join}
    </button>
    <button class="button go" type="submit" form="paste">${said.open}</button>
  </div>`,
});

/**
 * Says who is here, by the name that stands in the field where there is one.
 * @param {number} seat
 */
const sit = (seat) => () => {
  const field = document.getElementById("post-name");
  tell({ do: "sit", seat, name: field instanceof HTMLInputElement ? field.value : "" });
};

/** @param {WhoSeat} seat */
const person = ({ seat, mark, label }) =>
  html`<li>
    <button class="row" type="button" @click=${sit(seat)}>
      ${seatMark(mark)}<bdi>${label}</bdi>
    </button>
  </li>`;

/**
 * Whoever has no name yet gets one: that of the person who played here last stands there.
 * @param {string} label
 */
const ownName = (label) =>
  html`<label class="field">
    <span>${label}</span>
    <input
      id="post-name"
      type="text"
      maxlength="24"
      autocomplete="off"
      .value=${personOf(readText("people")).name}
    />
  </label>`;

/** @param {WhoDialog} dialog @returns {View} */
export const who = ({ title, game, about, note, name, all, learn, decline, later, seats }) => ({
  title,
  body: html`<img
      class="banner"
      alt=""
      src="static/pictures/${game}.svg"
      width="320"
      height="172"
    />
    <p class="say">${about}</p>
    ${name ? ownName(name) : nothing}
    <ul class="rows">
      ${seats.map(person)}
      <li>
        <button class="row" type="button" @click=${sit(0)}>
          ${icon("meeple")}<span>${all}</span>
        </button>
      </li>
    </ul>
    <p class="quiet">${note}</p>
    ${mayClear() ? html`<p class="quiet">${said.inSafari}</p>` : nothing}
    ${
      learn
        ? html`<button class="button" type="button" .message=${toSend({ do: "learn-first" })}>
            ${icon("open-book")}${learn}
          </button>`
        : nothing
    }`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${toSend({ do: "decline" })}>${decline}</button>
    <button class="button" type="button" .message=${toSend({ do: "close-dialog" })}>
      ${later}
    </button>
  </div>`,
});

/** @param {ForkWay} way */
const line = ({ title, move, status, picture }) =>
  html`<section class="post-line">
    <h3>${title}</h3>
    ${
      picture
        ? html`<img
            alt=""
            width="160"
            height="160"
            src="data:image/svg+xml,${encodeURIComponent(picture)}"
          />`
        : nothing
    }
    <p>${move}</p>
    <p class="quiet">${status}</p>
  </section>`;

/** @type {(label: string, message: Message, isAdvised: boolean) => Content} */
const choice = (label, message, isAdvised) =>
  html`<button class="button ${isAdvised ? "go" : ""}" type="button" .message=${message}>
    ${label}
  </button>`;

/** @param {ForkDialog} dialog @returns {View} */
export const fork = ({ title, about, ways: lines, mine, theirs, advised }) => ({
  title,
  wide: true,
  body: html`<p class="say">${about}</p>
    <div class="post-lines">${lines.map(line)}</div>`,
  foot: html`<div class="answers">
    ${choice(mine, { do: "keep-mine" }, advised === "mine")}
    ${choice(theirs, { do: "take-theirs" }, advised === "theirs")}
  </div>`,
});

/** @type {(label: string, message: Message) => Content} */
const plain = (label, message) =>
  label
    ? html`<button class="button" type="button" .message=${message}>${label}</button>`
    : nothing;

/**
 * Below the board while somebody elsewhere is awaited, or is played for, or has yet to get the end.
 * @param {PostBar} waiting
 */
export const postBar = ({ seat, send: label, here, back, sent }) =>
  html`<section class="post-bar" aria-label=${label || back}>
    ${sent ? html`<p class="post-sent">${trace(sent)}</p>` : nothing}
    ${plain(back, { do: "give-back" })} ${plain(here, { do: "play-for", seat })}
    ${
      label
        ? html`<button
            class="button ${sent ? "" : "go"}"
            type="button"
            .message=${toSend({ do: "dialog", kind: "send" })}
          >
            ${icon("share")}${label}
          </button>`
        : nothing
    }
  </section>`;
