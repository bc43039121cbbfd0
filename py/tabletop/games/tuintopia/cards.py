"""The cards: read from `cards.txt`, checked row by row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ICONS = {
    "F": "food",
    "C": "compost",
    "N": "nectar",
    "S": "straw",
    "P": "pest control",
    "H": "homes for animals",
    "W": "water",
    "O": "organic matter",
    "B": "pollination",
    "G": "waste water",
    "E": "power",
}
ZONES = ("I", "II", "III")
MOST_HEIGHT = 5

_COMPASS = ("#*.", "B.", "*#.", "BR.")
"""What may stand on the north, east, south and west of a compass."""


class Card(NamedTuple):
    """A card (rule 3). `needs` and `offers` are letters of ICONS; `zone` is "" for the house.

    `north`: `#` gives shade, `*` gives sun. `east`: `B` shelters. `south`: `*` wants sun, `#`
    wants shade. `west`: `B` wants shelter, `R` wants wind. `.` is none of these.
    """

    code: str
    dutch: str
    english: str
    needs: str
    offers: str
    north: str
    east: str
    south: str
    west: str
    height: int
    zone: str


def read_cards(lines: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards that `lines` hold, the house last; raise ValueError naming a bad row."""
    cards: list[Card] = []
    for number, line in enumerate(lines, start=1):
        text = line.rstrip("\n")
        if text.startswith("#"):
            continue
        wrong = next(_faults(text, [card.code for card in cards]), None)
        if wrong:
            raise ValueError(f"row {number} ({text!r}): {wrong}")
        cards.append(_card(text))
    if [card for card in cards if not card.zone] != cards[-1:]:
        raise ValueError("only the last card, the house, has no zone")
    return tuple(cards)


def _card(text: str) -> Card:
    code, dutch, english, needs, offers, compass, height, zone = text.split("|")
    north, east, south, west = tuple(compass)
    needs, zone = needs.replace("-", ""), zone.replace("-", "")
    return Card(code, dutch, english, needs, offers, north, east, south, west, int(height), zone)


def _faults(text: str, codes: list[str]) -> Iterator[str]:
    """Yield what is wrong with a row, the first fault first."""
    parts = text.split("|")
    if len(parts) != 8:
        yield f"it has {len(parts)} parts, not 8"
        return
    code, dutch, english, needs, offers, compass, height, zone = parts
    if len(code) != 3 or not (code.isascii() and code.isalpha() and code.isupper()):
        yield f"{code!r} is not three capital letters"
    if code in codes:
        yield f"{code} stands there twice"
    if not (dutch and english):
        yield "a name is missing"
    for what, letters in (("needs", needs.replace("-", "", needs == "-")), ("offers", offers)):
        if "".join(sorted(set(letters) & set(ICONS))) != letters:
            yield f"the {what} {letters!r} are not different icons in the order of the alphabet"
    if len(compass) != 4 or any(mark not in _COMPASS[side] for side, mark in enumerate(compass)):
        yield f"{compass!r} is no compass"
    if height not in map(str, range(MOST_HEIGHT + 1)):
        yield f"the height {height!r} is not 0 to {MOST_HEIGHT}"
    if zone not in (*ZONES, "-"):
        yield f"there is no zone {zone!r}"


def _load() -> tuple[Card, ...]:
    with Path(__file__).with_name("cards.txt").open(encoding="utf-8") as lines:
        return read_cards(lines)


CARDS = _load()
"""All cards by number: the deck in the order of its draws, then the house."""

HOUSE = len(CARDS) - 1
DECK = tuple(range(HOUSE))
NUMBERS = {card.code: number for number, card in enumerate(CARDS) if number != HOUSE}
"""The number of each card of the deck by its code."""
