"""How much of the fault tests runs: a small sample in `make test`, everything in `make faults`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")

ALL = os.environ.get("FAULTS") == "all"
"""Whether every case is to run."""


def amount(sample: int, everything: int) -> int:
    """Return how many cases to run: `everything` in `make faults`, else only a `sample`."""
    return everything if ALL else sample


def sampled(cases: Sequence[Case], sample: int) -> Sequence[Case]:
    """Return all cases in `make faults`, else `sample` of them, spread over the whole list."""
    return cases if ALL else cases[:: max(1, len(cases) // sample)][:sample]
