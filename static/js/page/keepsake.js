// A picture of a finished game to keep: the board as it stands, with the result, the names and the
// date below. It is made here, and goes nowhere but into a file.
import { today } from "./daily/today.js";
import { download } from "./files.js";

const PAD = 24;
const TITLE = 30;
const LINE = 17;
const LEADING = 1.35;

const SERIF = "Fraunces, Georgia, serif";
const SANS = "Nunito, system-ui, sans-serif";

/** The buttons of the board: what lies beside them is painted over them. */
const BUTTONS = ['[data-region="again-at-the-end"]'];

const colour = (token) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

/** @returns {string[]} the words in lines that are no wider than `width` */
export function wrapped(text, width, widthOf) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (widthOf(longer) <= width || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How far a button casts its shadow, and how far from it the paper is clean. */
const SHADOW = 6;
const CLEAN = 10;

function hideButtons(context, board) {
  const place = board.getBoundingClientRect();
  const scale = board.width / place.width;
  for (const button of document.querySelectorAll(BUTTONS.join())) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left - place.left, top - place.top];
    const beside = [Math.max(x - CLEAN, 0), y + height / 2].map((at) => at * scale);
    const [red, green, blue] = context.getImageData(...beside, 1, 1).data;
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    const box = [x - SHADOW / 2, y - 1, width + SHADOW, height + SHADOW];
    context.fillRect(...box.map((side) => side * scale));
  }
}

/** Writes the lines of the caption, or only measures them. @returns {number} how high they are */
function writeCaption(context, lines, { width, top, scale, paints }) {
  let y = top + PAD * scale;
  for (const { text, font, size, token } of lines) {
    context.font = `600 ${size * scale}px ${font}`;
    context.fillStyle = colour(token);
    const room = width - 2 * PAD * scale;
    for (const line of wrapped(text, room, (part) => context.measureText(part).width)) {
      if (paints) context.fillText(line, PAD * scale, y + size * scale);
      y += size * LEADING * scale;
    }
  }
  return y - top + PAD * scale;
}

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

/** @returns {HTMLCanvasElement} the board, and the caption on a strip of paper below it */
function picture(board, lines) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
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
 * @param {{headline: string, standings: {name: string, total: string}[], joint: string}} result
 * @param {{game: string, title: string}} table
 */
export function keepPicture(result, table, now = new Date()) {
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" });
  const lines = captionOf(result, table, date.format(now));
  const name = `${table.game}-${today(now)}.png`;
  picture(document.getElementById("board"), lines).toBlob((blob) => blob && download(name, blob));
}
