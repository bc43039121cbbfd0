// Runs one of our tools in the Python that the page has.
// Usage: node tools/run_in_wasm.mjs MODULE ARGUMENTS...
import { pythonInProject } from "./wasm.mjs";

const pyodide = await pythonInProject();
pyodide.globals.set("given", process.argv.slice(2));
pyodide.runPython(`
import runpy, sys
sys.path.insert(0, "/project")
sys.argv = list(given)
runpy.run_module(sys.argv[0], run_name="__main__")
`);
