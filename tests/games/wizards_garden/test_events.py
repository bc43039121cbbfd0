"""The events of a move: by example, and against the state that the move leads to."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.sampling import random_match
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, WHITE
from tabletop.games.wizards_garden.rules.events import (
    FirstDrawn,
    GardenEvent,
    LinesHarvested,
    PlantingKept,
    PlantingUndone,
    SeedPlaced,
    SeedPlanted,
    SeedsFlipped,
    StaffTaken,
    kept_plantings,
)
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.position import EMPTY, Flowers, Position
from tabletop.games.wizards_garden.rules.state import Agreed, State
from tests.games.wizards_garden.positions import state_at
from tests.games.wizards_garden.sights import DIAGONAL, after, new_game

OPTIONS: tuple[dict[str, str], ...] = ({}, {"undo": "on"}, {"first": "2", "setup": "apart"})


def events(state: State, text: str) -> tuple[GardenEvent, ...]:
    """Return the events of a move given as text."""
    return GAME.events(state, GAME.move_from_text(text))


def cell(name: str) -> int:
    """Return the number of a cell."""
    return CELL_NAMES.index(name)


def test_a_setup_placement_only_places_a_seed() -> None:
    """R3: nothing turns over."""
    assert events(new_game(), "b2w") == (SeedPlaced(1, cell("b2"), WHITE),)


def test_a_harvest_of_a_black_line_takes_the_staff() -> None:
    """R6 to R11: plant, flip, harvest, Staff, in this order."""
    planted, flipped, harvested, staff = events(state_at(DIAGONAL), "b3w")
    assert planted == SeedPlanted(1, False, cell("b3"), WHITE)
    assert isinstance(flipped, SeedsFlipped)
    assert isinstance(harvested, LinesHarvested)
    assert staff == StaffTaken(1, 2)


def test_undo_and_keep_are_events_of_their_own() -> None:
    """R13: a planting that was undone does not count."""
    position = state_at("..../.bw./..w./b...").position
    state = State(position, Phase.PLANT, Agreed(undo=True))
    first = events(state, "b2b")
    state = after(state, "b2b")
    assert events(state, "keep") == (PlantingKept(1),)
    undone = events(state, "undo")
    assert undone == (PlantingUndone(1),)
    again = events(after(state, "undo"), "b2w")
    assert again[0] == SeedPlanted(1, True, cell("b2"), WHITE)
    assert [each.cell for each in kept_plantings((first, undone, again))] == [cell("b2")]
    assert not kept_plantings((first, undone))


def replayed(position: Position, event: GardenEvent) -> Position:
    """Return the position after one event, following nothing but the event."""
    match event:
        case SeedPlaced(seat, at, face):
            return _with_seed(position._replace(mover=seat), at, face)
        case SeedPlanted(seat, _, at, face):
            return _with_seed(position._replace(mover=seat), at, face)
        case SeedsFlipped(cells):
            mask = sum(1 << each for each in cells)
            return position._replace(white=position.white ^ mask, black=position.black ^ mask)
        case LinesHarvested(seat, lines):
            gone = ~sum(1 << each for each in event.cells)
            held = list(position.flowers)
            whites = sum(each.face == WHITE for each in lines)
            old = held[seat - 1]
            held[seat - 1] = Flowers(old.white + whites, old.black + len(lines) - whites)
            position = position._replace(flowers=(held[0], held[1]))
            return position._replace(white=position.white & gone, black=position.black & gone)
        case StaffTaken(seat, giver):
            assert position.staff == giver
            return position._replace(staff=seat)
        case _:
            return position


def _with_seed(position: Position, at: int, face: int) -> Position:
    if face == WHITE:
        return position._replace(white=position.white | 1 << at)
    return position._replace(black=position.black | 1 << at)


@given(st.integers(0, 5_000), st.sampled_from(OPTIONS))
@settings(max_examples=40, deadline=None)
def test_the_events_alone_lead_to_the_same_garden(seed: int, options: dict[str, str]) -> None:
    """Nothing that changes the garden, the flowers or the Staff lacks an event."""
    match = random_match(GAME, 2, f"events-{seed}", options)
    position, kept = EMPTY, EMPTY
    for ply, text in enumerate(match.record.moves):
        happened = events(match.positions[ply].state, text)
        if any(isinstance(event, SeedPlanted) for event in happened):
            kept = position
        if any(isinstance(event, PlantingUndone) for event in happened):
            position = kept
        for event in happened:
            position = replayed(position, event)
        real = match.positions[ply + 1].state.position
        assert position._replace(mover=0) == real._replace(mover=0)


def test_the_toss_is_an_event() -> None:
    """R4."""
    state = State(EMPTY._replace(mover=0), Phase.TOSS, Agreed())
    assert events(state, "first=2") == (FirstDrawn(2),)
