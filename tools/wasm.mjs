// The Python that the page has, in Node, in the folder of the project; with the whole library.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const fileAt = (place) => fileURLToPath(new URL(place, import.meta.url));
const PYTHON = {
  indexURL: fileAt("../static/build/pyodide/"),
  stdLibURL: fileAt("../node_modules/pyodide/python_stdlib.zip"),
};

/** Returns a Pyodide in the project's folder; `mounts` names more folders by where they appear. */
export async function pythonInProject(mounts = {}) {
  const pyodide = await loadPyodide(PYTHON);
  for (const [place, root] of Object.entries({ ...mounts, "/project": "." })) {
    pyodide.FS.mkdirTree(place);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, place);
  }
  pyodide.runPython(`
import os, sys
sys.dont_write_bytecode = True
os.chdir("/project")
`);
  return pyodide;
}
