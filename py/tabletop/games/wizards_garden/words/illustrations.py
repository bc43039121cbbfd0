"""Illustrations of the rules of Wizards' Garden, and their captions."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Play, Spot
from tabletop.core.language import later

_FIRST_FLOWER = Play(
    seats=2,
    seed="lesson",
    line="b3w d3w c2b d2b first=2 b4w b2w c4b b1w c1b a3w",
)
_CROSSED = Play(
    seats=2,
    seed="random",
    line="a4w d3w c2w b1b first=2 a1b a2w c3b a3b c1w b4b c4b d2b b3b d4w d1w b2w/r",
)
_BOARD = ("bed",)
_SMALL = (320, 600)

ILLUSTRATIONS = {
    "seeds": Illustration(
        _FIRST_FLOWER,
        (
            Moment(
                6,
                later(
                    "Below the garden, choose which face goes up, and see how many seeds are left."
                ),
                ("face-w", "face-b", "basket"),
                (
                    Spot("face-w", later("The white Dovetail.")),
                    Spot("face-b", later("The black Ravenclaw.")),
                    Spot("basket", later("The basket and how many seeds are left.")),
                ),
            ),
        ),
    ),
    "preview": Illustration(
        _FIRST_FLOWER,
        (
            Moment(
                6,
                later(
                    "Trying a white seed on b2: folded corners show that b3 and c2 would turn over."
                ),
                _BOARD,
                ("b2",),
                ("face-w", "b2"),
                _SMALL,
            ),
        ),
    ),
    "turn": Illustration(
        _FIRST_FLOWER,
        (
            Moment(
                6,
                later(
                    "Before: there’s a black seed above the empty space b2 and one on its right."
                ),
                _BOARD,
                ("b2",),
                size=_SMALL,
                scale=0.55,
            ),
            Moment(
                7,
                later("After a white seed on b2: both neighbours have turned over."),
                _BOARD,
                ("b3", "c2"),
                size=_SMALL,
                scale=0.55,
            ),
        ),
    ),
    "harvest": Illustration(
        _FIRST_FLOWER,
        (
            Moment(
                10,
                later("Before: a seed on a3 will turn b3 black. Then column b is all black."),
                _BOARD,
                ("b3",),
                ("face-w", "a3"),
                size=_SMALL,
                scale=0.55,
            ),
            Moment(
                11,
                later("After: one seed has become a flower, and the column is empty."),
                _BOARD,
                size=_SMALL,
                scale=0.55,
            ),
        ),
    ),
    "staff": Illustration(
        _FIRST_FLOWER,
        (
            Moment(
                11,
                later("The line was black, so the first wizard also takes the Staff."),
                ("panel-1",),
            ),
        ),
    ),
    "crossing": Illustration(
        _CROSSED,
        (
            Moment(
                16,
                later("A white seed on b2 completes lines in three directions. Choose one."),
                _BOARD,
                ("b2",),
                ("face-w", "b2"),
                _SMALL,
            ),
            Moment(
                16,
                later("The buttons show how many flowers each direction gives."),
                ("go-r", "go-c", "go-d"),
                taps=("face-w", "b2"),
            ),
        ),
    ),
}
