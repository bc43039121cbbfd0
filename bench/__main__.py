"""Print the project's benchmarks: `make bench`, or `make bench PARTS="startup"` for some.

A part is a module of this package with a function `figures()`; to add one, name it in PARTS.
Nothing is asserted here: machines differ, so compare ratios measured side by side in one run.
"""

import sys
from collections.abc import Iterable
from importlib import import_module

from bench.figure import Figure

PARTS = (
    "durability",
    "engines",
    "house",
    "keeping",
    "memory",
    "opponents",
    "puzzles",
    "review",
    "sizes",
    "startup",
    "table",
)


def main(wanted: list[str]) -> None:
    for part in wanted or PARTS:
        module = import_module(f"bench.{part}")
        print(f"\n{part}: {(module.__doc__ or '').splitlines()[0]}", flush=True)
        figures: Iterable[Figure] = module.figures()
        for figure in figures:
            print(figure.line(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
