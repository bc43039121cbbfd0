"""The village: its spaces, the kinds of resource, the two meters and the Inn (section 1)."""

from __future__ import annotations

METER_TOP = 15
"""The last space of both meters: there Power wins, and Detection eliminates (W16, W18)."""

HAND_LIMIT = 3
DIE = (1, 2, 3, 4, 5, 6)

KINDS = "NFBHA"
"""The five kinds of resource; every tuple of five counts is in this order."""

EVERY_KIND = "X"
NO_RESOURCES = (0, 0, 0, 0, 0)
ONE_OF_EACH = (1, 1, 1, 1, 1)

SPACES = {
    "Sw": (1, 0, 0, 0, 0),
    "Ri": (0, 1, 0, 0, 0),
    "Fo": (0, 0, 1, 0, 0),
    "Ro": (0, 0, 0, 1, 0),
    "Fi": (0, 0, 0, 0, 1),
    "To": NO_RESOURCES,
    "In": ONE_OF_EACH,
}
"""What is taken at each space, in the order in which moves list them."""

TOWNHALL = "To"
INN = "In"
NOWHERE = ""
"""The position of a hat that is not on the board, and the closed space when none is closed."""

_INN_RISK = 8
"""From this Detection on, the Inn gives one step more (W9)."""


def inn_detection(detection: int, roll: int) -> int:
    """Return by how much a roll at the Inn raises a Detection that stands at `detection` (W9)."""
    return (7, 7, 5, 5, 3, 3)[roll - 1] + (detection >= _INN_RISK)


def kind_counts(what: str) -> tuple[int, ...]:
    """Return five counts: one of the kind `what`, one of each for "X", none for ""."""
    return tuple(int(what in (kind, EVERY_KIND)) for kind in KINDS)


def rolled_kind(roll: int) -> str:
    """Return the kind that a roll names, "" for 6 (R34)."""
    return KINDS[roll - 1 : roll]


def rolled_space(roll: int) -> str:
    """Return the space that a roll names; it is never the Inn (R34)."""
    return tuple(SPACES)[roll - 1]
