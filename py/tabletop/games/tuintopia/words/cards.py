"""The names of cards, and sentences about everything printed on them."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.language import later, listed, t
from tabletop.games.tuintopia.rules.cards import CARDS, Card
from tabletop.games.tuintopia.rules.state import HIDDEN

ICONS = {
    "F": later("food"),
    "C": later("compost"),
    "N": later("nectar"),
    "S": later("straw"),
    "P": later("pest control"),
    "H": later("homes for animals"),
    "W": later("water"),
    "O": later("organic matter"),
    "B": later("pollination"),
    "G": later("waste water"),
    "E": later("power"),
}
"""The icons on cards, by letter."""

SHORT_ICONS = {**ICONS, "H": later("homes")}
"""Shorter names, where there is little room."""

TABS = {
    "#N": later("gives shade to the north"),
    "*N": later("gives sun to the north"),
    "BE": later("gives shelter to the east"),
    "*S": later("wants sun from the south"),
    "#S": later("wants shade from the south"),
    "BW": later("wants shelter from the west"),
    "RW": later("wants wind from the west"),
}
"""What the tabs of a card mean, by mark and side of the card."""

SHORT_TABS = {
    "#N": later("gives shade"),
    "*N": later("gives sun"),
    "BE": later("shelters"),
    "*S": later("wants sun"),
    "#S": later("wants shade"),
    "BW": later("wants shelter"),
    "RW": later("wants wind"),
}
"""Shorter names, where there is little room."""

KEY_TABS = {
    "#N": later("shade"),
    "*S": later("sun"),
    "BE": later("shelter"),
    "RW": later("wind"),
}
"""The tabs in the key of icons, one for each picture."""

_BELONGS = {
    "I": later("It belongs in zone I: beside the house."),
    "II": later("It belongs in zone II: anywhere."),
    "III": later("It belongs in zone III: away from the house."),
}
_ZONES = {
    "I": later("Zone I: beside the house."),
    "II": later("Zone II: anywhere."),
    "III": later("Zone III: away from the house."),
}
"""Where cards of a zone may lie face up (rule 18)."""


def titled(card: int) -> str:
    """Return the name of a card with a capital, such as "Tomato"."""
    return t(CARDS[card].title)


def named(card: int) -> str:
    """Return the name of a card, such as "tomato"."""
    return t(CARDS[card].name)


def the(card: int) -> str:
    """Return the name of a card with its article, or "a card" for a hidden one."""
    return t("a card") if card == HIDDEN else t(CARDS[card].definite)


def icons(letters: str) -> str:
    """Return the names of icons as a list: "food, water and compost"."""
    return listed([t(ICONS[letter]) for letter in letters])


def described(card: int) -> str:
    """Return a sentence with the name of a card, its needs and its offers."""
    data = CARDS[card]
    if not data.needs:
        return t(
            "This card is {card}. It needs nothing and offers {offers}.",
            card=the(card),
            offers=icons(data.offers),
        )
    return t(
        "This card is {card}. It needs {needs} and offers {offers}.",
        card=the(card),
        needs=icons(data.needs),
        offers=icons(data.offers),
    )


def about(card: int, *, compass: bool, heights: bool, zones: bool) -> str:
    """Return sentences about a card: icons, and what the options of the game make count."""
    data = CARDS[card]
    marks = compass_of(data) if compass else ()
    sentences = [_needs_and_offers(data)]
    sentences += [_tabs(marks)] if marks else []
    sentences += [t("Its height is {height}.", height=data.height)] if heights else []
    sentences += [t(_BELONGS[data.zone])] if zones and data.zone else []
    return " ".join(sentences)


def _needs_and_offers(card: Card) -> str:
    if not card.needs:
        return t("It needs nothing and offers {offers}.", offers=icons(card.offers))
    return t(
        "It needs {needs} and offers {offers}.", needs=icons(card.needs), offers=icons(card.offers)
    )


def compass_of(card: Card) -> tuple[str, ...]:
    """Return the keys in TABS of a card's tabs: what it gives, then what it needs."""
    marks = (f"{card.north}N", f"{card.east}E", f"{card.south}S", f"{card.west}W")
    return tuple(mark for mark in marks if mark in TABS)


def _tabs(marks: Iterable[str]) -> str:
    return t("It {tabs}.", tabs=listed([t(TABS[mark]) for mark in marks]))


def printed(card: Card, *, heights: bool, zones: bool) -> list[str]:
    """Return the zone and the height of a card in a few words each, if the game uses them."""
    zone = [t(_ZONES[card.zone])] if zones and card.zone else []
    return [*zone, t("Height {height}.", height=card.height)] if heights else zone
