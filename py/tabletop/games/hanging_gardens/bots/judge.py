"""Static evaluation of positions, and selection of promising actions for the search.

A seat's worth is the score of its gazebo, or that of the best open spot less a cost for moving
there, as no lead lasts while a rival can move to an equally good spot. Values are the lead of the
searching seat over its best rival, in tenths of a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.rooms import rooms_at
from tabletop.games.hanging_gardens.bots.views import Change
from tabletop.games.hanging_gardens.rules.garden import FULL_STACK
from tabletop.games.hanging_gardens.rules.notation import (
    PASS,
    Action,
    Gazebo,
    Plant,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint

POINT = 10

WON = 10_000
"""The bonus in the value of a won game, and the penalty in that of a lost one."""

_A_WIN = 10.0
"""The points added to the lead of a won game in `in_points`."""

_WAY = 5
"""The cost of having to move or place a gazebo to reach the best spot."""

_SPOTS = 4
_ROOMY = 3
_SUPPORTS = 2
_SITES = 2
"""The maximum number of options of each kind.

They are the best spots, the terraces that make most room, the supports that take most from rivals,
and the terraces that offer a new best spot.
"""


def in_points(value: int) -> float:
    """Convert a value to a lead in points, plus or minus `_A_WIN` for a game that is decided."""
    if abs(value) < WON // 2:
        return value / POINT
    won = WON if value > 0 else -WON
    return (value - won) / POINT + _A_WIN * won / WON


class Option(NamedTuple):
    """An action and the static value of the position after it."""

    value: int
    move: Action


class Node(NamedTuple):
    """An evaluated position: the score of each seat (None if its gazebo is off the table).

    `spots` are (score, space) of the best open spots, best first; `value` is the static value.
    """

    scores: list[int | None]
    spots: list[tuple[int, Space]]
    value: int


class Judge:
    """Evaluates the current position of a board for one seat.

    `nodes` counts the positions evaluated so far.
    """

    def __init__(self, board: Board, seat: int) -> None:
        """Evaluate positions of `board` from the perspective of `seat`."""
        self._board = board
        self._seat = seat
        self.nodes = 0

    def value(self) -> int:
        """Return the static value of the position, without looking ahead."""
        self.nodes += 1
        if self._board.is_over:
            return self._final(self._scores())
        return self._lead(self._scores(), self._board.views.best())

    def options(self) -> list[Option]:
        """Return the actions worth trying, best first for the seat to act."""
        node = self._node()
        found = [*self._beds(node), *self._gazebos(node), *self._tiles(node)]
        if not found:
            found = [Option(node.value, PASS)]
        self.nodes += len(found)
        found.sort(key=_value, reverse=self._is_own)
        return found

    def terraces(self) -> list[Option]:
        """Return the terraces on the table that offer the best places for a gazebo.

        Each is evaluated by doing it, which is too slow for every position of a search.
        """
        board = self._board
        if not board.pile:
            return []
        found = [self._option_of(Terrace(anchor)) for anchor in sorted(board.anchors)]
        found.sort(key=_value, reverse=True)
        return found[:_SITES]

    def value_ahead(self) -> int:
        """Return the value after the action that looks best for the seat to act.

        All tiles that don't complete a plateau count as a single action that changes no score.
        """
        node = self._node()
        found = [*self._beds(node), *self._gazebos(node), *self._plateau_terraces()]
        self.nodes += len(found) + 1
        values = [option.value for option in found]
        if not values or self._can_lay_a_tile:
            values.append(self._value_unchanged(node))
        return max(values) if self._is_own else min(values)

    @property
    def _is_own(self) -> bool:
        return self._board.turn.seat == self._seat

    @property
    def _can_lay_a_tile(self) -> bool:
        return bool(self._board.pile or self._board.stacks)

    def _node(self) -> Node:
        scores = self._scores()
        spots = self._board.views.best_spots(_SPOTS + 1)
        return Node(scores, spots, self._lead(scores, spots[0][0] if spots else 0))

    def _scores(self) -> list[int | None]:
        views = self._board.views
        return [None if spot is None else views.score(spot) for spot in self._board.gazebos]

    def _lead(self, scores: Sequence[int | None], best: int) -> int:
        """Return the value of a position in which the best open spot scores `best`."""
        away = best * POINT - _WAY
        worths = [away if score is None else max(score * POINT, away) for score in scores]
        mine = worths.pop(self._seat - 1)
        return mine - max(worths)

    def _final(self, scores: Sequence[int | None]) -> int:
        """Return the value of a finished game with these scores (R18)."""
        totals = [score or 0 for score in scores]
        mine = totals.pop(self._seat - 1)
        lead = mine - max(totals)
        return POINT * lead + WON * ((lead > 0) - (lead < 0))

    # Beds.

    def _beds(self, node: Node) -> Iterator[Option]:
        """Yield each bed that changes a relevant score, and one to represent all others."""
        board = self._board
        is_last = board.pieces_left == 1
        idle: Action | None = None
        spaces = sorted(board.views.opened)
        colours = board.colours
        best = [spot for _, spot in node.spots]
        changes = board.views.changes([*board.standing, *best], spaces, colours)
        for space in spaces:
            for colour in colours:
                change = changes.get((space, colour), ())
                if change or space in best or is_last:
                    scores, top = self._changed(node, space, change)
                    value = self._final(scores) if is_last else self._lead(scores, top)
                    yield Option(value, Plant(colour, space))
                elif idle is None:
                    idle = Plant(colour, space)
        if idle is not None:
            yield Option(node.value, idle)

    def _changed(
        self, node: Node, space: Space, change: Iterable[Change]
    ) -> tuple[list[int | None], int]:
        """Return the scores after a bed on `space`, and the score of the best spot then."""
        scores = list(node.scores)
        tops = [score for score, _ in node.spots]
        seats = [index for index, score in enumerate(scores) if score is not None]
        for index, score in change:
            if index < len(seats):
                scores[seats[index]] = score
            else:
                tops[index - len(seats)] = score
        left = (top for top, (_, spot) in zip(tops, node.spots, strict=True) if spot != space)
        return scores, max(left, default=0)

    # Gazebos.

    def _gazebos(self, node: Node) -> Iterator[Option]:
        """Yield placements of the acting seat's gazebo on the best spots."""
        board = self._board
        if not board.may_put_gazebo:
            return
        index = board.turn.seat - 1
        left = node.scores[index]
        is_last = left is None and board.pieces_left == 1
        for score, spot in node.spots[:_SPOTS]:
            scores = [*node.scores[:index], score, *node.scores[index + 1 :]]
            best = max([other for other, at in node.spots if at != spot] + [left or 0])
            value = self._final(scores) if is_last else self._lead(scores, best)
            yield Option(value, Gazebo(spot))

    # Tiles.

    def _tiles(self, node: Node) -> Iterator[Option]:
        """Yield the most promising ways to place a tile or, if none is left, move a support."""
        board = self._board
        yield from self._plateau_terraces()
        if board.pile:
            value = self._value_unchanged(node)
            for anchor in board.stacks_of(1):
                yield Option(value, Support(anchor))
            for anchor in self._table_anchors():
                yield Option(value, Terrace(anchor))
            yield from self._first_supports(node)
        elif board.stacks:
            yield from self._shifts(node)

    def _plateau_terraces(self) -> Iterator[Option]:
        """Yield the terraces that complete a plateau, each evaluated by doing it."""
        board = self._board
        for anchor in board.stacks_of(FULL_STACK):
            if board.pile:
                yield self._option_of(Terrace(anchor))
            else:
                for origin in sorted(board.stacks):
                    if origin != anchor:
                        yield self._option_of(Shift(True, origin, anchor))

    def _option_of(self, move: Action) -> Option:
        """Return an option for `move`, evaluated by doing and undoing it."""
        self._board.do(move)
        value = self.value()
        self._board.undo()
        return Option(value, move)

    def _value_unchanged(self, node: Node) -> int:
        """Return the value after a tile that changes no score and blocks no relevant spot."""
        is_last = self._board.pile and self._board.pieces_left == 1
        return self._final(node.scores) if is_last else node.value

    def _first_supports(self, node: Node) -> Iterator[Option]:
        """Yield supports on free spaces where they take the best spots and beds from rivals."""
        flat = sorted(self._board.flat_anchors())
        if len(flat) > _SUPPORTS:
            rooms = rooms_at(self._board, flat)
            flat.sort(key=lambda anchor: rooms[anchor].risk, reverse=True)
        is_last = self._board.pieces_left == 1
        for anchor in flat[:_SUPPORTS]:
            covered = footprint(anchor)
            left = max([score for score, spot in node.spots if spot not in covered], default=0)
            value = self._final(node.scores) if is_last else self._lead(node.scores, left)
            yield Option(value, Support(anchor))

    def _table_anchors(self) -> list[Space]:
        """Return the table anchors to try: all of them if there are at most `_ROOMY`.

        Otherwise these are the ones with most room for the seat's beds, and the one that helps
        rivals least.
        """
        anchors = sorted(self._board.anchors)
        if len(anchors) <= _ROOMY:
            return anchors
        rooms = rooms_at(self._board, anchors)
        anchors.sort(key=lambda anchor: rooms[anchor].gain, reverse=True)
        least = min(anchors[_ROOMY:], key=lambda anchor: rooms[anchor].risk)
        return [*anchors[:_ROOMY], least]

    def _shifts(self, node: Node) -> Iterator[Option]:
        """Yield moves of supports, as terraces on the table or onto other supports."""
        board = self._board
        terraces = self._table_anchors()
        for origin in sorted(board.stacks):
            for anchor in terraces:
                yield Option(node.value, Shift(True, origin, anchor))
            if board.may_idle:
                for anchor in board.stacks_of(1):
                    if anchor != origin:
                        yield Option(node.value, Shift(False, origin, anchor))


def _value(option: Option) -> int:
    return option.value
