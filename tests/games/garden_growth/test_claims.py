"""Whatever Garden Growth claims of a garden is true by the rules alone.

Opponents of several levels play whole games. Labels, forecasts, questions, log lines, captions,
results and hints are counted again with the oracle. `make test-all` adds games, and the strongest
opponent.
"""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tabletop.ai.bot import decide
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.garden_growth.advice.adviser import HINT, Adviser
from tabletop.games.garden_growth.advice.reasons import reason
from tabletop.games.garden_growth.bots.beam import Shape
from tabletop.games.garden_growth.bots.levels import COMPARED
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden, plant_on
from tabletop.games.garden_growth.rules.notation import (
    END,
    Move,
    Planting,
    Watering,
    Weeding,
)
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.table import TABLE
from tabletop.games.garden_growth.words.game_words import WORDS
from tabletop.games.registry import AnyMatch, load_bots
from tabletop.scene.scene import Scene
from tests.amount import ALL, amount
from tests.games.garden_growth import oracle
from tests.games.garden_growth.sights import PHONE, TABLET, see
from tests.games.garden_growth.texts import state_from_text

LEVELS = ("seed", "leaf", "fruit", "easy", "medium")
GAMES = [(("seed",), "claims-1"), (("easy", "leaf"), "claims-2"), (("medium",), "claims-3")]
if ALL:
    GAMES += [((one, two), f"all-{one}-{two}") for one in LEVELS for two in LEVELS]
    GAMES += [(("hard",), "hard-1"), (("hard", "fruit"), "hard-2")]
EVERY = amount(5, 1)
"""Of so many decisions one is looked at."""

NAMES = ("Ada", "Bram")
KINDS = {
    "strawberr": "S",
    "carrot": "C",
    "broccoli": "B",
    "plum": "P",
    "blueberr": "U",
    "lemon tree": "L",
}
SPACE = "([A-D][1-3])"
KIND = "(strawberry|carrot|broccoli|plum|blueberry|lemon tree)"
MINUS = "\N{MINUS SIGN}"


def number(text: str) -> int:
    """Return a signed number as it is printed."""
    return int(text.replace(MINUS, "-"))


@cache
def played(levels: tuple[str, ...], seed: str) -> AnyMatch:
    """Return a whole game between opponents of these levels."""
    seats = [SeatEntry(name, level) for name, level in zip(NAMES, levels, strict=False)]
    match: AnyMatch = Match.start(GAME, seats, seed, {})
    rng, bots = random.Random(seed), load_bots("garden-growth")
    while (mover := match.to_move) is not None:
        move = decide(bots[levels[mover - 1]], match.state, mover, rng).move
        match = match.play(GAME.move_to_text(move))
    return match


def decisions(match: AnyMatch) -> list[State]:
    """Return some of the states of a match in which somebody was to move."""
    return [position.state for position in match.positions[:-1]][::EVERY]


def upkeep_of(state: State) -> int | None:
    """Return the turn of the next upkeep of the seat to act, None after turn 12 (G29)."""
    return state.turn + 1 if state.turn < 12 else None


def scene_of(state: State, **more: Any) -> Scene:
    """Return what the seat to act sees."""
    return TABLE.scene(see(state, viewer=state.seat, **more))


def named(text: str) -> set[str]:
    """Return the spaces that a text names."""
    return set(re.findall(SPACE, text))


def at(name: str) -> int:
    """Return the number of a space."""
    return SPACE_NAMES.index(name)


def dying(garden: Garden, turn: int | None) -> set[str]:
    """Return the spaces whose plants the upkeep of a turn kills."""
    return {name for at, name in enumerate(SPACE_NAMES) if turn and oracle.causes(garden, at, turn)}


# -- labels and forecasts -------------------------------------------------------------------------

FATES = {
    ("thirst", "weeds"): "dies of thirst and weeds next upkeep",
    ("thirst",): "dies of thirst next upkeep",
    ("weeds",): "dies of weeds next upkeep",
}


