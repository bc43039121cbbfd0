"""How the bots place the setup seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tabletop.ai.bot import Thought
from tabletop.ai.values import led_by
from tabletop.games.wizards_garden.bots.openings import is_lost, prepare
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Move
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.position import SETUP_SEEDS
from tabletop.games.wizards_garden.rules.state import State

_FORESEEN = 3
"""With at most this many placements left, all possible setups are searched (some 20,000)."""


def place_by_lot(view: State, rng: random.Random) -> Thought[Move]:
    """Return a random placement."""
    moves = tuple(GAME.legal_moves(view))
    return Thought(rng.choice(moves), len(moves))


def place_to_win(view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
    """Yield a placement that wins for `seat`, or else the one with the best chance of winning.

    It is random before the toss, when either seat may profit from a setup, and for the first seed,
    which decides nothing.
    """
    seeds = view.position.seeds
    if not view.agreed.first or SETUP_SEEDS - seeds > _FORESEEN:
        yield place_by_lot(view, rng)
        return
    moves = tuple(GAME.legal_moves(view))
    for _ in prepare():
        yield Thought(moves[0])
    hopes: list[float] = []
    for move in moves:
        hopes.append(_hope(GAME.apply_move(view, move), seat))
        yield Thought(moves[hopes.index(max(hopes))], len(hopes))
    best = max(hopes)
    chosen = rng.choice([move for move, hope in zip(moves, hopes, strict=True) if hope == best])
    values = led_by(chosen, best, zip(moves, hopes, strict=True))
    yield Thought(chosen, len(moves), values=values)


def _hope(state: State, seat: int) -> float:
    """Return the winning chance of `seat` if it places best and the rival at random."""
    if state.phase is not Phase.PLACE:
        position = state.position
        loses = is_lost(position.white, position.black)
        return float(loses != (state.agreed.first == seat))
    hopes = [_hope(GAME.apply_move(state, move), seat) for move in GAME.legal_moves(state)]
    return max(hopes) if GAME.current_player(state) == seat else sum(hopes) / len(hopes)
