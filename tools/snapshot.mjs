// Starts Python once, imports what the page imports, and writes a packed picture of its memory.
// Usage: node tools/snapshot.mjs PACKAGE_ZIP TARGET_FOLDER
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";

const [packageZip, folder] = process.argv.slice(2);

const pyodide = await loadPyodide({ _makeSnapshot: true });
// A fresh runtime must have room for the picture, or restoring it fails.
const roomAtStart = pyodide._module.HEAP8.length;
pyodide.unpackArchive(new Uint8Array(readFileSync(packageZip)), "zip", { extractDir: "." });
pyodide.runPython(readFileSync(new URL("snapshot.py", import.meta.url), "utf8"));
if (pyodide._module.HEAP8.length > roomAtStart) {
  throw new Error("The picture of Python's memory is too large: snapshot.py imports too much.");
}

const packed = gzipSync(pyodide.makeMemorySnapshot(), { level: 9 });
const digest = createHash("sha256").update(packed).digest("hex").slice(0, 16);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `python-${version}-${digest}.gz`), packed);
console.log(`Python's memory: ${(packed.length / 1e6).toFixed(1)} MB packed.`);
