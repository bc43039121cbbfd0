// The sheets that bring a phone to a table: the code of a seat, and the answer of the phone.
import { html, nothing } from "../../../build/vendor/lit-html.js";
import { selectAll } from "../../page/fields.js";
import { icon, seatMark } from "../../page/icons.js";
import { codeOf } from "../code.js";
import { scan } from "../scan.js";
import { admit, again, answerTo, codeFor, renew } from "./lines.js";
import { words as said } from "./words.js";
import { toSend } from "../../page/to-send.js";

/** @type {import("./lines.js").Code} what a phone answers before it has read a code */
const NO_CODE = { code: "", says: "" };

const JOIN = "join=";
const ANSWER = "hand=";

/** @import {JoinDialog, PhoneSeat, PhonesDialog, Stranger} from "../../page/data.d.ts" */
/** @import {Around, Content, Page, View} from "../../page/types.d.ts" */
/** @import {Message} from "../../python/messages.d.ts" */
/** @import {Place} from "./lines.js" */
/** @import {Says} from "./words.js" */

/** @typedef {(text: string) => void} Use what is done with a code that was scanned or pasted */

/** @param {Message} message */
const send = (message) => globalThis.sixGardens.send(message);

/**
 * @param {string} mark
 * @param {string} text
 * @returns {string} the part behind a mark in a text that may have more around it, "" for none
 */
const after = (mark, text) => text.split(mark)[1]?.match(/^[\w-]+/u)?.[0] ?? "";

/** The codes that were drawn, by their texts. @type {Map<string, SVGElement | null>} */
const drawn = new Map();

/** What was said of copying, for the text that was copied. */
let copied = "";

/**
 * The code of a text, which is drawn when it is first asked for.
 * @param {string} text
 * @param {() => void} redraw
 */
function picture(text, redraw) {
  if (!drawn.has(text)) {
    drawn.clear(); // of others nobody needs the picture any more
    drawn.set(text, null);
    codeOf(text).then((code) => {
      drawn.set(text, code);
      redraw();
    });
  }
  return html`<div class="hands-code">${drawn.get(text) ?? nothing}</div>`;
}

/**
 * @type {(title: string, mark: string, use: Use, facing?: "user" | "environment") => Promise<void>}
 */
const scanned = async (title, mark, use, facing) => {
  const text = await scan(title, (each) => after(mark, each) !== "", facing);
  if (text) {
    use(after(mark, text));
  }
};

/** @type {(text: string, redraw: () => void) => () => Promise<void>} */
const copy = (text, redraw) => async () => {
  try {
    await navigator.clipboard.writeText(text);
    copied = text;
  } catch {
    copied = "";
  }
  redraw();
};

/**
 * Return what uses the text in the field before a button that is pressed.
 * @param {string} mark
 * @param {Use} use
 */
const used =
  (mark, use) =>
  (/** @type {Event} */ { currentTarget }) => {
    const field = currentTarget instanceof Element ? currentTarget.previousElementSibling : null;
    if (field instanceof HTMLInputElement) {
      use(after(mark, field.value) || "-");
    }
  };

/**
 * For who can't scan: the code as a text to copy, and a place for that of the other device.
 * @type {(text: string, mark: string, use: Use | null, redraw: () => void) => Content}
 */
const byHand = (text, mark, use, redraw) =>
  html`<details class="hands-by-hand">
    <summary>${said.noScan}</summary>
    ${
      text
        ? html`<div class="hands-text">
              <input
                class="hands-own"
                type="text"
                readonly
                aria-label=${said.copy}
                .value=${text}
                @focus=${selectAll}
              />
              <button class="button" type="button" @click=${copy(text, redraw)}>
                ${icon("files")}${said.copy}
              </button>
            </div>
            <p role="status">${copied === text ? said.copied : ""}</p>`
        : nothing
    }
    ${
      use
        ? html`<div class="hands-text">
            <input
              class="hands-other"
              type="text"
              autocomplete="off"
              aria-label=${said.paste}
              placeholder=${said.paste}
            />
            <button class="button" type="button" @click=${used(mark, use)}>${said.use}</button>
          </div>`
        : nothing
    }
  </details>`;

/** @param {boolean} isOpen */
const troubles = (isOpen) =>
  html`<details class="hands-why" ?open=${isOpen}>
    <summary>${said.whyTitle}</summary>
    <ul>
      ${said.why.map((line) => html`<li>${line}</li>`)}
    </ul>
  </details>`;

/** @param {string} text */
const status = (text) => html`<p class="say hands-says" role="status">${text}</p>`;

/** @param {Says | ""} says */
const saysStatus = (says) => status(says && said.says[says]);

/** @param {Says | ""} says */
const isLost = (says) => says === "never" || says === "foreign";

/** @param {PhoneSeat} phone @param {number} chosen */
const chip = (phone, chosen) =>
  html`<button
    class="hands-chip"
    type="button"
    aria-pressed=${phone.seat === chosen}
    aria-label="${phone.name}: ${phone.there ? said.there : said.missing}"
    .message=${toSend({ do: "hands", seat: phone.seat })}
  >
    ${seatMark(phone.seat)}<bdi>${phone.name}</bdi>${phone.there ? icon("check-mark") : nothing}
  </button>`;

/** @param {PhoneSeat[]} phones @param {number} seat */
const chips = (phones, seat) =>
  phones.length > 1
    ? html`<div class="hands-chips" role="group" aria-label=${said.phones}>
        ${phones.map((phone) => chip(phone, seat))}
      </div>`
    : nothing;

