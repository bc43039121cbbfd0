"""The six kinds of plant, parsed and validated from `plants.txt`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FIELDS = 4

MOST_CHIPS = 3
"""Maximum number of water chips, and of weed chips, on a plant (R15)."""


class Kind(NamedTuple):
    """A kind of plant, as printed on its card.

    `cost` is in actions, `water` is the number of chips on a new plant, and `points` are the extra
    points for a living plant in scoring item 2 (G22).
    """

    letter: str
    cost: int
    water: int
    points: int


def read_kinds(text: str) -> tuple[Kind, ...]:
    """Parse a table with one kind per row; raise ValueError for a bad row or duplicate letter."""
    rows = [line for line in text.splitlines() if line and not line.startswith("#")]
    kinds = tuple(_read_row(row) for row in rows)
    letters = [kind.letter for kind in kinds]
    if len(set(letters)) < len(letters):
        raise ValueError(f"plants.txt: a letter stands twice in {' '.join(letters)}")
    return kinds


def _read_row(row: str) -> Kind:
    fields = row.split("|")
    if len(fields) != FIELDS or not all(field.isdecimal() for field in fields[1:]):
        raise ValueError(f"plants.txt: this is no row of a letter and three numbers: {row}")
    letter, cost, water, points = fields
    kind = Kind(letter, int(cost), int(water), int(points))
    if len(letter) != 1 or not letter.isupper() or kind.cost < 1 or kind.water > MOST_CHIPS:
        raise ValueError(f"plants.txt: letter, cost or water of this row is impossible: {row}")
    return kind


KINDS = read_kinds((Path(__file__).parents[1] / "plants.txt").read_text(encoding="utf-8"))
KIND_OF = {kind.letter: kind for kind in KINDS}

STRAWBERRY, CARROT, BROCCOLI, PLUM, BLUEBERRY, LEMON = "SCBPUL"
"""Letters of the kinds, all of which have rules of their own."""
