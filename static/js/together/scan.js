// The sheet that reads a code: through the camera, or from a picture that somebody sent.
import { html, nothing, render } from "../../build/vendor/lit-html.js";
import { icon } from "../page/icons.js";
import { words } from "../page/words.js";
import { watchCamera } from "./camera.js";
import { read } from "./reader.js";
import { words as said } from "./words.js";

/** @import {Why} from "./camera.js" */

/**
 * What the sheet shows: `blind` without a picture of the camera, `ended` where it can be started again.
 * @typedef {{
 *   says: keyof typeof said,
 *   blind: boolean,
 *   ended: boolean,
 *   cameras: number,
 * }} State
 */

/**
 * What its buttons do.
 * @typedef {{
 *   close: () => void,
 *   choose: (event: Event) => void,
 *   another: () => void,
 *   start: () => void,
 * }} Acts
 */

/** The sheet lies over whatever dialog is open; it is made when it is first wanted. */
function element() {
  const found = document.getElementById("scanner");
  if (found instanceof HTMLDialogElement) {
    return found;
  }
  const made = document.createElement("dialog");
  made.id = "scanner";
  made.className = "dialog";
  made.setAttribute("aria-labelledby", "scanner-title");
  document.body.append(made);
  return made;
}

/** @type {(title: string, state: State, acts: Acts) => import("../page/types.d.ts").Content} */
const sheet = (title, state, { close, choose, another, start }) =>
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
        ${
          state.cameras > 1 && !state.blind
            ? html`<button class="button" type="button" @click=${another}>
                ${icon("clockwise-rotation")}${said.another}
              </button>`
            : nothing
        }
        ${
          state.ended
            ? html`<button class="button go" type="button" @click=${start}>
                ${icon("photo-camera")}${said.start}
              </button>`
            : nothing
        }
        <label class="button ${state.blind && !state.ended ? "go" : ""}">
          ${icon("photo-camera")}${said.picture}
          <input class="unseen" type="file" accept="image/*" @change=${choose} />
        </label>
      </div>
    </div>
  </div>`;

/**
 * @param {File} file
 * @returns {Promise<string>} what the code in that picture says, "" where there is none
 */
async function readFile(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture ? read(picture, picture.width, picture.height) : "";
}

/**
 * Asks for a code, by the camera or a picture, until one is shown that is wanted.
 *
 * @param {string} title what is to be read, as the head of the sheet
 * @param {(text: string) => boolean} [isWanted] whether a code is of the kind that was asked for
 * @param {"user" | "environment"} [facing] the camera to begin with: one that looks at the person, or away
 * @returns {Promise<string>} its text; "" where the person has closed the sheet
 */
export function scan(title, isWanted = () => true, facing = "environment") {
  const dialog = element();
  const stopped = new AbortController();
  return new Promise((resolve) => {
    /** @type {State} */
    const state = { says: "waiting", blind: false, ended: false, cameras: 1 };
    /** @type {ReturnType<typeof watchCamera> | null} */
    let camera = null;
    /** @type {Acts} */
    const acts = {
      close: () => end(""),
      choose: (event) => choose(event),
      another: () => camera?.another(),
      start: () => watch(),
    };
    /** @param {string} text */
    const end = (text) => {
      if (stopped.signal.aborted) {
        return;
      }
      stopped.abort();
      dialog.close();
      render(nothing, dialog);
      resolve(text);
    };
    /** @param {State["says"]} says @param {Partial<State>} [more] */
    const say = (says, more = {}) => {
      if (stopped.signal.aborted) {
        return;
      }
      Object.assign(state, { says }, more);
      render(sheet(title, state, acts), dialog);
    };
    /** @param {string} text */
    const found = (text) => (isWanted(text) ? end(text) : say("foreign"));
    /** @param {Event} event */
    const choose = async ({ target }) => {
      if (!(target instanceof HTMLInputElement)) {
        return;
      }
      const file = target.files?.[0];
      target.value = "";
      if (!file) {
        return;
      }
      try {
        const text = await readFile(file);
        if (text) {
          found(text);
        } else {
          say("nothing");
        }
      } catch {
        say("unread");
      }
    };
    function watch() {
      say("waiting", { blind: false, ended: false });
      const told = {
        found,
        ready: (/** @type {number} */ cameras) => say(state.says, { cameras }),
      };
      const video = dialog.querySelector("video");
      if (!video) {
        return;
      }
      camera = watchCamera(video, stopped.signal, told, { facing });
      /** @type {Promise<Why | "unread" | "">} */
      const done = camera.done.catch(() => "unread");
      done.then((why) => {
        // What was said of a picture meanwhile stays.
        const says = state.says === "waiting" ? why : state.says;
        if (why && says) {
          say(says, { blind: true, ended: why === "stopped" });
        }
      });
    }
    watch();
    dialog.addEventListener("cancel", () => end(""), { signal: stopped.signal });
    dialog.showModal();
  });
}
