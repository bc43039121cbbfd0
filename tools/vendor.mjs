// Copies what the page needs from the installed packages into static/build: the Python runtime,
// PyScript, the packages that our modules import, and the fonts. Nothing is fetched, and nothing else is shipped.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { withoutEncodings } from "./lean_data.mjs";
import { exportsIn, leanGlue, wordsOf } from "./lean_glue.mjs";
import { withoutUncalled } from "./lean_wasm.mjs";

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

/** WebGL, of which Emscripten links all, whether anything calls it or not. */
const isDrawing = (name) => name.startsWith("emscripten_gl");

// Who calls Pyodide by names, besides PyScript.
const USERS = [
  "node_modules/pyodide/pyodide.mjs",
  "static/runtime.mjs",
  "static/layers.mjs",
  "static/files.mjs",
  "tools/snapshot.mjs",
];

/** Writes Pyodide without what no page here can use of it. */
function vendorPyodide() {
  const from = join(modules, "pyodide");
  const folder = fresh("pyodide");
  const wasm = readFileSync(join(from, "pyodide.asm.wasm"));
  const asked = WebAssembly.Module.imports(new WebAssembly.Module(wasm)).map(({ name }) => name);
  const users = [join(target, "pyscript/core.js"), ...USERS.map((path) => join(root, path))];
  const words = users.flatMap((path) => wordsOf(readFileSync(path, "utf8")));
  const text = readFileSync(join(from, "pyodide.asm.mjs"), "utf8");
  const glue = leanGlue(text, new Set(asked.filter((name) => !isDrawing(name))), words);
  writeFileSync(join(folder, "pyodide.asm.mjs"), glue);
  const called = withoutUncalled(wasm, exportsIn(glue));
  writeFileSync(join(folder, "pyodide.asm.wasm"), withoutEncodings(called));
  // The lock lists hundreds of packages that are not shipped; its head alone is enough.
  const lock = JSON.parse(readFileSync(join(from, "pyodide-lock.json"), "utf8"));
  writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify({ ...lock, packages: {} }));
}

// Parts that PyScript loads only for editors, terminals, MicroPython, other forms of configuration
// and packages from elsewhere.
const UNUSED = ["codemirror", "xterm", "mpy", "zip", "pyodide_graph", "index-", "toml"];

// PyScript makes one, of which nothing comes here, on the page and in each worker; Firefox throws where
// it may store nothing.
const CHANNEL = "new BroadcastChannel(";
const CAREFUL_CHANNEL =
  "new class{constructor(name){" +
  "try{return new globalThis.BroadcastChannel(name)}catch{return{postMessage(){}}}}}(";

/** Joins PyScript's parts: it asks for each by itself, and starts nothing before all have come. */
async function vendorPyScript() {
  const outfile = join(fresh("pyscript"), "core.js");
  const { metafile } = await build({
    entryPoints: [join(modules, "@pyscript/core/dist/core.js")],
    outfile,
    bundle: true,
    format: "esm",
    minifyWhitespace: true,
    external: UNUSED.map((name) => `./${name}*`),
    metafile: true,
    logLevel: "warning",
  });
  const parts = Object.keys(metafile.inputs).map((path) => basename(path));
  const text = readFileSync(outfile, "utf8");
  if (!text.includes(CHANNEL)) {
    throw new Error("PyScript makes no channel any more.");
  }
  const careful = text.replaceAll(CHANNEL, CAREFUL_CHANNEL);
  writeFileSync(outfile, `// PyScript: ${parts.join(", ")}\n${careful}`);
}

/** What our modules import of packages, as files of exports: each is bundled, and declares its types. */
const DECLARATIONS = join(root, "tools/types/build/vendor");

async function vendorExports() {
  const folder = fresh("vendor");
  for (const file of readdirSync(DECLARATIONS)) {
    cpSync(join(DECLARATIONS, file), join(folder, file));
  }
  for (const file of readdirSync(DECLARATIONS)) {
    await build({
      stdin: { contents: readFileSync(join(DECLARATIONS, file), "utf8"), resolveDir: root },
      outfile: join(folder, file.replace(".d.ts", ".js")),
      bundle: true,
      format: "esm",
      minify: true,
      legalComments: "inline",
    });
  }
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

await vendorPyScript();
vendorPyodide();
vendorFonts();
await vendorExports();
