// Prints, as JSON, how long reviews take in WebAssembly (see review.py).
import { pythonInProject } from "../tools/wasm.mjs";

const pyodide = await pythonInProject();
console.log(
  pyodide.runPython(`
import json, sys
sys.path[:0] = ["/project", "/project/py"]
from bench.review import all_reviews
json.dumps([each._asdict() for each in all_reviews()])
`),
);
