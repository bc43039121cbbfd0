// Picks the icons named in static/icons.txt out of the game-icons set, adds those of our own,
// and writes them as {name: {path, size, box}}: path data in a square of size x size, and where in
// it the outline is, [left, top, right, bottom], so that the page need not measure it.
import { readFileSync, writeFileSync } from "node:fs";
import { icons as set } from "@iconify-json/game-icons";
import { pathBounds } from "../static/js/table/outline.js";

const [listFile, ownFile, target] = process.argv.slice(2);

const names = readFileSync(listFile, "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith("#"));
const own = JSON.parse(readFileSync(ownFile, "utf8"));

/** @returns {{path: string, size: number}} the outline of the icon `name` */
function outline(name) {
  if (name in own) {
    return own[name];
  }
  const icon = set.icons[name];
  if (!icon) {
    throw new Error(`${listFile}: neither game-icons nor ${ownFile} has "${name}".`);
  }
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
  if (!path) {
    throw new Error(`${listFile}: the icon "${name}" is not one plain outline.`);
  }
  return { path: path[1], size: icon.width ?? set.width };
}

/** @returns {number[]} the bounds of path data, in whole numbers that it never leaves */
function box(path) {
  const [left, top, right, bottom] = pathBounds(path);
  return [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)];
}

const wanted = [...new Set([...names, ...Object.keys(own)])].sort();
const sheet = Object.fromEntries(
  wanted.map((name) => {
    const { path, size } = outline(name);
    return [name, { path, size, box: box(path) }];
  }),
);
writeFileSync(target, `${JSON.stringify(sheet)}\n`);
