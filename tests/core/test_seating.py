"""Every seat of every record has a unique name."""

import pytest

from tabletop.core.names import END_OF_ISOLATE, ISOLATE
from tabletop.core.record import SeatEntry
from tabletop.core.seating import called, display_names, is_you, named_seats


def person(name: str = "") -> SeatEntry:
    """Return the entry of a person's seat."""
    return SeatEntry(name)


def computer(name: str = "") -> SeatEntry:
    """Return the entry of a computer's seat."""
    return SeatEntry(name, "easy")


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ((person(), computer()), ("Player 1", "Basil")),
        ((person("Basil"), computer()), ("Basil", "Hazel")),
        ((person(" bASIL\u200b"), computer("Basil")), ("bASIL", "Hazel")),
        ((person("Player 2"), person()), ("Player 2", "Player 3")),
        ((computer("Player 2"), person()), ("Hazel", "Player 2")),
        ((computer("Ivy"), computer("Ivy"), computer()), ("Ivy", "Basil", "Hazel")),
        ((person("Anna"), person("Anna"), person("Anna\u200b")), ("Anna",) * 3),
        ((person("\u3164"), person("\u0301")), ("Player 1", "Player 2")),
    ],
)
def test_a_new_table_has_a_name_for_every_seat(
    seats: tuple[SeatEntry, ...], names: tuple[str, ...]
) -> None:
    """People's names are stored cleaned; computers avoid them."""
    named = named_seats(seats)
    assert tuple(seat.name for seat in named) == names
    assert [seat.level for seat in named] == [seat.level for seat in seats]


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ((person("Anna"), person("Ben")), ("Anna", "Ben")),
        ((person("Anna"), person("Ben"), person("anna")), ("Anna 1", "Ben", "anna 2")),
        ((person("Ann"), person("Ann\u200b")), ("Ann 1", "Ann 2")),
        ((person("Basil"), computer("Basil")), ("Basil", "Hazel")),
        ((person("Hazel"), computer("Basil"), computer("Basil")), ("Hazel", "Basil", "Ivy")),
        ((person(""), computer("\u200b")), ("Player 1", "Basil")),
        ((person("שרה"),) * 2, tuple(f"{ISOLATE}שרה {n}{END_OF_ISOLATE}" for n in (1, 2))),
    ],
)
def test_every_record_tells_its_seats_apart(
    seats: tuple[SeatEntry, ...], names: tuple[str, ...]
) -> None:
    """Also an old record in which two seats have one name."""
    assert display_names(seats) == names


def test_six_people_may_take_all_names_of_computers() -> None:
    """A computer's name is then numbered."""
    people = ("Hazel", "Basil", "Ivy", "Rowan", "Sage", "Juniper")
    assert display_names((*map(person, people), computer()))[-1] == "Hazel 2"


@pytest.mark.parametrize(
    ("names", "seat", "viewer", "you"),
    [
        (("Player 1", "Basil"), 1, 1, True),
        (("Player 1", "Basil"), 2, 1, False),
        (("Player 1", "Basil", "Hazel 2"), 1, 1, True),
        (("Player 1", "Basil"), 1, None, False),
        (("Mia", "Basil"), 1, 1, False),
        (("Player 1", "Player 2"), 1, 1, False),
        (("Player 1", "Mia"), 1, 1, False),
        (("Player 1",), 1, 1, True),
    ],
)
def test_only_a_person_without_a_name_among_computers_is_you(
    names: tuple[str, ...], seat: int, viewer: int | None, *, you: bool
) -> None:
    """If several people read the same sentences, each needs a name."""
    assert is_you(names, seat, viewer) is you
    assert called(names, seat, viewer) == ("You" if you else names[seat - 1])
