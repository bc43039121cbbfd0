"""The options of Hanging Gardens: who goes first."""

from __future__ import annotations

from tabletop.core.options import Choice, Option

MOST_SEATS = 4
ROLL = "roll"

OPTIONS = (
    Option(
        "first",
        (Choice(ROLL), *(Choice(str(seat), min_seats=seat) for seat in range(1, MOST_SEATS + 1))),
    ),
)
