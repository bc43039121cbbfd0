// Writes the notices of everything by others that the site ships, with the full licence texts,
// from the packages as they are installed. A package without a licence text stops the build.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const target = process.argv[2];

// What each package gives to the site. A package that ships nothing is not listed here.
const SHIPPED = {
  "@pyscript/core": "PyScript, which runs our Python in the page",
  pyodide: "Pyodide: Python and its standard library, compiled to WebAssembly",
  "lit-html": "the templates of the page",
  "workbox-core": "the service worker",
  "workbox-precaching": "the service worker",
  "workbox-routing": "the service worker",
  "workbox-strategies": "the service worker",
  "@fontsource-variable/fraunces": "the font of titles and numbers",
  "@fontsource-variable/nunito": "the font of everything else",
  "@iconify-json/game-icons": "the icons, drawn by the authors of game-icons.net",
};
// These packages come without the text; it is kept here.
const TEXTS = {
  pyodide: ["tools/licences/MPL-2.0.txt", "tools/licences/Python.txt"],
  "@iconify-json/game-icons": ["tools/licences/CC-BY-3.0.txt"],
};

/** @returns {string} the licence text that a package carries, or the ones kept here for it */
function licenceText(name, folder) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const paths = file ? [join(folder, file)] : TEXTS[name];
  if (!paths) throw new Error(`${name} has no licence text; put it into tools/licences.`);
  return paths.map((path) => readFileSync(path, "utf8").trim()).join("\n\n");
}

/** @returns {string} the notice of one package */
function notice([name, use]) {
  const folder = join("node_modules", name);
  const { version, license, author, homepage } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const by = typeof author === "string" ? author : author?.name;
  const facts = [`Used for: ${use}.`, `Licence: ${license}.`];
  if (by) facts.push(`By: ${by}.`);
  if (homepage) facts.push(`See: ${homepage}`);
  const text = licenceText(name, folder)
    .replaceAll(/^/gm, "    ")
    .replaceAll(/[ \t]+$/gm, "");
  return `## ${name} ${version}\n\n${facts.join("\n")}\n\n${text}\n`;
}

const introduction = `# What others made

Six Gardens ships the following, unchanged but for packing. The icons are outlines picked from
game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0.
`;
writeFileSync(target, [introduction, ...Object.entries(SHIPPED).map(notice)].join("\n"));
