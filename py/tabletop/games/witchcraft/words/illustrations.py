"""Illustrations of the rules of Witchcraft, and their captions."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Spot
from tabletop.core.language import later
from tabletop.games.witchcraft.words.lesson import LESSONS

_FIRST, _INN = LESSONS[:2]
_VILLAGE = ("Sw", "Ri", "Fo", "Ro", "Fi", "To", "In", "rolls", "events")

ILLUSTRATIONS = {
    "village": Illustration(
        _FIRST,
        (
            Moment(
                8,
                later("The village with its seven spaces. Tap one to move your hat there."),
                _VILLAGE,
            ),
        ),
    ),
    "witch": Illustration(
        _INN,
        (
            Moment(
                10,
                later("Your row shows how you’re doing. Every rival has one too."),
                ("witch-1",),
                (
                    Spot(
                        "witch-1",
                        later("Your Power: at 15 you win."),
                        (0.175, 0.02, 0.375, 0.44),
                    ),
                    Spot(
                        "witch-1",
                        later("Your Detection: at 15 you are out."),
                        (0.175, 0.52, 0.375, 0.44),
                    ),
                    Spot(
                        "witch-1",
                        later("Your resources: how many you have of each of the five kinds."),
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
                later("Candle Trick, a spell you can pay for."),
                ("card-S03",),
                (
                    Spot(
                        "card-S03",
                        later("The seal: what it does to your own Detection. This comes last."),
                        (0.37, -0.1, 0.46, 0.15),
                    ),
                    Spot(
                        "card-S03",
                        later("What it does: a star is Power, an eye is Detection."),
                        (0.2, 0.18, 0.6, 0.18),
                    ),
                    Spot(
                        "card-S03",
                        later("What it costs: 1 Wool of Bat and 1 Houndstongue."),
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
                later("Before: the spell is chosen, and you see what it would change."),
                ("witch-1",),
                taps=("card-S03",),
                margin=4,
            ),
            Moment(
                10,
                later("After: Power 2, Detection 2, and the resources are spent."),
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
                later(
                    "At the Inn you roll the die. The table shows your Detection after each roll."
                ),
                ("In", "rolls"),
                ("rolls",),
                scale=1.5,
            ),
        ),
    ),
    "event": Illustration(
        _FIRST,
        (
            Moment(
                14,
                later("Tap the pile to see all events so far, latest first."),
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
                later("Tap a witch to see where her Power and Detection came from."),
                (Spot("sheet-witch-1", part=(0, 0, 1, 0.48)),),
                taps=("witch-1",),
            ),
        ),
    ),
}
