"""The two opponents that count flowers: the greedy one and the beginner."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tabletop.ai.bot import Thought
from tabletop.ai.values import led_by
from tabletop.games.wizards_garden.bots.board import hope, node_of
from tabletop.games.wizards_garden.bots.weights import FLOWER, STAFF
from tabletop.games.wizards_garden.rules.board import DIAGONAL
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Move, Plant
from tabletop.games.wizards_garden.rules.planting import Planting, plant, preview
from tabletop.games.wizards_garden.rules.position import Position, is_final
from tabletop.games.wizards_garden.rules.state import State, after_turn


def plant_greedily(view: State, rng: random.Random) -> Iterator[Thought[Move]]:
    """Yield the planting that gains the most at once, without looking at replies."""
    gains = {move: _gain(view.position, preview(view.position, move)) for move in _plantings(view)}
    yield _best(view, gains, len(gains), rng)


def plant_like_a_beginner(view: State, rng: random.Random) -> Iterator[Thought[Move]]:
    """Yield the planting with the best gain minus the best reply that a beginner sees.

    A beginner looks one reply ahead and overlooks two kinds of lines there:
    diagonals, and lines that are only turned over, without the new seed in them.
    """
    nodes = 0
    worth: dict[Plant, int] = {}
    for move in _plantings(view):
        after = after_turn(plant(view.position, move), view.agreed)
        dreaded = 0
        if not is_final(after.position):
            answers = [preview(after.position, answer) for answer in _plantings(after)]
            dreaded = max(_seen_gain(after.position, answer) for answer in answers)
            nodes += len(answers)
        worth[move] = _gain(view.position, preview(view.position, move)) - dreaded
        nodes += 1
        yield _best(view, worth, nodes, rng)


def _plantings(state: State) -> list[Plant]:
    return [move for move in GAME.legal_moves(state) if isinstance(move, Plant)]


def _gain(position: Position, planting: Planting) -> int:
    """Return twice the flowers, and 1 for a Staff that was not the mover's before."""
    new_staff = planting.takes_staff and position.staff != position.mover
    return 2 * len(planting.harvested) + new_staff


def _seen_gain(position: Position, planting: Planting) -> int:
    """Return the gain, or 0 for a harvest that a beginner overlooks."""
    seen = any(
        each.line.direction != DIAGONAL and planting.cell in each.line.cells
        for each in planting.harvested
    )
    return _gain(position, planting) if seen else 0


def _best(view: State, worth: dict[Plant, int], nodes: int, rng: random.Random) -> Thought[Move]:
    """Return one of the best plantings, chosen at random."""
    most = max(worth.values())
    move = rng.choice([move for move, value in worth.items() if value == most])
    lead = node_of(view.position, view.position.mover)[-1]
    hopes = {each: hope(FLOWER * lead + STAFF * value) for each, value in worth.items()}
    values = led_by(move, hopes[move], hopes.items())
    return Thought(move, nodes, values=values)