def fate(garden: Garden, space: int, turn: int) -> str:
    """Return what a label says of the next upkeep."""
    kinds = tuple(sorted(oracle.causes(garden, space, turn)))
    if kinds:
        return FATES[kinds]
    dry, weedy = oracle.loses_water(garden, space, turn), oracle.gains_weed(garden, space, turn)
    told = ["loses water"] * dry + ["gains a weed"] * weedy
    return f"{' and '.join(told) or 'no change'} next upkeep"


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_labels_tell_plants_and_their_next_upkeep(levels: tuple[str, ...], seed: str) -> None:
    """G5 to G11, for every plant of the garden of the seat to act."""
    for state in decisions(played(levels, seed)):
        scene, turn = scene_of(state), upkeep_of(state)
        for space, plant in enumerate(state.garden):
            label = scene.region(SPACE_NAMES[space]).label
            if plant is None:
                assert "empty" in label
                continue
            water, weeds = plant.water or "no", plant.weeds or "no"
            assert f", {water} water, {weeds} weed{'s' * (plant.weeds != 1)}" in label
            assert ("dead" in label) == (not plant.is_living)
            told = plant.is_living and turn is not None
            assert (fate(state.garden, space, turn or 0) in label) == told, label


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_the_outlook_counts_the_next_upkeep(levels: tuple[str, ...], seed: str) -> None:
    """G6, G7, G12: what it takes and brings, and the actions there are then."""
    for state in decisions(played(levels, seed)):
        turn = upkeep_of(state)
        note = next(each.text for each in scene_of(state).notes if each.id == "track")
        if turn is None or not any(state.garden):
            continue
        then = oracle.after(state.garden, turn)
        water = sum(old.water - new.water for old, new in pairs(state.garden, then))
        weeds = sum(new.weeds - old.weeds for old, new in pairs(state.garden, then))
        told = {word: number(count) for count, word in re.findall(rf"([+{MINUS}]\d+) (\w+)", note)}
        assert told.get("water", 0) == -water, note
        assert told.get("weeds", told.get("weed", 0)) == weeds, note
        assert f"then {oracle.actions(then)} action" in note, note
        assert f"upkeep ({'odd' if turn % 2 else 'even'})" in note, note


def pairs(before: Garden, after: Garden) -> list[tuple[Any, Any]]:
    """Return the plants of a garden with what became of them."""
    return [(old, new) for old, new in zip(before, after, strict=True) if old and new]


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_forecasts_count_what_a_move_would_change(levels: tuple[str, ...], seed: str) -> None:
    """The total and each item of it, for plantings and revivals; what care does, on its button."""
    rng = random.Random(seed)
    for state in decisions(played(levels, seed)):
        moves = [move for move in GAME.legal_moves(state) if move != END]
        for move in rng.sample(moves, min(3, len(moves))):
            after = GAME.apply_move(state, move).gardens[state.seat - 1]
            sight = see(state, viewer=state.seat)
            scene = scene_of(state, draft=TABLE.draft_of(sight, move))
            changes = [
                new - old
                for old, new in zip(oracle.items(state.garden), oracle.items(after), strict=True)
            ]
            if isinstance(move, Watering | Weeding):
                check_care(scene, state, move, changes, after)
            else:
                check_forecast(scene, changes, sum(oracle.items(after)))


def check_forecast(scene: Scene, changes: list[int], total: int) -> None:
    """Check the sentence behind the question, and the numbers on the sheet."""
    told = scene.foretold
    if any(changes):
        assert f"would be worth {MINUS * (total < 0)}{abs(total)} point" in told, told
        items = [
            number(each) for each in re.findall(rf" ([+{MINUS}]\d+)[;.]", told.split(". ")[0] + ".")
        ]
        assert items == [each for each in changes if each], told
    else:
        assert "would be worth" not in told


