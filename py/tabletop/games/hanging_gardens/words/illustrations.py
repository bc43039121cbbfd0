"""The illustrations in the rules of Hanging Gardens, with their captions."""

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
_OVER = Play(
    seats=2,
    seed="over",
    line="T0,0 T2,0 T4,0 T6,0 S0,0 S0,0 S3,0 S3,0 T0,0 T3,0 PB5,0 PR6,0 G2,0 G1,0",
    options={"first": "1"},
)
_PLATEAU = ("at 0,1", "at 1,0")
_ABOVE = Spot("at 0,1", part=(0, -1, 1, 2))
"""A space with the points of a row above it."""

_ROW = (_ABOVE, "at 5,0")
_LONG_ROW = (_ABOVE, "at 7,0")

ILLUSTRATIONS = {
    "pieces": Illustration(
        _ROWS,
        (
            Moment(
                4,
                later(
                    "The pieces below the garden. All but the gazebo are shared. "
                    "Numbers show what’s left."
                ),
                ("T", "G"),
                (
                    Spot("T", later("A terrace: a tile face down.")),
                    Spot("S", later("A support: the same tile face up.")),
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
                later("Pick a terrace, and yellow rings show where it can go."),
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
                        later("Row 1: two colours and three symmetrical beds, 5 points."),
                        (0.04, -0.95, 0.92, 0.85),
                    ),
                    Spot(
                        "at 2,1",
                        later(
                            "Row 2: one bed on the sight line is symmetrical by itself, 2 points."
                        ),
                        (0.04, -0.95, 0.92, 0.85),
                    ),
                    Spot(
                        "at 3,1",
                        later("Row 3: the same again, 2 points."),
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
                later("Before: nothing blocks the string to the blue bed, so the gazebo sees it."),
                _ROW,
                taps=("gaze-e",),
                margin=14,
            ),
            Moment(
                8,
                later("After: the plateau in between is higher than the bed and hides it."),
                _ROW,
                taps=("gaze-e",),
                margin=14,
            ),
        ),
    ),
    "over": Illustration(
        _OVER,
        (
            Moment(
                13,
                later("From the ground, the plateau hides both beds."),
                _LONG_ROW,
                taps=("gaze-e",),
                margin=14,
            ),
            Moment(
                14,
                later("From level 1 it hides only the blue bed, which is right behind it."),
                _LONG_ROW,
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
                later("Pick a green bed, and numbers show how your points would change."),
                (_ABOVE, "at 3,-2"),
                taps=("PG",),
                scale=1.3,
            ),
        ),
    ),
}
