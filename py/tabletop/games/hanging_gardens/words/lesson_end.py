"""The third lesson of Hanging Gardens: spoiling a view, moving a support, and the last piece."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_NEW_COLOUR = later("That breaks it, too, but gives {seat2} a point for the new colour.")
_GIVES = later("That scores you a point, but {seat2} sees it, too: you’re still two behind.")

END = Lesson(
    topic=later("The last pieces"),
    seats=2,
    seed="last",
    options={"first": "1"},
    moves=(
        *("T0,0", "T2,0", "T4,0", "T0,2", "T2,2", "T4,2", "T0,4", "T4,4"),
        *("S2,0", "S2,0", "T2,0", "S2,0", "S2,0", "T2,0", "S0,4", "S0,4"),
        *("T0,4", "S4,4", "S4,4", "T4,4", "S4,0", "S4,0", "T4,0", "S0,2"),
        *("G3,1", "PB2,1", "G4,0", "PG4,4", "PG1,1", "PB0,1", "PK4,3", "PR4,5"),
        *("PR2,2", "PG0,4", "PR4,2", "PK4,1", "PK2,3", "PG3,3", "PG5,3", "PB1,0"),
        *("PG3,2", "PB5,4", "PK2,0", "PR5,1", "PB5,5", "PR1,4", "PK5,0", "G3,0"),
        *("PR5,2", "MT0,2>2,4", "PK1,2", "G1,5"),
    ),
    steps=(
        Look(
            48,
            later("All tiles are placed, and three beds are left. The last one ends the game."),
        ),
        Look(
            48,
            later("{seat2} leads, 17 to 15. Row 2 of {seat2}’s view is symmetrical: five points!"),
            inspected="score-2-n",
        ),
        Look(
            48,
            later("Row 1 is three spaces wide, row 2 five, and so on: dashes mark their ends."),
            inspected="score-2-n",
        ),
        Choose(
            48,
            later("Break that symmetry. Which bed costs {seat2} most, without costing you points?"),
            (Way(("PR5,2",)),),
            later("That leaves row 2 as it is. Look for a free space at the end of that row."),
            (
                *(Slip(f"P{colour}5,2", _NEW_COLOUR) for colour in "KB"),
                *(Slip(f"P{colour}{at}", _GIVES) for at in ("0,5", "1,5") for colour in "RKB"),
            ),
        ),
        Do(
            49,
            later("Now anyone may turn over or move a bare support. Turn over the only one!"),
            later("In the gap it’s a terrace. Turning it over is building; just moving it isn’t."),
            later("Turn over the bare support, and place it as a terrace in the gap at the top."),
        ),
        Look(
            52,
            later("15 all! {seat2} moved: planting the last bed would have ended the game."),
            "player-2",
        ),
        Look(
            52,
            later("Tap “Play this game to its end”, and plant the last blue bed where it wins."),
        ),
    ),
)
