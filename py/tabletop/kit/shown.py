"""What is shown: the base of what every table works out of a sight before it draws.

A game adds to it what its own picture depends on. Beats change single fields, so that a table in
the middle of a move is drawn like one at rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

from tabletop.core.game import Game, S
from tabletop.core.seating import called, is_you
from tabletop.scene.table import Sight, Sitter

C = TypeVar("C")
"""What is picked of a move, as a game reads it out of the draft."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Base(Generic[S, C]):
    """What the pictures of all tables depend on.

    `active` is whether the one who looks may act, `choice` what is picked, `winners` who has won
    (None while it is played). `in_beat` is whether this is a moment of a move, in which nothing can
    be touched and the big button says nothing: the sentence tells it.
    """

    sight: Sight[S]
    active: bool
    choice: C
    winners: tuple[int, ...] | None = None
    in_beat: bool = False

    @property
    def state(self) -> S:
        """Return the state, as the one who looks may know it."""
        return self.sight.state

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Return who sits at the table, seat 1 first."""
        return self.sight.sitters

    @property
    def seats(self) -> range:
        """Return the seats, in their order."""
        return range(1, len(self.sight.sitters) + 1)

    @property
    def thinking(self) -> bool:
        """Return whether a computer is at it."""
        return self.sight.thinking

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.sight.name(seat)

    def short(self, seat: int) -> str:
        """Return the name of a seat, short enough for a sentence."""
        return self.sight.short(seat)

    def called(self, seat: int) -> str:
        """Return the name of a seat, or "You", for use outside of a sentence."""
        return called([sitter.name for sitter in self.sitters], seat, self.sight.addressed)

    def or_you(self, seat: int) -> str:
        """Return the name of a seat as `short`, or "" for the one who is called "you"."""
        names = [sitter.name for sitter in self.sitters]
        return "" if is_you(names, seat, self.sight.addressed) else self.short(seat)

    @property
    def names(self) -> list[str]:
        """Return the names of all seats, short enough for a sentence."""
        return [self.short(seat) for seat in self.seats]

    def at(self, state: S) -> Self:
        """Return the same picture of another state."""
        return replace(self, sight=replace(self.sight, state=state))


def winners_of(game: Game[S, Any], state: S) -> tuple[int, ...] | None:
    """Return who has won, None while the game is played."""
    outcome = game.outcome(state)
    return outcome.winners if outcome else None


def quiet(sight: Sight[S], *, marked: bool = False) -> Sight[S]:
    """Return a sight with nothing lit, picked or looked at, as a move begins and ends.

    The last moves are only marked if `marked`.
    """
    return replace(
        sight, interactive=False, thinking=False, draft=(), last=sight.last if marked else (),
        gaze="", hint=None, hint_depth=0, pointed="", wanted=(), is_ghost=False,
    )  # fmt: skip
