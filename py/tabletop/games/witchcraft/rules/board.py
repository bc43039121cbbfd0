"""The village: spaces, kinds of resource, the two meters and the Inn (section 1)."""

from __future__ import annotations

METER_TOP = 15
"""Top of both meters: Power wins there, and Detection eliminates (W16, W18)."""

HAND_LIMIT = 3
DIE = (1, 2, 3, 4, 5, 6)

KINDS = "NFBHA"
"""Letters of the five kinds of resource; resource counts are tuples of five in this order."""

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
"""Resource counts taken at each space; legal moves follow this order."""

TOWNHALL = "To"
INN = "In"
NOWHERE = ""
"""Position of a witch not yet on the board; also the closed space if none is closed."""

_INN_RISK = 8
"""At this Detection or more, the Inn adds 1 to its result (W9)."""


def inn_detection(detection: int, roll: int) -> int:
    """Return how much a roll at the Inn adds to `detection`, without the meter's limit (W9)."""
    return (7, 7, 5, 5, 3, 3)[roll - 1] + (detection >= _INN_RISK)


def kind_counts(what: str) -> tuple[int, ...]:
    """Return resource counts: 1 of the kind `what`, 1 of each kind for "X", or none for ""."""
    return tuple(int(what in (kind, EVERY_KIND)) for kind in KINDS)


def rolled_kind(roll: int) -> str:
    """Return the resource kind for a roll of 1 to 5, or "" for 6 (R34)."""
    return KINDS[roll - 1 : roll]


def rolled_space(roll: int) -> str:
    """Return the space for a roll of 1 to 6, which is never the Inn (R34)."""
    return tuple(SPACES)[roll - 1]
