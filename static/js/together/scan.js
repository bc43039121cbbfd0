// The sheet that reads a code: through the camera, or from a picture that somebody sent.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { icon } from "../page/icons.js";
import { words } from "../page/words.js";
import { watchCamera } from "./camera.js";
import { read } from "./reader.js";
import { words as said } from "./words.js";

/** The sheet lies over whatever dialog is open; it is made when it is first wanted. */
function element() {
  const found = document.getElementById("scanner");
  if (found) return found;
  const made = document.createElement("dialog");
  made.id = "scanner";
  made.className = "dialog";
  made.setAttribute("aria-labelledby", "scanner-title");
  document.body.append(made);
  return made;
}

const sheet = (title, state, { close, choose }) =>
  html`<div class="sheet kind-scan">
    <div class="sheet-head">
      <h2 id="scanner-title" tabindex="-1" autofocus>${title}</h2>
      <button class="round" type="button" aria-label=${words.close} @click=${close}>
        ${icon("cross")}
      </button>
    </div>
    <div class="sheet-body">
      <div class="finder" ?hidden=${state.blind}>
        <video muted playsinline aria-label=${said.camera}></video>
      </div>
      <p class="say" role="status">${said[state.says]}</p>
    </div>
    <div class="sheet-foot">
      <div class="answers">
        <label class="button ${state.blind ? "go" : ""}">
          ${icon("photo-camera")}${said.picture}
          <input class="unseen" type="file" accept="image/*" @change=${choose} />
        </label>
      </div>
    </div>
  </div>`;

/** @returns {Promise<string>} what the code in the chosen picture says, "" where there is none */
async function readFile(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture ? read(picture, picture.width, picture.height) : "";
}

/**
 * Asks for a code, by the camera or a picture, until one is shown that is wanted.
 *
 * @param {string} title what is to be read, as the head of the sheet
 * @param {(text: string) => boolean} isWanted whether a code is of the kind that was asked for
 * @returns {Promise<string>} its text; "" where the person has closed the sheet
 */
export function scan(title, isWanted = () => true) {
  const dialog = element();
  const stopped = new AbortController();
  return new Promise((resolve) => {
    const state = { says: "waiting", blind: false };
    const end = (text) => {
      if (stopped.signal.aborted) return;
      stopped.abort();
      dialog.close();
      render(nothing, dialog);
      resolve(text);
    };
    const say = (says, more = {}) => {
      if (stopped.signal.aborted) return;
      Object.assign(state, { says }, more);
      render(sheet(title, state, { close: () => end(""), choose }), dialog);
    };
    const found = (text) => (isWanted(text) ? end(text) : say("foreign"));
    const choose = async ({ target }) => {
      const [file] = target.files;
      target.value = "";
      if (!file) return;
      try {
        const text = await readFile(file);
        if (text) found(text);
        else say("nothing");
      } catch {
        say("unread");
      }
    };
    say("waiting");
    dialog.addEventListener("cancel", () => end(""), { signal: stopped.signal });
    dialog.showModal();
    watchCamera(dialog.querySelector("video"), stopped.signal, found)
      .catch(() => "unread")
      .then((why) => {
        // What was said of a picture meanwhile stays.
        if (why) say(state.says === "waiting" ? why : state.says, { blind: true });
      });
  });
}
