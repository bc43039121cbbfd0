import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const TOOL = fileURLToPath(new URL("tools/tokens.mjs", ROOT));
const sources = fileURLToPath(new URL("static/", ROOT));

const ofPage = '{"sheet": "#FFFFFF"}';
const themes = ({ light = ofPage, dark = ofPage, chess = "{}", games = "" } = {}) =>
  `{"light": ${light}, "dark": ${dark}, "contrast": ${ofPage}, "games": {
    "chess": {"light": ${chess}, "dark": ${chess}, "contrast": ${chess}}${games}}}`;

/** @returns {{told: string, css: string}} what the tool says of a file of themes, and writes */
function made(text) {
  const folder = mkdtempSync(join(tmpdir(), "tokens-"));
  const [source, target] = [join(folder, "themes.json"), join(folder, "tokens.css")];
  writeFileSync(source, text);
  writeFileSync(target, "");
  const { stderr } = spawnSync(process.execPath, [TOOL, source, target], { encoding: "utf8" });
  return { told: stderr, css: readFileSync(target, "utf8") };
}

test("the colours of the page have no fault, and every theme has its own", () => {
  const { told, css } = made(readFileSync(join(sources, "themes.json"), "utf8"));
  assert.equal(told, "");
  assert.equal(css.match(/--sheet: #/g).length, 3);
});

for (const [fault, given, named] of [
  ["a token twice in one theme", { light: '{"sheet": "#FFFFFF", "sheet": "#000000"}' }, /"sheet"/],
  ["a token that one theme lacks", { dark: "{}" }, /"sheet" of the page is unknown in dark/],
  ["a token of the page that a game takes", { chess: ofPage }, /"sheet" .* the page and by chess/],
  [
    "a token of two games",
    {
      chess: '{"pawn": "#111111"}',
      games: `, "go": {"light": {"pawn": "#222222"},
        "dark": {"pawn": "#222222"}, "contrast": {"pawn": "#222222"}}`,
    },
    /"pawn" is defined by chess and by go/,
  ],
]) {
  test(`${fault} is refused by its name`, () => {
    const { told, css } = made(themes(given));
    assert.match(told, named);
    assert.equal(css, "");
  });
}

test("what is right is written", () => {
  const { told, css } = made(themes({ chess: '{"pawn": "#111111"}' }));
  assert.equal(told, "");
  assert.match(css, /:root\[data-theme="dark"\] \{\n {2}--sheet: #FFFFFF;/);
});
