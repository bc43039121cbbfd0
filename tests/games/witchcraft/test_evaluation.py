"""What positions and turns are worth, held against the rules move by move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tabletop.games.witchcraft.bots.evaluation import DANGER, ELIMINATION, WIN, Evaluation, worth
from tabletop.games.witchcraft.bots.turns import Turn
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.legality import legal_moves
from tabletop.games.witchcraft.rules.notation import NO_TARGET, ROLLS, SPELLS_DRAWN, Cast, Go
from tabletop.games.witchcraft.rules.state import State, Step
from tests.games.witchcraft.positions import lively_match, position

INN_RESULTS = (ROLLS[0], ROLLS[2], ROLLS[4])


def slow_value(eyes: Evaluation, state: State, unseen: int = 0) -> float:
    """Return the worth of a turn by playing it on in every way, with the rules themselves."""
    mine = state.mover == eyes.seat
    match state.step:
        case Step.CHOICE if mine:
            return max(slow_value(eyes, after(state, move)) for move in legal_moves(state))
        case Step.INN | Step.INN_AGAIN if mine:
            values = [slow_value(eyes, after(state, roll)) for roll in INN_RESULTS]
            return sum(values) / len(values)
        case Step.DRAW | Step.CARD_DRAW:
            return slow_value(eyes, after(state, SPELLS_DRAWN[state.deck[0]]), unseen + 1)
        case _:
            return eyes.gain(state, unseen)


def decisions() -> Iterator[State]:
    """Yield positions of whole games in which a seat decides."""
    for seats in (2, 3, 6):
        match = lively_match(seats, "worth")
        for each in match.positions[:: 4 + seats]:
            if GAME.current_player(each.state):
                yield each.state


def test_turns_are_worth_what_the_rules_make_of_them() -> None:
    """Every decision, and the best Choice after every Move, as played out by the rules."""
    count = 0
    for state in decisions():
        eyes = Evaluation(state, state.mover)
        options = Turn(state).options()
        assert {option.move for option in options} == set(legal_moves(state))
        for option in options:
            count += 1
            assert option.value == pytest.approx(slow_value(eyes, after(state, option.move)))
    assert count > 300


@pytest.mark.parametrize("seed", range(4))
def test_every_spell_is_worth_what_the_rules_make_of_it(seed: int) -> None:
    """All forty spells at random meters, on every target, wins and eliminations included."""
    rng = random.Random(seed)
    for card in SPELLS:
        seats = [
            f"{rng.randrange(15)}/{rng.randrange(15)} {rng.randrange(10**5):05} . Sw"
            for _ in range(rng.randint(1, 3))
        ]
        own = f"{rng.randrange(15)}/{rng.randrange(15)} 77777 {card} Ri"
        state = position(" | ".join([own, *seats]), Step.CHOICE)
        eyes = Evaluation(state, 1)
        values = {option.move: option.value for option in Turn(state).options()}
        for target in eyes.targets(SPELLS[card]):
            cast = Cast(card, target)
            assert values[cast] == pytest.approx(slow_value(eyes, after(state, cast)))


def test_a_turn_looks_at_move_and_choice_together() -> None:
    """The Move that makes a winning cast possible is worth the win."""
    state = position("14/9 00010 S03 Sw | 12/0 11111 . Ri", Step.MOVE)
    values = {GAME.move_to_text(option.move): option.value for option in Turn(state).options()}
    assert max(values, key=values.__getitem__) == "go=Fo"
    assert values["go=Fo"] == WIN


def test_the_inn_counts_by_the_mean_of_its_results() -> None:
    """W9: at Detection 7 nothing is fatal, at 8 one result in three, at 11 all of them."""
    values = {}
    for detection in (7, 8, 11):
        state = position(f"3/{detection} 00000 . Sw | 3/0 11111 . Ri", Step.MOVE)
        options = {option.move: option.value for option in Turn(state).options()}
        values[detection] = options[Go("In")]
    assert values[7] > values[8] > ELIMINATION / 2
    assert values[11] == ELIMINATION


def test_hidden_hands_do_not_count() -> None:
    """The evaluation is the same whatever rivals hold, and whichever spell was drawn."""
    start = position("2/0 55555 S05 Sw | 4/0 11111 S20 Ri", Step.CHOICE)
    eyes = Evaluation(start, 1)
    plain = position("2/0 55555 S05-S06 Sw | 4/0 11111 S20 Ri", Step.CHOICE)
    other = position("2/0 55555 S05-S21 Sw | 4/0 11111 S30 Ri", Step.CHOICE)
    assert eyes.gain(plain, 1) == eyes.gain(other, 1)


def test_the_scale_of_the_evaluation() -> None:
    """Power is good, Detection ever worse, resources count up to fourteen."""
    assert worth(3, 0, (0,) * 5) > worth(2, 0, (0,) * 5)
    steps = [later - before for before, later in pairwise(DANGER)]
    assert steps == sorted(steps)
    assert worth(0, 0, (14, 0, 0, 0, 0)) == worth(0, 0, (9, 9, 9, 9, 9))


def test_the_end_of_the_game_counts_most() -> None:
    """A win, a shared win, a win of another, and one's own elimination."""
    start = position("14/0 00000 . Sw | 3/0 00000 . Sw | 3/0 00000 . Sw", Step.CHOICE)
    eyes = Evaluation(start, 1)
    powers = ((15, 3, 3), (15, 15, 3), (14, 15, 3))
    gains = []
    for each in powers:
        seats = " | ".join(f"{power}/0 00000 . Sw" for power in each)
        gains.append(eyes.gain(position(seats, Step.OVER)))
    gains.append(eyes.gain(position("out | 3/0 00000 . Sw | 3/0 00000 . Sw", Step.MOVE)))
    assert gains == [WIN, WIN / 2, ELIMINATION, ELIMINATION]


def test_a_leader_is_harmed_rather_than_another() -> None:
    """Whispered Denunciation is worth most on the rival with the highest Power."""
    state = position("2/0 55555 S02 Sw | 4/3 11111 . Ri | 9/3 11111 . Ri", Step.CHOICE)
    values = {option.move: option.value for option in Turn(state).options()}
    assert values[Cast("S02", 3)] > values[Cast("S02", 2)]
    assert Evaluation(state, 1).targets(SPELLS["S01"]) == [NO_TARGET]
