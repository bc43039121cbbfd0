"""A hint keeps its plan through a turn: the spell that it names first is still its goal later."""

from __future__ import annotations

import random
import re

import pytest

from tabletop.ai.bot import decide
from tabletop.ai.levels import Foreseeing
from tabletop.core.game import CHANCE
from tabletop.games.registry import load_bot
from tabletop.games.witchcraft.advice.adviser import Adviser
from tabletop.games.witchcraft.advice.reasons import reason_for
from tabletop.games.witchcraft.bots.levels import JUDGEMENT
from tabletop.games.witchcraft.rules.board import INN
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import GOES, Cast, Move, Swap, move_from_text
from tabletop.games.witchcraft.rules.state import State, Step, first_state
from tests.amount import amount
from tests.games.witchcraft.positions import position

GAMES = [
    ("seed", "sprout"), ("leaf", "bud", "flower"), ("fruit", "easy", "medium", "hard"),
]  # fmt: skip
SEEDS = range(amount(1, 12))

QUICK = Adviser(Foreseeing(JUDGEMENT, work=amount(16, 100)))
"""Who gives hints, with less work: its plans must hold however well it thinks."""

SPELL_NAMES = {spell.name for spell in SPELLS.values()}
CHANGED = re.compile(r"Your Detection is \d+ now: ")
ASIDE = re.compile(
    r"^(Casting [^.]+|Keep [^.]+ for a later turn|You can’t go to [^.]+|"
    r"After [^.]+, count your resources again)"
    r"\. "
)
"""What a hint says before its plan: why a spell waits, and what an event has changed."""


def hinted(state: State) -> tuple[Move, str]:
    """Return the move that a hint shows, and its reason."""
    seat = state.mover
    thought = decide(QUICK, GAME.view(state, seat), seat, random.Random(state.round))
    return thought.move, thought.reason


def named(reason: str) -> set[str]:
    """Return the spells that a plan names."""
    plan = ASIDE.sub("", reason)
    return {name for name in SPELL_NAMES if name in plan}


def follow(state: State, move: Move, rng: random.Random) -> State:
    """Return the state after a move and the roll that follows it."""
    state = GAME.apply_move(state, move)
    while GAME.current_player(state) == CHANCE:
        state = GAME.apply_move(state, rng.choice(list(GAME.legal_moves(state))))
    return state


def check_turn(state: State, rng: random.Random) -> bool:
    """Check a turn in which both hints are followed; return whether both name a spell."""
    move, first = hinted(state)
    moved = follow(state, move, rng)
    if moved.mover != state.mover or moved.step is not Step.CHOICE:
        return False
    choice, second = hinted(moved)
    given = {SPELLS[choice.card].name} if isinstance(choice, Swap) else set()
    goals = named(second) - given
    is_changed = bool(CHANGED.search(second))
    assert not is_changed or moved.witches[state.mover - 1].position == INN, (first, second)
    if is_changed:
        return False
    assert not named(first) or goals <= named(first), (first, second)
    assert not given & named(first), (first, second)
    if re.search("(you can|then) cast", first, re.IGNORECASE) and "Inn" not in first:
        assert isinstance(choice, Cast), (first, second)
    return bool(named(first) and goals)


@pytest.mark.parametrize("levels", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_turn_keeps_the_goal_it_begins_with(levels: tuple[str, ...], seed: int) -> None:
    """Whole games by all levels: at each turn both hints are asked for, and followed.

    After a Move the Choice may name no other spell as its goal than the Move did, unless a roll
    changed the Detection, which the hint then says. What the Move says can be cast is cast.
    """
    rng = random.Random(f"{levels}{seed}")
    state, checked = first_state(len(levels), 1), 0
    while (seat := GAME.current_player(state)) is not None:
        if seat == CHANCE:
            state = GAME.apply_move(state, rng.choice(list(GAME.legal_moves(state))))
            continue
        if state.step is Step.MOVE:
            checked += check_turn(state, rng)
        level = load_bot("witchcraft", levels[seat - 1])
        if levels[seat - 1] == "hard":
            level = Foreseeing(JUDGEMENT, work=24)
        state = GAME.apply_move(state, decide(level, GAME.view(state, seat), seat, rng).move)
    assert checked


def test_the_choice_that_a_move_announces_is_the_one_that_is_hinted_at() -> None:
    """Asked again, and with whatever luck, the hint at the Choice is the same."""
    state = first_state(3, 1)._replace(round=4, step=Step.CHOICE)
    thoughts = {
        (thought.move, thought.reason)
        for luck in range(4)
        for thought in [decide(QUICK, GAME.view(state, 1), 1, random.Random(luck))]
    }
    assert len(thoughts) == 1


def test_a_turn_for_two_spells_names_both() -> None:
    """Stopped Mouth needs bats alone, Toadstool Ring frogs alone: neither serves the other."""
    state = position("3/1 00000 S33-S04 Sw | 9/6 00000 . Ri", Step.MOVE)
    first = reason_for(state, move_from_text("go=Fo"), move_from_text("again=Ri"))
    assert first == "Fetch a Wool of Bat for Stopped Mouth, then a Toe of Frog for Toadstool Ring."
    second = reason_for(after(state, GOES["Fo"]), move_from_text("again=Ri"))
    assert second.startswith("Toadstool Ring gives 1 Power")
    both = reason_for(state, move_from_text("go=Fo"), move_from_text("again=Fo"))
    assert both.startswith("Stopped Mouth costs a rival Power; 3 resources to go")


def test_a_goal_that_a_roll_has_changed_is_led_in_by_it() -> None:
    """Grand Coven was the goal before the Inn; at Detection 13 it would put its caster out."""
    state = position("3/13 22222 S21-S04 In | 9/6 00000 . Ri", Step.CHOICE)
    assert reason_for(state, move_from_text("again=Ri")) == (
        "Casting Grand Coven now would put you out. Your Detection is 13 now: Toadstool Ring gives"
        " 1 Power; all it needs is a Toe of Frog: fetch it from the River."
    )
