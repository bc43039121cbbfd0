// Finds a QR code in a picture: by the browser's own reader, else by a library that comes when it
// is needed.

// A picture from the gallery has far more points than a code needs.
const LONGEST = 1600;

/** @returns {Promise<((canvas: HTMLCanvasElement) => Promise<string>) | null>} the browser's reader */
async function builtIn() {
  const { BarcodeDetector } = globalThis;
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => []);
  if (!formats?.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (canvas) => (await detector.detect(canvas))[0]?.rawValue ?? "";
}

/** @returns {Promise<(canvas: HTMLCanvasElement) => Promise<string>>} the reader of the library */
async function brought() {
  const { decodeQR } = await import("../../build/vendor/qr.js");
  return async (canvas) => {
    const { width, height } = canvas;
    const points = canvas.getContext("2d").getImageData(0, 0, width, height);
    try {
      return decodeQR(points);
    } catch {
      return ""; // This is how it says that there is none.
    }
  };
}

let reader;

/** Paints a picture or a frame as large as a reader wants it. */
function painted(source, width, height) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas
    .getContext("2d", { willReadFrequently: true })
    .drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @returns {Promise<(canvas: HTMLCanvasElement) => Promise<string>>} asked for anew if it did not come */
const ready = () =>
  (reader ??= builtIn()
    .then((found) => found ?? brought())
    .catch((problem) => {
      reader = undefined;
      throw problem;
    }));

/**
 * Rejects where no reader is to be had: the library is not there yet, and the network is gone.
 *
 * @param {CanvasImageSource} source a video's frame or a picture
 * @param {number} width in its own points
 * @param {number} height in its own points
 * @returns {Promise<string>} the text of the code in it, "" where there is none
 */
export async function read(source, width, height) {
  return (await ready())(painted(source, width, height));
}
