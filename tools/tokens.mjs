// Writes the colours of static/themes.json as CSS custom properties, one set for each theme.
// A token that is defined twice, or not in every theme, is refused by its name.
import { readFileSync, writeFileSync } from "node:fs";

const [source, target] = process.argv.slice(2);
const THEMES = ["light", "dark", "contrast"];
const text = readFileSync(source, "utf8");
// What a game adds for its own board is for the canvas, which reads that file itself.
const themes = JSON.parse(text);
const games = Object.entries(themes.games ?? {});

/** @returns {string[]} the names that a JSON value has, as often as it has them */
function namesIn(value) {
  if (typeof value !== "object") {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** Yields what is written twice in one place: reading JSON silently keeps the last of them. */
function* overwritten() {
  const kept = namesIn(themes);
  for (const [, name] of text.matchAll(/"([^"]*)"\s*:/g)) {
    const place = kept.indexOf(name);
    if (place < 0) {
      yield `"${name}" is defined twice in one theme.`;
    } else {
      kept.splice(place, 1);
    }
  }
}

/** Yields the tokens of a section that one of its themes lacks. */
function* missing(where, section) {
  const all = new Set(THEMES.flatMap((theme) => Object.keys(section[theme] ?? {})));
  for (const token of all) {
    const lacking = THEMES.filter((theme) => !(token in (section[theme] ?? {})));
    if (lacking.length > 0) {
      yield `"${token}" of ${where} is unknown in ${lacking.join(" and ")}.`;
    }
  }
}

/** Yields the tokens that two games, or a game and the page, define both. */
function* shared() {
  const owners = new Map();
  for (const [owner, { light = {} }] of [["the page", themes], ...games]) {
    for (const token of Object.keys(light)) {
      if (owners.has(token)) {
        yield `"${token}" is defined by ${owners.get(token)} and by ${owner}.`;
      } else {
        owners.set(token, owner);
      }
    }
  }
}

const faults = [
  ...overwritten(),
  ...missing("the page", themes),
  ...games.flatMap(([game, section]) => [...missing(game, section)]),
  ...shared(),
];
if (faults.length > 0) {
  console.error(faults.map((fault) => `${source}: the token ${fault}`).join("\n"));
  process.exit(1);
}

const rules = THEMES.map((theme) => {
  const colours = themes[theme];
  const lines = Object.entries(colours).map(([token, colour]) => `  --${token}: ${colour};`);
  const selector = theme === "light" ? ":root" : `:root[data-theme="${theme}"]`;
  return `${selector} {\n${lines.join("\n")}\n}\n`;
});
writeFileSync(target, rules.join("\n"));
