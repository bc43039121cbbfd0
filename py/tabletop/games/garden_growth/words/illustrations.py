"""Illustrations of the rules of Garden Growth, and their captions."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Play, Spot
from tabletop.core.language import later
from tabletop.games.garden_growth.words.lesson import LESSONS

_LESSON = LESSONS[0]
_DRY = Play(seats=1, seed="dry", line="A2=C end end")
_SECTION = ("A1", "A3")
_CARROT = ("A2",)

ILLUSTRATIONS = {
    "plant": Illustration(
        _LESSON,
        (
            Moment(
                5,
                later("A carrot on turn 3, with its water and weeds."),
                ("A2",),
                (
                    Spot(
                        "A2",
                        later("The plant, and a warning: it dies without water."),
                        (0, -0.16, 0.57, 1.16),
                    ),
                    Spot(
                        "A2",
                        later("Room for three water: all empty."),
                        (0.585, 0.06, 0.185, 0.9),
                    ),
                    Spot(
                        "A2",
                        later("Room for three weeds: one has grown, two are free."),
                        (0.785, 0.06, 0.185, 0.9),
                    ),
                ),
                scale=2,
                margin=18,
            ),
        ),
    ),
    "upkeep": Illustration(
        _LESSON,
        (
            Moment(
                1,
                later("Before the upkeep: the plant will lose the dashed water."),
                _CARROT,
                scale=1.25,
                margin=12,
            ),
            Moment(
                2,
                later("After: no water left. Unless you water it, it dies next upkeep."),
                _CARROT,
                scale=1.25,
                margin=12,
            ),
        ),
    ),
    "turns": Illustration(
        _LESSON,
        (
            Moment(
                8,
                later("Squares are odd turns, circles even ones. It’s turn 4; turn 5 is odd."),
                ("track",),
                margin=0,
            ),
        ),
    ),
    "seeds": Illustration(
        _LESSON,
        (
            Moment(
                8,
                later("The six seeds. The number beside each is its cost in actions."),
                ("seed-S", "seed-L"),
                (Spot("seed-P", later("A plum costs two actions.")),),
            ),
        ),
    ),
    "shelter": Illustration(
        _LESSON,
        (
            Moment(
                8,
                later("The plum on A3 shelters its section: both neighbours show a small plum."),
                _SECTION,
                (Spot("A1", part=(0, 0.6, 0.45, 0.4)), Spot("A2", part=(0, 0.6, 0.45, 0.4))),
                margin=4,
            ),
        ),
    ),
    "dead": Illustration(
        _DRY,
        (
            Moment(
                2,
                later("Before: the carrot has no water, but the turn ends anyway."),
                _CARROT,
                scale=1.25,
                margin=12,
            ),
            Moment(
                3,
                later("After: the carrot is dead, and still fills its space."),
                _CARROT,
                scale=1.25,
                margin=12,
            ),
        ),
    ),
    "points": Illustration(
        _LESSON,
        (
            Moment(
                8,
                later("The score of a garden. Tap an icon to see what it counts."),
                ("score",),
                (
                    Spot("item-0", later("Living plants.")),
                    Spot("item-1", later("Extra points for some kinds of plant.")),
                    Spot("item-2", later("Five for filling all twelve spaces.")),
                    Spot("item-3", later("One for every 4 water.")),
                    Spot("item-4", later("Minus one for every 2 weeds.")),
                    Spot("item-5", later("Minus two for each dead plant.")),
                    Spot("item-6", later("One for each section with three of a kind.")),
                ),
                margin=10,
            ),
        ),
    ),
}
