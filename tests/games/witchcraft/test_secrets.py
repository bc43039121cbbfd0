"""Who may see which spells (W30)."""

from __future__ import annotations

import random

import pytest

from tabletop.core.game import listed_moves
from tabletop.core.plain import from_plain, to_plain
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import SpellDrawn, move_from_text
from tabletop.games.witchcraft.rules.state import State, deck_size, spell_drawer
from tabletop.games.witchcraft.words.game_words import WORDS
from tests.games.witchcraft.positions import EXAMPLES, example, lively_match, play
from tests.refusals import told

NAMES = ("Ada", "Ben")

TWO_HANDS = "go=Sw draw spell=S01 go=Sw draw spell=S02 event=E29 spell=S03 spell=S04"
MATCHES = [lively_match(seats, "secrets") for seats in (2, 4, 6)]


def states() -> list[State]:
    """Return positions of games in which hands are held."""
    return [position.state for match in MATCHES for position in match.positions[::5]]


def swapped(state: State, rng: random.Random) -> State:
    """Return a state that differs in nothing but where the unseen spells of seat 1 are."""
    return GAME.resample(GAME.view(state, 1), 1, rng)


def test_a_view_hides_the_hands_of_others() -> None:
    """W30: the own hand is open, others are so many cards; deck and hidden hands are one pool."""
    view = GAME.view(play(TWO_HANDS).state, 1)
    assert view.witches[0].hand == ("S01", "S03")
    assert view.witches[1].hand == ("?", "?")
    assert view.deck == ("S02", *(f"S{number:02}" for number in range(4, 41)))
    assert deck_size(view) == deck_size(play(TWO_HANDS).state) == 36


def test_an_onlooker_sees_no_hand() -> None:
    """W30: who has no seat sees the number of spells alone, and no decisions."""
    state = play(TWO_HANDS).state
    view = GAME.view(state, None)
    assert [witch.hand for witch in view.witches] == [("?", "?"), ("?", "?")]
    assert len(view.deck) == 40
    assert list(GAME.legal_moves(view)) == []


def test_a_draw_of_another_seat_shows_the_pool() -> None:
    """W30: its outcomes in a view are all spells that the viewer cannot place."""
    state = play("go=Sw draw spell=S01 go=Sw draw").state
    assert len(listed_moves(GAME, state, 99) or []) == 39
    state = play("go=Sw draw spell=S01 go=Sw draw spell=S02 event=E26 go=Sw draw").state
    model = listed_moves(GAME, GAME.view(state, 2), 99) or []
    assert "spell=S01" in model
    assert "spell=S02" not in model
    assert len(model) == 39


@pytest.mark.parametrize(
    "state", [example(row).state for row in EXAMPLES if "event" in row["moves"]]
)
def test_views_of_states_that_differ_in_secrets_are_equal(state: State) -> None:
    """W30: nothing in a view depends on what its seat may not know."""
    rng = random.Random(7)
    for _ in range(3):
        other = swapped(state, rng)
        assert GAME.view(other, 1) == GAME.view(state, 1)
        assert GAME.view(other, None) == GAME.view(state, None)


def test_resampling_gives_full_states_of_all_kinds() -> None:
    """`resample` keeps all forty spells apart, and deals every unseen one to the hidden hand."""
    state = play(TWO_HANDS).state
    rng = random.Random(1)
    dealt = set()
    for _ in range(400):
        full = swapped(state, rng)
        hands = [card for witch in full.witches for card in witch.hand]
        assert sorted([*full.deck, *hands, *full.discard]) == [f"S{n:02}" for n in range(1, 41)]
        dealt |= set(full.witches[1].hand)
        assert full.viewer is None
    assert dealt == {f"S{n:02}" for n in range(1, 41)} - {"S01", "S03"}


def test_views_hold_through_whole_games() -> None:
    """View of a view, plain data and the size of the deck, at every seat of whole games."""
    for state in states():
        for seat in (None, *range(1, len(state.witches) + 1)):
            view = GAME.view(state, seat)
            assert GAME.view(view, seat) == view
            assert from_plain(State, to_plain(view)) == view
            assert deck_size(view) == len(state.deck)
            hidden = [w.hand for n, w in enumerate(view.witches, start=1) if n != seat]
            assert all(card == "?" for hand in hidden for card in hand)


def test_a_view_refuses_the_decisions_of_others() -> None:
    """A view lists and allows the moves of its own seat only."""
    state = play(TWO_HANDS).state
    refusal = GAME.why_illegal(GAME.view(state, 2), move_from_text("go=Sw"))
    assert refusal is not None
    assert (refusal.code, told("witchcraft", refusal)) == ("E-PHASE", "It’s seat 1’s turn.")
    assert GAME.why_illegal(GAME.view(state, 1), move_from_text("go=Sw")) is None


def test_a_drawn_spell_is_shown_to_its_owner_only() -> None:
    """W30: for everyone else the text is `spell=?`, which is no move, and the sentence is blank."""
    for match in MATCHES:
        for position, text in zip(match.positions, match.record.moves, strict=False):
            move = move_from_text(text)
            owner = spell_drawer(position.state)
            for seat in (None, *range(1, len(match.names) + 1)):
                seen = "spell=?" if isinstance(move, SpellDrawn) and seat != owner else text
                assert GAME.redact(position.state, move, seat) == seen


def test_a_draw_is_told_once_and_without_the_card() -> None:
    """W30: chance adds what has come to its owner, and to all how many spells are left."""
    state, move = play("go=Sw draw").state, move_from_text("spell=S20")
    told = [WORDS.describe_move(state, move, NAMES, viewer) for viewer in (1, 2, None)]
    assert told[0] == "It’s Midnight Crescendo, with 39 spells left in the deck."
    assert told[1:] == ["39 spells are left in the deck."] * 2
