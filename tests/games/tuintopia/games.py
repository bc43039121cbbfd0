"""Random games of Tuintopia at every kind of table, for tests of what always holds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from tabletop.core.game import CHANCE, complete_setup
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.state import State

FAR = "/".join(["HH" + "#" * 14, "##" + "." * 14, "." * 16, "." * 16, "..." + "#" * 13])
"""49 cells, of which one touches the house."""

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {"zones": "on", "garden": "band"}),
    (3, {"level": "2"}),
    (2, {"level": "2", "heights": "on", "zones": "on"}),
    (4, {"level": "2", "zones": "on", "garden": FAR}),
    (2, {"level": "2", "garden": "small", "coop": "on"}),
    (3, {"zones": "on", "garden": FAR}),
    (1, {"level": "2", "heights": "on", "garden": "#.../.HH./#..."}),
)


def random_plies(table: int, seed: int) -> Iterator[tuple[State, Move, State]]:
    """Yield each ply of a random game at one of TABLES: the state before, the move, the one after.

    Chance is random as well: it does not follow the seed of a record.
    """
    seats, options = TABLES[table]
    rng = random.Random(f"{table}/{seed}")
    state = GAME.new_initial_state(complete_setup(GAME, seats, options))
    while GAME.current_player(state) is not None:
        move = _random_move(state, rng)
        after = GAME.apply_move(state, move)
        yield state, move, after
        state = after


def _random_move(state: State, rng: random.Random) -> Move:
    if GAME.current_player(state) == CHANCE:
        return GAME.draw_chance(state, rng.randrange)
    return GAME.random_move(state, rng)


def state_after(table: int, seed: int, plies: int) -> State:
    """Return the state of a random game after so many plies, or before its last move."""
    course = [before for before, _, _ in islice(random_plies(table, seed), plies + 1)]
    return course[-1]
