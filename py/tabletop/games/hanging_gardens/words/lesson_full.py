"""The seventh lesson of Hanging Gardens: parts of rows, and beds seen over a plateau."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Lesson, Look, Slip, Way

_NEW_COLOUR = later("That’s a new colour in a side part: only 1 point. Straight ahead scores 2.")
_UNLIKE = later("Another colour doesn’t match: 1 point. A second blue bed scores 2.")
_FARTHER = later("You’d see it there, too. But which space is the nearest one that you see?")

FULL = Lesson(
    topic=later("Views in full"),
    seats=2,
    seed="full",
    options={"first": "1"},
    moves=(
        *("T0,0", "T0,2", "T-2,2", "T2,2", "T-3,4", "T2,4", "T0,4", "T0,6", "T2,6"),
        *("S0,0", "S0,0", "T0,0", "S0,0", "S0,0", "T0,0", "G3,3", "G0,1"),
        *("S0,2", "S0,2", "T0,2", "S0,2", "S0,2", "T0,2", "S1,4"),
        *("PB-3,5", "PR-2,3", "PR2,3", "G3,2", "PG0,3", "PB3,5", "PK3,3", "T4,3", "PK0,5"),
    ),
    steps=(
        Look(
            28,
            later("Row 2 has three parts, split by level. Red and red don’t match across parts."),
            inspected="score-1-n",
        ),
        Choose(
            28,
            later("Which space in row 2 scores 2 points? Plant a bed of any colour there."),
            tuple(Way((f"P{colour}0,3",)) for colour in "GRKB"),
            later("You could, but this time plant a bed in row 2, where it scores 2 points."),
            (
                Slip(
                    "PR-1,3",
                    later("Red beside red looks even, but a side part can’t be symmetrical."),
                ),
                *(Slip(f"P{colour}-1,3", _NEW_COLOUR) for colour in "KGB"),
            ),
        ),
        Look(
            29,
            later("Beds match only across the sight line, and only within one part of the row."),
            inspected="score-1-n",
        ),
        Choose(
            29,
            later("Table gaps and bare supports don’t split a row. Match the blue bed in row 4."),
            (Way(("PB3,5", "PK3,3", "T4,3")),),
            later("Plant a blue bed in row 4: as far to the right as the other is to the left."),
            tuple(Slip(f"P{colour}3,5", _UNLIKE) for colour in "RKG"),
        ),
        Look(
            32,
            later("All of row 4 is on level 0: one part, symmetrical. Only levels split a row."),
            inspected="score-1-n",
        ),
        Look(
            32,
            later("How far do you see over a plateau? Your eyes are one level above your gazebo."),
        ),
        Look(
            32,
            later("Count levels up from the bed. Here your eyes are 3 up, the plateau ahead 2."),
        ),
        Look(
            32,
            later(
                "Multiply the bed’s row by the plateau’s levels, and divide by your eyes’ levels."
            ),
        ),
        Look(
            32,
            later("Drop the fraction: the bed must be that many rows behind the plateau, or more."),
        ),
        Choose(
            32,
            later("Plant black straight ahead, as close behind that plateau as you can see it."),
            (Way(("PK0,5",)),),
            later("You could, but this time plant a black bed straight ahead, behind the plateau."),
            (
                Slip(
                    "PK0,4",
                    later("Hidden! 3 times 2, divided by 3, is 2, but row 3 is only one behind."),
                ),
                Slip("PK0,6", _FARTHER),
                Slip("PK0,7", _FARTHER),
            ),
        ),
        Look(
            33,
            later(
                "2⅔ becomes 2: seen! A plateau as high as your eyes hides all that is behind it."
            ),
            inspected="score-1-n",
        ),
        Look(
            33,
            later("Your own plateau can hide beds close below. Tap “Play this game to its end”!"),
        ),
    ),
)
