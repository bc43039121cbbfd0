"""Scores, winners and places (W19-W22, W33)."""

from __future__ import annotations

from tabletop.core.game import Outcome
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.state import State, Step, living


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that have won a finished game: all at the top, else the last one living."""
    alive = sorted(living(state))
    at_top = tuple(seat for seat in alive if state.witches[seat - 1].power == METER_TOP)
    return at_top or tuple(alive)


def outcome(state: State) -> Outcome | None:
    """Return who has won, or None while the game runs (W18, W19)."""
    return Outcome(winners(state)) if state.step is Step.OVER else None


def places(state: State) -> tuple[int, ...]:
    """Return the place of each seat, 1 the best; equals share a place (W33).

    While the game runs nobody has won, so the living stand by Power and Detection alone.
    """
    won = winners(state) if state.step is Step.OVER else ()
    ranks = [_rank(state, seat, seat in won) for seat in range(1, len(state.witches) + 1)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def _rank(state: State, seat: int, has_won: bool) -> tuple[int, ...]:
    """Return what seats are ordered by, the best highest."""
    witch = state.witches[seat - 1]
    if has_won:
        return (2,)
    return (0, witch.out) if witch.out else (1, witch.power, -witch.detection)
