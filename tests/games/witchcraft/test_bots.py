"""The greedy opponent: it sees its view alone, and finds the plain good turns."""

from __future__ import annotations

import random

import pytest

from tabletop.ai.bot import decide
from tabletop.games.witchcraft.bots import BOTS
from tabletop.games.witchcraft.cards import SPELLS
from tabletop.games.witchcraft.evaluation import ELIMINATION, WIN, Evaluation, danger, worth
from tabletop.games.witchcraft.rules import GAME
from tabletop.games.witchcraft.state import State, Step, Witch, first_state
from tests.games.witchcraft.positions import lively_match

RICH = (5, 5, 5, 5, 5)


def position(*witches: Witch, step: Step = Step.CHOICE, closed: str = "") -> State:
    """Return a made-up position of round 5 in which seat 1 decides."""
    state = first_state(len(witches), 1)
    held = {card for witch in witches for card in witch.hand}
    deck = tuple(card for card in SPELLS if card not in held)
    return state._replace(round=5, step=step, witches=witches, deck=deck, closed=closed)


def chosen(state: State, luck: int = 1) -> str:
    """Return the move of the greedy opponent on seat 1."""
    thought = decide(BOTS["greedy"], GAME.view(state, 1), 1, random.Random(luck))
    assert thought.reason.endswith(".")
    return GAME.move_to_text(thought.move)


def test_it_casts_the_spell_that_wins() -> None:
    """W14, R14: at Power 13 a spell of three wins, however bad its own Detection."""
    state = position(Witch(13, 12, RICH, ("S24", "S08", "S04"), "Sw"), Witch(12), Witch(3))
    assert chosen(state) == "cast=S08"


def test_it_fetches_the_last_resource_of_a_winning_spell() -> None:
    """It looks at Move and Choice together: Wool of Bat first, then the winning cast."""
    witch = Witch(14, 9, (0, 0, 0, 1, 0), ("S03",), "Sw")
    assert chosen(position(witch, Witch(12), step=Step.MOVE)) == "go=Fo"


def test_it_puts_out_a_rival_who_is_about_to_win() -> None:
    """Harm to the leader counts most: Whispered Denunciation goes to seat 3."""
    witch = Witch(6, 2, RICH, ("S02", "S01"), "Sw")
    state = position(witch, Witch(5, 10), Witch(14, 11), Witch(5, 9))
    assert chosen(state) == "cast=S02@3"


@pytest.mark.parametrize("luck", range(5))
def test_it_never_goes_to_an_inn_that_must_be_fatal(luck: int) -> None:
    """W9: with Detection 12 every roll is fatal."""
    state = position(Witch(3, 12), Witch(3), step=Step.MOVE)
    assert chosen(state, luck) != "go=In"


def test_it_does_not_lift_a_rival_to_the_top() -> None:
    """R18: Thirteenth Guest would make the rival win."""
    witch = Witch(4, 0, RICH, ("S40",), "Sw")
    assert not chosen(position(witch, Witch(14))).startswith("cast")


def test_it_decides_from_its_view_alone() -> None:
    """W30: states that look alike to a seat get the same move."""
    match = lively_match(3, "alike")
    rng = random.Random(3)
    for ply in range(20, match.ply, 17):
        state = match.positions[ply].state
        if seat := GAME.current_player(state):
            view = GAME.view(state, seat)
            other = GAME.view(GAME.resample(view, seat, rng), seat)
            moves = {decide(BOTS["greedy"], v, seat, random.Random(2)).move for v in (view, other)}
            assert len(moves) == 1


def test_hidden_hands_do_not_count() -> None:
    """The evaluation is the same whatever rivals hold and whichever spell was drawn."""
    plain = position(Witch(2, 0, RICH, ("S05", "S06")), Witch(hand=("S20",)))
    other = position(Witch(2, 0, RICH, ("S05", "S21")), Witch(hand=("S30",)))
    start = position(Witch(2, 0, RICH, ("S05",)), Witch(hand=("S20",)))
    evaluation = Evaluation.at(start, 1)
    assert evaluation.gain(plain, 1) == evaluation.gain(other, 1)


def test_the_scale_of_the_evaluation() -> None:
    """Power is good, Detection ever worse, resources count up to fourteen."""
    assert worth(Witch(3)) > worth(Witch(2))
    steps = [danger(value + 1) - danger(value) for value in range(14)]
    assert steps == sorted(steps)
    assert worth(Witch(resources=(14, 0, 0, 0, 0))) == worth(Witch(resources=(9, 9, 9, 9, 9)))
    start = position(Witch(14), Witch(3), Witch(3))
    evaluation = Evaluation.at(start, 1)
    over = start._replace(step=Step.OVER, mover=0)
    won = over._replace(witches=(Witch(15), Witch(3), Witch(3)))
    shared = over._replace(witches=(Witch(15), Witch(15), Witch(3)))
    lost = over._replace(witches=(Witch(14), Witch(15), Witch(3)))
    gains = [evaluation.gain(state) for state in (won, shared, lost)]
    assert gains == [WIN, WIN / 2, ELIMINATION]


def test_it_beats_random_opponents() -> None:
    """Ten games against two random opponents are ten wins."""
    for number in range(10):
        rng = random.Random(number)
        state = first_state(3, number % 3 + 1)
        while (seat := GAME.current_player(state)) is not None:
            if seat == 1:
                move = decide(BOTS["greedy"], GAME.view(state, 1), 1, rng).move
            else:
                move = GAME.random_move(state, rng)
            state = GAME.apply_move(state, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (1,)
