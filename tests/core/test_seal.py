"""The checksum of a record: valid for the text that was written, and no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.record import Record, SeatEntry
from tabletop.core.seal import SUM, check_sum, is_whole, sealed

RECORD = Record(
    "template",
    (SeatEntry("Ada"), SeatEntry("Zoë", "hard")),
    "7",
    {"heap": "15"},
    ("first=1", "take=2"),
    meta={"name": "Sunday", "undone": ["take=3"], "dice": "seed"},
)


SEALED = Path(__file__).resolve().parent.parent / "data" / "sealed.json"
"""Sealed records that the checksum in JavaScript (keep/seal.js) is tested with."""


def records_to_seal() -> list[Record]:
    """Return records with values that two JSON writers may format differently."""
    odd = 'quote " slash / \\ tab \t bell \x07 del \x7f \u00e9 \u2028 \ufb01 \U0001f33b \ud83c'
    return [
        RECORD,
        Record("template", (), ""),
        Record("template", (SeatEntry("Zo\u00eb \U0001f33b"),), odd, {odd: odd}, (odd, "", "b3w")),
        Record("tuintopia", (), "9", meta={"saved": 0, "on": True, "off": False, "none": None}),
        Record(
            "t", (), "9", meta={"\U0001f33b": 1, "\ufb01": [[], {}, [-5, {"b": 1, "a": 2}]], "Z": 2}
        ),
    ]


def test_the_sealed_records_of_the_tests_in_javascript_are_up_to_date() -> None:
    """The JavaScript tests use these texts, so both sides compute the same checksum."""
    texts = [sealed(record).to_text() for record in records_to_seal()]
    assert json.loads(SEALED.read_text(encoding="utf-8")) == texts


def test_a_sealed_record_is_whole_after_any_journey() -> None:
    """Parsing, reformatting, reordering keys and sealing again all keep it valid."""
    record = sealed(RECORD)
    assert is_whole(record)
    assert is_whole(Record.from_text(record.to_text()))
    data = json.loads(record.to_text())
    turned = {key: data[key] for key in reversed(data)}
    for text in (json.dumps(turned, indent=2), json.dumps(data, ensure_ascii=True)):
        assert is_whole(Record.from_text(text))
    assert sealed(record) == record


def test_the_check_sum_is_the_same_for_ever() -> None:
    """Every later version must accept the records of today."""
    assert check_sum(RECORD) == "c846395723e4"


def test_a_record_without_a_check_sum_is_as_good() -> None:
    """Records from before checksums still open."""
    assert is_whole(RECORD)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"name": "Ada", "kind": "human"}, {"name": "Zoé", "kind": "human"}]},
        {"options": {"heap": "7"}},
        {"seed": "8"},
        {"moves": ["first=1", "take=3"]},
        {"moves": ["first=1"]},
        {"meta": {**RECORD.meta, "undone": []}},
        {"meta": {**RECORD.meta, "more": 1}},
    ],
    ids=["seat", "option", "seed", "move", "cut", "undone", "more"],
)
def test_whatever_was_changed_is_noticed(change: dict[str, Any]) -> None:
    """Whether a seat, an option, the seed, a move, or the application's data."""
    data = sealed(RECORD).to_data()
    meta = {SUM: check_sum(RECORD), **change.get("meta", RECORD.meta)}
    assert not is_whole(Record.from_data({**data, **change, "meta": meta}))


@pytest.mark.parametrize("wrong", ["", "0" * 12, None, 7, ["d"], {"a": 1}])
def test_what_is_no_check_sum_does_not_fit(wrong: object) -> None:
    """A malformed checksum of any type is invalid."""
    assert not is_whole(Record.from_data({**RECORD.to_data(), "meta": {SUM: wrong}}))
