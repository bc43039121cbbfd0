// The device's camera, looked through until it shows a code.
import { read } from "./reader.js";

const PAUSE = 120;

/** Why there is no picture, as a key of the words: by the error that the browser gives. */
const WHY = {
  NotAllowedError: "forbidden",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
};

const pause = () => new Promise((done) => setTimeout(done, PAUSE));

/** @returns {Promise<MediaStream>} of the camera that looks away from the person, if there are two */
function opened() {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("", "NotFoundError");
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/**
 * Shows the camera in `video`, and looks for codes in it until told to stop.
 *
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal ends it, and gives the camera back
 * @param {(text: string) => void} found called with what each frame says, as long as it goes on
 * @returns {Promise<string>} "" once it was stopped; why there is no camera else, a key of the words
 */
export async function watchCamera(video, signal, found) {
  let stream;
  try {
    stream = await opened();
  } catch (error) {
    return WHY[error.name] ?? "missing";
  }
  try {
    video.srcObject = stream;
    if (!signal.aborted) await video.play();
    while (!signal.aborted) {
      const { videoWidth, videoHeight } = video;
      const text = videoWidth && (await read(video, videoWidth, videoHeight));
      if (text && !signal.aborted) found(text);
      await pause();
    }
  } catch (error) {
    // A dialog that is closed meanwhile takes the video away from under it.
    if (!signal.aborted) throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
  return "";
}
