"""The pictures in the rules of Garden Growth, and what they tell."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Play, Spot
from tabletop.core.language import later
from tabletop.games.garden_growth.words.lesson import LESSONS

_LESSON = LESSONS[0]
_DRY = Play(seats=1, seed="dry", line="A2=C end end")
_BED = ("A1", "A3")
_CARROT = ("A2",)

ILLUSTRATIONS = {
    "plant": Illustration(
        _LESSON,
        (
            Moment(
                5,
                later("A carrot in turn 3, with all that stands beside it."),
                ("A2",),
                (
                    Spot(
                        "A2",
                        later("The plant, and a warning: without water it dies."),
                        (0, 0, 0.57, 1),
                    ),
                    Spot(
                        "A2",
                        later("Three places for water: all are empty."),
                        (0.585, 0.06, 0.185, 0.9),
                    ),
                    Spot(
                        "A2",
                        later("Three places for weeds: one has come up, and two are free."),
                        (0.785, 0.06, 0.185, 0.9),
                    ),
                ),
                scale=2,
                margin=12,
            ),
        ),
    ),
    "upkeep": Illustration(
        _LESSON,
        (
            Moment(
                1,
                later("Before the upkeep: the dashed drop is water that will be drunk."),
                _CARROT,
                scale=1.25,
                margin=12,
            ),
            Moment(
                2,
                later("After it: no water is left, and the next upkeep lets it die."),
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
                later("Squares are odd turns, circles even ones. It is turn 4, and turn 5 is odd."),
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
                later("The six seeds. The number beside each is its price in actions."),
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
                later("The plum on A3 shelters its bed: both neighbours wear a small plum."),
                _BED,
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
                later("Before: without water, and the turn is ended."),
                _CARROT,
                scale=1.25,
                margin=12,
            ),
            Moment(
                3,
                later("After: the carrot is dead, and keeps its place."),
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
                later("The points of a garden, as they stand below it all the time."),
                ("score",),
                (
                    Spot("item-0", later("Living plants.")),
                    Spot("item-1", later("Points of the plants themselves.")),
                    Spot("item-2", later("Five for all twelve places.")),
                    Spot("item-3", later("One for every four waters.")),
                    Spot("item-4", later("Minus one for every two weeds.")),
                    Spot("item-5", later("Minus two for each dead plant.")),
                    Spot("item-6", later("One for each bed of one kind.")),
                ),
                margin=10,
            ),
        ),
    ),
}
