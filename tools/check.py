"""Checks layout, rules and types, and runs the quick tests of one game, or of what all games share.

`python -m tools.check wizards-garden` checks the types of that game and runs its tests. Without a
game all types are checked, and the tests of core, kit, scene, application and command run. What
computer opponents think takes longer than all the rest, so `make test` tests that.
"""

import sys
import time
from pathlib import Path

from tools.test import BIN, PYTEST, PYTHON_SOURCES, Step, run_stage, show

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "tests" / "games"

SHARED = [
    *("tests/app", "tests/core", "tests/headless", "tests/kit", "tests/scene", "tests/web"),
    *("tests/test_layers.py", "tests/test_unused.py", "tests/test_check.py", "tests/test_dev.py"),
]
"""The quick tests of what all games share; the longest first, so that no process ends early."""

OPPONENTS = ("test_bots*.py", "test_claims*.py")
"""The files in which computers play and think."""


def games() -> list[str]:
    """Return the keys of the games that have tests of their own."""
    return sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/__init__.py"))


def lanes(game: str | None) -> list[list[Step]]:
    """Return the steps that check one game, or all, in two lanes that run beside each other."""
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
        Step("JavaScript layout", prettier),
    ]
    return [checks, [Step("Python tests", [*PYTEST, "-q", *tested, *left_out], tests=True)]]


def main(arguments: list[str]) -> int:
    """Run the checks; return the exit status: 0, 1 if one found something, 2 for bad arguments."""
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
