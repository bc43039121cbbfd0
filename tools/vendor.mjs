// Copies what the page needs from the installed packages into static/build: the Python runtime,
// PyScript, lit-html and the fonts. Nothing is fetched, and nothing else is shipped.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const target = process.argv[2];

/** Empties and remakes a folder of the target, so that no file of an older version stays. */
function fresh(name) {
  const folder = join(target, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function vendorPyodide() {
  const from = join(modules, "pyodide");
  const folder = fresh("pyodide");
  for (const file of ["pyodide.asm.mjs", "pyodide.asm.wasm"]) {
    cpSync(join(from, file), join(folder, file));
  }
  // The lock lists hundreds of packages that are not shipped; its head alone is enough.
  const lock = JSON.parse(readFileSync(join(from, "pyodide-lock.json"), "utf8"));
  writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify({ ...lock, packages: {} }));
}

// Parts that PyScript loads only for editors, terminals, MicroPython and packages from elsewhere.
const UNUSED = /^(codemirror|xterm|mpy|zip|pyodide_graph)/;

function vendorPyScript() {
  const from = join(modules, "@pyscript/core/dist");
  const folder = fresh("pyscript");
  const wanted = readdirSync(from).filter(
    (file) => /\.(js|css)$/.test(file) && !UNUSED.test(file) && file !== "service-worker.js",
  );
  for (const file of wanted) {
    // The source maps are not shipped, so nothing must ask for them.
    const text = readFileSync(join(from, file), "utf8");
    writeFileSync(join(folder, file), text.replace(/^\/\/# sourceMappingURL=.*$/m, ""));
  }
}

async function vendorLit() {
  await build({
    stdin: {
      contents: [
        'export * from "lit-html";',
        'export { live } from "lit-html/directives/live.js";',
        'export { repeat } from "lit-html/directives/repeat.js";',
        'export { classMap } from "lit-html/directives/class-map.js";',
        'export { ifDefined } from "lit-html/directives/if-defined.js";',
        'export { unsafeSVG } from "lit-html/directives/unsafe-svg.js";',
      ].join("\n"),
      resolveDir: root,
    },
    outfile: join(fresh("vendor"), "lit-html.js"),
    bundle: true,
    format: "esm",
    minify: true,
    legalComments: "inline",
  });
}

const FONTS = [
  { family: "Fraunces", name: "fraunces", file: "fraunces-latin-wght-normal.woff2" },
  { family: "Nunito", name: "nunito", file: "nunito-latin-wght-normal.woff2" },
];

/** @returns {string} the style rule of one font, with the weights its package declares */
function fontFace({ family, name, file }) {
  const css = readFileSync(join(modules, "@fontsource-variable", name, "wght.css"), "utf8");
  const rule = css.split("@font-face").find((text) => text.includes(file));
  const weights = /font-weight: ([\d ]+);/.exec(rule)[1];
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("./fonts/${name}.woff2") format("woff2");
}
`;
}

function vendorFonts() {
  const folder = fresh("fonts");
  for (const { name, file } of FONTS) {
    cpSync(
      join(modules, "@fontsource-variable", name, "files", file),
      join(folder, `${name}.woff2`),
    );
  }
  writeFileSync(join(target, "fonts.css"), FONTS.map(fontFace).join(""));
}

vendorPyodide();
vendorPyScript();
vendorFonts();
await vendorLit();
