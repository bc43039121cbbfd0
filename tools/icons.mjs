// Picks the icons named in static/icons.txt out of the game-icons set, adds those of our own,
// and writes them as {name: {path, size}}: path data that fills a square of size x size.
import { readFileSync, writeFileSync } from "node:fs";
import { icons as set } from "@iconify-json/game-icons";

const [listFile, ownFile, target] = process.argv.slice(2);

const names = readFileSync(listFile, "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith("#"));
const own = JSON.parse(readFileSync(ownFile, "utf8"));

/** @returns {{path: string, size: number}} the outline of the icon `name` */
function outline(name) {
  if (name in own) return own[name];
  const icon = set.icons[name];
  if (!icon) throw new Error(`${listFile}: neither game-icons nor ${ownFile} has "${name}".`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
  if (!path) throw new Error(`${listFile}: the icon "${name}" is not one plain outline.`);
  return { path: path[1], size: icon.width ?? set.width };
}

const wanted = [...new Set([...names, ...Object.keys(own)])].sort();
const sheet = Object.fromEntries(wanted.map((name) => [name, outline(name)]));
writeFileSync(target, `${JSON.stringify(sheet)}\n`);
