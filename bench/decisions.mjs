// Prints, as JSON, how long opponents think in WebAssembly (see opponents.py).
import { pythonInProject } from "../tools/wasm.mjs";

const pyodide = await pythonInProject();
console.log(
  pyodide.runPython(`
import json, sys
sys.path[:0] = ["/project", "/project/py"]
from bench.opponents import all_decisions
json.dumps([each._asdict() for each in all_decisions()])
`),
);
