// Runs the tests of the core, perft and the recorded games inside Pyodide, on the very Python that the
// page has; in `make test-all` those of the rules, too.
//
// Tables and opponents are left to the other run and to the browsers: they would take minutes here.
// Pytest and what it needs are pure Python, and are copied from the virtual environment.
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pythonInProject } from "./wasm.mjs";

const TOOLS =
  /^(_hypothesis|_pytest$|py\.py$|(attrs?|hypothesis|iniconfig|packaging|pluggy|pygments|pytest|sortedcontainers)(-[\d.]+\.dist-info)?$)/;

const library = join(".venv/lib", readdirSync(".venv/lib")[0], "site-packages");
const packages = mkdtempSync(join(tmpdir(), "wasm-tests-"));
const wanted = (path) => !path.endsWith("__pycache__");
for (const name of readdirSync(library).filter((name) => TOOLS.test(name))) {
  cpSync(join(library, name), join(packages, name), { recursive: true, filter: wanted });
}

const everything = process.env.TESTS === "all";
const pyodide = await pythonInProject({ "/packages": packages });
pyodide.globals.set("folders", pyodide.toPy(everything ? ["tests/games"] : []));
pyodide.runPython('import sys; sys.path.insert(0, "/packages")');
const failed = pyodide.runPython(`
import pytest

class FewExamples:
    def pytest_configure(self):
        from hypothesis import settings

        # Python is slower here, and the other run is the one that looks for new examples.
        settings.register_profile("wasm", max_examples=5, deadline=None, database=None)
        settings.load_profile("wasm")

others = (
    "bots*", "reasons", "scene*", "table", "looking", "puzzles", "slides", "claims*", "glossary", "texts",
    "advice", "by_ear", "dead_ends", "forecasts", "lesson*", "narration", "search",
)
options = ["-q", "-p", "no:cacheprovider", "tests/core", "tests/test_perft.py", "tests/test_records.py", *folders]
options += [f"--ignore-glob=*/test_{name}.py" for name in others]
int(pytest.main(options, plugins=[FewExamples()]))
`);
if (!everything) {
  console.log("The tests of each game's rules run here in `make test-all` only.");
}
rmSync(packages, { recursive: true, force: true });
process.exitCode = failed;
