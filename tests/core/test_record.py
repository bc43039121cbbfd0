"""Records: parsed strictly, refused with the place and the reason, and written back unchanged."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadRecord
from tabletop.core.match import Match
from tabletop.core.names import MAX_NAME, clean_name
from tabletop.core.problems import TEXT
from tabletop.core.record import LEVELS, MAX_TEXT, Record, SeatEntry
from tabletop.games.registry import explain, load_game

GOOD: dict[str, Any] = {
    "format": "six-gardens",
    "version": 1,
    "game": "template",
    "rules": 1,
    "seats": [
        {"name": "Ada", "kind": "human"},
        {"name": "Hazel", "kind": "computer", "level": "hard"},
    ],
    "options": {"heap": "7"},
    "seed": "2026-11-21",
    "moves": ["first=1", "take=2"],
}

SEATS = st.lists(
    st.builds(SeatEntry, st.text(max_size=20).map(clean_name), st.sampled_from([None, *LEVELS])),
    max_size=6,
).map(tuple)


@given(
    SEATS,
    st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=3),
    st.lists(st.text(max_size=8), max_size=5).map(tuple),
)
def test_a_record_is_its_text(
    seats: tuple[SeatEntry, ...], options: dict[str, str], moves: tuple[str, ...]
) -> None:
    """Writing a record and parsing the text gives an equal record."""
    record = Record("template", seats, "s", options, moves)
    assert Record.from_text(record.to_text()) == record


def test_a_good_record_is_replayed() -> None:
    """The record of an unfinished game is valid."""
    match = Match.load(load_game("template"), Record.from_text(json.dumps(GOOD)))
    assert match.ply == 2
    assert match.names == ("Ada", "Hazel")


def test_meta_means_nothing_and_is_kept() -> None:
    """`meta` may hold any JSON, which is returned unchanged."""
    text = json.dumps({**GOOD, "meta": {"name": "Sunday", "list": [1, None]}})
    record = Record.from_text(text)
    assert record.meta == {"name": "Sunday", "list": [1, None]}
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"format": "chess"}, "format"),
        ({"version": 2}, "version"),
        ({"version": True}, "version"),
        ({"version": 1.0}, "version"),
        ({"game": "gardens"}, "game"),
        ({"game": 5}, "game"),
        ({"rules": 2}, "rules"),
        ({"rules": "1"}, "rules"),
        ({"seats": {}}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": ["Ada"]}, "seats[0]"),
        ({"seats": [{"name": "Ada"}] * 2}, "seats[0].kind"),
        ({"seats": [{"kind": "human"}] * 2}, "seats[0].name"),
        ({"seats": [{"kind": "human", "name": 3}] * 2}, "seats[0].name"),
        ({"seats": [{"kind": "human", "name": "A", "age": 7}] * 2}, "seats[0].age"),
        ({"seats": [{"kind": "computer", "name": "A"}] * 2}, "seats[0].level"),
        ({"seats": [{"kind": "computer", "name": "A", "level": "x"}] * 2}, "seats[0].level"),
        ({"options": []}, "options"),
        ({"options": {"heap": 7}}, "options.heap"),
        ({"options": {"heap": "8"}}, "options.heap"),
        ({"options": {"wind": "on"}}, "options.wind"),
        ({"seed": ""}, "seed"),
        ({"seed": "a b"}, "seed"),
        ({"seed": 5}, "seed"),
        ({"moves": "first=1"}, "moves"),
        ({"moves": ["first=1", 2]}, "moves[1]"),
        ({"meta": []}, "meta"),
        ({"score": 3}, "score"),
    ],
)
def test_a_bad_field_is_named(change: dict[str, Any], where: str) -> None:
    """E-FORMAT names the field; bad values are never repaired."""
    with pytest.raises(BadRecord) as caught:
        load(json.dumps({**GOOD, **change}))
    assert (caught.value.code, caught.value.where) == ("E-FORMAT", where)


@pytest.mark.parametrize("key", ["format", "version", "game", "rules", "seats", "seed", "moves"])
def test_a_missing_field_is_named(key: str) -> None:
    """Only `options` and `meta` are optional."""
    with pytest.raises(BadRecord) as caught:
        load(json.dumps({name: value for name, value in GOOD.items() if name != key}))
    assert caught.value.where == key


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "[" * 100_000, '{"format": NaN}', " " * (MAX_TEXT + 1)],
    ids=["empty", "open", "list", "null", "deep", "nan", "long"],
)
def test_what_is_no_record_at_all(text: str) -> None:
    """E-FORMAT refers to the text as a whole."""
    with pytest.raises(BadRecord) as caught:
        load(text)
    assert (caught.value.code, caught.value.where) == ("E-FORMAT", TEXT)


def test_brackets_in_names_are_no_nesting() -> None:
    """Only lists and objects count as nesting."""
    seats = [{"name": '[{"[' * 100, "kind": "human"}, {"name": "\\", "kind": "human"}]
    load(json.dumps({**GOOD, "seats": seats}))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("W" * 100_000, "W" * MAX_NAME),
        ("A\x00d\x1b\na\x85\u2028", "Ada"),
        ("Ad\ud83da\udc00", "Ada"),
        ("Zoë \U0001f469\u200d\U0001f33e \u202eabc", "Zoë \U0001f469\u200d\U0001f33e \u202eabc"),
        ("A" * 24, "A" * 24),
    ],
    ids=["long", "control", "halves", "letters", "longest of the start dialog"],
)
def test_a_name_is_cut_to_what_can_be_shown(name: str, shown: str) -> None:
    """The rules ignore names, so a long one is cut on reading and written that way."""
    seats = [{"name": name, "kind": "human"}, GOOD["seats"][1]]
    record = Record.from_text(json.dumps({**GOOD, "seats": seats}))
    assert record.seats[0].name == shown
    assert Record("template", (SeatEntry(name),), "s").to_data()["seats"] == [
        {"name": shown, "kind": "human"}
    ]


def test_a_key_that_stands_twice_is_refused() -> None:
    """A duplicate key is ambiguous."""
    with pytest.raises(BadRecord) as caught:
        load('{"format": "six-gardens", "format": "six-gardens"}')
    assert caught.value.where == "format"


def test_the_first_illegal_move_is_named() -> None:
    """The error has the move's code, its 0-based index, and a sentence."""
    with pytest.raises(BadRecord) as caught:
        load(json.dumps({**GOOD, "moves": ["first=1", "take=3", "first=2", "take=9"]}))
    assert (caught.value.code, caught.value.where) == ("E-PHASE", 2)
    assert explain(caught.value)


def load(text: str) -> None:
    """Parse and replay a record."""
    record = Record.from_text(text)
    Match.load(load_game(record.game), record)
