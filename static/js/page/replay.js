// The replay bar: start, step, play, slider, speed, and actions from the position shown.
import { html, live } from "../../build/vendor/lit-html.js";
import { icon } from "./icons.js";
import { turningBar } from "./review/bar.js";
import { words } from "./words.js";
import { toSend } from "./to-send.js";

const said = words.replay;

/** @import {Message, Send} from "../python/messages.d.ts" */
/** @import {ReplayBar} from "./data.d.ts" */
/** @import {Control} from "./elements.d.ts" */

/** @param {Control} slider @returns {Message} */
const toPly = ({ value }) => ({ do: "goto", ply: Number(value) });

/** @type {(name: string, label: string, ply: number, enabled: boolean) => unknown} */
const step = (name, label, ply, enabled) =>
  html`<button
    class="round"
    type="button"
    title=${label}
    ?disabled=${!enabled}
    .message=${toSend({ do: "goto", ply })}
  >
    ${icon(name)}
  </button>`;

/** @param {ReplayBar} replay */
const playButton = ({ playing, speed }) =>
  html`<button
    class="round play"
    type="button"
    title=${playing ? said.pause : said.play}
    .message=${toSend({ do: "replay", playing: !playing, speed })}
  >
    ${icon(playing ? "pause-button" : "play-button")}
  </button>`;

/** @param {ReplayBar} replay */
const speedButton = ({ playing, speed }) =>
  html`<button
    class="round speed"
    type="button"
    title=${said.speed(speed)}
    .message=${toSend({ do: "replay", playing, speed: speed === 4 ? 1 : speed * 2 })}
  >
    <span aria-hidden="true">${speed}×</span>
  </button>`;

/** @param {ReplayBar} replay */
export function bottom(replay) {
  if (replay.turning) {
    return turningBar(replay.turning);
  }
  const { ply, last } = replay;
  return html`<section class="replay" aria-label=${said.title}>
    <div class="replay-steps">
      ${step("previous-button", said.first, 0, ply > 0)}
      ${step("step-back", said.back, ply - 1, ply > 0)} ${playButton(replay)}
      ${step("step-on", said.on, ply + 1, ply < last)}
      ${step("next-button", said.last, last, ply < last)} ${speedButton(replay)}
    </div>
    <label class="replay-slider">
      <span>${said.position(ply, last)}</span>
      <input type="range" min="0" max=${last} .value=${live(String(ply))} .sends=${toPly} />
    </label>
    <div class="replay-ways">
      <button
        class="button"
        type="button"
        title=${said.fromHelp}
        .message=${toSend({ do: "continue-here" })}
      >
        ${said.from}
      </button>
      <button class="button go" type="button" .message=${toSend({ do: "live" })}>
        ${said.live}
      </button>
    </div>
  </section>`;
}

/** @type {{pace: number, timer: ReturnType<typeof setInterval>} | null} */
let beat = null;

/**
 * Send a tick for each step while a replay is playing.
 * @param {ReplayBar | null} replay
 * @param {Send} send
 */
export function keepBeat(replay, send) {
  const pace = replay?.playing ? 900 / replay.speed : 0;
  if ((beat?.pace ?? 0) === pace) {
    return;
  }
  if (beat) {
    clearInterval(beat.timer);
  }
  beat = pace ? { pace, timer: setInterval(() => send({ do: "tick" }), pace) } : null;
}
