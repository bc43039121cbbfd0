// Writes the folder to publish: the page, its Python, and the built files. The service worker's
// list of files and their checksums is made last, from what is really there.
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { build } from "esbuild";
import { filesApart } from "./apart.mjs";

const target = process.argv[2];
const draft = `${target}.new`;

// Sources of things that are shipped in their built form.
const SOURCES = new Set([
  "backoff.mjs",
  "build/pyodide/pyodide-lock.json",
  "build/pyodide/python_stdlib.zip",
  "build/pyscript.json",
  "build/snapshot/layers.json",
  "build/tabletop.pack",
  "build/vendor",
  "digest.mjs",
  "download-store.mjs",
  "download.mjs",
  "downloads.mjs",
  "files.mjs",
  "icons.txt",
  "later-finalizers.mjs",
  "layers.mjs",
  "own-icons.json",
  "runtime.mjs",
  "service-worker.mjs",
  "shared-code.mjs",
  "site-files.mjs",
  "without-database.mjs",
]);
const COPIED = [
  "index.html",
  "manifest.webmanifest",
  "LICENSE",
  "py/main.py",
  "py/opponents.py",
  "static",
];

/** @returns {string[]} the files below `folder`, by their paths from there, sorted */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join("/"))
    .sort();
}

/** Return the paths of the snapshot's layers in the site. */
function pictureUrls() {
  const layers = JSON.parse(readFileSync("static/build/snapshot/layers.json", "utf8"));
  return layers.map(({ file }) => `static/build/snapshot/${file}`);
}

const checksum = (path) => createHash("sha256").update(readFileSync(path)).digest("base64");

/**
 * Bundles one of our modules with what it imports, and fills in the names it leaves open. What it
 * imports only when asked becomes a file of its own beside it.
 */
async function bundle(source, outfile, define = {}) {
  const folder = dirname(outfile);
  await build({
    entryPoints: [{ in: source, out: basename(outfile, extname(outfile)) }],
    outdir: join(draft, folder),
    outExtension: { ".js": extname(outfile) },
    splitting: true,
    chunkNames: "parts/[name]-[hash]",
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022"],
    external: ["node:*", "ws"],
    logLevel: "warning",
  });
}

/** Marks the page with what it is made of: what it remembers of its drawings is of this edition. */
function markEdition() {
  const page = join(draft, "index.html");
  const digests = filesBelow(draft).map((path) => checksum(join(draft, path)));
  const edition = createHash("sha256").update(digests.join()).digest("base64url").slice(0, 12);
  writeFileSync(page, readFileSync(page, "utf8").replace("__EDITION__", edition));
}

/** Joins the page's modules into one, and its styles, in their order, into another. */
async function bundlePage() {
  rmSync(join(draft, "static/js"), { recursive: true });
  // As texts: what is an object would be a part of its own, which everybody waits for.
  const setup = JSON.stringify(JSON.parse(readFileSync("static/build/pyscript.json", "utf8")));
  const sources = ["py/main.py", "py/opponents.py"];
  const known = Object.fromEntries(sources.map((path) => [`./${path}`, checksum(path)]));
  const digests = JSON.stringify(known);
  for (const entry of ["static/js/boot.js", "static/offline.mjs"]) {
    const names = { __DIGESTS__: digests, __PARTS__: workerFiles(), __PYSCRIPT__: setup };
    await bundle(entry, entry, names);
  }

  const page = readFileSync("index.html", "utf8");
  const links = [...page.matchAll(/^ *<link rel="stylesheet" href="(.+?)" \/>\n/gm)];
  await build({
    stdin: {
      contents: links.map(([, href]) => `@import "./${href}";`).join("\n"),
      resolveDir: process.cwd(),
      loader: "css",
    },
    outfile: join(draft, "static/build/page.css"),
    bundle: true,
    minify: true,
    external: ["./fonts/*"], // the bundle lies where fonts.css lay
    logLevel: "warning",
  });
  for (const [, href] of links) {
    rmSync(join(draft, href));
  }
  const [first, ...others] = links.map(([line]) => line);
  const joined = others
    .reduce((text, line) => text.replace(line, ""), page)
    .replace(first, '    <link rel="stylesheet" href="static/build/page.css" />\n');
  writeFileSync(join(draft, "index.html"), withHashes(await withInlineScripts(joined)));
}

