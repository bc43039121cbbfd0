"""The pictures in the rules of Tuintopia, and their captions."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Play, Spot
from tabletop.core.language import later

_PLAIN = Play(
    2,
    "5",
    "draw=KRS draw=HAZ draw=TAK draw=POM draw=NES draw=WAS draw=BHG draw=BKE KRS@b1 draw=RAB "
    "BKE@a1 draw=VLI TAK@e1 draw=VIJ HAZ@b2 draw=KIP NES@d2 draw=WIL POM@a2 draw=SLA",
    {"garden": "small"},
)
_WEATHER = Play(
    1,
    "sun-47",
    "draw=POM draw=BLW draw=BON draw=VIJ VIJ@d2 POM#e2 draw=KLA draw=MAI MAI@e1 ^e2 draw=HEL",
    {"garden": "small", "level": "2"},
)

ILLUSTRATIONS = {
    "card": Illustration(
        _PLAIN,
        (
            Moment(
                16,
                later("The pond, in your hand."),
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
                later("Tap the icons for this sheet, which explains each one."),
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
                later("Choose a card: each lit cell shows what it would score there."),
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
                later("Before: the badge shows that the house adds a point for this card."),
                ("c2", "f2", "house"),
                taps=("hand-TAK", "e1"),
                scale=0.75,
                margin=4,
            ),
            Moment(
                13,
                later("After: the card is on e1 and has scored. It won’t score again."),
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
                later("Trying maize on e1: the badges show what sun and wind would score."),
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
                later("The two steps of a turn are beside the big button."),
                ("step-a", "step-b"),
                (
                    Spot("step-a", later("Required: place a card face up.")),
                    Spot("step-b", later("Optional: place one face down, or turn one over.")),
                ),
            ),
        ),
    ),
    "closed": Illustration(
        _WEATHER,
        (
            Moment(
                9,
                later("Before: a face-down card on e2, and what it scores if you turn it over."),
                ("d2", "e2"),
                scale=1.25,
                margin=3,
            ),
            Moment(
                10,
                later("After: it’s face up, and has scored for whoever turned it over."),
                ("d2", "e2"),
                scale=1.25,
                margin=3,
            ),
        ),
    ),
}
