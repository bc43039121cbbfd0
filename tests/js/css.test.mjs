import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { parse } from "acorn";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

/** Return the files below a folder, with their paths in the repository. */
const filesIn = (folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("build"))
    .map(({ parentPath, name }) => `${parentPath.slice(ROOT.pathname.length)}/${name}`);

const SHEETS = Object.fromEntries(
  filesIn("static/css").map((path) => [path, read(path).replace(/\/\*.*?\*\//gs, "")]),
);
const SCALE = "static/css/scale.css";

/** Yield what `pattern` matches in any sheet but the scale, as [file, match]. */
function* found(pattern) {
  for (const [path, text] of Object.entries(SHEETS)) {
    if (path === SCALE) {
      continue;
    }
    for (const match of text.matchAll(pattern)) {
      yield [path, match];
    }
  }
}

const LENGTH = /(?<![\w.])(?!0(px|rem))\d*\.?\d+(px|rem)\b/;

/** The properties whose values come from the scale, and what a value has that does not. */
const SCALED = [
  [/^(margin|padding|gap|row-gap|column-gap|scroll-padding)/, LENGTH],
  [/radius$/, LENGTH],
  [/^font/, LENGTH],
  [/^line-height$/, /\d\.\d/],
  [/^(animation|transition)/, /\b\d*\.?\d+m?s\b/],
];

/** Literal values that are meant: a hidden pixel, room for words, text that is enlarged otherwise. */
const EXCEPT = ["margin: -1px", "padding-right: 9rem", "font: 600 14px/1.35 Nunito"];

test("space, corners, text, line heights and times come from the scale", () => {
  const foreign = [];
  for (const [path, [, property, value]] of found(/^\s*([a-z-]+):\s*([^;{}]+);/gm)) {
    const said = `${property}: ${value.replace(/\s+/g, " ")}`;
    const isForeign = SCALED.some(
      ([names, literal]) => names.test(property) && literal.test(value),
    );
    if (isForeign && !EXCEPT.some((each) => said.startsWith(each))) {
      foreign.push([path, said]);
    }
  }
  assert.deepEqual(foreign, []);
});

const BREAKPOINT = /(width|height) (?:[<>]=?) ([\d.]+(?:px|em))/;

test("every query is at a breakpoint that the scale names", () => {
  const [head] = read(SCALE).split("*/");
  const named = [...head.matchAll(new RegExp(BREAKPOINT, "g"))].map(([, ...each]) =>
    each.join(" "),
  );
  const used = new Set();
  for (const [path, [query]] of found(/@(media|container)[^{]*/g)) {
    assert.doesNotMatch(query, /(min|max)-(width|height)/, `${path}: write a range`);
    const turned = query.replace(/([\d.]+(?:px|em)) < (width|height)/g, "$2 > $1 and $2");
    for (const [, feature, length] of turned.matchAll(new RegExp(BREAKPOINT, "g"))) {
      assert.ok(named.includes(`${feature} ${length}`), `${path}: ${query}`);
      used.add(`${feature} ${length}`);
    }
  }
  assert.deepEqual([...new Set(named)].sort(), [...used].sort());
});

/** Yield the texts and the names of properties in a program, where a class may be named. */
function* textsOf(node) {
  if (node === null || typeof node !== "object") {
    return;
  }
  if (node.type === "ImportDeclaration") {
    return;
  }
  if (node.type === "Literal" && typeof node.value === "string") {
    yield node.value;
  }
  if (node.type === "TemplateElement") {
    yield node.value.raw;
  }
  if (node.type === "Property" && node.key.type === "Identifier") {
    yield node.key.name;
  }
  for (const inner of Object.values(node)) {
    yield* textsOf(inner);
  }
}

const PROGRAM = { ecmaVersion: "latest", sourceType: "module" };

/** Return the words of what makes the page, as far as they may be classes and ids. */
function wordsOfPage() {
  const scripts = filesIn("static").filter((path) => /\.m?js$/.test(path));
  const pages = filesIn("py/tabletop/games").filter((path) => path.endsWith("/help.html"));
  const texts = [
    ...scripts.flatMap((path) => [...textsOf(parse(read(path), PROGRAM))]),
    ...["index.html", ...pages].map(read),
  ];
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z][\w-]*/g) ?? []));
}

/** Classes that end in a name from Python: the kind of a dialog, the number of a seat's mark. */
const COMPOSED = { "kind-": /^[a-z]+$/, "portrait-": /^[1-6]$/ };

test("every class and id in the sheets is one that the page has", () => {
  const words = wordsOfPage();
  const isComposed = (name) =>
    Object.entries(COMPOSED).some(
      ([start, rest]) =>
        words.has(start) && name.startsWith(start) && rest.test(name.slice(start.length)),
    );
  const dead = new Set();
  for (const [path, [selectors]] of found(/[^{};]+(?=\{)/g)) {
    if (selectors.trim().startsWith("@")) {
      continue;
    }
    for (const [, name] of selectors.matchAll(/[.#]([A-Za-z][\w-]*)/g)) {
      if (!words.has(name) && !isComposed(name)) {
        dead.add(`${path}: ${name}`);
      }
    }
  }
  assert.deepEqual([...dead], []);
});
