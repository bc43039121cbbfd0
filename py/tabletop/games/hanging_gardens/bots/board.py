"""A mutable garden for the bots, on which actions can be done and undone.

It maintains the score of every space (see `Views`). Actions are not checked for legality. Tests
compare the board with the rules over whole games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.hanging_gardens.bots.views import Views
from tabletop.games.hanging_gardens.rules.garden import COLOURS, FULL_STACK, Garden
from tabletop.games.hanging_gardens.rules.notation import (
    Action,
    Gazebo,
    Pass,
    Plant,
    Shift,
    Support,
    Terrace,
)
from tabletop.games.hanging_gardens.rules.sight import heights_of
from tabletop.games.hanging_gardens.rules.spaces import Space, adjoining, footprint, overlapping
from tabletop.games.hanging_gardens.rules.state import ACTIONS_A_TURN, IDLE_ROUNDS, State


class Turn(NamedTuple):
    """The seat to act, the number of its action, and the counts of idle actions and passes."""

    seat: int
    action: int
    idle: int
    passes: int


class Tiles(NamedTuple):
    """The parts of a board that an action with a tile changes, as they were before it."""

    pile: int
    ground: frozenset[Space]
    stacks: dict[Space, int]
    anchors: frozenset[Space]
    views: Views
    opened: set[Space]


Done = tuple[Turn, Action, Space | Tiles | None]
"""An entry of the undo stack: the turn, the action, and what it replaced."""


class Board:
    """A position that changes in place.

    `ground` holds the spaces with a terrace, `anchors` the anchors where one may be placed on the
    table (R10), and `stacks` the number of bare supports by anchor.
    """

    def __init__(self, state: State) -> None:
        """Set up the board from `state`, in which a seat must be to act."""
        garden = state.garden
        self.seats = state.seats
        self.turn = Turn(state.seat, state.action, state.idle, state.passes)
        self.pile = garden.pile
        self.coins = dict(zip(COLOURS, garden.coins, strict=True))
        self.gazebos = list(garden.gazebos)
        self.ground = garden.levels[0]
        self.anchors = garden.table_anchors
        self.stacks = {stack.anchor: stack.supports for stack in garden.stacks}
        self.views = _views_of(garden)
        self._known = {frozenset(self.views.heights.items()): self.views}
        self._done: list[Done] = []

    @property
    def pieces_left(self) -> int:
        """Return the number of pieces not on the table yet (R15)."""
        return self.pile + sum(self.coins.values()) + self.gazebos.count(None)

    @property
    def colours(self) -> list[str]:
        """Return the colours with beds left in stock (R6)."""
        return [colour for colour, left in self.coins.items() if left]

    @property
    def standing(self) -> list[Space]:
        """Return the spaces of the gazebos on the table, in seat order."""
        return [space for space in self.gazebos if space is not None]

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended (R15, R16)."""
        return not self.pieces_left or self.turn.passes == self.seats

    @property
    def may_put_gazebo(self) -> bool:
        """Return whether the seat to act may place or move its gazebo (R7, R8, R17)."""
        return self.gazebos[self.turn.seat - 1] is None or self.may_idle

    @property
    def may_idle(self) -> bool:
        """Return whether the seat to act may do something other than build (R17)."""
        return self.turn.idle < IDLE_ROUNDS * self.seats

    def scores(self) -> list[int]:
        """Return the score of each seat (R19)."""
        return [0 if space is None else self.views.score(space) for space in self.gazebos]

    def do(self, move: Action) -> None:
        """Apply an action of the seat to act."""
        kept: Space | Tiles | None = None
        builds = True
        if isinstance(move, Plant):
            self.coins[move.colour] -= 1
            self.views.plant(move.space, move.colour)
            self.views.shut(move.space)
        elif isinstance(move, Gazebo):
            kept = self.gazebos[self.turn.seat - 1]
            builds = kept is None
            self._put_gazebo(move.space)
        elif isinstance(move, Terrace | Support | Shift):
            kept = self._tiles()
            builds = not isinstance(move, Shift) or move.as_terrace
            self._lay(move)
        self._done.append((self.turn, move, kept))
        self.turn = self._turn_after(move, builds)

    def undo(self) -> None:
        """Undo the last action; raise IndexError if there is none."""
        self.turn, move, kept = self._done.pop()
        if isinstance(move, Plant):
            self.coins[move.colour] += 1
            self.views.uproot(move.space)
            self.views.open(move.space)
        elif isinstance(move, Gazebo):
            self._put_gazebo(None if isinstance(kept, Tiles) else kept)
        elif isinstance(kept, Tiles):
            self.pile, self.ground, self.stacks, self.anchors, views, opened = kept
            views.match(self.views.beds, opened)
            self.views = views

    def unwind(self) -> None:
        """Undo all actions, such as those left by a search that was stopped midway."""
        while self._done:
            self.undo()

    def flat_anchors(self) -> Iterator[Space]:
        """Yield the anchors of tiles whose four spaces are free and of one level (R12)."""
        opened, heights = self.views.opened, self.views.heights
        for anchor in opened:
            spaces = footprint(anchor)
            if opened.issuperset(spaces):
                level = heights.get(anchor, 0)
                if all(heights.get(space, 0) == level for space in spaces):
                    yield anchor

    def stacks_of(self, supports: int) -> list[Space]:
        """Return the anchors with exactly `supports` bare supports."""
        return [anchor for anchor, number in self.stacks.items() if number == supports]

    def _turn_after(self, move: Action, builds: bool) -> Turn:
        seat, action, idle, passes = self.turn
        following = seat % self.seats + 1
        if isinstance(move, Pass):
            return Turn(following, 1, idle, passes + 1)
        idle = 0 if builds else idle + 1
        return (
            Turn(seat, action + 1, idle, 0)
            if action < ACTIONS_A_TURN
            else Turn(following, 1, idle, 0)
        )

    def _tiles(self) -> Tiles:
        opened = set(self.views.opened)
        return Tiles(self.pile, self.ground, dict(self.stacks), self.anchors, self.views, opened)

    def _put_gazebo(self, space: Space | None) -> None:
        standing = self.gazebos[self.turn.seat - 1]
        self.gazebos[self.turn.seat - 1] = space
        if standing is not None:
            self.views.open(standing)
        if space is not None:
            self.views.shut(space)

    def _lay(self, move: Terrace | Support | Shift) -> None:
        if isinstance(move, Shift):
            self._lift(move.origin)
        else:
            self.pile -= 1
        if isinstance(move, Terrace) or (isinstance(move, Shift) and move.as_terrace):
            self._lay_terrace(move.anchor)
        else:
            self._lay_support(move.anchor)

    def _lay_terrace(self, anchor: Space) -> None:
        spaces = footprint(anchor)
        if self.stacks.pop(anchor, 0) == FULL_STACK:
            self._raise(spaces)
        else:
            self.ground = self.ground.union(spaces)
            beside = {each for each in adjoining(anchor) if self.ground.isdisjoint(footprint(each))}
            self.anchors = (self.anchors - overlapping(anchor)).union(beside)
        for space in spaces:
            self.views.open(space)

    def _raise(self, spaces: tuple[Space, ...]) -> None:
        """Switch to the views of a garden in which `spaces` are one level higher."""
        before = self.views
        level = before.heights.get(spaces[0], 0) + 1
        heights = {**before.heights, **dict.fromkeys(spaces, level)}
        key = frozenset(heights.items())
        if key not in self._known:
            self._known[key] = Views(heights, before.opened)
        self.views = self._known[key]
        self.views.match(before.beds, before.opened)
        self.views.keep(self.standing)

    def _lay_support(self, anchor: Space) -> None:
        self.stacks[anchor] = self.stacks.get(anchor, 0) + 1
        if self.stacks[anchor] == 1:
            for space in footprint(anchor):
                self.views.shut(space)

    def _lift(self, anchor: Space) -> None:
        self.stacks[anchor] -= 1
        if not self.stacks[anchor]:
            del self.stacks[anchor]
            for space in footprint(anchor):
                self.views.open(space)


def _views_of(garden: Garden) -> Views:
    views = Views(heights_of(garden), sorted(garden.free_spaces))
    views.keep(space for space in garden.gazebos if space is not None)
    views.match({bed.space: bed.colour for bed in garden.beds}, set(garden.free_spaces))
    return views
