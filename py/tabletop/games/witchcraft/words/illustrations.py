"""The pictures in the rules of Witchcraft, and what they tell."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Spot
from tabletop.core.language import later
from tabletop.games.witchcraft.words.lesson import LESSONS

_FIRST, _INN = LESSONS
_VILLAGE = ("Sw", "Ri", "Fo", "Ro", "Fi", "To", "In", "inn", "events")

ILLUSTRATIONS = {
    "village": Illustration(
        _FIRST,
        (
            Moment(
                8,
                later("The village with its seven places. A tap on one leads your hat there."),
                _VILLAGE,
            ),
        ),
    ),
    "witch": Illustration(
        _INN,
        (
            Moment(
                10,
                later("Your own line tells how you stand, and so does that of each rival."),
                ("witch-1",),
                (
                    Spot(
                        "witch-1",
                        later("Power, on its way to 15: then you win."),
                        (0.175, 0.02, 0.375, 0.44),
                    ),
                    Spot(
                        "witch-1",
                        later("Detection, on its way to 15: then you are out."),
                        (0.175, 0.52, 0.375, 0.44),
                    ),
                    Spot(
                        "witch-1",
                        later("What you have gathered of each of the five ingredients."),
                        (0.565, 0.02, 0.345, 0.94),
                    ),
                ),
                margin=4,
            ),
        ),
    ),
    "spell": Illustration(
        _FIRST,
        (
            Moment(
                9,
                later("Candle Trick, a spell that can be paid."),
                ("card-S03",),
                (
                    Spot(
                        "card-S03",
                        later("The seal: what it does to your own Detection, last of all."),
                        (0.37, -0.1, 0.46, 0.15),
                    ),
                    Spot(
                        "card-S03",
                        later("What it does: a star is Power, an eye is Detection."),
                        (0.2, 0.18, 0.6, 0.18),
                    ),
                    Spot(
                        "card-S03",
                        later("What it costs: Wool of Bat and Houndstongue."),
                        (0.18, 0.74, 0.64, 0.22),
                    ),
                ),
                scale=1.5,
                margin=18,
            ),
        ),
    ),
    "cast": Illustration(
        _FIRST,
        (
            Moment(
                9,
                later("Before: the spell is chosen, and all that would change is shown."),
                ("witch-1",),
                taps=("card-S03",),
                margin=4,
            ),
            Moment(
                10,
                later("After: Power 2, Detection 2, and the ingredients are spent."),
                ("witch-1",),
                margin=4,
            ),
        ),
    ),
    "inn": Illustration(
        _INN,
        (
            Moment(
                8,
                later("At the Inn a roll decides: its table says what each roll would bring you."),
                ("In", "inn"),
                ("inn",),
                scale=1.5,
            ),
        ),
    ),
    "event": Illustration(
        _FIRST,
        (
            Moment(
                14,
                later("The events so far, the latest first. A tap on the pile opens them."),
                (Spot("sheet-events", part=(0, 0, 1, 0.4)),),
                taps=("events",),
            ),
        ),
    ),
    "meters": Illustration(
        _FIRST,
        (
            Moment(
                14,
                later("A tap on a witch tells where her Power and Detection come from."),
                (Spot("sheet-witch-1", part=(0, 0, 1, 0.48)),),
                taps=("witch-1",),
            ),
        ),
    ),
}
