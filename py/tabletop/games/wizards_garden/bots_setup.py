"""The placements of the opponents: which setups are won, and where to put a seed.

`setups.bin` is made by tools/wizards-garden/solve, which solves the game: one bit for each of the
29,120 boards of four seeds, 1 if the seat that plants first wins. None is a draw.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from pathlib import Path

from tabletop.ai.bot import Thought
from tabletop.games.wizards_garden.board import CELLS, cells_of, mask_of
from tabletop.games.wizards_garden.notation import Move
from tabletop.games.wizards_garden.position import SETUP_SEEDS
from tabletop.games.wizards_garden.rules import GAME
from tabletop.games.wizards_garden.state import Phase, State

_FILE = Path(__file__).with_name("setups.bin")

_FORESEEN = 3
"""From so many free seeds on the placements to come are looked through: some 20,000 setups."""


def first_planter_wins(white: int, black: int) -> bool:
    """Return whether the seat that plants first wins from this setup, if both play perfectly."""
    seeds = white | black
    face_up = sum(bool(white >> cell & 1) << place for place, cell in enumerate(cells_of(seeds)))
    number = _number_of_seeds()[seeds] << SETUP_SEEDS | face_up
    return bool(_setups()[number >> 3] >> (number & 7) & 1)


@cache
def _setups() -> bytes:
    return _FILE.read_bytes()


@cache
def _number_of_seeds() -> dict[int, int]:
    """Return the place of each mask of four cells in ascending order."""
    masks = sorted(mask_of(cells) for cells in combinations(CELLS, SETUP_SEEDS))
    return {mask: number for number, mask in enumerate(masks)}


def place_by_lot(view: State, rng: random.Random) -> Thought[Move]:
    """Return any placement."""
    moves = tuple(GAME.legal_moves(view))
    return Thought(rng.choice(moves), len(moves), "In the setup any free cell will do.")


def place_to_win(view: State, seat: int, rng: random.Random) -> Thought[Move]:
    """Return a placement from which `seat` wins, or else one that leaves the fewest answers.

    Before the toss nobody can know who wants which setup, and the first seed decides nothing.
    """
    seeds = view.position.seeds
    if not view.agreed.first or SETUP_SEEDS - seeds > _FORESEEN:
        return place_by_lot(view, rng)
    moves = tuple(GAME.legal_moves(view))
    hopes = [_hope(GAME.apply_move(view, move), seat) for move in moves]
    best = max(hopes)
    chosen = rng.choice([move for move, hope in zip(moves, hopes, strict=True) if hope == best])
    reason = "It asks the most of the other side, which has the better setup."
    if best == 1:
        reason = "From here this side can win, whatever the other one does."
    return Thought(chosen, len(moves), reason)


def _hope(state: State, seat: int) -> float:
    """Return the share of the other side's placements after which `seat` can win the game."""
    if state.phase is not Phase.PLACE:
        position = state.position
        wins = first_planter_wins(position.white, position.black)
        return float(wins == (state.agreed.first == seat))
    hopes = [_hope(GAME.apply_move(state, move), seat) for move in GAME.legal_moves(state)]
    return max(hopes) if GAME.current_player(state) == seat else sum(hopes) / len(hopes)
