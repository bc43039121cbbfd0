// A picture of a finished game to keep: the board as it stands, with the result, the names and the
// date below. It is made here, and goes nowhere but into a file.
import { contextOf } from "../table/canvas.js";
import { boardCanvas } from "./at.js";
import { today } from "./today.js";
import { download } from "./files.js";

const PAD = 24;
const TITLE = 30;
const LINE = 17;
const LEADING = 1.35;

const SERIF = "Fraunces, Georgia, serif";
const SANS = "Nunito, system-ui, sans-serif";

/** The buttons of the board: what lies beside them is painted over them. */
const BUTTONS = ['[data-region="again-at-the-end"]'];

/** @import {ResultContent} from "./data.d.ts" */

/** @typedef {Pick<ResultContent, "headline" | "standings" | "joint">} Result */
/** @typedef {{text: string, font: string, size: number, token: string}} CaptionLine */

/** @param {string} token */
const colour = (token) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

/**
 * @param {string} text
 * @param {number} width
 * @param {(text: string) => number} widthOf
 * @returns {string[]} the words in lines that are no wider than `width`
 */
export function wrapped(text, width, widthOf) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (widthOf(longer) <= width || !lines.at(-1)) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** How far a button casts its shadow, and how far from it the paper is clean. */
const SHADOW = 6;
const CLEAN = 10;

/** @param {CanvasRenderingContext2D} context @param {HTMLCanvasElement} board */
function hideButtons(context, board) {
  const place = board.getBoundingClientRect();
  const scale = board.width / place.width;
  for (const button of document.querySelectorAll(BUTTONS.join())) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left - place.left, top - place.top];
    const [paperX, paperY] = [Math.max(x - CLEAN, 0) * scale, (y + height / 2) * scale];
    const [red, green, blue] = context.getImageData(paperX, paperY, 1, 1).data;
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(
      (x - SHADOW / 2) * scale,
      (y - 1) * scale,
      (width + SHADOW) * scale,
      (height + SHADOW) * scale,
    );
  }
}

/**
 * Writes the lines of the caption, or only measures them.
 * @param {CanvasRenderingContext2D} context
 * @param {CaptionLine[]} lines
 * @param {{width: number, top: number, scale: number, paints: boolean}} place
 * @returns {number} how high they are
 */
function writeCaption(context, lines, { width, top, scale, paints }) {
  let y = top + PAD * scale;
  for (const { text, font, size, token } of lines) {
    context.font = `600 ${size * scale}px ${font}`;
    context.fillStyle = colour(token);
    const room = width - 2 * PAD * scale;
    for (const line of wrapped(text, room, (part) => context.measureText(part).width)) {
      if (paints) {
        context.fillText(line, PAD * scale, y + size * scale);
      }
      y += size * LEADING * scale;
    }
  }
  return y - top + PAD * scale;
}

/** @type {(result: Result, table: {title: string}, date: string) => CaptionLine[]} */
const captionOf = ({ headline, standings, joint }, { title }, date) => [
  { text: headline, font: SERIF, size: TITLE, token: "ink" },
  {
    text: [...standings.map(({ name, total }) => `${name} ${total}`), joint]
      .filter(Boolean)
      .join(" · "),
    font: SANS,
    size: LINE,
    token: "ink",
  },
  { text: `${title} · ${date}`, font: SANS, size: LINE, token: "ink2" },
];

/**
 * @param {HTMLCanvasElement} board
 * @param {CaptionLine[]} lines
 * @returns {HTMLCanvasElement} the board, and the caption on a strip of paper below it
 */
function picture(board, lines) {
  const canvas = document.createElement("canvas");
  const context = contextOf(canvas);
  const scale = board.width / board.clientWidth;
  const { width } = board;
  const high = writeCaption(context, lines, { width, top: 0, scale, paints: false });
  Object.assign(canvas, { width, height: board.height + Math.ceil(high) });
  context.fillStyle = colour("table");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(board, 0, 0);
  hideButtons(context, board);
  context.fillStyle = colour("sheet");
  context.fillRect(0, board.height, width, canvas.height - board.height);
  writeCaption(context, lines, { width, top: board.height, scale, paints: true });
  return canvas;
}

/**
 * Offers the picture as a file.
 * @param {Result} result
 * @param {{game: string, title: string}} table
 * @param {Date} [now]
 */
export function keepPicture(result, table, now = new Date()) {
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" });
  const lines = captionOf(result, table, date.format(now));
  const name = `${table.game}-${today(now)}.png`;
  picture(boardCanvas(), lines).toBlob((blob) => {
    if (blob) {
      download(name, blob);
    }
  });
}
