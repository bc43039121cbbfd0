// Writes the folder to publish: the page, its Python, and the built files. The service worker's
// list of files and their checksums is made last, from what is really there.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build } from "esbuild";

const target = process.argv[2];
const draft = `${target}.new`;

// Sources of things that are shipped in their built form.
const SOURCES = new Set([
  "build/snapshot/taken",
  "icons.txt",
  "own-icons.json",
  "runtime.mjs",
  "service-worker.mjs",
]);
const COPIED = [
  "index.html",
  "manifest.webmanifest",
  "pyscript.toml",
  "LICENSE",
  "py/main.py",
  "py/worker.py",
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

const checksum = (path) => createHash("sha256").update(readFileSync(path)).digest("base64");

/** Bundles one of our modules with what it imports, and fills in the names it leaves open. */
async function bundle(source, outfile, define) {
  await build({
    entryPoints: [source],
    outfile: join(draft, outfile),
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

rmSync(draft, { recursive: true, force: true });
mkdirSync(draft, { recursive: true });
for (const path of COPIED) {
  const wanted = (from) => !SOURCES.has(relative("static", from).split(sep).join("/"));
  cpSync(path, join(draft, path), { recursive: true, filter: wanted });
}

const snapshot = `static/build/snapshot/${filesBelow("static/build/snapshot").find((name) => name.endsWith(".gz"))}`;
await bundle("static/runtime.mjs", "static/runtime.mjs", { __SNAPSHOT__: snapshot });
const files = filesBelow(draft)
  .filter((url) => url !== snapshot)
  .map((url) => ({ url, digest: checksum(join(draft, url)) }))
  .map(({ url, digest }) => ({ url, revision: digest, integrity: `sha256-${digest}` }));
await bundle("static/service-worker.mjs", "sw.js", {
  __FILES__: files,
  __SNAPSHOT__: snapshot,
  "process.env.NODE_ENV": "production",
});

rmSync(target, { recursive: true, force: true });
renameSync(draft, target);
