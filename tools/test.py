"""Run the checks and tests, and add up their results.

`python -m tools.test` runs all PARTS, `python -m tools.test firefox webkit` only some. The
environment sets how much of each runs (tests/amount.py). Single-threaded steps run beside others to
keep all processors busy. Browser tests measure real time and are sensitive to load, so steps beside
them run at low priority. All steps run even if one fails. The last line is `N passed, M failed`; a
failed check counts as one failure.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-n", str(max(2, min(4, os.cpu_count() or 2)))]
PYTHON_SOURCES = ["conftest.py", "py/tabletop", "tests", "e2e", "bench", "tools"]

TYPESCRIPT = ["npx", "tsc", "--project", "."]

CACHE = "node_modules/.cache/eslint/"
STYLELINT = [
    *("npx", "stylelint", "--cache", "--cache-location", "node_modules/.cache/stylelint/"),
    "static/css/*.css",
]

PARTS = ("checks", "javascript", "python", "wasm", "chromium", "firefox", "webkit", "faults")

OTHER_BROWSERS = {"firefox": "e2e/test_firefox.py", "webkit": "e2e/test_webkit.py"}


@dataclass(frozen=True)
class Step:
    """One command to run; `tests` is whether its output includes a count of tests."""

    name: str
    command: list[str]
    tests: bool = False


@dataclass(frozen=True)
class Count:
    """The numbers of tests that passed, failed, and were deselected."""

    passed: int = 0
    failed: int = 0
    left_out: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.passed + other.passed,
            self.failed + other.failed,
            self.left_out + other.left_out,
        )


def browser_tests(parts: set[str]) -> list[str]:
    """Return the paths of the browser tests of `parts`, slowest first."""
    others = set(OTHER_BROWSERS.values())
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "e2e").glob("test_*.py"))
    return [
        *(path for part, path in OTHER_BROWSERS.items() if part in parts),
        *(["e2e/faults"] if "faults" in parts else []),
        *(path for path in files if path not in others and "chromium" in parts),
    ]


def stages(parts: set[str]) -> list[list[list[Step]]]:
    """Return the stages for `parts`, each a list of lanes, each a list of steps.

    Stages run one after the other, the lanes of a stage in parallel, and the steps of a lane in
    order.
    """
    leftovers = ["nice", "-n", "19"]
    quick = {
        "checks": [
            Step("Python layout", [str(BIN / "ruff"), "format", "--check", "."]),
            Step("Python rules", [str(BIN / "ruff"), "check", "."]),
            Step("JavaScript rules", ["npx", "eslint", "--cache", "--cache-location", CACHE, "."]),
            Step("CSS rules", STYLELINT),
        ],
        "javascript": [Step("JavaScript tests", ["node", "--test", "tests/js/"], tests=True)],
    }
    prettier = ["npx", "prettier", "--log-level", "warn", "--cache", "--check", "."]
    wasm = ["node", "tools/wasm_tests.mjs"]
    slow = {
        "checks": [
            Step("JavaScript layout", [*leftovers, *prettier]),
            Step("Python types", [*leftovers, str(BIN / "mypy"), *PYTHON_SOURCES]),
            Step("JavaScript types", [*leftovers, *TYPESCRIPT]),
        ],
        "wasm": [Step("tests in WebAssembly", [*leftovers, *wasm], tests=True)],
        "python": [Step("Python tests", [*leftovers, *PYTEST], tests=True)],
    }
    site = [Step("building the site", ["make", "site"])] if parts - {"checks"} else []
    paths = browser_tests(parts)
    in_browsers = [*PYTEST, "--dist", "loadgroup", "--durations", "25", *paths]
    browsers = [Step("tests in browsers", in_browsers, tests=True)] if paths else []
    return [[chosen(quick, parts), site], [browsers, chosen(slow, parts)]]


def chosen(steps: dict[str, list[Step]], parts: set[str]) -> list[Step]:
    """Return the steps of `parts`, in order."""
    return [step for part, each in steps.items() if part in parts for step in each]


def counted(output: str) -> Count:
    """Return the counts in the last summary of `output`, from pytest or Node's test runner."""
    summary = [line for line in output.splitlines() if re.search(r"\d+ passed|\d+ failed", line)]
    if summary:
        words = {word: int(n) for n, word in re.findall(r"(\d+) (\w+)", summary[-1])}
        wrong = sum(words.get(word, 0) for word in ("failed", "error", "errors"))
        return Count(words.get("passed", 0), wrong, words.get("deselected", 0))
    passed = re.search(r"^\S* ?pass (\d+)$", output, re.MULTILINE)
    failed = re.search(r"^\S* ?fail (\d+)$", output, re.MULTILINE)
    return Count(int(passed[1]) if passed else 0, int(failed[1]) if failed else 0)


def run(step: Step, say: Callable[[str], None]) -> Count:
    """Run one step, pass each line of its output to `say`, and return its count.

    A step that fails, or that runs no test although it should, counts as at least one failure.
    """
    say(f"\n== {step.name}\n")
    started = time.monotonic()
    lines = []
    with subprocess.Popen(
        step.command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            lines.append(line)
            say(line)
    failed = process.returncode != 0
    say(f"== {step.name}: {'FAILED' if failed else 'fine'}, {time.monotonic() - started:.0f} s\n")
    count = counted("".join(lines)) if step.tests else Count()
    if step.tests and not failed and not count.passed:
        say(f"== {step.name}: no test ran\n")
        failed = True
    return Count(count.passed, max(count.failed, int(failed)), count.left_out)


def show(line: str) -> None:
    """Print `line` immediately, without adding a newline."""
    sys.stdout.write(line)
    sys.stdout.flush()


def run_whole(step: Step) -> Count:
    """Run one step, print its output when it has ended, and return its count.

    This keeps the output of parallel steps apart.
    """
    show(f"== {step.name} begins\n")
    said: list[str] = []
    count = run(step, said.append)
    show("".join(said))
    return count


def run_stage(lanes: list[list[Step]]) -> Count:
    """Run the lanes in parallel and return the count of all their steps."""
    lanes = [lane for lane in lanes if lane]
    if len(lanes) <= 1:
        return sum((run(step, show) for lane in lanes for step in lane), Count())
    with ThreadPoolExecutor(len(lanes)) as pool:
        counts = pool.map(lambda lane: sum(map(run_whole, lane), Count()), lanes)
        return sum(counts, Count())


def main(wanted: list[str]) -> int:
    """Run the parts named in `wanted`, or all; return the exit status.

    It is 0 if all pass, 1 if anything fails, and 2 for an unknown part.
    """
    if unknown := set(wanted) - set(PARTS):
        show(f"There is no part {', '.join(sorted(unknown))}. The parts are {', '.join(PARTS)}.\n")
        return 2
    total = sum(map(run_stage, stages(set(wanted or PARTS))), Count())
    if total.left_out:
        show(f"\n{total.left_out} tests were left out. `make test-all` runs them.\n")
    show(f"\n{total.passed} passed, {total.failed} failed\n")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
