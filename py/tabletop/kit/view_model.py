"""The view model of a table: what it derives from a sight before it draws.

Each game extends `TableModel` with its own fields. The beats of a move change single fields, so the
same code draws a table during a move and at rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

from tabletop.core.game import Game, S
from tabletop.core.seating import called, is_you
from tabletop.scene.table import Sight, Sitter

C = TypeVar("C")
"""The type of a game's selection, as read from the draft."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableModel(Generic[S, C]):
    """What every table needs to know to draw itself.

    `active` is whether the viewer may act, `choice` the selection, and `winners` the seats that
    have won (None during the game). `in_beat` is whether a move is being animated; input is
    disabled and the big button has no label.
    """

    sight: Sight[S]
    active: bool
    choice: C
    winners: tuple[int, ...] | None = None
    in_beat: bool = False

    @property
    def state(self) -> S:
        """Return the state as known to the viewer."""
        return self.sight.state

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Return the players, seat 1 first."""
        return self.sight.sitters

    @property
    def seats(self) -> range:
        """Return the seats in order, from 1."""
        return range(1, len(self.sight.sitters) + 1)

    @property
    def thinking(self) -> bool:
        """Return whether a computer is choosing its move."""
        return self.sight.thinking

    def name(self, seat: int) -> str:
        """Return the full name of the player at `seat`."""
        return self.sight.name(seat)

    def short(self, seat: int) -> str:
        """Return the name of the player at `seat`, short enough for a sentence."""
        return self.sight.short(seat)

    def called(self, seat: int) -> str:
        """Return the name of the player at `seat`, or "You", for use outside a sentence."""
        return called([sitter.name for sitter in self.sitters], seat, self.sight.addressed)

    def or_you(self, seat: int) -> str:
        """Return the short name of the player at `seat`, or "" for the one addressed as "you"."""
        names = [sitter.name for sitter in self.sitters]
        return "" if is_you(names, seat, self.sight.addressed) else self.short(seat)

    @property
    def names(self) -> list[str]:
        """Return the short names of all players, seat 1 first."""
        return [self.short(seat) for seat in self.seats]

    def at(self, state: S) -> Self:
        """Return a copy with another state."""
        return replace(self, sight=replace(self.sight, state=state))


def winners_of(game: Game[S, Any], state: S) -> tuple[int, ...] | None:
    """Return the seats that have won, or None if the game isn't over."""
    outcome = game.outcome(state)
    return outcome.winners if outcome else None


def quiet(sight: Sight[S], *, marked: bool = False) -> Sight[S]:
    """Return `sight` without input, selection, hint or inspected item, as when a move is animated.

    The marks of the last moves are removed unless `marked`.
    """
    return replace(
        sight, interactive=False, thinking=False, draft=(), last=sight.last if marked else (),
        inspected="", hint=None, hint_depth=0, pointed="", wanted=(), is_ghost=False,
    )  # fmt: skip
