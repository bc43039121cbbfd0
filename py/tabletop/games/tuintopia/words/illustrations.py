"""The pictures in the rules of Tuintopia, and what they tell."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Spot
from tabletop.core.language import later
from tabletop.games.tuintopia.words.lesson import LESSONS

_PLAIN, _WEATHER = LESSONS

ILLUSTRATIONS = {
    "card": Illustration(
        _PLAIN,
        (
            Moment(
                16,
                later("The pond, as it lies in the hand."),
                ("hand-VIJ",),
                (
                    Spot("hand-VIJ", later("Pale: it needs water."), (0.03, 0.655, 0.37, 0.16)),
                    Spot(
                        "hand-VIJ",
                        later("Filled: it offers pest control and water."),
                        (0.42, 0.655, 0.56, 0.16),
                    ),
                ),
                scale=1.6,
                margin=2,
            ),
        ),
    ),
    "icons": Illustration(
        _PLAIN,
        (
            Moment(
                8,
                later("A tap on the icons opens this sheet: it tells what each of them means."),
                ("look",),
                taps=("key",),
            ),
        ),
    ),
    "places": Illustration(
        _PLAIN,
        (
            Moment(
                12,
                later("A card is chosen: each lit cell shows the points it would bring."),
                ("a1", "f3"),
                taps=("hand-TAK",),
            ),
        ),
    ),
    "scoring": Illustration(
        _PLAIN,
        (
            Moment(
                12,
                later("Before: the badge says that the house and this card suit each other."),
                ("c2", "f2", "house"),
                taps=("hand-TAK", "e1"),
                scale=0.75,
                margin=4,
            ),
            Moment(
                13,
                later("After: the card lies on e1, and has scored once and for all."),
                ("c2", "f2", "house"),
                scale=0.75,
                margin=4,
            ),
        ),
    ),
    "tabs": Illustration(
        _WEATHER,
        (
            Moment(
                8,
                later("Maize, with tabs on three of its edges."),
                ("hand-MAI",),
                (
                    Spot(
                        "hand-MAI", later("It gives shade to the north."), (0.085, -0.03, 0.34, 0.1)
                    ),
                    Spot(
                        "hand-MAI", later("It wants wind from the west."), (-0.1, 0.61, 0.19, 0.16)
                    ),
                    Spot(
                        "hand-MAI", later("It wants sun from the south."), (0.6, 0.955, 0.3, 0.09)
                    ),
                ),
                scale=2,
                margin=10,
            ),
        ),
    ),
    "weather": Illustration(
        _WEATHER,
        (
            Moment(
                8,
                later("Maize is tried on e1: the badges tell what sun and wind bring there."),
                ("a1", "f2", "house"),
                taps=("hand-MAI", "e1"),
            ),
        ),
    ),
    "steps": Illustration(
        _WEATHER,
        (
            Moment(
                8,
                later("The two steps of a turn stand beside the big button."),
                ("step-a", "step-b"),
                (
                    Spot("step-a", later("The must: place a card open.")),
                    Spot("step-b", later("If you like: lay one closed, or turn one up.")),
                ),
            ),
        ),
    ),
    "closed": Illustration(
        _WEATHER,
        (
            Moment(
                9,
                later("Before: a closed card on e2, and what turning it up would bring."),
                ("d2", "e2"),
                scale=1.25,
                margin=3,
            ),
            Moment(
                10,
                later("After: it lies open, and has scored for whoever turned it."),
                ("d2", "e2"),
                scale=1.25,
                margin=3,
            ),
        ),
    ),
}
