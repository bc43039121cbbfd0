"""The opponents of Wizards' Garden, by level."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from tabletop.ai.bot import AnyBot, Thought
from tabletop.ai.levels import noticed
from tabletop.core.language import t
from tabletop.games.wizards_garden.bots.alphabeta import DECIDED, Child, Search
from tabletop.games.wizards_garden.bots.beginner import plant_greedily, plant_like_a_beginner
from tabletop.games.wizards_garden.bots.board import Board, Node, node_of
from tabletop.games.wizards_garden.bots.openings import known_wins
from tabletop.games.wizards_garden.bots.reasons import reason_for
from tabletop.games.wizards_garden.bots.setup import place_by_lot, place_to_win
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import KEEP, Move, Plant
from tabletop.games.wizards_garden.rules.planting import plant
from tabletop.games.wizards_garden.rules.state import Phase, State
from tabletop.games.wizards_garden.words import reasons

MOST_PLANTINGS = 64
"""No game is longer (J24), so no search need be deeper."""

Planter = Callable[[State, random.Random], Iterator[Thought[Move]]]


@dataclass(frozen=True, slots=True)
class Opponent:
    """One level: how it plants, and whether it knows which setups are won."""

    plant: Planter
    knows_setups: bool = False

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best decision so far, often; every planting is kept (R13)."""
        if view.phase is Phase.CONFIRM:
            yield Thought(KEEP, 1, t(reasons.ON_PURPOSE))
        elif view.phase is not Phase.PLACE:
            yield from self.plant(view, rng)
        elif self.knows_setups:
            yield place_to_win(view, seat, rng)
        else:
            yield place_by_lot(view, rng)


@dataclass(frozen=True, slots=True)
class Searcher:
    """Plants by search: to a depth, and until a budget of judged positions is spent.

    Both are amounts of work, so a level is as strong on a slow device as on a fast one. With
    openings it picks among the plantings that are known to win, as long as it knows. It `overlooks`
    a share of its own plantings, as people do, but none that harvests, and none that wins at once.
    """

    depth: int
    budget: int
    knows_openings: bool = False
    overlooks: float = 0.0

    def __call__(self, view: State, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best planting so far after every slice of the search."""
        position = view.position
        seat = position.mover
        moves = {
            node_of(plant(position, move), 3 - seat): move
            for move in GAME.legal_moves(view)
            if isinstance(move, Plant)
        }
        board = Board()
        node = node_of(position, seat)
        children = list(board.children(node))
        rng.shuffle(children)
        if self.knows_openings:
            children = known_wins(children) or children
        strikes = partial(_strikes, lead=node[-1])
        children = noticed(children, self.overlooks, rng, strikes) or children
        for found in Search(board, self.budget).deepen(children, self.depth):
            move = moves[found.child]
            verdict = (found.value >= DECIDED) - (found.value <= -DECIDED)
            yield Thought(move, found.nodes, reason_for(position, move, verdict))


def _strikes(child: Child[Node], lead: int) -> bool:
    """Return whether the planting that leads to `child` wins or harvests; `lead` is that before."""
    value, (*_, rival_lead), _ = child
    return value >= DECIDED or -rival_lead > lead


BOTS: Mapping[str, AnyBot] = {
    "greedy": Opponent(plant_greedily),
    "easy": Opponent(plant_like_a_beginner),
    "medium": Opponent(Searcher(depth=2, budget=20_000, overlooks=0.75)),
    "hard": Opponent(Searcher(MOST_PLANTINGS, 400_000, knows_openings=True), knows_setups=True),
}
