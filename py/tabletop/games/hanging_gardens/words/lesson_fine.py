"""The fifth lesson of Hanging Gardens: limits of seeing over, and a garden that is full."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Choose, Do, Lesson, Look, Slip, Way

_SCORES_ONE = later("You see that one, and it scores 1 point. Another space scores 2.")

FINE = Lesson(
    topic=later("The fine points"),
    seats=2,
    seed="fine",
    options={"first": "2"},
    moves=(
        *("T0,0", "T2,0", "T0,2", "T2,2", "T0,4", "T2,4"),
        *("S0,0", "S0,0", "T0,0", "S0,2", "S0,2", "T0,2", "S2,2", "S2,2", "T2,2"),
        *("S2,2", "S2,2", "T2,2", "S2,0", "S2,0", "T2,0", "S2,4", "S2,4", "T2,4"),
        *("G2,0", "PB0,4", "G1,0", "PR2,5", "PG3,3", "PR2,4", "PG1,1", "PB3,1", "PR3,0"),
        *("PB0,3", "PB2,2", "PR0,2", "PG3,2", "PR3,4", "PG3,5", "PK1,2", "PG0,0", "PK2,1"),
        *("G0,1", "G1,0", "G0,1", "G2,0", "G0,1", "G1,0", "G0,1", "G2,0"),
        *("PR1,5", "PK0,1", "PK2,3", "PK0,5", "PK1,3", "PG1,4", "pass"),
    ),
    steps=(
        Look(
            50,
            later("You’ve each spent four actions just moving. Now you must build something."),
        ),
        Choose(
            50,
            later("Plant the last red bed. Where will you see it over the plateau ahead?"),
            (Way(("PR1,5",)),),
            later("You could, but this time plant the red bed where your gazebo gains most."),
            (
                Slip(
                    "PR1,4",
                    later(
                        "Only one row behind the plateau: hidden, even though you’re on level 1."
                    ),
                ),
                Slip("PR2,3", later("That’s level 2. A gazebo never sees above its own level.")),
                *(Slip(f"PR{at}", _SCORES_ONE) for at in ("0,1", "0,5", "1,3")),
            ),
        ),
        Look(
            51,
            later("Row 4 is one row behind the plateau: hidden. Row 5 is two rows behind: seen."),
            inspected="score-1-n",
        ),
        Look(
            51,
            later("A ground bed must be half its row number behind it: two, for rows 4 and 5."),
            "at 0,4",
        ),
        Look(
            51,
            later("Imagine a string to a bed: a plateau under it counts; a corner doesn’t."),
            inspected="score-1-n",
        ),
        Look(
            51,
            later("You never see a bed above your own level: this one is on level 2, you’re on 1."),
            "at 2,2",
        ),
        Do(
            51,
            later("Row 1 is on your own level: you see it, too. Match its black bed with another."),
            later("Higher up, you’d see beds closer behind a plateau."),
            later("You could, but this time plant a black bed in row 1, on the left."),
        ),
        Do(
            54,
            later("Beds hide nothing. Plant black on the plateau: you still see the bed behind."),
            later("Only plateaus hide things. Beds, gazebos and bare supports never do."),
            later("You could, but this time plant a black bed on the plateau ahead."),
        ),
        Do(
            55,
            later("You can’t pass while you can do something. Plant green in the last space."),
            later("You won’t see it there, but then the garden is full."),
            later("You could, but this time plant the green bed in the last free space."),
        ),
        Look(
            57,
            later(
                "No tile, free space or bare support is left: {seat2} had to pass, and so do you."
            ),
        ),
        Look(
            57,
            later(
                "Once everyone has passed in a row, it’s over, with two beds left. Pass and win!"
            ),
        ),
        Look(57, later("Tap “Play this game to its end”, and pass.")),
    ),
)