def check_care(
    scene: Scene, state: State, move: Watering | Weeding, changes: list[int], after: Garden
) -> None:
    """Check what the button of a care promises: a plant saved, and points."""
    region = scene.region(TABLE.spelling(see(state), move)[-1])
    turn, space = upkeep_of(state), move.space
    saves = bool(turn and oracle.causes(state.garden, space, turn)) and not oracle.causes(
        after, space, turn or 0
    )
    assert ("saves it" in region.label) == saves, region.label
    points = re.search(rf"([+{MINUS}]\d+) point", region.label)
    assert (number(points[1]) if points else 0) == sum(changes), region.label


@pytest.mark.parametrize(("levels", "seed"), GAMES)
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_turn_is_ended_knowing_what_it_costs(
    levels: tuple[str, ...], seed: str, size: tuple[float, float]
) -> None:
    """G8, G19: the actions lost and the plants that will die, at most three of them by name."""
    for state in decisions(played(levels, seed)):
        dead = dying(state.garden, upkeep_of(state))
        for draft in ((), ("end",)):
            told = scene_of(state, size=size, draft=draft).sentence.replace(NAMES[0], "")
            if "die" in told:
                count = re.search(r"(\d+) plants", told)
                assert int(count[1]) == len(dead) if count else named(told) == dead, told
            else:
                assert not dead, told
            lost = re.search(r"(\d+) actions? would be lost", told)
            assert not lost or int(lost[1]) == state.left, told


# -- what happened --------------------------------------------------------------------------------


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_the_log_tells_every_death_and_nothing_else(levels: tuple[str, ...], seed: str) -> None:
    """Who died in the upkeep that an end brings, and what was not used."""
    match = played(levels, seed)
    states = [position.state for position in match.positions]
    for (state, after), text in zip(pairwise(states), match.record.moves, strict=True):
        told = WORDS.describe_move(state, GAME.move_from_text(text), match.names, None)
        assert told.startswith(match.names[state.seat - 1]) or text[2:3] == "^"
        if text != "end":
            assert text[:2] in told
            continue
        is_upkeep = not after.is_over and after.turn > 1
        before = state.gardens[after.seat - 1]
        assert named(told) == (dying(before, after.turn) if is_upkeep else set()), told
        unused = re.search(r"(\d+) actions? unused", told)
        assert (int(unused[1]) if unused else 0) == state.left, told


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_captions_count_what_an_upkeep_did(levels: tuple[str, ...], seed: str) -> None:
    """The last caption of an upkeep has all of it: water, weeds, and who died of what."""
    match = played(levels, seed)
    states = [position.state for position in match.positions]
    ends = [
        pair
        for pair, text in zip(pairwise(states), match.record.moves, strict=True)
        if text == "end" and not pair[1].is_over and pair[1].turn > 1
    ]
    for before, after in ends[:: amount(3, 1)]:
        first, last = see(before, viewer=1), see(after, viewer=1)
        steps = TABLE.beats(first, END, last, TABLE.scene(last))
        garden = before.gardens[after.seat - 1]
        then = oracle.after(garden, after.turn)
        told = next(
            (step.caption for step in reversed(steps) if "upkeep:" in step.caption.lower()), ""
        )
        counts = {word: int(count) for count, word in re.findall(r"(\d+) (water|weed)", told)}
        taken = sum(old.water - new.water for old, new in pairs(garden, then))
        gained = sum(new.weeds - old.weeds for old, new in pairs(garden, then))
        assert (counts.get("water", 0), counts.get("weed", 0)) == (taken, gained), told
        died = re.findall(
            r"((?:[A-D][1-3](?:, | and )?)+) died of (thirst and weeds|thirst|weeds)", told
        )
        found = {name: set(cause.split(" and ")) for names, cause in died for name in named(names)}
        assert found == {
            name: oracle.causes(garden, at(name), after.turn) for name in dying(garden, after.turn)
        }, told


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_results_are_the_totals(levels: tuple[str, ...], seed: str) -> None:
    """G21 to G28: the ending names who has most, and with how much."""
    match = played(levels, seed)
    totals = [sum(oracle.items(garden)) for garden in match.state.gardens]
    assert tuple(totals) == GAME.scores(match.state)
    best = max(totals)
    told = TABLE.scene(see(match.state, viewer=1, interactive=False)).sentence
    for text in (told, WORDS.ending(match.state).reason):
        assert f"{MINUS * (best < 0)}{abs(best)} point" in text, text
    winners = {name for name, total in zip(match.names, totals, strict=True) if total == best}
    assert {name for name in match.names if name in told} == winners


