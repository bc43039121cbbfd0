"""Runs every check and test one after the other, and counts the tests of all runs together.

The last line says `N passed, M failed`; a check that finds something counts as one failure.
All steps run, whatever fails before them, so that one run shows everything.
"""

import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

BIN = Path(sys.executable).parent
TWO = ["-n", "2"]
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


def steps() -> list[Step]:
    """Returns what is run, the quickest first."""
    python = str(BIN / "python")
    return [
        Step("Python layout", [str(BIN / "ruff"), "format", "--check", "."]),
        Step("Python rules", [str(BIN / "ruff"), "check", "."]),
        Step("JavaScript rules", ["npx", "eslint", "."]),
        Step("JavaScript layout", ["npx", "prettier", "--log-level", "warn", "--check", "."]),
        Step("JavaScript tests", ["node", "--test", "tests/js/"], tests=True),
        Step("Python types", [str(BIN / "mypy"), *PYTHON_SOURCES]),
        Step("Python tests", [python, "-m", "pytest", *TWO], tests=True),
        Step("building the site", ["make", "site"]),
        Step("tests in WebAssembly", ["node", "tools/wasm_tests.mjs"], tests=True),
        Step(
            "tests in browsers",
            [python, "-m", "pytest", *TWO, "--dist", "loadgroup", "e2e"],
            tests=True,
        ),
    ]


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


def run(step: Step) -> Count:
    """Runs one step, shows what it says, and returns its count."""
    print(f"\n== {step.name}", flush=True)
    started = time.monotonic()
    lines = []
    process = subprocess.Popen(
        step.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert process.stdout is not None
    for line in process.stdout:
        lines.append(line.decode(errors="replace"))
        sys.stdout.buffer.write(line)
        sys.stdout.flush()
    failed = process.wait() != 0
    print(f"== {step.name}: {'FAILED' if failed else 'fine'}, {time.monotonic() - started:.0f} s")
    count = counted("".join(lines)) if step.tests else Count()
    if step.tests and not failed and not count.passed:
        print(f"== {step.name}: no test ran")
        failed = True
    return Count(count.passed, max(count.failed, int(failed)))


def main() -> int:
    total = Count()
    for step in steps():
        total += run(step)
    print(f"\n{total.passed} passed, {total.failed} failed")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
