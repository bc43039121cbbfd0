"""The events of a move: by example, and against the garden that the move leads to."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.sampling import random_match
from tabletop.games.hanging_gardens.rules.events import (
    BedPlanted,
    DiceRolled,
    FirstRolled,
    GardenEvent,
    GazeboMoved,
    GazeboPlaced,
    RollTied,
    SupportMoved,
    SupportPlaced,
    SupportTurned,
    TerracePlaced,
    TurnPassed,
)
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import (
    Bed,
    Garden,
    lay_bed,
    lay_support,
    lay_terrace,
    lift_support,
    put_gazebo,
    take_tile,
)
from tabletop.games.hanging_gardens.rules.state import State, first_state


def events(state: State, text: str) -> tuple[GardenEvent, ...]:
    """Return the events of a move given as text."""
    return GAME.events(state, GAME.move_from_text(text))


def played(state: State, *texts: str) -> State:
    """Return the state after some moves."""
    for text in texts:
        state = GAME.apply_move(state, GAME.move_from_text(text))
    return state


def test_a_roll_tells_who_goes_first_or_who_ties() -> None:
    """R2: only the seats with the highest number roll again."""
    state = first_state(3, None)
    assert events(state, "roll=3,3,1") == (DiceRolled((1, 2, 3), (3, 3, 1)), RollTied((1, 2)))
    state = played(state, "roll=3,3,1")
    assert events(state, "roll=0,4") == (DiceRolled((1, 2), (0, 4)), FirstRolled(2))


def test_a_terrace_on_two_supports_rises_a_level() -> None:
    """R10 to R13: on the table it has level 0."""
    state = first_state(2, 1)
    assert events(state, "T0,0") == (TerracePlaced(1, 0, (0, 0)),)
    state = played(state, "T0,0")
    assert events(state, "S0,0") == (SupportPlaced(1, False, (0, 0)),)
    state = played(state, "S0,0")
    assert events(state, "S0,0") == (SupportPlaced(2, True, (0, 0)),)
    state = played(state, "S0,0")
    assert events(state, "T0,0") == (TerracePlaced(2, 1, (0, 0)),)


def test_a_gazebo_is_placed_once_and_then_moved() -> None:
    """R7, R8: the event of a move says where it stood."""
    state = played(first_state(2, 1), "T0,0")
    spaces = [move for move in map(GAME.move_to_text, GAME.legal_moves(state)) if move[0] == "G"]
    (first,) = events(state, spaces[0])
    assert isinstance(first, GazeboPlaced)
    state = played(state, spaces[0], "PR" + spaces[1][1:], "PK" + spaces[2][1:])
    (again,) = events(state, spaces[3])
    assert isinstance(again, GazeboMoved)
    assert again.origin == first.place


def replayed(garden: Garden, event: GardenEvent) -> Garden:
    """Return the garden after one event, following nothing but the event."""
    match event:
        case TerracePlaced(_, _, place):
            return take_tile(lay_terrace(garden, place))
        case SupportPlaced(_, _, place):
            return take_tile(lay_support(garden, place))
        case BedPlanted(_, colour, place):
            return lay_bed(garden, Bed(place, colour))
        case GazeboPlaced(seat, _, place) | GazeboMoved(seat, _, _, place):
            return put_gazebo(garden, seat, place)
        case SupportMoved(_, origin, place):
            return lay_support(lift_support(garden, origin), place)
        case SupportTurned(_, _, origin, place):
            return lay_terrace(lift_support(garden, origin), place)
        case DiceRolled() | RollTied() | FirstRolled() | TurnPassed():
            return garden


@given(st.integers(0, 5_000), st.integers(2, 4))
@settings(max_examples=20, deadline=None)
def test_the_events_alone_lead_to_the_same_garden(seed: int, seats: int) -> None:
    """Nothing that changes the garden lacks an event, and levels are as they turn out."""
    match = random_match(GAME, seats, f"events-{seed}", {})
    garden = match.positions[0].state.garden
    for ply, text in enumerate(match.record.moves):
        for event in events(match.positions[ply].state, text):
            garden = replayed(garden, event)
            if isinstance(event, TerracePlaced | SupportTurned):
                assert event.place in garden.levels[event.level]
        assert garden == match.positions[ply + 1].state.garden
