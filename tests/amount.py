"""How many tests run: a representative sample in `make test`, everything in `make test-all`.

Tests marked `thorough` run only in `make test-all`: without TESTS=all in the environment they are
deselected, and counted as deselected. Inside a test, `amount` chooses how many cases to try.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

ALL = os.environ.get("TESTS") == "all"
"""Whether everything is to run."""


def amount(sample: int, everything: int) -> int:
    """Return `everything` in `make test-all`, else the number for a `sample`."""
    return everything if ALL else sample


def sampled(cases: Iterable[Any], sample: int) -> list[Any]:
    """Return parameter sets; `make test` runs `sample` of them, evenly spread."""
    every = list(cases)
    step = max(1, len(every) // sample)
    return thorough_but(every, every[::step][:sample])


def thorough_but(cases: Iterable[Any], always: Iterable[Any]) -> list[Any]:
    """Return the cases to parametrize with: only those in `always` are run by `make test`."""
    kept = list(always)
    return [
        case if case in kept else pytest.param(case, marks=pytest.mark.thorough) for case in cases
    ]


LEFT_OUT = "left out"


def leave_out(config: pytest.Config, items: list[pytest.Item], unwanted: set[pytest.Item]) -> None:
    """Deselect the `unwanted` tests; an xdist worker also reports them to its controller."""
    if unwanted:
        config.hook.pytest_deselected(items=list(unwanted))
        items[:] = [item for item in items if item not in unwanted]
    if hasattr(config, "workeroutput"):
        config.workeroutput.setdefault(LEFT_OUT, []).extend(item.nodeid for item in unwanted)
