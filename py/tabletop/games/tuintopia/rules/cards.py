"""The cards, loaded from `cards.txt` with every row validated."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ICONS = "FCNSPHWOBGE"
"""The icon letters for what cards need and offer, in the order of the rules."""

ZONES = ("I", "II", "III")
MOST_HEIGHT = 5

_COMPASS = ("#*.", "B.", "*#.", "BR.")
"""The valid symbols on each side of a compass: north, east, south, west."""


class Card(NamedTuple):
    """A card (rule 3). `needs` and `offers` are letters of ICONS; `zone` is "" for the house.

    `title`, `name` and `definite` are the name at the start of a line, inside a sentence, and with
    the definite article: "Tomato", "tomato", "the tomato".

    `north`: `#` gives shade, `*` gives sun. `east`: `B` gives shelter. `south`: `*` needs sun, `#`
    needs shade. `west`: `B` needs shelter, `R` needs wind. `.` means that the side has no effect.
    """

    code: str
    title: str
    name: str
    definite: str
    needs: str
    offers: str
    north: str
    east: str
    south: str
    west: str
    height: int
    zone: str


def read_cards(lines: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards parsed from `lines`, the house last.

    Lines that start with `#` are comments. Raise ValueError, naming the row, if one is invalid.
    """
    cards: list[Card] = []
    for number, line in enumerate(lines, start=1):
        text = line.rstrip("\n")
        if text.startswith("#"):
            continue
        try:
            cards.append(_card(text, [card.code for card in cards]))
        except ValueError as wrong:
            raise ValueError(f"row {number} ({text!r}): {wrong}") from wrong
    if [card for card in cards if not card.zone] != cards[-1:]:
        raise ValueError("only the last card, the house, has no zone")
    return tuple(cards)


def _card(text: str, codes: list[str]) -> Card:
    """Parse a row; raise ValueError if it is invalid or its code is already in `codes`."""
    parts = text.split("|")
    if len(parts) != 9:
        raise ValueError(f"it has {len(parts)} parts, not 9")
    code, title, name, definite, needs, offers, compass, height, zone = parts
    _check_names(code, (title, name, definite), codes)
    _check_icons(needs.replace("-", "", needs == "-"), offers)
    _check_place(compass, height, zone)
    needs, zone = needs.replace("-", ""), zone.replace("-", "")
    north, east, south, west = tuple(compass)
    return Card(
        code, title, name, definite, needs, offers, north, east, south, west, int(height), zone
    )


def _check_names(code: str, names: tuple[str, ...], codes: list[str]) -> None:
    if len(code) != 3 or not (code.isascii() and code.isalpha() and code.isupper()):
        raise ValueError(f"{code!r} is not three capital letters")
    if code in codes:
        raise ValueError(f"{code} stands there twice")
    if not all(names):
        raise ValueError("a name is missing")


def _check_icons(needs: str, offers: str) -> None:
    for what, letters in (("needs", needs), ("offers", offers)):
        if "".join(sorted(set(letters) & set(ICONS))) != letters:
            raise ValueError(
                f"the {what} {letters!r} are not different icons in the order of the alphabet"
            )


def _check_place(compass: str, height: str, zone: str) -> None:
    if len(compass) != 4 or any(mark not in _COMPASS[side] for side, mark in enumerate(compass)):
        raise ValueError(f"{compass!r} is no compass")
    if height not in map(str, range(MOST_HEIGHT + 1)):
        raise ValueError(f"the height {height!r} is not 0 to {MOST_HEIGHT}")
    if zone not in (*ZONES, "-"):
        raise ValueError(f"there is no zone {zone!r}")


def _load() -> tuple[Card, ...]:
    with (Path(__file__).parents[1] / "cards.txt").open(encoding="utf-8") as lines:
        return read_cards(lines)


CARDS = _load()
"""All cards, indexed by card number: the deck in the order of `draw` moves, then the house."""

HOUSE = len(CARDS) - 1
DECK = tuple(range(HOUSE))
NUMBERS = {card.code: number for number, card in enumerate(CARDS) if number != HOUSE}
"""The card number for each code in the deck; the house is excluded."""