# -- hints ----------------------------------------------------------------------------------------


def spared(garden: Garden, space: int, turn: int, **chips: Any) -> int:
    """Return how many upkeeps a plant outlives if its other chips never matter."""
    for count, upkeep in enumerate(range(turn + 1, 13)):
        plant = plant_on(garden, space)._replace(**chips)
        garden = oracle.after((*garden[:space], plant, *garden[space + 1 :]), upkeep)
        if not plant_on(garden, space).is_living:
            return count
    return 12 - turn


def check_reason(told: str, state: State, move: Move) -> None:
    """Check each claim of the reason for a move."""
    after = GAME.apply_move(state, move).gardens[state.seat - 1] if move != END else state.garden
    garden, turn = state.garden, state.turn
    upkeep = upkeep_of(state)
    if isinstance(move, Planting):
        check_planting(told, state, move, after)
        return
    if not isinstance(move, Watering | Weeding):
        assert ("All actions are used" in told) == (move == END and not state.left)
        return
    space = move.space
    died = oracle.causes(garden, space, upkeep) if upkeep else set()
    if "would die of thirst and weeds" in told:
        assert died == {"thirst", "weeds"}, told
    elif "would die of thirst" in told:
        assert died == {"thirst"}, told
    elif "would die of weeds" in told:
        assert died == {"weeds"}, told
    else:
        assert ("thirst" if isinstance(move, Watering) else "weeds") not in died, told
    count = re.search(r"for the next (\d+) upkeep", told)
    if count or "rest of the game" in told:
        chips = {"weeds": 0} if "Watering" in told else {"water": 3}
        wanted = int(count[1]) if count else 12 - turn
        assert spared(after, space, turn, **chips) == wanted, told
        assert spared(garden, space, turn, **chips) < wanted, told
    more = re.search(
        r"and (?:(\d+) more water score 1 |one more\.)|scores 1 more point|saves 1 point",
        told,
    )
    if more:
        others = int(more[1] or 1) if "more water score" in told or "one more." in told else 0
        gain = sum(oracle.items(after)) - sum(oracle.items(garden))
        assert gain == (0 if others else 1), told
        index = 3 if "water" in told.lower() else 4
        held = sum((each.water if index == 3 else each.weeds) for each in garden if each)
        step = 1 if index == 3 else -1
        assert points(index, held + step * (1 + others)) - points(index, held) == 1, told
        assert points(index, held + step * others) == points(index, held), told


def points(index: int, chips: int) -> int:
    """Return what so much water, or so many weeds, come to (G24, G25)."""
    return chips // 4 if index == 3 else -(chips // 2)


