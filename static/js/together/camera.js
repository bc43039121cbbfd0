// Scans the camera's frames for a QR code.
import { nameOf } from "../decode.js";
import { read } from "./reader.js";

const PAUSE = 120;

/** Codes of other screens have small squares: as many points as the camera has, up to this. */
const WIDE = 1920;
const HIGH = 1080;

/** Longest wait for the browser's permission prompt before continuing without camera, in ms. */
const ASKING = 10_000;

/**
 * @typedef {"forbidden" | "missing" | "busy" | "insecure" | "stopped"} Why a key of the words: why
 *   there is no picture
 */

/** The key of the explanation for each error name of the browser. */
/** @type {Record<string, Why>} */
const WHY = {
  NotAllowedError: "forbidden",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  InsecureError: "insecure",
};

/** Every so many frames our own reader looks as well, where the browser's has found nothing. */
const THOROUGH = 3;

const pause = () => new Promise((done) => setTimeout(done, PAUSE));

/** @typedef {{facing?: "user" | "environment", device?: string}} Wish the preferred camera */

/** @param {Wish} wish @returns {Promise<MediaStream>} of the camera that fits the wish best */
function opened({ facing = "environment", device = "" }) {
  if (globalThis.isSecureContext === false) {
    throw new DOMException("", "InsecureError");
  }
  if (!navigator.mediaDevices?.getUserMedia) {
    throw new DOMException("", "NotFoundError");
  }
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(device ? { deviceId: { ideal: device } } : { facingMode: { ideal: facing } }),
      width: { ideal: WIDE },
      height: { ideal: HIGH },
    },
  });
}

/** @param {unknown} error @returns {Why} */
const why = (error) => WHY[nameOf(error)] ?? "missing";

/** @param {MediaStream} stream */
const close = (stream) => {
  for (const track of stream.getTracks()) {
    track.stop();
  }
};

/**
 * Does some work while the camera is on, if the person allows it: browsers hide the addresses of a
 * device from pages that may use neither camera nor microphone.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {{facing?: "user" | "environment", patience?: number}} [how]
 * @returns {Promise<Result>}
 */
export async function withCamera(work, { facing = "user", patience = ASKING } = {}) {
  let isOver = false;
  const asked = (async () => opened({ facing }))().then(
    (stream) => {
      if (isOver) {
        close(stream);
      }
      return stream;
    },
    () => null,
  );
  /** @type {Promise<null>} */
  const limit = new Promise((done) => setTimeout(() => done(null), patience));
  const stream = await Promise.race([asked, limit]);
  isOver = true;
  try {
    return await work();
  } finally {
    if (stream) {
      close(stream);
    }
  }
}

/** @returns {Promise<string[]>} the ids of all cameras of this device */
async function cameras() {
  const devices = (await navigator.mediaDevices.enumerateDevices?.().catch(() => [])) ?? [];
  return devices.filter(({ kind }) => kind === "videoinput").map(({ deviceId }) => deviceId);
}

/** Time that a muted camera may stay black after a return to the page, in ms. */
const MUTED = 1_500;

/**
 * Watches a stream, which a system may end or mute while the page is in the background.
 * @param {MediaStream} stream
 * @param {AbortSignal} signal
 */
function watchStream(stream, signal) {
  const [track] = stream.getVideoTracks();
  let seen = performance.now();
  const state = {
    wasHidden: false,
    isDead: () =>
      track.readyState === "ended" || (track.muted && performance.now() - seen > MUTED && isSeen()),
  };
  const look = () => {
    seen = performance.now();
    state.wasHidden ||= !isSeen();
  };
  document.addEventListener("visibilitychange", look, { signal });
  return state;
}

const isSeen = () => document.visibilityState !== "hidden";

/** @param {AbortSignal} signal @returns {Promise<void>} when the page can be seen */
function visible(signal) {
  if (isSeen() || signal.aborted) {
    return Promise.resolve();
  }
  return new Promise((done) => {
    const look = () => {
      if (!isSeen() && !signal.aborted) {
        return;
      }
      document.removeEventListener("visibilitychange", look);
      signal.removeEventListener("abort", look);
      done();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look);
  });
}

/**
 * Shows the camera in `video`, and looks for codes in it until told to stop. A camera that was taken
 * away while the page was in the background is opened anew when somebody comes back.
 *
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal ends it, and gives the camera back
 * @param {object} told
 * @param {(text: string) => void} told.found called with what each frame says, as long as it goes on
 * @param {(count: number) => void} [told.ready] called with the number of cameras, once there is a picture
 * @param {Wish} [wish] the camera to begin with
 * @returns {{done: Promise<Why | "">, another: () => void}} `done`: "" once it was stopped, else why
 *   there is no camera, a key of the words; `another` goes on with the next camera
 */
export function watchCamera(video, signal, { found, ready = () => {} }, wish = {}) {
  let wanted = wish;
  let turned = new AbortController();

  async function another() {
    const all = await cameras();
    const shown = video.srcObject instanceof MediaStream ? video.srcObject : null;
    const now = shown?.getVideoTracks()[0]?.getSettings().deviceId ?? "";
    if (all.length < 2) {
      return;
    }
    wanted = { device: all[(all.indexOf(now) + 1) % all.length] };
    turned.abort();
  }

  /**
   * Looks through one stream until `isOver`.
   * @param {MediaStream} stream
   * @param {() => boolean} isOver
   */
  async function look(stream, isOver) {
    video.srcObject = stream;
    if (!isOver()) {
      await video.play();
    }
    if (!isOver()) {
      ready((await cameras()).length);
    }
    for (let frame = 0; !isOver(); frame += 1) {
      if (video.paused) {
        await video.play();
      }
      const { videoWidth, videoHeight } = video;
      const isThorough = frame % THOROUGH === 0;
      const text = videoWidth && (await read(video, videoWidth, videoHeight, isThorough));
      if (text && !signal.aborted) {
        found(text);
      }
      await pause();
    }
  }

  /**
   * @param {MediaStream} stream
   * @returns {Promise<boolean>} whether the camera is to be opened once more
   */
  async function lookOnce(stream) {
    const unwatched = new AbortController();
    const state = watchStream(stream, unwatched.signal);
    const isOver = () => signal.aborted || turned.signal.aborted || state.isDead();
    try {
      await look(stream, isOver);
    } catch (error) {
      // A dialog that is closed meanwhile takes the video away from under it, as does a system.
      if (!isOver() && isSeen()) {
        throw error;
      }
    } finally {
      unwatched.abort();
      close(stream);
      video.srcObject = null;
    }
    return turned.signal.aborted || state.wasHidden || !isSeen();
  }

  /** @returns {Promise<Why | "">} */
  async function watch() {
    while (!signal.aborted) {
      turned = new AbortController();
      let stream;
      try {
        stream = await opened(wanted);
      } catch (error) {
        return why(error);
      }
      // What ended before somebody's eyes is started again by a button.
      if (!(await lookOnce(stream)) && !signal.aborted) {
        return "stopped";
      }
      await visible(signal);
    }
    return "";
  }

  return { done: watch(), another };
}
