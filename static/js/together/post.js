// Games that go by post: the bar below the board, and the dialogs that send, take and compare links.
import { html, nothing } from "../../build/vendor/lit-html.js";
import { icon, seatMark } from "../page/icons.js";
import { words } from "../page/words.js";
import { codeOf } from "./code.js";
import { scan } from "./scan.js";
import { addressOf, copy, mayShare, saveFile, share, TOO_LONG } from "./sending.js";

const said = words.post;

/** What the send dialog has come to, for the link that it shows: told, and the code that was drawn. */
let state = { link: "", told: "", code: null };

const way = (sign, label, act, extra = "") =>
  html`<button class="button ${extra}" type="button" @click=${act}>${icon(sign)}${label}</button>`;

/** Does something with the link, and tells how it ended. */
const doing = (deed, done, redraw) => async () => {
  const { link } = state;
  const told = (await deed()) ? done : said.failed;
  if (state.link !== link) return;
  state.told = told;
  redraw();
};

const drawCode = (address, redraw) => async () => {
  state.code = (await codeOf(address)) ?? nothing;
  if (state.code === nothing) state.told = said.noCode;
  redraw();
  document.querySelector(".post-code")?.scrollIntoView({ block: "nearest" });
};

/** The device's own sheet where there is one; else what every browser can do comes first. */
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

/** @param {{title: string, about: string, secret: string, link: string, message: string}} dialog */
export function send(dialog, _page, { redraw }) {
  if (state.link !== dialog.link) state = { link: dialog.link, told: "", code: null };
  const address = addressOf(dialog.link);
  return {
    title: dialog.title,
    body: html`<p class="say">${dialog.about}</p>
      ${dialog.secret ? html`<p class="quiet">${dialog.secret}</p>` : nothing}
      ${address.length > TOO_LONG ? html`<p class="quiet">${said.long}</p>` : nothing}
      <div class="post-ways">${ways(dialog, address, redraw)}</div>
      <p class="post-told" role="status">${state.told}</p>
      ${state.code && state.code !== nothing ? html`<div class="post-code">${state.code}</div>` : nothing}
      <label class="field"
        ><span>${said.link}</span>
        <input
          class="post-link"
          type="text"
          readonly
          .value=${address}
          @focus=${(event) => event.currentTarget.select()}
        />
      </label>`,
  };
}

const readClipboard = async (event) => {
  const field = event.currentTarget.form.elements.text;
  try {
    field.value = await navigator.clipboard.readText();
  } catch {
    field.focus(); // The person has said no, or the browser never lets one: so it is pasted by hand.
  }
};

const fromCode = async (event) => {
  const { form } = event.currentTarget;
  const text = await scan(said.scan, (each) => /\b(play|join)=/u.test(each));
  if (!text) return;
  form.elements.text.value = text;
  form.requestSubmit();
};

export const paste = () => ({
  title: said.paste,
  body: html`<form
    id="paste"
    class="fields"
    .read=${(form) => ({ do: "receive", text: form.elements.text.value })}
  >
    <label class="field"
      ><span>${said.pasteHere}</span>
      <textarea name="text" rows="4" autocomplete="off" spellcheck="false" data-first></textarea>
    </label>
    <div class="post-ways">
      ${
        navigator.clipboard?.readText
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
    <button class="button" type="button" .message=${{ do: "dialog", kind: "join" }}>
      ${said.join}
    </button>
    <button class="button go" type="submit" form="paste">${said.open}</button>
  </div>`,
});

const person = ({ seat, mark, label }) =>
  html`<li>
    <button class="row" type="button" .message=${{ do: "sit", seat }}>
      ${seatMark(mark)}<bdi>${label}</bdi>
    </button>
  </li>`;

/** @param {{title: string, game: string, about: string, note: string, all: string, seats: object[]}} dialog */
export const who = ({ title, game, about, note, all, seats }) => ({
  title,
  body: html`<img
      class="banner"
      alt=""
      src="static/pictures/${game}.svg"
      width="320"
      height="172"
    />
    <p class="say">${about}</p>
    <ul class="rows">
      ${seats.map(person)}
      <li>
        <button class="row" type="button" .message=${{ do: "sit", seat: 0 }}>
          ${icon("meeple")}<span>${all}</span>
        </button>
      </li>
    </ul>
    <p class="quiet">${note}</p>`,
});

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

/** @param {{title: string, about: string, ways: object[]}} dialog */
export const fork = ({ title, about, ways: lines }) => ({
  title,
  wide: true,
  body: html`<p class="say">${about}</p>
    <div class="post-lines">${lines.map(line)}</div>`,
  foot: html`<div class="answers">
    <button class="button" type="button" .message=${{ do: "take-theirs" }}>${said.theirs}</button>
    <button class="button go" type="button" .message=${{ do: "close-dialog" }}>${said.mine}</button>
  </div>`,
});

/** Below the board while somebody elsewhere is awaited. @param {object} waiting */
export const postBar = ({ seat, send: label, here }) =>
  html`<section class="post-bar" aria-label=${label}>
    <button class="button" type="button" .message=${{ do: "place", seat, place: "here" }}>
      ${here}
    </button>
    <button class="button go" type="button" .message=${{ do: "dialog", kind: "send" }}>
      ${icon("share")}${label}
    </button>
  </section>`;
