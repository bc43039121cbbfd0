"""Conversion of states to plain data and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.plain import from_plain, to_plain


class Suit(Enum):
    """An enumeration in a state."""

    ROSE = "rose"
    LEAF = "leaf"


@dataclass(frozen=True)
class Card:
    """A dataclass in a state."""

    suit: Suit
    value: int


class State(NamedTuple):
    """A state with a field of each supported type."""

    cards: tuple[Card, ...]
    pair: tuple[int, str]
    names: frozenset[str]
    mover: int | None
    over: bool


STATES = st.builds(
    State,
    st.lists(st.builds(Card, st.sampled_from(Suit), st.integers()), max_size=3).map(tuple),
    st.tuples(st.integers(), st.text(max_size=3)),
    st.frozensets(st.text(max_size=3), max_size=3),
    st.none() | st.integers(),
    st.booleans(),
)


@given(STATES)
def test_a_state_comes_back_equal(state: State) -> None:
    """It is restored from JSON by its declared types."""
    assert from_plain(State, json.loads(json.dumps(to_plain(state)))) == state


def test_what_is_no_part_of_a_state_is_refused() -> None:
    """Mutable values are refused, because states are immutable."""
    with pytest.raises(TypeError):
        to_plain([1, 2])
    with pytest.raises(TypeError):
        from_plain(int, "7")
    with pytest.raises(TypeError):
        from_plain(tuple[int, ...], "7")
