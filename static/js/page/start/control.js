// What all controls of the start dialog do: change the draft, show what follows, and stay where they are.
import { say } from "../say.js";

/**
 * Changes the draft and shows what follows from it. What appears above the control scrolls, so that
 * the control stays below the finger. Of several changes in a row, as when arrows run along the
 * strengths, only the last is said.
 * @param {() => void} redraw
 * @param {() => void} change
 * @param {() => string} [announcement]
 */
export const changes =
  (redraw, change, announcement = () => "") =>
  (/** @type {Event} */ { currentTarget: control }) => {
    if (!(control instanceof Element)) {
      return;
    }
    const before = control.getBoundingClientRect().top;
    change();
    redraw();
    const sheet = control.closest(".sheet-body");
    if (sheet) {
      sheet.scrollTop += control.getBoundingClientRect().top - before;
    }
    const sentence = announcement();
    if (sentence) {
      say(sentence, "prompt");
    }
  };
