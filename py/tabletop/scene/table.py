"""The contract of a table: how a game is shown, and how taps become moves.

A game's `scene.py` exports `TABLE`, an object of a subclass of `Table`. It is pure: from what a
person may see (`Sight`) follow the picture, the meaning of a tap, and the beats of a move. The app
keeps the draft, plays the moves and decides whose sight it is; a table never changes anything.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Generic

from tabletop.core.errors import Refusal
from tabletop.core.game import M, S
from tabletop.scene.scene import Scene, Step

Draft = tuple[str, ...]
"""What has been picked so far of a move that is not played yet: ids of regions, or short words.

Only the table that made it can read it. () is nothing picked; the app goes back to it after a
move, an undo, the Escape key and a tap beside everything.
"""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat."""

    name: str
    is_computer: bool = False


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """A move that was played: the state before it as the viewer saw it, who played, its text."""

    before: S
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Sight(Generic[S]):
    """Everything that a picture of the table depends on.

    `state` is the view of `viewer`, the seat that looks (None: an onlooker). `sitters` holds one
    sitter a seat, seat 1 first. `last` holds the moves to mark as last, the oldest first: those
    since the viewer moved, without outcomes of chance. `interactive` says whether the viewer is to
    move and a tap can be answered; while it is false nothing lights up. `thinking` is whether a
    computer is at it. `hint` is the text of a move to point at, and `hint_depth` how much is told:
    1 where, 2 what, 3 why. `gaze` is what the viewer has chosen to look at (see `Table.look`), ""
    for nothing in particular; meanwhile `past` holds all moves so far, those of chance (seat 0)
    too, if the table asks for them. `looking_back` is whether an earlier ply is shown. `width` and
    `height` are those of the scene, in CSS pixels.
    """

    state: S
    sitters: tuple[Sitter, ...]
    viewer: int | None
    width: float
    height: float
    draft: Draft = ()
    last: tuple[Played[S], ...] = ()
    interactive: bool = True
    thinking: bool = False
    hint: str | None = None
    hint_depth: int = 0
    gaze: str = ""
    past: tuple[Played[S], ...] = ()
    looking_back: bool = False

    def name(self, seat: int) -> str:
        """Return the name of the sitter at `seat`, counted from 1."""
        return self.sitters[seat - 1].name


@dataclass(frozen=True, slots=True)
class Picked:
    """A tap that added to the draft, or took from it: nothing is played yet.

    `gaze` is what is looked at from then on (see `Table.look`); None leaves it as it is.
    """

    draft: Draft
    gaze: str | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """A tap that completed a move: its text in the notation of the game."""

    move: str


Answer = Picked | Play | Refusal
"""What a tap comes to. A Refusal is said to the player, with its rule; the draft stays."""


class Table(ABC, Generic[S, M]):
    """How one game is shown and touched.

    Rules for every table: a region keeps its id, and a node its key, as long as it stands for the
    same thing; before a commit every number that would change shows its change; a tap on what may
    not be used is answered with the rule; the last tap before a move is the big button, whose
    label says what it will do. `icon` stands beside the title of the game. `tells_past` is whether
    the table wants `Sight.past`, to tell where a score comes from.
    """

    icon: str = ""
    tells_past: bool = False

    @abstractmethod
    def scene(self, sight: Sight[S]) -> Scene:
        """Return the picture of the table at rest, with its regions and its sentence."""

    @abstractmethod
    def tap(self, sight: Sight[S], region: str) -> Answer:
        """Return what a tap on `region` means. The region is one of `scene(sight)`."""

    @abstractmethod
    def thumbnail(self, state: S) -> Scene:
        """Return a small picture without regions, 98 by 98 pixels: it must be known at a glance."""

    @abstractmethod
    def status(self, state: S) -> str:
        """Return how far the game is, in two or three words: "Turn 27"."""

    def look(self, sight: Sight[S], region: str) -> str | None:
        """Return the gaze that a tap on `region` brings, None where it is not a thing to look at.

        A gaze changes what is shown large, explained or counted out, and nothing else: another's
        garden, a discard pile, the terms of a score. It is asked first, whoever's turn it is, also
        while one looks back; "" looks away again.
        """
        return None

    def drag(self, sight: Sight[S], start: str, end: str) -> Answer:
        """Return what it means to drag from one region to another: here, to tap both."""
        first = self.tap(sight, start)
        if not isinstance(first, Picked):
            return first
        return self.tap(replace(sight, draft=first.draft), end)

    def beats(self, before: Sight[S], move: M, after: Sight[S]) -> tuple[Step, ...]:
        """Return the scenes that lead from `before` to `after`, the last being `scene(after)`.

        One step an effect, in the order of the rules. Here: everything at once.
        """
        return (Step(self.scene(after)),)
