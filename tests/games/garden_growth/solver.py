"""The best total from a position, by trying everything: slow, and independent of the opponents."""

from __future__ import annotations

from functools import cache

from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import SECTION_SIZE, SPACES, Garden, Plant
from tabletop.games.garden_growth.rules.notation import Move
from tabletop.games.garden_growth.rules.scoring import total
from tabletop.games.garden_growth.rules.state import State


def best_moves(state: State) -> set[str]:
    """Return every move after which the best total of a solo game can still be reached."""
    totals = {move: best_total(_after(state, move)) for move in GAME.legal_moves(state)}
    best = max(totals.values())
    return {GAME.move_to_text(move) for move, found in totals.items() if found == best}


@cache
def best_total(state: State) -> int:
    """Return the highest total that a solo game can still end with."""
    if state.is_over:
        return total(state.garden)
    return max(best_total(child) for child in {_after(state, m) for m in GAME.legal_moves(state)})


def _after(state: State, move: Move) -> State:
    """Return the state after a move, its garden in one of the orders that are alike."""
    after = GAME.apply_move(state, move)
    return after._replace(gardens=(_ordered(after.garden),))


def _ordered(garden: Garden) -> Garden:
    sections = [
        sorted(garden[first : first + SECTION_SIZE], key=_rank) for first in SPACES[::SECTION_SIZE]
    ]
    sections.sort(key=lambda section: [_rank(plant) for plant in section])
    return tuple(plant for section in sections for plant in section)


def _rank(plant: Plant | None) -> tuple[object, ...]:
    return plant or ()
