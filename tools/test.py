"""Runs every check and test, and counts the tests of all runs together.

What one processor does alone runs beside something else, so that none is idle. In browsers clocks
go on while they wait for a processor, so what runs beside them only gets what they leave. The last
line says `N passed, M failed`; a check that finds something counts as one failure. All steps run,
whatever fails before them, so that one run shows everything.
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-n", "2"]
PYTHON_SOURCES = ["py/tabletop", "tests", "e2e", "bench", "tools"]


@dataclass(frozen=True)
class Step:
    """One command of the whole; `tests` tells whether it prints how many tests passed."""

    name: str
    command: list[str]
    tests: bool = False


@dataclass(frozen=True)
class Count:
    """How many tests passed and failed."""

    passed: int = 0
    failed: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(self.passed + other.passed, self.failed + other.failed)


def stages() -> list[list[list[Step]]]:
    """Returns the stages of the whole, one after the other, each with its lanes: they run beside
    each other, and the steps of a lane one after the other."""
    checks = [
        Step("Python layout", [str(BIN / "ruff"), "format", "--check", "."]),
        Step("Python rules", [str(BIN / "ruff"), "check", "."]),
        Step("JavaScript rules", ["npx", "eslint", "."]),
        Step("JavaScript layout", ["npx", "prettier", "--log-level", "warn", "--check", "."]),
        Step("Python types", [str(BIN / "mypy"), *PYTHON_SOURCES]),
        Step("JavaScript tests", ["node", "--test", "tests/js/"], tests=True),
    ]
    site = [Step("building the site", ["make", "site"])]
    python = [Step("Python tests", PYTEST, tests=True)]
    leftovers = ["nice", "-n", "19"]
    wasm = [Step("tests in WebAssembly", [*leftovers, "node", "tools/wasm_tests.mjs"], tests=True)]
    in_browsers = [*PYTEST, "--dist", "loadgroup", "--durations", "25", "e2e"]
    browsers = [Step("tests in browsers", in_browsers, tests=True)]
    return [[checks, site], [python], [browsers, wasm]]


def counted(output: str) -> Count:
    """Returns what the last summary in `output` says, as pytest or Node's runner words it."""
    summary = [line for line in output.splitlines() if re.search(r"\d+ passed|\d+ failed", line)]
    if summary:
        words = {word: int(n) for n, word in re.findall(r"(\d+) (\w+)", summary[-1])}
        wrong = sum(words.get(word, 0) for word in ("failed", "error", "errors"))
        return Count(words.get("passed", 0), wrong)
    passed = re.search(r"^\S* ?pass (\d+)$", output, re.MULTILINE)
    failed = re.search(r"^\S* ?fail (\d+)$", output, re.MULTILINE)
    return Count(int(passed[1]) if passed else 0, int(failed[1]) if failed else 0)


def run(step: Step, say: Callable[[str], None]) -> Count:
    """Runs one step, says line by line what it says, and returns its count."""
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
    return Count(count.passed, max(count.failed, int(failed)))


def show(line: str) -> None:
    """Shows a line at once."""
    sys.stdout.write(line)
    sys.stdout.flush()


def run_whole(step: Step) -> Count:
    """Runs one step and shows what it says when it has ended: another one may speak meanwhile."""
    show(f"== {step.name} begins\n")
    said: list[str] = []
    count = run(step, said.append)
    show("".join(said))
    return count


def run_stage(lanes: list[list[Step]]) -> Count:
    """Runs the lanes beside each other and returns the count of all their steps."""
    if len(lanes) == 1:
        return sum((run(step, show) for step in lanes[0]), Count())
    with ThreadPoolExecutor(len(lanes)) as pool:
        counts = pool.map(lambda lane: sum(map(run_whole, lane), Count()), lanes)
        return sum(counts, Count())


def main() -> int:
    total = sum(map(run_stage, stages()), Count())
    show(f"\n{total.passed} passed, {total.failed} failed\n")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
