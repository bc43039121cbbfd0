"""The two bots that only count flowers: `greedy` and `easy`."""

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
    """Yield the planting with the largest immediate gain, ignoring replies."""
    gains = {move: _gain(view.position, preview(view.position, move)) for move in _plantings(view)}
    yield _best(view, gains, len(gains), rng)


def plant_like_a_beginner(view: State, rng: random.Random) -> Iterator[Thought[Move]]:
    """Yield the planting with the best gain minus the gain of the best reply noticed.

    A beginner looks one reply ahead and overlooks two kinds of harvests there: diagonals, and
    lines completed only by flips, without the new seed.
    """
    nodes = 0
    worth: dict[Plant, int] = {}
    for move in _plantings(view):
        after = after_turn(plant(view.position, move), view.agreed)
        dreaded = 0
        if not is_final(after.position):
            answers = [preview(after.position, answer) for answer in _plantings(after)]
            dreaded = max(_noticed_gain(after.position, answer) for answer in answers)
            nodes += len(answers)
        worth[move] = _gain(view.position, preview(view.position, move)) - dreaded
        nodes += 1
        yield _best(view, worth, nodes, rng)


def _plantings(state: State) -> list[Plant]:
    return [move for move in GAME.legal_moves(state) if isinstance(move, Plant)]


def _gain(position: Position, planting: Planting) -> int:
    """Return 2 for each flower, plus 1 if the mover newly takes the Staff."""
    new_staff = planting.takes_staff and position.staff != position.mover
    return 2 * len(planting.harvested) + new_staff


def _noticed_gain(position: Position, planting: Planting) -> int:
    """Return the gain, or 0 if a beginner would overlook the harvest."""
    is_noticed = any(
        each.line.direction != DIAGONAL and planting.cell in each.line.cells
        for each in planting.harvested
    )
    return _gain(position, planting) if is_noticed else 0


def _best(view: State, worth: dict[Plant, int], nodes: int, rng: random.Random) -> Thought[Move]:
    """Return a thought for a random one of the best plantings."""
    most = max(worth.values())
    move = rng.choice([move for move, value in worth.items() if value == most])
    lead = node_of(view.position, view.position.mover)[-1]
    hopes = {each: hope(FLOWER * lead + STAFF * value) for each, value in worth.items()}
    values = led_by(move, hopes[move], hopes.items())
    return Thought(move, nodes, values=values)
