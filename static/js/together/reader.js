// Reads a QR code in an image: by the browser's reader while that works, else by a library loaded
// on demand.

/** As many points as a camera gives; a picture from the gallery has far more than a code needs. */
const LONGEST = 1920;

/** Time limit of the browser's reader for one image, in ms. */
const PATIENCE = 2_000;

import { contextOf } from "../table/canvas.js";

/**
 * @typedef {(canvas: HTMLCanvasElement) => Promise<string>} Reader returns the text of a code, ""
 *   where there is none
 */

/** @returns {Promise<Reader | null>} the browser's reader */
async function builtIn() {
  const { BarcodeDetector } = globalThis;
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (!BarcodeDetector || !formats.includes("qr_code")) {
    return null;
  }
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (canvas) => (await detector.detect(canvas))[0]?.rawValue ?? "";
}

/** @returns {Promise<Reader>} the reader of the library */
async function brought() {
  const { decodeQR } = await import("../../build/vendor/qr.js");
  return async (canvas) => {
    const { width, height } = canvas;
    const points = contextOf(canvas).getImageData(0, 0, width, height);
    try {
      return decodeQR(points);
    } catch {
      return ""; // This is how it says that there is none.
    }
  };
}

/**
 * The browser's reader, null once it has failed.
 * @type {Reader | null | undefined}
 */
let native;
/** @type {Promise<Reader> | undefined} */
let library;

/**
 * @template Result
 * @param {Promise<Result>} work
 * @returns {Promise<Result>} what it brings, or a rejection when it takes too long
 */
function inTime(work) {
  /** @type {Promise<never>} */
  const limit = new Promise((_, fail) => {
    setTimeout(() => fail(new Error("no answer")), PATIENCE);
  });
  return Promise.race([work, limit]);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<string | null>} what the browser's reader finds; null where none can be trusted
 */
async function byBrowser(canvas) {
  if (native === null) {
    return null;
  }
  try {
    native ??= await inTime(builtIn());
    return native && (await inTime(native(canvas)));
  } catch {
    native = null; // one that is there need not work
    return null;
  }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<string>} what our own reader finds; rejects where it can't be fetched
 */
async function byLibrary(canvas) {
  library ??= brought();
  try {
    return (await library)(canvas);
  } catch (problem) {
    library = undefined; // the next try asks for it anew
    throw problem;
  }
}

/**
 * Paints a picture or a frame as large as a reader wants it.
 * @param {CanvasImageSource} source
 * @param {number} width
 * @param {number} height
 */
function painted(source, width, height) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas
    .getContext("2d", { willReadFrequently: true })
    ?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Rejects where no reader is to be had: the library is not there yet, and the network is gone.
 *
 * @param {CanvasImageSource} source a video's frame or a picture
 * @param {number} width in its own points
 * @param {number} height in its own points
 * @param {boolean} [isThorough] whether our own reader looks where the browser's has found nothing
 * @returns {Promise<string>} the text of the code in it, "" where there is none
 */
export async function read(source, width, height, isThorough = true) {
  const canvas = painted(source, width, height);
  const text = await byBrowser(canvas);
  if (text === null) {
    return byLibrary(canvas);
  }
  if (text || !isThorough) {
    return text;
  }
  const found = await byLibrary(canvas).catch(() => "");
  if (found) {
    native = null;
  } // it does not see what is there
  return found;
}

/** Trusts the browser's reader again, for tests. */
export function forgetReaders() {
  native = undefined;
  library = undefined;
}
