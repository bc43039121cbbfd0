"""The sixth lesson of Hanging Gardens: the last piece ends the game, and equal scores share it."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Lesson, Look, Slip, Way

_SHARES = later("It’s over at once: you lose your second action, and share the win with {seat3}.")
_LOSES = later("It’s over at once: you lose your second action, and {seat3} wins.")

ACTION = Lesson(
    topic=later("The last action"),
    seats=4,
    seed="action",
    options={"first": "1"},
    moves=(
        *("T0,0", "T2,0", "T4,0", "T0,2", "T2,2", "T4,2", "T0,4", "T2,4", "T4,4"),
        *("S2,4", "S2,4", "T2,4", "S2,2", "S2,2", "T2,2", "S2,2", "S2,2", "T2,2"),
        *("S4,2", "S4,2", "T4,2", "S0,0", "S0,0", "T0,0", "G0,2", "PR3,4", "G5,5"),
        *("PR3,1", "G0,4", "PR0,5", "G5,0", "PK5,2", "G3,2", "PR4,5", "G3,5", "PB2,1"),
        *("G0,1", "PB4,1", "G2,5", "PK5,3", "G1,0", "PB1,5", "PK2,3", "PK3,0", "PG5,4"),
        *("PB1,4", "PR2,0", "PG1,3", "PG2,2", "PR4,4", "PB2,4", "PB0,3", "PK4,0", "PG4,3"),
        *("PK1,1", "PG5,1", "G3,2"),
    ),
    steps=(
        Look(
            56,
            later("Four players, and one bed is left. As soon as it’s planted, the game ends."),
            "PG",
        ),
        Look(
            56,
            later("{seat3} leads, 11 to 10. You have two actions: what could you do with them?"),
            "player-3",
        ),
        Choose(
            56,
            later("Win outright! Do something else first, so that your second action isn’t lost."),
            (Way(("G3,2",)),),
            later("Move your gazebo to a space that puts you ahead."),
            (
                *(Slip(f"PG{at}", _SHARES) for at in ("0,2", "1,2", "5,0")),
                *(Slip(f"PG{at}", _LOSES) for at in ("0,0", "0,4", "3,2", "3,3", "4,2", "5,5")),
            ),
        ),
        Look(
            57,
            later("12 to 11! Next you plant the last bed: don’t help {seat3} to a tie."),
        ),
        Look(57, later("Tap “Play this game to its end”, and plant the bed where it wins.")),
    ),
)