def check_planting(told: str, state: State, move: Planting, after: Garden) -> None:
    """Check what a new plant is said to do."""
    garden, turn, upkeep = state.garden, state.turn, upkeep_of(state)
    others = named(told) - {SPACE_NAMES[move.space]}
    even = turn + 2 - turn % 2
    if "which would die" in told:
        assert upkeep
        assert others == dying(garden, upkeep) - dying(after, upkeep), told
    elif "from losing water" in told:
        assert all(
            oracle.loses_water(garden, at(each), even) > oracle.loses_water(after, at(each), even)
            for each in others
        ), told
    elif "new weeds off" in told:
        assert all(
            oracle.gains_weed(garden, at(each), even) > oracle.gains_weed(after, at(each), even)
            for each in others
        ), told
    elif "can revive" in told:
        assert move.kind == "L"
        assert all(not plant_on(garden, at(each)).is_living for each in others), told
    more = re.search(r"gives (\d+) more actions? a turn .*: (\d+) turns? (?:is|are) left", told)
    if more:
        assert int(more[1]) == oracle.actions(after) - oracle.actions(garden), told
        assert int(more[2]) == 12 - turn, told
    scored = re.search(r"scores (\d+) point", told)
    if scored:
        assert int(scored[1]) == 1 + oracle.POINTS[move.kind], told
        assert ("if it lives" in told) == (turn < 12), told
    gain = [new - old for old, new in zip(oracle.items(garden), oracle.items(after), strict=True)]
    assert "fills the garden: 5 points" not in told or gain[2] == 5, told
    assert ": 1 point on top" not in told or gain[6] == 1, told
    assert "on even turns" not in told or turn < 11, "one upkeep alone is to come"


@pytest.mark.parametrize(("levels", "seed"), GAMES)
def test_reasons_are_true(levels: tuple[str, ...], seed: str) -> None:
    """Whatever action is looked at: what it does to the garden, counted again."""
    for state in decisions(played(levels, seed)):
        for move in GAME.legal_moves(state):
            check_reason(reason(state, move), state, move)


CARELESS = ("1 1 | . | . | . | .", "5 5 | c01 -- C11 | c01 S02 S02 | . | P20 -- --")

QUICK = Adviser((Shape(6), Shape(24, is_varied=True)), COMPARED)
"""Gives hints as the strongest does, from a narrower search."""


def planned(told: str) -> list[str]:
    """Return the kinds that a hint says can still be planted this turn, in alphabetical order."""
    found = re.search(r"still plant (.*?) this turn", told)
    kinds: list[str] = []
    for count, name in re.findall(
        r"(an?|\d+) (strawberr|carrot|broccoli|plum|blueberr|lemon tree)", found[1] if found else ""
    ):
        kinds += [KINDS[name]] * (int(count) if count.isdigit() else 1)
    return sorted(kinds)


@pytest.mark.parametrize("text", CARELESS)
def test_a_hint_keeps_its_plan(text: str) -> None:
    """Within a turn what is to be planted stays, unless the search finds a garden of more points.

    Nothing is given up that is dead, and nobody dies whom a kept plan keeps alive.
    """
    state, rng = state_from_text(text), random.Random(5)
    promised, value = None, 0.0
    keeps_all = False
    while not state.is_over and state.turn <= amount(9, 12):
        thought = decide(HINT if ALL else QUICK, state, 1, rng)
        move, told = thought.move, thought.reason
        found = thought.values[0][1] if thought.values else value
        kept = planned(told)
        begun = sorted(kept + ([move.kind] if isinstance(move, Planting) else []))
        assert promised is None or begun == promised or found > value, told
        keeps_all = "keep every plant alive" in told or (keeps_all and begun == promised)
        promised, value = kept, found
        for name in spared_not(told):
            assert plant_on(state.garden, at(name)).is_living, told
        if move == END:
            assert not keeps_all or not dying(state.garden, upkeep_of(state)), told
            promised, keeps_all = None, False
        state = GAME.apply_move(state, move)


def spared_not(told: str) -> set[str]:
    """Return the spaces of the plants that are given up."""
    return {name for each in told.split(". ") if "more care than" in each for name in named(each)}


def test_nothing_is_given_up_that_the_plan_saves() -> None:
    """Two plants need one water each, and two actions are left: neither is given up."""
    state = state_from_text("6 2 | U01 P11 -- | B01 -- -- | . | .")
    told = decide(HINT, state, 1, random.Random(1)).reason
    assert spared_not(told) == set()
