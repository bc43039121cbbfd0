"""States and gardens as text: `6 0 | S11 P30 -- | . | . | .`, for tests and positions by hand."""

from __future__ import annotations

import re

from tabletop.core.errors import bad_format
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import (
    SECTION_SIZE,
    SECTIONS,
    SPACES,
    Garden,
    Plant,
)
from tabletop.games.garden_growth.rules.kinds import KIND_OF, LEMON, MOST_CHIPS
from tabletop.games.garden_growth.rules.state import LAST_TURN, State

MOST_LEFT = 19
"""The most actions that a garden gives: 1, 12 living plants, 6 for as many broccolis."""

_PLANT = re.compile(r"([A-Za-z])([0-9])([0-9])(\*?)", re.ASCII)
_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)
_FORMS = "turn left | A | B | C | D, or with several seats: turn seat left || A | ... || A | ..."
_NO_PLANT, _NO_SECTION = "--", "."


def state_to_text(state: State) -> str:
    """Return the text of a state that is not over; a finished game has none (G29)."""
    if state.is_over:
        raise ValueError("a finished game has no state text, only its gardens")
    gardens = [garden_to_text(garden) for garden in state.gardens]
    if len(gardens) == 1:
        return f"{state.turn} {state.left} | {gardens[0]}"
    return " || ".join([f"{state.turn} {state.seat} {state.left}", *gardens])


def garden_to_text(garden: Garden) -> str:
    """Return the four sections of a garden, a section without plants as `.`."""
    cells = [_cell_to_text(plant) for plant in garden]
    sections = [cells[first : first + SECTION_SIZE] for first in SPACES[::SECTION_SIZE]]
    empty = [_NO_PLANT] * SECTION_SIZE
    return " | ".join(_NO_SECTION if each == empty else " ".join(each) for each in sections)


def state_from_text(text: str) -> State:
    """Return the state that `text` holds; raise BadRecord (E-FORMAT) if it is malformed."""
    head, bar, rest = text.partition(" | ")
    texts = [rest]
    if "||" in head:
        head, *texts = text.split(" || ")
    if not bar or ("||" in text and len(texts) < 2):
        raise bad_format("state", f"A state is written: {_FORMS}.")
    most = GAME.info.max_seats
    if len(texts) > most:
        raise bad_format("state", f"There are {len(texts)} gardens; {most} seats can play.")
    gardens = tuple(garden_from_text(each, f"garden {n}") for n, each in enumerate(texts, 1))
    turn, seat, left = _read_head(head, len(gardens))
    return State(turn, seat, left, gardens)


def garden_from_text(text: str, where: str = "garden") -> Garden:
    """Return the garden that `text` holds; raise BadRecord (E-FORMAT), naming `where`, if none."""
    sections = text.split(" | ")
    if len(sections) != len(SECTIONS):
        raise bad_format(where, f"It has {len(sections)} sections instead of {len(SECTIONS)}.")
    plants: list[Plant | None] = []
    for name, section in zip(SECTIONS, sections, strict=True):
        plants += _section_from_text(section, f"{where}, section {name}")
    return tuple(plants)


def _read_head(head: str, seats: int) -> tuple[int, int, int]:
    numbers = head.split(" ")
    wanted = ("turn", "left") if seats == 1 else ("turn", "seat", "left")
    if len(numbers) != len(wanted):
        raise bad_format("state", f"It begins with {' '.join(wanted)}, not with {head!r}.")
    ranges = {"turn": (1, LAST_TURN), "seat": (1, seats), "left": (0, MOST_LEFT)}
    read = {
        name: _read_number(text, name, *ranges[name])
        for name, text in zip(wanted, numbers, strict=True)
    }
    return read["turn"], read.get("seat", 1), read["left"]


def _read_number(text: str, where: str, least: int, most: int) -> int:
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise bad_format(where, f"{text!r} is not a number from {least} to {most}.")
    return int(text)


def _section_from_text(text: str, where: str) -> list[Plant | None]:
    if text == _NO_SECTION:
        return [None] * SECTION_SIZE
    cells = text.split(" ")
    if len(cells) != SECTION_SIZE:
        raise bad_format(where, f"{text!r} is neither {SECTION_SIZE} cells nor a point.")
    return [_cell_from_text(cell, where) for cell in cells]


def _cell_from_text(text: str, where: str) -> Plant | None:
    if text == _NO_PLANT:
        return None
    found = _PLANT.fullmatch(text)
    if not found or found[1].upper() not in KIND_OF:
        kinds = " ".join(KIND_OF)
        raise bad_format(where, f"{text!r} is no cell; kinds are {kinds}, then water and weeds.")
    kind, is_living = found[1].upper(), found[1].isupper()
    plant = Plant(kind, int(found[2]), int(found[3]), is_living, bool(found[4]))
    wrong = _why_impossible(plant)
    if wrong:
        raise bad_format(where, f"{text!r} cannot be: {wrong}.")
    return plant


def _why_impossible(plant: Plant) -> str:
    if max(plant.water, plant.weeds) > MOST_CHIPS:
        return "a plant has at most 3 water and 3 weeds"
    if plant.is_used and plant.kind != LEMON:
        return "only a lemon tree has a charge to use"
    if not plant.is_living and plant.water and plant.weeds < MOST_CHIPS:
        return "a plant dies without water or with 3 weeds"
    return ""


def _cell_to_text(plant: Plant | None) -> str:
    if plant is None:
        return _NO_PLANT
    letter = plant.kind if plant.is_living else plant.kind.lower()
    return f"{letter}{plant.water}{plant.weeds}{'*' if plant.is_used else ''}"
