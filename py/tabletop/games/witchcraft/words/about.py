"""Texts of the menu: title, summary, opponents and options of Witchcraft."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later
from tabletop.words.about import About, ChoiceWords, OptionWords

TITLE = later("Witchcraft")
LINE = later("Gather, cast and reach the top before the village finds you out.")
CREDIT = later("Based on a published rules sheet about racing witches; most of the cards are new.")
THROWS = later("Every die roll, and the draw for who goes first. Cards are always drawn for you.")
POWER = later("Power")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Never misses a win, but often overlooks a spell it could cast."),
    "medium": later(
        "Sometimes overlooks a better move, and never thinks about what you’ll do next."
    ),
    "seed": later("Often overlooks a spell it could cast, the danger at the Inn, or even a win."),
    "sprout": later(
        "Often overlooks a spell it could cast or the danger at the Inn, and sometimes a win."
    ),
    "leaf": later("Sometimes overlooks a spell it could cast, the danger at the Inn, or a win."),
    "bud": later(
        "Hardly ever misses a win, but sometimes overlooks a good spell or the danger at the Inn."
    ),
    "flower": later(
        "Now and then overlooks a spell it could cast, and never thinks about what you’ll do next."
    ),
    "fruit": later("Plays the best turn that it sees, but never thinks about what you’ll do next."),
    "hard": later("Thinks ahead to the end of the next round, and guesses at the hidden spells."),
}
"""How the computer plays at each level."""

WHO_GOES_FIRST = later("Who goes first")
DRAW_LOTS = (later("Draw lots"), later("The witches draw lots for who goes first."))
SEATS_FIRST = (
    (later("Seat 1"), later("Seat 1 goes first.")),
    (later("Seat 2"), later("Seat 2 goes first.")),
    (later("Seat 3"), later("Seat 3 goes first.")),
    (later("Seat 4"), later("Seat 4 goes first.")),
    (later("Seat 5"), later("Seat 5 goes first.")),
    (later("Seat 6"), later("Seat 6 goes first.")),
)
"""The label of each choice, and what it does."""

OPTIONS: Mapping[str, OptionWords] = {
    "first": OptionWords(
        WHO_GOES_FIRST,
        {
            "draw": ChoiceWords(*DRAW_LOTS),
            **{str(seat): ChoiceWords(*told) for seat, told in enumerate(SEATS_FIRST, start=1)},
        },
    )
}

ABOUT = About(
    title=TITLE,
    line=LINE,
    credit=CREDIT,
    throws=THROWS,
    opponents=OPPONENTS,
    options=OPTIONS,
    terms={"power": POWER},
)
