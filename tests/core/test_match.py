"""Matches: play, undo, redo and chance, also in random order by a state machine."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tabletop.core.errors import IllegalMove
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.options import Setup
from tabletop.core.record import Record
from tabletop.core.sampling import computer_seats
from tabletop.games.registry import AnyMatch, load_game

GAME = load_game("template")


def begin(seed: str = "s", **options: str) -> AnyMatch:
    """Return a new match of three seats."""
    return Match.start(GAME, computer_seats(3, "random"), seed, options)


def test_settle_plays_what_the_seed_gives() -> None:
    """It plays chance until a seat has to decide, and no further."""
    match = begin().settle()
    assert match.record.moves == (begin().seed_outcome(),)
    assert match.settle() == match


def test_an_outcome_other_than_the_seeds_is_accepted_and_told() -> None:
    """A replay accepts any possible outcome, and reports whether all are the seed's."""
    start = begin()
    for seat in (1, 2, 3):
        match = start.play(f"first={seat}")
        assert match.positions[-1].seeded == (match.record.moves[0] == start.seed_outcome())
        assert match.positions[-1].draws == 1


def test_a_refused_move_changes_nothing() -> None:
    """The match is immutable; the error has a code, a rule and a sentence."""
    match = begin(first="1").play("take=3").play("take=3")
    before = (match.record, match.positions, match.undone)
    with pytest.raises(IllegalMove) as caught:
        match.play("take=2")
    error = caught.value
    assert (error.code, error.rule, error.move) == ("E-HEAP", "L2", "take=2")
    assert (match.record, match.positions, match.undone) == before


def test_undo_never_gives_a_second_roll() -> None:
    """After an undo, the same chance event has the same outcome."""
    match = begin().settle()
    assert match.back_to(0).settle().record == match.record


def test_another_move_forgets_what_was_taken_back() -> None:
    """A different move clears the redo list; the same move keeps the rest of it."""
    match = begin(first="1").play("take=1").play("take=2").back_to(0)
    assert match.play("take=1").undone == ("take=2",)
    assert match.play("take=3").undone == ()
    assert match.redo().redo().record.moves == ("take=1", "take=2")


class AnyOrder(RuleBasedStateMachine):
    """Legal and illegal moves, undo, redo and loading, in random order."""

    def __init__(self) -> None:
        super().__init__()
        self.match = begin("machine", heap="15")

    @precondition(lambda self: self.match.to_move is not None)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """Play a legal move or a possible outcome."""
        moves = sorted(map(GAME.move_to_text, GAME.legal_moves(self.match.state)))
        self.match = self.match.play(data.draw(st.sampled_from(moves)))

    @rule(text=st.text(max_size=10))
    def nonsense(self, text: str) -> None:
        """Try a text that is almost certainly not a move."""
        before = self.match
        try:
            self.match = self.match.play(text)
        except IllegalMove:
            assert self.match is before

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Go back any number of plies."""
        ply = data.draw(st.integers(0, self.match.ply))
        self.match = self.match.back_to(ply)

    @rule()
    def redo(self) -> None:
        """Play the undone moves again."""
        self.match = self.match.redo()

    @rule()
    def save_and_load(self) -> None:
        """Replace the match by one loaded from its record."""
        loaded = Match.load(GAME, Record.from_text(self.match.record.to_text()))
        assert loaded.positions == self.match.positions

    @invariant()
    def replay_equals_state(self) -> None:
        """Replaying the record gives the state; no pieces are created or lost."""
        state = GAME.new_initial_state(Setup(3, {"heap": "15", "first": "toss"}))
        for text in self.match.record.moves:
            state = GAME.apply_move(state, GAME.move_from_text(text))
        assert state == self.match.state
        assert state.heap + sum(state.taken) == 15
        assert (self.match.to_move == CHANCE) == (self.match.ply == 0)


AnyOrder.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestAnyOrder = AnyOrder.TestCase
