"""The greedy opponent: legal, sensible, and better than chance."""

from __future__ import annotations

import random

import pytest

from tabletop.ai.bot import RandomBot, decide
from tabletop.core.game import CHANCE, complete_setup
from tabletop.games.tuintopia.bots import BOTS
from tabletop.games.tuintopia.rules import GAME
from tabletop.games.tuintopia.state import State
from tests.games.tuintopia.games import TABLES
from tests.games.tuintopia.positions import play, position

GREEDY = BOTS["greedy"]


def chosen(state: State) -> str:
    """Return what the greedy opponent plays for seat 1."""
    thought = decide(GREEDY, GAME.view(state, 1), 1, random.Random(1))
    assert thought.reason.endswith(".")
    return GAME.move_to_text(thought.move)


def finished(seats: tuple[str, ...], options: dict[str, str], seed: int) -> State:
    """Return the end of a game of greedy and random opponents; every decision is checked."""
    rng = random.Random(seed)
    state = GAME.new_initial_state(complete_setup(GAME, len(seats), options))
    bots = {"greedy": GREEDY, "random": RandomBot(GAME)}
    while (seat := GAME.current_player(state)) is not None:
        if seat == CHANCE:
            move = GAME.draw_chance(state, rng.randrange)
        else:
            move = decide(bots[seats[seat - 1]], GAME.view(state, seat), seat, rng).move
            assert GAME.why_illegal(state, move) is None
        state = GAME.apply_move(state, move)
    return state


def test_takes_the_most_points() -> None:
    """The compost heap brings five points on b3 (example 2)."""
    opened = {"b2": "TOM", "b4": "PMP", "a3": "MAI"}
    options = {"garden": "large"}
    assert chosen(position(options, hands=("VRN COM DAS ELS", ""), opened=opened)) == "COM@b3"


def test_turns_a_good_card_of_its_own() -> None:
    """Step B: a beehive that it laid beside clover is turned up."""
    state = position(
        {"level": "2"},
        hands=("LAV SLA TOM COM", "APP"),
        opened={"b2": "KLA"},
        closed={"a2": "BIJ1"},
    )
    assert chosen(play(state, "SLA@b3")) == "^a2"


def test_leaves_a_bad_card_of_its_own_alone() -> None:
    """Step B: a card that would cost points stays closed."""
    state = position(
        {"level": "2"},
        hands=("KIP EEN VAR HEU", "APP"),
        opened={"b2": "MAI"},
        closed={"a3": "HAZ1"},
    )
    assert chosen(play(state, "EEN@c2")) != "^a3"


@pytest.mark.parametrize(("coop", "move"), [("off", "."), ("on", "^b3")])
def test_distrusts_closed_cards_of_rivals(coop: str, move: str) -> None:
    """Step B: a card that a rival laid is not turned for a small hope; a partner's is."""
    state = position(
        {"level": "2", "coop": coop},
        hands=("EEN REG", "APP"),
        opened={"a2": "SME"},
        closed={"b3": "TOM2"},
    )
    assert chosen(play(state, "REG@e2")) == move


@pytest.mark.parametrize(("coop", "move"), [("off", "HAZ#a3"), ("on", ".")])
def test_lays_a_bad_card_as_a_trap_for_rivals(coop: str, move: str) -> None:
    """Step B: a hazel that would cost two points is laid closed, unless all play together."""
    options = {"level": "2", "coop": coop}
    state = position(options, hands=("HAZ REG", "APP"), opened={"b2": "MAI"})
    assert chosen(play(state, "REG@c2")) == move


def test_tucks_the_card_that_fits_least() -> None:
    """Exchange: with cells away from the house alone, a card that belongs beside it goes."""
    inner = {"b1": "KLA", "c1": "GOU", "d1": "LAV", "e1": "SLA", "b2": "TOM", "e2": "POM"}
    options = {"garden": "......./..HH...", "zones": "on"}
    state = position(options, hands=("REG WOR KAS ZPA", ""), opened=inner, stack=("LIN",))
    assert chosen(play(state, "! draw=LIN")) != "!LIN"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_plays_at_every_table(seats: int, options: dict[str, str]) -> None:
    """Whole games of greedy opponents with legal decisions only."""
    assert finished(("greedy",) * seats, options, 3).ending


@pytest.mark.parametrize("level", ["1", "2"])
def test_beats_random_play(level: str) -> None:
    """The greedy opponent wins every one of six games against random moves."""
    for seed in range(3):
        state = finished(("greedy", "random"), {"level": level}, seed)
        assert state.totals[0] > state.totals[1]
        state = finished(("random", "greedy"), {"level": level}, seed)
        assert state.totals[1] > state.totals[0]


def test_decides_by_its_view_alone() -> None:
    """Two states that differ in secrets only get the same decision."""
    state = position(
        {"level": "2"}, hands=("LAV SLA TOM COM", "APP PER KER"), closed={"c2": "MAI2"}
    )
    view = GAME.view(state, 1)
    for seed in range(5):
        other = GAME.resample(view, 1, random.Random(seed))
        assert chosen(other) == chosen(state)
