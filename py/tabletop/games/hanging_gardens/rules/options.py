"""What may be agreed before a game of Hanging Gardens."""

from __future__ import annotations

from tabletop.core.options import Choice, Option
from tabletop.games.hanging_gardens.words import agreed as words

ROLL = "roll"

OPTIONS = (
    Option(
        "first",
        words.FIRST,
        (
            Choice(ROLL, words.ROLL, words.ROLL_TOLD),
            *(
                Choice(str(seat), label, told, min_seats=seat)
                for seat, (label, told) in enumerate(words.SEATS, start=1)
            ),
        ),
    ),
)
