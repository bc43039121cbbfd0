"""Limits on the sizes in a view, per game, because a table of strangers could send anything.

The types of a state's fields are checked elsewhere (`core/plain.py`). `view_bounds.json` holds the
largest numbers and lengths that `tools/view_bounds.py` finds in many games of random moves. A view
far beyond these limits could take seconds to draw.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "view_bounds.json"

AMPLE = 4
"""How many times larger than in random games a value may be."""

MOST_MORE = 50
"""How much larger a value may be in addition."""

MASK = 1_000
"""A number larger than this is a set of bits, one per cell of a board, not a count."""

MOST_CELLS = 256

UNSEEN = 1_000
"""The limit for values without a known size, and for games that are not listed."""

Sizes = Iterator[tuple[str, int]]


def sizes(value: object, path: str = "") -> Sizes:
    """Yield the path and the size of each number, text and list in a state.

    The size is the absolute value of a number, or the length of a text or list. Items of a list
    share one path.
    """
    if isinstance(value, Enum | bool) or value is None:
        return
    if isinstance(value, int):
        yield path, abs(value)
    elif isinstance(value, str):
        yield path, len(value)
    elif hasattr(value, "_fields") or dataclasses.is_dataclass(value):
        kind: type = type(value)
        for name in _names(kind):
            yield from sizes(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, tuple | frozenset):
        yield f"{path}[]", len(value)
        for item in value:
            yield from sizes(item, f"{path}*")


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a named tuple or a dataclass."""
    if dataclasses.is_dataclass(kind):
        return tuple(each.name for each in dataclasses.fields(kind))
    return tuple(getattr(kind, "_fields", ()))


def is_within(key: str, state: object) -> bool:
    """Return whether every size in a view of the game `key` is plausible."""
    known = _bounds().get(key, {})
    return all(size <= _most(known.get(path)) for path, size in sizes(state))


def _most(seen: int | None) -> int:
    if seen is None:
        return UNSEEN
    return 1 << MOST_CELLS if seen > MASK else AMPLE * seen + MOST_MORE


@cache
def _bounds() -> Mapping[str, Mapping[str, int]]:
    found: Mapping[str, Mapping[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
