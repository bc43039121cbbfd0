"""What holds in every position of every game of Tuintopia."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tabletop.core.errors import IllegalMove
from tabletop.core.game import CHANCE, read_move
from tabletop.games.tuintopia.rules.cards import DECK, NUMBERS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import (
    Cover,
    Done,
    Draw,
    Exchange,
    Lay,
    Move,
    Place,
    Skip,
    Tuck,
    Turn,
)
from tabletop.games.tuintopia.rules.scoring import gain_of, partners_of, points_of
from tabletop.games.tuintopia.rules.state import FREE, HAND, State, reach
from tests.games.tuintopia import oracle
from tests.games.tuintopia.games import TABLES, random_plies, state_after
from tests.games.tuintopia.positions import legal

POSITIONS = st.builds(
    state_after, st.integers(0, len(TABLES) - 1), st.integers(0, 30), st.integers(0, 120)
)
CODES = st.from_regex("[A-Z]{3}", fullmatch=True)
CELLS = st.builds(
    lambda column, row: f"{column}{row}", st.sampled_from("abcdefghijklmnop"), st.integers(1, 16)
)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Draw, CODES),
    st.builds(Place, CODES, CELLS),
    st.builds(Cover, CODES, CELLS),
    st.builds(Lay, CODES, CELLS),
    st.builds(Turn, CELLS),
    st.builds(Tuck, CODES),
    st.sampled_from([Exchange(), Done(), Skip()]),
)


def cards_of(state: State) -> list[int]:
    """Return every card, wherever it is."""
    held = [card for hand in state.hands for card in hand]
    under = [each.card for each in state.tucked]
    lying = [card for card in (*state.open_cards[:-1], *state.closed_cards) if card >= 0]
    return sorted([*held, *under, *lying, *state.stack])


def check(state: State) -> None:
    """Assert what holds in every position."""
    ground = state.ground
    assert cards_of(state) == sorted(DECK)
    assert state.left == len(state.stack) + len(state.tucked)
    assert state.reachable == reach(ground, state.free)
    for number in range(len(ground.cells)):
        is_open, is_closed = state.open_cards[number] >= 0, state.closed_cards[number] >= 0
        assert is_open + is_closed + (state.free >> number & 1) == 1
        assert is_closed == bool(state.closed >> number & 1)
        assert (state.who[number] == FREE) == (not is_open and not is_closed)
    for seat, total in enumerate(state.totals, start=1):
        mine = [gain for gain, who in zip(state.gains, state.who, strict=True) if who == seat]
        assert sum(gain.total for gain in mine) == total


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_whole_games(table: int) -> None:
    """Rules 1 to 23: no card is lost, the kept masks are right, hands are filled, games end."""
    for seed in range(3):
        last = None
        for before, move, after in random_plies(table, seed):
            check(after)
            gained = sum(after.totals) - sum(before.totals)
            assert gained == oracle.gain(before, move)
            if after.seat != before.seat and GAME.current_player(before) != CHANCE:
                assert after.left == 0 or len(after.hands[before.seat - 1]) >= HAND
            last = after
        assert last is not None
        assert last.ending


@settings(deadline=None, max_examples=60)
@given(POSITIONS, st.data())
def test_a_price_is_the_sum_of_its_parts(state: State, data: st.DataObject) -> None:
    """Rules 4 to 9: fast prices, gains, partners and the slow count all agree."""
    number = data.draw(st.integers(0, len(state.ground.cells) - 1))
    card = data.draw(st.sampled_from([card for card in DECK if card not in state.open_cards]))
    free = state._replace(variant=state.variant._replace(zones=False))
    code = next(code for code, each in NUMBERS.items() if each == card)
    slow = oracle.gain(free, Place(code, state.ground.cells[number]))
    gain = gain_of(state, card, number)
    assert slow == gain.total
    assert points_of(state, card, [number]) == [slow]
    partners = partners_of(state, card, number)
    assert sum(partner.points for partner in partners) == slow
    assert sum(len(each.needs) + len(each.offers) for each in partners) == gain.icons
    assert sum(partner.sun for partner in partners) == gain.sun
    assert sum(partner.wind for partner in partners) == gain.wind
    assert len({partner.card for partner in partners}) == len(partners)


@settings(deadline=None, max_examples=200)
@given(MOVES)
def test_moves_are_spelled_and_read(move: Move) -> None:
    """The notation: a move is read back from its spelling."""
    assert GAME.move_from_text(GAME.move_to_text(move)) == move


@settings(deadline=None, max_examples=100)
@given(POSITIONS, MOVES)
def test_a_move_is_listed_or_refused(state: State, move: Move) -> None:
    """Section 7: any readable move is legal and listed, or refused; the state stays as it is."""
    text = GAME.move_to_text(move)
    before = hash(state)
    if text in legal(state):
        assert read_move(GAME, state, text) == move
    else:
        with pytest.raises(IllegalMove, match=r"^E-"):
            read_move(GAME, state, text)
    assert hash(state) == before


SPELLED = re.compile(r"(draw=|!)[A-Z]{3}|([A-Z]{3}[@x#]|\^)[a-p](1[0-6]|[1-9])|[!.-]", re.ASCII)
"""How moves are spelled, with any three letters for a card."""


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=12).filter(lambda text: not SPELLED.fullmatch(text)), POSITIONS)
@example("AAA@a17", state_after(0, 0, 0))
def test_other_texts_are_unreadable(text: str, state: State) -> None:
    """E-SYNTAX: a text that is not the spelling of a move is refused; the state stays as it is."""
    before = hash(state)
    with pytest.raises(IllegalMove, match=r"^E-SYNTAX"):
        GAME.move_from_text(text)
    assert hash(state) == before
