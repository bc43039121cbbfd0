// Starts Python once, imports what the page imports, and writes a packed picture of its memory.
// Usage: node tools/snapshot.mjs BUILD_FOLDER TARGET_FOLDER
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";

const [built, folder] = process.argv.slice(2);

// The picture remembers where things stand in the very library that the page will have.
const stdLibURL = join(process.cwd(), built, "pyodide/python_stdlib.zip");
const pyodide = await loadPyodide({ _makeSnapshot: true, stdLibURL });
const ours = new Uint8Array(readFileSync(join(built, "tabletop.zip")));
pyodide.unpackArchive(ours, "zip", { extractDir: "." });
pyodide.runPython(readFileSync(new URL("snapshot.py", import.meta.url), "utf8"));
const packed = gzipSync(pyodide.makeMemorySnapshot(), { level: 9 });
const digest = createHash("sha256").update(packed).digest("hex").slice(0, 16);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `python-${version}-${digest}.gz`), packed);
console.log(`Python's memory: ${(packed.length / 1e6).toFixed(1)} MB packed.`);
