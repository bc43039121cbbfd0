"""Run the linters, the type checker, and the quick tests of one game or of the shared code.

`python -m tools.check wizards-garden` checks the types of that game and runs its tests. Without a
game it checks all types, and runs the tests of core, kit, scene, application and command line.
Tests of computer opponents are slow and left to `make test`.
"""

import sys
import time
from pathlib import Path

from tools.test import (
    BIN,
    PYTEST,
    PYTHON_SOURCES,
    STYLELINT,
    TYPESCRIPT,
    Step,
    run_stage,
    show,
)

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "tests" / "games"

SHARED = [
    *("tests/app", "tests/core", "tests/headless", "tests/kit", "tests/scene", "tests/web"),
    *("tests/test_layers.py", "tests/test_unused.py", "tests/test_check.py", "tests/test_dev.py"),
    "tests/test_page_types.py",
]
"""The quick tests of the shared code, longest first, to keep all test processes busy."""

OPPONENTS = ("test_bots*.py", "test_claims*.py")
"""The files of tests in which computers choose moves."""


def games() -> list[str]:
    """Return the keys of the games that have their own tests, sorted."""
    return sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/__init__.py"))


def lanes(game: str | None) -> list[list[Step]]:
    """Return the steps that check `game`, or everything if it is None, in two parallel lanes."""
    folder = (game or "").replace("-", "_")
    typed = [f"py/tabletop/games/{folder}", f"tests/games/{folder}"] if game else PYTHON_SOURCES
    tested = [f"tests/games/{folder}"] if game else SHARED
    left_out = [f"--ignore-glob=*/{name}" for name in OPPONENTS]
    prettier = ["npx", "prettier", "--cache", "--log-level", "warn", "--check", "."]
    eslint = ["npx", "eslint", "--cache", "--cache-location", "node_modules/.cache/eslint/", "."]
    checks = [
        Step("Python layout", [str(BIN / "ruff"), "format", "--check", "."]),
        Step("Python rules", [str(BIN / "ruff"), "check", "."]),
        Step("Python types", [str(BIN / "mypy"), *typed]),
        Step("JavaScript rules", eslint),
        Step("JavaScript types", TYPESCRIPT),
        Step("CSS rules", STYLELINT),
        Step("JavaScript layout", prettier),
    ]
    return [checks, [Step("Python tests", [*PYTEST, "-q", *tested, *left_out], tests=True)]]


def main(arguments: list[str]) -> int:
    """Run the checks and return the exit status.

    It is 0 if all pass, 1 if one fails, and 2 for invalid arguments.
    """
    game = arguments[0].replace("_", "-") if arguments else None
    if len(arguments) > 1 or game not in (None, *games()):
        names = " ".join(arguments)
        print(f"There is no game {names}. Choose one: {', '.join(games())}", file=sys.stderr)
        return 2
    started = time.monotonic()
    total = run_stage(lanes(game))
    seconds = time.monotonic() - started
    show(f"\n{total.passed} passed, {total.failed} failed, in {seconds:.0f} s\n")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
