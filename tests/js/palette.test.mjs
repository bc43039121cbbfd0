import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { colourOf, isSeen, palette } from "../../static/js/table/palette.js";

const themes = JSON.parse(readFileSync(new URL("../../static/themes.json", import.meta.url)));

test("a theme has its own colours and those of the games", () => {
  const dark = palette(themes, "dark");
  assert.equal(dark.sheet, themes.dark.sheet);
  assert.equal(dark.raven, themes.games["wizards-garden"].dark.raven);
});

test("a token without a colour is named", () => {
  assert.throws(() => colourOf(palette(themes, "light"))("mauve"), /"mauve"/);
});

test("shadows are seen in the light, edges in high contrast", () => {
  const seen = (theme, token) => isSeen(palette(themes, theme)[token]);
  assert.deepEqual([seen("light", "shadow"), seen("light", "edge")], [true, false]);
  assert.deepEqual([seen("contrast", "shadow"), seen("contrast", "edge")], [false, true]);
});
