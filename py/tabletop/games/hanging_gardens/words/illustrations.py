"""The pictures in the rules of Hanging Gardens, and what they tell."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Play, Spot
from tabletop.core.language import later

_ROWS = Play(
    seats=2,
    seed="rows",
    line="T0,0 T1,-2 PR1,0 PB1,-1 G0,0 PB1,1 G0,1 T2,0 PG2,0 PR3,0",
    options={"first": "1"},
)
_HILL = Play(seats=2, seed="hill", line="T0,0 T2,0 S0,0 S0,0 T0,0 PR2,0", options={"first": "1"})
_WALL = Play(
    seats=2,
    seed="wall",
    line="T0,0 T2,0 T4,0 PB4,0 G0,0 S2,0 S2,0 T2,0",
    options={"first": "1"},
)
_PLATEAU = ("at 0,1", "at 1,0")
_ABOVE = Spot("at 0,1", part=(0, -1, 1, 2))
"""A space with the points of a row above it."""

_ROW = (_ABOVE, "at 5,0")

ILLUSTRATIONS = {
    "pieces": Illustration(
        _ROWS,
        (
            Moment(
                4,
                later("The pieces below the garden. Numbers say how many are left for everybody."),
                ("T", "G"),
                (
                    Spot("T", later("A tile as a terrace.")),
                    Spot("S", later("The same tile turned over: a support.")),
                    Spot("PR", later("Beds in four colours.")),
                    Spot("G", later("Your gazebo.")),
                ),
            ),
        ),
    ),
    "terrace": Illustration(
        _ROWS,
        (
            Moment(
                8,
                later("A terrace is chosen: each yellow ring is a place for it."),
                (Spot("garden", part=(0.06, 0.16, 0.88, 0.68)),),
                taps=("T",),
                margin=0,
            ),
        ),
    ),
    "plateau": Illustration(
        _HILL,
        (
            Moment(3, later("A support on four free spaces."), _PLATEAU, margin=10),
            Moment(4, later("A second support on top of it."), _PLATEAU, margin=10),
            Moment(5, later("A terrace on both: a plateau of level 1."), _PLATEAU, margin=10),
        ),
    ),
    "view": Illustration(
        _ROWS,
        (
            Moment(
                10,
                later("The red gazebo looks east. Each row of its view has its points above it."),
                (_ABOVE, "at 3,-2"),
                (
                    Spot(
                        "at 1,1",
                        later("Row 1: two colours and three mirrored beds, 5 points."),
                        (0.04, -0.95, 0.92, 0.85),
                    ),
                    Spot(
                        "at 2,1",
                        later("Row 2: one bed right on the line mirrors itself, 2 points."),
                        (0.04, -0.95, 0.92, 0.85),
                    ),
                    Spot(
                        "at 3,1",
                        later("Row 3: the same once more, 2 points."),
                        (0.04, -0.95, 0.92, 0.85),
                    ),
                ),
                ("player-1",),
                scale=1.3,
            ),
        ),
    ),
    "hidden": Illustration(
        _WALL,
        (
            Moment(
                5,
                later("Before: a string runs from the gazebo to the blue bed, which is seen."),
                _ROW,
                taps=("gaze-e",),
                margin=14,
            ),
            Moment(
                8,
                later("After: the plateau between them is higher than the bed, and hides it."),
                _ROW,
                taps=("gaze-e",),
                margin=14,
            ),
        ),
    ),
    "points": Illustration(
        _ROWS,
        (
            Moment(
                8,
                later("A green bed is chosen: each number says what it would change for you."),
                (_ABOVE, "at 3,-2"),
                taps=("PG",),
                scale=1.3,
            ),
        ),
    ),
}
