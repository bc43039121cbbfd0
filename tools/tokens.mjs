// Writes the colours of static/themes.json as CSS custom properties, one set for each theme.
import { readFileSync, writeFileSync } from "node:fs";

const [source, target] = process.argv.slice(2);
// What a game adds for its own board is for the canvas, which reads that file itself.
const themes = JSON.parse(readFileSync(source, "utf8"));

const rules = ["light", "dark", "contrast"].map((theme) => {
  const colours = themes[theme];
  const lines = Object.entries(colours).map(([token, colour]) => `  --${token}: ${colour};`);
  const selector = theme === "light" ? ":root" : `:root[data-theme="${theme}"]`;
  return `${selector} {\n${lines.join("\n")}\n}\n`;
});
writeFileSync(target, rules.join("\n"));
