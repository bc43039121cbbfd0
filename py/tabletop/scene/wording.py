"""Words that all tables choose alike: names that leave room, and enumerations."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST_NAME = 12


def short_name(name: str) -> str:
    """Return a name that leaves room for a sentence: the first word of a long one."""
    first = name.split()[0] if len(name) > LONGEST_NAME and name.split() else name
    return first if len(first) <= LONGEST_NAME else first[: LONGEST_NAME - 1] + "…"


def listed(words: Sequence[str]) -> str:
    """Return the words as an enumeration: "one, two and three"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
