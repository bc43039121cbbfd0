"""Bots for Wizards' Garden, by level."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tabletop.ai.bot import AnyBot, Thought, extended
from tabletop.ai.levels import noticed
from tabletop.ai.units import Unit
from tabletop.ai.values import led_by
from tabletop.games.wizards_garden.bots.alphabeta import DECIDED, Child, Found, Search
from tabletop.games.wizards_garden.bots.beginner import plant_greedily, plant_like_a_beginner
from tabletop.games.wizards_garden.bots.board import Board, Node, hope, node_of
from tabletop.games.wizards_garden.bots.openings import has_openings, known_wins, prepare
from tabletop.games.wizards_garden.bots.setup import place_by_lot, place_to_win
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import KEEP, Move, Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import plant
from tabletop.games.wizards_garden.rules.state import State

MOST_PLANTINGS = 64
"""Maximum length of a game in plantings (J24), used as an unlimited search depth."""

Planter = Callable[[State, random.Random], Iterator[Thought[Move]]]


@dataclass(frozen=True, slots=True)
class Opponent:
    """A bot of one level: how it plants, and whether it knows which setups are won."""

    plant: Planter
    knows_setups: bool = False

    def judge(self) -> Opponent:
        """Return a copy that also values the other plantings, or this bot if it doesn't search."""
        return replace(self, plant=self.plant.judge()) if isinstance(self.plant, Searcher) else self

    def think(self, view: State, seat: int, rng: random.Random) -> Iterator[Thought[Move]]:
        """Yield the best decision so far at short intervals; plantings are never undone (R13)."""
        if view.phase is Phase.CONFIRM:
            yield Thought(KEEP, 1)
        elif view.phase is not Phase.PLACE:
            yield from self.plant(view, rng)
        elif self.knows_setups:
            yield from place_to_win(view, seat, rng)
        else:
            yield place_by_lot(view, rng)


@dataclass(frozen=True, slots=True)
class Searcher:
    """Plants by alpha-beta search, limited by a depth and a budget of evaluated positions.

    Limits are amounts of work, not time, so that a level is equally strong on every device. With
    `knows_openings`, it chooses among plantings that win according to the opening table. It
    `overlooks` a share of its plantings, as people do, but never a harvest or an immediate win. A
    judge also compares all plantings, with a budget of `compared` positions.
    """

    depth: int
    budget: int
    knows_openings: bool = False
    overlooks: float = 0.0
    compared: int = 60_000
    is_judge: bool = False

    def judge(self) -> Searcher:
        """Return a copy that also values all other plantings."""
        return replace(self, is_judge=True)

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
        wins: list[Child[Node]] = []
        if self.knows_openings and has_openings(children):
            for _ in prepare():
                yield Thought(moves[children[0][1]], len(children))
            wins = known_wins(children)
        strikes = partial(_strikes, lead=node[-1])
        considered = noticed(wins or children, self.overlooks, rng, strikes) or wins or children
        search = Search(board, self.budget)
        thoughts = (
            _thought(moves[found.child], found, is_known=bool(wins))
            for found in search.deepen(considered, self.depth)
        )
        more = partial(self._compare, search, moves, children, frozenset(each[1] for each in wins))
        yield from extended(thoughts, more) if self.is_judge else thoughts

    def _compare(
        self,
        search: Search[Node],
        moves: Mapping[Node, Plant],
        children: Sequence[Child[Node]],
        wins: Collection[Node],
        best: Thought[Plant],
    ) -> Iterator[Thought[Plant]]:
        """Yield `best` while comparing, and finally with the values of all plantings.

        The comparison is shallower than the search for `best`. All values are therefore shifted by
        the amount that restores the best planting's value. Values of a decided game (0 and 1) stay
        as they are, and nothing is shifted if the best planting's own value is one of these.
        """
        ((move, value),) = best.values
        found: dict[Node, int] = {}
        for _ in search.compare(children, self.compared, found):
            yield best
        hopes = {
            moves[node]: hope(worth, (node in wins) - (node not in wins) if wins else 0)
            for node, worth in found.items()
        }
        gap = 0.0 if value in (0.0, 1.0) else value - hopes[move]
        others = ((each, _shifted(worth, gap)) for each, worth in hopes.items())
        yield replace(best, values=led_by(move, value, others))


def _shifted(hope: float, by: float) -> float:
    return hope if hope in (0.0, 1.0) else min(1.0, max(0.0, hope + by))


def _thought(move: Plant, found: Found[Node], is_known: bool) -> Thought[Plant]:
    value = hope(found.value, int(is_known))
    return Thought(move, found.nodes, values=((move, value),))


def _strikes(child: Child[Node], lead: int) -> bool:
    """Return whether the planting wins or harvests; `lead` is the mover's lead before it."""
    value, (*_, rival_lead), _ = child
    return value >= DECIDED or -rival_lead > lead


UNIT = Unit.CHANCE
"""Unit of move values: winning chance from 0 to 1, draws counting half."""

HARD = Opponent(Searcher(MOST_PLANTINGS, 400_000, knows_openings=True), knows_setups=True)

BOTS: Mapping[str, AnyBot] = {
    "greedy": Opponent(plant_greedily),
    "easy": Opponent(plant_like_a_beginner),
    "medium": Opponent(Searcher(depth=2, budget=20_000, compared=10_000, overlooks=0.75)),
    "hard": HARD,
}

REPLY: AnyBot = Opponent(Searcher(depth=4, budget=6_000))
"""Finds the reply that refutes a planting, fast enough for a tablet."""
