"""Words that all tables choose alike: names that leave room."""

from __future__ import annotations

from tabletop.core.names import cut

LONGEST_NAME = 12


def short_name(name: str) -> str:
    """Return a name that leaves room for a sentence: the first word of a long one."""
    first = name.split()[0] if len(name) > LONGEST_NAME and name.split() else name
    return cut(first, LONGEST_NAME)
