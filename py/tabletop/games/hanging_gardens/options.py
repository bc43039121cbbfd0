"""What may be agreed before a game of Hanging Gardens."""

from __future__ import annotations

from tabletop.core.options import Choice, Option

ROLL = "roll"

OPTIONS = (
    Option(
        "first",
        "First to build",
        (
            Choice(ROLL, "Roll", "Everyone rolls a die, the highest goes first; ties roll again."),
            Choice("1", "Seat 1", "Seat 1 goes first."),
            Choice("2", "Seat 2", "Seat 2 goes first."),
            Choice("3", "Seat 3", "Seat 3 goes first.", min_seats=3),
            Choice("4", "Seat 4", "Seat 4 goes first.", min_seats=4),
        ),
    ),
)
