"""The names of the seats at a table.

`named_seats` chooses names for a new table. `display_names` returns distinct names for the seats of
any record.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

from tabletop.core import words
from tabletop.core.language import remembered
from tabletop.core.names import clean_name, isolated, name_key, numbered

if TYPE_CHECKING:
    from tabletop.core.record import SeatEntry

COMPUTER_NAMES = ("Hazel", "Basil", "Ivy", "Rowan", "Sage", "Juniper")

USUAL_NAMES = 12
"""The number of default names for people ("Player 1"); no game has more seats."""


def usual_name(number: int, *, is_human: bool) -> str:
    """Return the default name of a seat, such as "Player 2" or a computer's name.

    It doesn't check whether another seat already has that name.
    """
    if is_human:
        return words.player(number)
    return COMPUTER_NAMES[(number - 1) % len(COMPUTER_NAMES)]


def is_usual_name(name: str) -> bool:
    """Return whether `name` is a default name for a person."""
    return name in {words.player(number) for number in range(1, USUAL_NAMES + 1)}


def is_you(names: Sequence[str], seat: int, viewer: int | None) -> bool:
    """Return whether sentences for `viewer` call `seat` "you" instead of using its name.

    They do if `viewer` is that seat and has a default name, and all others have computer names.
    """
    others = [name for number, name in enumerate(names, start=1) if number != seat]
    return (
        seat == viewer
        and is_usual_name(names[seat - 1])
        and all(name.split(" ")[0] in COMPUTER_NAMES for name in others)
    )


def called(names: Sequence[str], seat: int, viewer: int | None) -> str:
    """Return "You" if `is_you` is true for `seat` and `viewer`, else the name of `seat`.

    Use it on its own, not in a sentence.
    """
    return words.you() if is_you(names, seat, viewer) else names[seat - 1]


def called_you(names: Sequence[str], viewer: int | None) -> list[str]:
    """Return the names of all seats, with "" for the seat that `viewer` knows as "you"."""
    return ["" if is_you(names, seat, viewer) else name for seat, name in enumerate(names, start=1)]


def seat_gap(seat: int) -> str:
    """Return the placeholder for the name of `seat`, such as "{seat2}"."""
    return f"{{seat{seat}}}"


def with_names(text: str, names: Sequence[str]) -> str:
    """Return `text` with the names filled in for its placeholders (see `seat_gap`)."""
    for seat, name in enumerate(names, start=1):
        text = text.replace(seat_gap(seat), name)
    return text


def named_seats(seats: Sequence[SeatEntry]) -> list[SeatEntry]:
    """Return the seats of a new table with clean names, none empty.

    A computer that has the same name as another seat gets a different one.
    """
    cleaned = [clean_name(seat.name) for seat in seats]
    names = _distinct(cleaned, [seat.is_human for seat in seats])
    return [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]


@remembered(64)
def plain_names(seats: tuple[SeatEntry, ...]) -> tuple[str, ...]:
    """Return the name of each seat, all different: like `display_names`, but without isolates."""
    cleaned = [clean_name(seat.name) for seat in seats]
    return numbered(_distinct(cleaned, [seat.is_human for seat in seats]))


def display_names(seats: tuple[SeatEntry, ...]) -> tuple[str, ...]:
    """Return the name of each seat for use in sentences; all are different.

    People with the same name are numbered. A computer with the name of another seat gets a free
    name, and a seat without a visible name gets a default one.
    """
    return tuple(map(isolated, plain_names(seats)))


def _distinct(names: Sequence[str], are_human: Sequence[bool]) -> list[str]:
    """Return one name per seat, replacing missing names and computers' duplicate names."""
    found = [name if is_human else "" for name, is_human in zip(names, are_human, strict=True)]
    for at, is_human in enumerate(are_human):
        if is_human and not found[at]:
            found[at] = _first_free(map(words.player, count(at + 1)), found)
    for at, name in enumerate(names):
        if name and not are_human[at] and _is_free(name, found):
            found[at] = name
    for at, name in enumerate(found):
        if not name:
            found[at] = _first_free(_names_of_computers(at + 1), found)
    return found


def _names_of_computers(number: int) -> Iterable[str]:
    """Yield possible names for the computer at a seat, the default first."""
    yield usual_name(number, is_human=False)
    yield from COMPUTER_NAMES
    yield from (f"{name} {more}" for more in count(2) for name in COMPUTER_NAMES)


def _first_free(names: Iterable[str], taken: Sequence[str]) -> str:
    return next(name for name in names if _is_free(name, taken))


def _is_free(name: str, taken: Sequence[str]) -> bool:
    return name_key(name) not in map(name_key, filter(None, taken))