/** Name the hash of each script and sheet in the page, so that a browser refuses what is cut or garbled. */
function withHashes(page) {
  const named = /(<script type="module" src|<link rel="stylesheet" href)="(.+?)"/g;
  return page.replace(named, (element, _, path) => {
    return `${element} integrity="sha256-${checksum(join(draft, path))}"`;
  });
}

/**
 * Return, as JSON, the paths of what Python's workers load: the page itself can't see that. What the
 * runtime downloads it verifies by itself (static/download.mjs).
 */
function workerFiles() {
  return JSON.stringify([
    "static/runtime.mjs",
    "py/main.py",
    "py/opponents.py",
    "static/build/pyodide/pyodide.asm.mjs",
  ]);
}

/** Return the text of a script that needs no other file. */
async function inlineScript(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2022"],
    define: { __PARTS__: JSON.stringify(workerFiles()) },
    write: false,
    logLevel: "warning",
  });
  const text = outputFiles[0].text.trim();
  if (text.includes("</script")) {
    throw new Error(`${path} can't stand inside of a page.`);
  }
  return text;
}

/** Put the page's plain scripts into it, and allow them by their hashes. */
async function withInlineScripts(page) {
  let inlined = page;
  for (const [element, path] of page.matchAll(/<script src="(.+?)"><\/script>/g)) {
    const text = await inlineScript(path);
    const digest = createHash("sha256").update(text).digest("base64");
    inlined = inlined
      .replace(element, () => `<script>${text}</script>`)
      .replace("script-src 'self'", `script-src 'self' 'sha256-${digest}'`);
  }
  return inlined;
}

/** Return the page that the service worker shows where index.html can't be had. */
async function rescuePage() {
  const script = await inlineScript("static/js/first-aid/main.js");
  return (
    '<!doctype html><html lang="en" data-rescue><meta charset="utf-8"><title>Six Gardens</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<script>${script}</script><body></body></html>`
  );
}

rmSync(draft, { recursive: true, force: true });
mkdirSync(draft, { recursive: true });
for (const path of COPIED) {
  const wanted = (from) => !SOURCES.has(relative("static", from).split(sep).join("/"));
  cpSync(path, join(draft, path), { recursive: true, filter: wanted });
}

/**
 * Pictures of Python's memory are stored apart; those of the page are shown by whoever installs it; and the
 * packed WebAssembly file is for first visits.
 */
const isUnasked = (url) =>
  pictures.includes(url) || url.startsWith("static/screenshots/") || url.endsWith(".wasm.packed");
const layers = JSON.parse(readFileSync("static/build/snapshot/layers.json", "utf8"));
const pictures = pictureUrls();
await bundlePage();
const wasm = "pyodide/pyodide.asm.wasm";
/** What Python's runtime downloads, by the path below static/build. */
const downloads = [
  wasm,
  `${wasm}.packed`,
  "snapshot/tabletop.zst",
  "snapshot/library.zst",
  ...filesApart().map(({ file }) => `snapshot/${file}`),
  ...layers.map(({ file }) => `snapshot/${file}`),
];
const measured = (path) => {
  const file = join(draft, "static/build", path);
  return [path, { size: statSync(file).size, digest: checksum(file) }];
};
await bundle("static/runtime.mjs", "static/runtime.mjs", {
  __LOCK__: readFileSync("static/build/pyodide/pyodide-lock.json", "utf8"),
  __APART__: filesApart().map(({ path, file, size }) => ({ path, file, size })),
  __LAYERS__: layers,
  __SIZES__: {
    library: statSync("static/build/pyodide/python_stdlib.zip").size,
    ours: statSync("static/build/tabletop.pack").size,
  },
  __PACKED__: Object.fromEntries(downloads.map(measured)),
});
markEdition();
const listed = (urls) => urls.map((url) => ({ url, digest: checksum(join(draft, url)) }));
await bundle("static/service-worker.mjs", "sw.js", {
  __FILES__: listed(filesBelow(draft).filter((url) => !isUnasked(url))),
  __PICTURES__: listed(pictures),
  __RESCUE_PAGE__: await rescuePage(),
});

rmSync(target, { recursive: true, force: true });
renameSync(draft, target);