/**
 * The code of one seat, and what is to be done with it.
 * @param {PhoneSeat} phone
 * @param {string} table
 * @param {() => void} redraw
 */
function invitation(phone, table, redraw) {
  const place = { table, seat: phone.seat };
  const { code, says } = codeFor(place, redraw);
  const address = code && `${location.origin}${location.pathname}#${JOIN}${code}`;
  /** @type {Use} */
  const use = (text) => admit(place, text, redraw);
  if (!code) {
    return html`${saysStatus(says)} ${isLost(says) ? troubles(true) : nothing}
    ${says === "asking" ? nothing : html`<div class="answers">${another(place, redraw)}</div>`}`;
  }
  return html`<div class="hands-invitation">
      ${picture(address, redraw)}
      <div class="hands-steps">
        <ol>
          ${said.steps(phone.name).map((step) => html`<li>${step}</li>`)}
        </ol>
        <button
          class="button go wide"
          type="button"
          data-first
          ?disabled=${says === "standing"}
          @click=${() => scanned(said.scanTitle, ANSWER, use, "user")}
        >
          ${icon("photo-camera")}${said.scanAnswer}
        </button>
        ${saysStatus(says)}
      </div>
    </div>
    ${byHand(address, ANSWER, use, redraw)} ${troubles(isLost(says))}`;
}

/** @param {Place} place @param {() => void} redraw */
const another = (place, redraw) =>
  html`<button class="button go" type="button" @click=${() => renew(place, redraw)}>
    ${said.again}
  </button>`;

/**
 * Phones that are here and have no seat: somebody at the table says whose they are.
 * @param {PhoneSeat} phone
 * @param {Stranger[]} strangers
 */
const askedWhose = (phone, strangers) =>
  strangers.length
    ? html`<section class="hands-strangers" aria-label=${said.whose(phone.name)}>
        <p>${said.whose(phone.name)}</p>
        <div class="answers">
          ${strangers.map(
            ({ line, name }) =>
              html`<button
                class="button"
                type="button"
                .message=${toSend({ do: "hand-is", line, seat: phone.seat })}
              >
                ${icon("meeple")}${name ? said.itIs(name) : said.itIsNew}
              </button>`,
          )}
        </div>
      </section>`
    : nothing;

/**
 * At the table.
 * @param {PhonesDialog} dialog
 * @param {Page} _page
 * @param {Around} around
 * @returns {View}
 */
export function hands({ seat, table, phones, strangers }, _page, { redraw }) {
  const phone = phones.find((each) => each.seat === seat) ?? phones[0];
  if (!phone) {
    return { title: said.phones, body: nothing };
  }
  return {
    title: said.title(phone.name),
    wide: true,
    body: html`${chips(phones, phone.seat)}
    ${
      phone.there
        ? status(said.come(phone.name))
        : html`${askedWhose(phone, strangers)} ${invitation(phone, table, redraw)}`
    }`,
    foot: html`<div class="answers">
      <button
        class="button"
        type="button"
        .message=${toSend({ do: "place", seat: phone.seat, place: "here" })}
      >
        ${icon("meeple")}${said.playHere(phone.name)}
      </button>
      ${
        phone.there
          ? nothing
          : html`<button
              class="button"
              type="button"
              .message=${toSend({ do: "place", seat: phone.seat, place: "elsewhere" })}
            >
              ${icon("share")}${said.byLink}
            </button>`
      }
      ${
        phone.there
          ? html`<button class="button go" type="button" .message=${toSend({ do: "close-dialog" })}>
              ${said.done}
            </button>`
          : nothing
      }
    </div>`,
  };
}

/** @param {Says | ""} says @returns {Content} what a phone shows that has no code of a table yet */
const asking = (says) =>
  html`${status(says === "foreign" ? said.says.foreign : said.first)}
    <button
      class="button go wide"
      type="button"
      data-first
      @click=${() => scanned(said.scanTable, JOIN, follow)}
    >
      ${icon("photo-camera")}${said.scanTable}
    </button>`;

/**
 * Whoever scans or pastes a code here has asked to join.
 * @param {string} code
 */
const follow = (code) => send({ do: "join", code });

/**
 * What a phone shows while its code is made, is shown, or has not led to a table.
 * @type {{[how in Says]?: (shown: {text: string, redraw: () => void}) => Content}}
 */
const STATES = {
  making: () => saysStatus("making"),
  stands: () => status(said.welcome),
  shown: ({ text, redraw }) =>
    html`${status(said.hold)} ${picture(text, redraw)}
      <p class="quiet">${said.holdFirst}</p>
      ${byHand(text, "", null, redraw)} ${troubles(false)}`,
  never: ({ redraw }) => retry("never", redraw),
  unable: ({ redraw }) => retry("unable", redraw),
};

/** @param {Says} says @param {() => void} redraw */
const retry = (says, redraw) =>
  html`${saysStatus(says)} ${troubles(true)}
    <button class="button" type="button" @click=${() => again(redraw)}>${said.again}</button>`;

/**
 * On a phone.
 * @param {JoinDialog} dialog
 * @param {Page} _page
 * @param {Around} around
 * @returns {View}
 */
export function join({ code = "" }, _page, { redraw }) {
  const { code: mine, says } = code ? answerTo(code, redraw) : NO_CODE;
  const state = says && STATES[says];
  return {
    title: said.joinTitle,
    body: state
      ? state({ text: `${ANSWER}${mine}`, redraw })
      : html`${asking(says)} ${byHand("", JOIN, follow, redraw)}`,
  };
}
