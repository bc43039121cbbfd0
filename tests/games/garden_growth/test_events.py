"""The events of a move: by example, and against the state that the move leads to."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.sampling import random_match
from tabletop.games.garden_growth.rules.events import (
    Death,
    GrowthEvent,
    LastTurnEnded,
    PlantBought,
    PlantRevived,
    PlantsDied,
    PlantWatered,
    TurnEnded,
    UpkeepBegan,
    WaterLost,
    WeedPulled,
    WeedsGained,
)
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import (
    SPACE_NAMES,
    Garden,
    Plant,
    new_plant,
    plant_on,
    with_plant,
)
from tabletop.games.garden_growth.rules.state import State, first_state
from tabletop.games.garden_growth.rules.upkeep import THIRST, WEEDS
from tests.games.garden_growth.sights import after


def events(state: State, text: str) -> tuple[GrowthEvent, ...]:
    """Return the events of a move given as text."""
    return GAME.events(state, GAME.move_from_text(text))


def space(name: str) -> int:
    """Return the index of a space."""
    return SPACE_NAMES.index(name)


def test_an_action_is_one_event() -> None:
    """G13, G14: buying and watering."""
    state = first_state(1)
    assert events(state, "B2=U") == (PlantBought(1, "U", space("B2")),)
    state = after(state, "B2=U", "end")
    assert events(state, "B2+") == (PlantWatered(1, "U", space("B2")),)


def test_the_end_of_a_turn_includes_the_upkeep_of_the_next_seat() -> None:
    """G5 to G7: water first, then weeds; without a plant the upkeep changes nothing."""
    state = after(first_state(2), "A1=S")
    assert events(state, "end") == (TurnEnded(1, 1, 0),)
    state = after(state, "end")
    ended, began, *steps = events(state, "end")
    assert ended == TurnEnded(2, 1, 1)
    assert began == UpkeepBegan(1, 2)
    assert WeedsGained(1, (space("A1"),)) in steps
    assert not any(isinstance(step, PlantsDied) for step in steps)


def test_a_death_tells_its_causes() -> None:
    """G6 to G8: a plum starts with two water, and nobody cares for it."""
    state = after(first_state(1), "A1=U")
    deaths: list[Death] = []
    while not deaths and not state.is_over:
        happened = events(state, "end")
        deaths += [d for event in happened if isinstance(event, PlantsDied) for d in event.deaths]
        state = after(state, "end")
    assert [(each.space, each.kind) for each in deaths] == [(space("A1"), "U")]
    assert set(deaths[0].causes) <= {THIRST, WEEDS}


def test_the_last_turn_has_no_upkeep() -> None:
    """G29: the game ends after the last seat's turn 12."""
    state = after(first_state(1), *["end"] * 11)
    assert events(state, "end") == (TurnEnded(1, 12, 1), LastTurnEnded())


def changes(gardens: list[Garden], event: GrowthEvent) -> list[tuple[int, Plant]]:
    """Return each space that `event` changes with its plant afterwards, from the event alone."""
    match event:
        case PlantBought(_, kind, at):
            return [(at, new_plant(kind))]
        case PlantWatered(seat, _, at):
            return [(at, watered(gardens[seat - 1], at, 1))]
        case WeedPulled(seat, _, at):
            return [(at, weeded(gardens[seat - 1], at, -1))]
        case PlantRevived(seat, _, at, tree):
            living = plant_on(gardens[seat - 1], at)._replace(is_living=True)
            used = plant_on(gardens[seat - 1], tree)._replace(is_used=True)
            return [(at, living), (tree, used)]
        case _:
            return upkeep_changes(gardens, event)


def upkeep_changes(gardens: list[Garden], event: GrowthEvent) -> list[tuple[int, Plant]]:
    """Return the same for a step of an upkeep; nothing for what only ends or begins."""
    match event:
        case WaterLost(seat, spaces):
            return [(at, watered(gardens[seat - 1], at, -1)) for at in spaces]
        case WeedsGained(seat, spaces):
            return [(at, weeded(gardens[seat - 1], at, 1)) for at in spaces]
        case PlantsDied(seat, deaths):
            dead = [(each.space, plant_on(gardens[seat - 1], each.space)) for each in deaths]
            return [(at, plant._replace(is_living=False)) for at, plant in dead]
        case _:
            return []


def watered(garden: Garden, at: int, more: int) -> Plant:
    """Return the plant on a space with `more` water chips."""
    plant = plant_on(garden, at)
    return plant._replace(water=plant.water + more)


def weeded(garden: Garden, at: int, more: int) -> Plant:
    """Return the plant on a space with `more` weed chips."""
    plant = plant_on(garden, at)
    return plant._replace(weeds=plant.weeds + more)


@given(st.integers(0, 5_000), st.integers(1, 4))
@settings(max_examples=30, deadline=None)
def test_the_events_alone_lead_to_the_same_gardens(seed: int, seats: int) -> None:
    """Nothing that changes a garden lacks an event."""
    match = random_match(GAME, seats, f"events-{seed}", {})
    gardens = list(match.positions[0].state.gardens)
    for ply, text in enumerate(match.record.moves):
        for event in events(match.positions[ply].state, text):
            for at, plant in changes(gardens, event):
                assert not isinstance(event, LastTurnEnded)
                gardens[event.seat - 1] = with_plant(gardens[event.seat - 1], at, plant)
        assert tuple(gardens) == match.positions[ply + 1].state.gardens
