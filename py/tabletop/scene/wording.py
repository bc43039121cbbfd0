"""Short forms of players' names."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.names import END_OF_ISOLATE, ISOLATE, cut, isolated, numbered

LONGEST_NAME = 12


@lru_cache(maxsize=64)
def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of all players, short enough for a sentence and all different.

    A long name is reduced to its first word; names that would then be equal are numbered.
    """
    return tuple(map(isolated, numbered([_short(name) for name in names])))


def _short(name: str) -> str:
    name = name.strip(f"{ISOLATE}{END_OF_ISOLATE}")
    first = name.split()[0] if len(name) > LONGEST_NAME and name.split() else name
    return cut(first, LONGEST_NAME)
