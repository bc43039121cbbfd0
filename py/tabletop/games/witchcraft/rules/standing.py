"""Winners and final ranking (W19-W22, W33)."""

from __future__ import annotations

from tabletop.core.game import Outcome
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.state import State, Step, living


def winners(state: State) -> tuple[int, ...]:
    """Return the winning seats of a finished game, in ascending order.

    All living witches at the top of Power win; if there are none, the survivors do.
    """
    alive = sorted(living(state))
    at_top = tuple(seat for seat in alive if state.witches[seat - 1].power == METER_TOP)
    return at_top or tuple(alive)


def outcome(state: State) -> Outcome | None:
    """Return the winners, or None while the game is in progress (W18, W19)."""
    return Outcome(winners(state)) if state.step is Step.OVER else None


def places(state: State) -> tuple[int, ...]:
    """Return the rank of each seat, from 1 (best); equal seats share a rank (W33).

    During the game, living witches are ranked by Power, then by lower Detection.
    """
    won = winners(state) if state.step is Step.OVER else ()
    ranks = [_rank(state, seat, seat in won) for seat in range(1, len(state.witches) + 1)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def _rank(state: State, seat: int, has_won: bool) -> tuple[int, ...]:
    """Return the sort key of `seat`; higher is better."""
    witch = state.witches[seat - 1]
    if has_won:
        return (2,)
    return (0, witch.out) if witch.out else (1, witch.power, -witch.detection)
