"""Untrusted JSON: read in linear time and within limits."""

from __future__ import annotations

import pytest

from tabletop.core.errors import BadRecord
from tabletop.core.strict_json import MAX_DEPTH, MAX_VALUES, read_json, unique_keys
from tabletop.games.registry import explain


class Counted(str):
    """A key that counts its comparisons with other keys."""

    __slots__ = ()
    compared = 0

    def __eq__(self, other: object) -> bool:
        Counted.compared += 1
        return super().__eq__(other)

    __hash__ = str.__hash__


def refused(text: str) -> str:
    """Return the sentence of the refusal of a text."""
    with pytest.raises(BadRecord) as caught:
        read_json(text)
    assert caught.value.code == "E-FORMAT"
    return explain(caught.value)


def test_a_key_that_stands_twice_is_found_without_comparing_all_with_all() -> None:
    """The number of comparisons grows linearly with the number of keys."""
    keys = [Counted(f"key {number}") for number in range(3_000)]
    Counted.compared = 0
    with pytest.raises(BadRecord) as caught:
        unique_keys([(key, None) for key in (*keys, Counted(keys[-1]))])
    assert caught.value.where == keys[-1]
    assert Counted.compared < 10 * len(keys)


def test_what_would_fill_the_memory_is_refused_before_it_is_built() -> None:
    """A short text can hold very many lists, objects or numbers; it is refused unparsed."""
    for value in ("[]", "{}", "0", '""'):
        assert "more than" in refused(f"[{f'{value},' * (MAX_VALUES + 1)}{value}]")


def test_depth_is_counted_outside_of_texts_only() -> None:
    """Brackets in strings do not count; unclosed ones do."""
    assert read_json("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    assert "levels deep" in refused("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))
    assert "levels deep" in refused('{"a":' * (MAX_DEPTH + 1))
    assert read_json('["[[[[\\"{{{{", "\\\\"]' + " " * 9) == ['[[[["{{{{', "\\"]


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 5_000, "1" * 301], ids=len)
def test_a_number_beyond_all_numbers_is_refused(number: str) -> None:
    """The refusal is ours: neither infinity nor Python's own error for large integers."""
    assert "far too large" in refused(f'{{"mark": {number}}}')


def test_numbers_of_every_usual_size_are_read() -> None:
    """Integers and floats."""
    assert read_json(f"[0, -7, {2**64}, 1.5, 1e300]") == [0, -7, 2**64, 1.5, 1e300]
