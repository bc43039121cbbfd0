"""The contract of a table: how a game is shown, and how taps become moves.

A game's `table/table.py` exports `TABLE`, an object of a subclass of `Table`. It is pure: from
what a person may see (`Sight`) follow the picture, the meaning of a tap, and the beats of a move.
The app keeps the draft, plays the moves and decides whose sight it is; a table never changes
anything.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Generic, Literal

from tabletop.core.errors import Refusal
from tabletop.core.game import M, S
from tabletop.scene.layout import LEAST_LYING, LEAST_UPRIGHT, Size
from tabletop.scene.scene import Scene, Step
from tabletop.scene.wording import short_names
from tabletop.words.objection import Objection

Draft = tuple[str, ...]
"""What has been picked so far of a move that is not played yet: ids of regions, or short words.

Only the table that made it can read it. () is nothing picked; the app goes back to it after a
move (unless the table says what stays picked), an undo, the Escape key and a tap beside everything.
"""


Forecast = Literal["always", "after", "never"]
"""When a table shows the numbers that a move would change: beside every place that may be chosen,
only once a move is picked, or not at all. What a move is (its name, cost and target) is not a
forecast and always stands there."""


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
    computer is at it. `hint` is the text of a move to point at, `pointed` the region where it is
    made, and `hint_depth` how much is told: 1 why and where, 2 what. `wanted` holds the moves that
    a lesson asks for, so that a table can keep their places in view. `is_ghost` says that the draft
    is that of the hint: nobody has picked it. `gaze` is what the viewer has chosen to look at (see
    `Table.look`), "" for nothing in particular; meanwhile `past` holds all moves so far, those of
    chance (seat 0) too, if the table asks for them. `looking_back` is whether an earlier ply is
    shown. `reader` is whom the table calls "you", where that is not the viewer: a better move of
    a rival is seen with the rival's eyes. `forecast` is when numbers that a move would change are
    shown. `width` and `height` are
    those of the scene, in CSS pixels.
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
    pointed: str = ""
    wanted: tuple[str, ...] = ()
    is_ghost: bool = False
    gaze: str = ""
    past: tuple[Played[S], ...] = ()
    looking_back: bool = False
    forecast: Forecast = "always"
    reader: int | None = None

    @property
    def addressed(self) -> int | None:
        """Return the seat that the table may call "you"."""
        return self.reader or self.viewer

    def name(self, seat: int) -> str:
        """Return the name of the sitter at `seat`, counted from 1."""
        return self.sitters[seat - 1].name

    def short(self, seat: int) -> str:
        """Return the name of the sitter at `seat`, short enough for a sentence."""
        return short_names(tuple(sitter.name for sitter in self.sitters))[seat - 1]


@dataclass(frozen=True, slots=True)
class Picked:
    """A tap that added to the draft, or took from it: nothing is played yet.

    `gaze` is what is looked at from then on (see `Table.look`); None leaves it as it is. `told` is
    said aloud before what is wanted then.
    """

    draft: Draft
    gaze: str | None = None
    told: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """A tap that completed a move: its text in the notation of the game."""

    move: str


Answer = Picked | Play | Refusal | Objection
"""What a tap comes to. A refusal of the rules, or an objection of the table, is said to the player,
with its rule; the draft stays."""

REFUSED = (Refusal, Objection)
"""The answers to a tap that does nothing."""


class Table(ABC, Generic[S, M]):
    """How one game is shown and touched.

    Rules for every table: a region keeps its id, and a node its key, as long as it stands for the
    same thing; before a commit every number that would change shows its change; a tap on what may
    not be used is answered with the rule; the last tap before a move is the big button, whose
    label says what it will do. `icon` stands beside the title of the game. `tells_past` is whether
    the table wants `Sight.past`, to tell where a score comes from. `big` is the region of the one
    big button. `falls` are the icons, each with its colour, that come down over a result that is a
    joy. `passages` names, for what a gaze begins with, the section of the rules that explains it;
    the first that fits counts.

    A scene is never asked for in less than one of the sizes that `least` returns: a smaller screen
    scrolls. In each size from there on no two texts and no two targets may overlap.
    """

    icon: str = ""
    tells_past: bool = False
    big: str = "go"
    passages: tuple[tuple[str, str], ...] = ()
    falls: tuple[tuple[str, str], ...] = (("falling-leaf", "leaf"), ("curled-leaf", "sun"))

    def least(self, seats: int) -> tuple[Size, ...]:
        """Return the least sizes of the scene for so many seats: upright, and lying down."""
        return (LEAST_UPRIGHT, LEAST_LYING)

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

    def passage(self, gaze: str) -> str:
        """Return the section of the rules that explains what a gaze looks at, "" for none."""
        return next((section for begun, section in self.passages if gaze.startswith(begun)), "")

    @abstractmethod
    def spelling(self, sight: Sight[S], move: M) -> tuple[str, ...]:
        """Return the regions whose taps play `move`, in order, when nothing is picked.

        From it follow the ghost of a hint and where a hint points; tests and browsers play by it.
        """

    def draft_of(self, sight: Sight[S], move: M) -> Draft:
        """Return what is picked of `move` when only the tap that plays it is missing."""
        draft: Draft = ()
        bare = replace(sight, gaze="", hint=None, hint_depth=0, pointed="")
        for region in self.spelling(bare, move)[:-1]:
            answer = self.tap(replace(bare, draft=draft), region)
            draft = answer.draft if isinstance(answer, Picked) else draft
        return draft

    def pointed(self, sight: Sight[S], move: M) -> str:
        """Return the id of the region at which a hint at `move` points: where the move is made.

        Here the last thing that is picked, or the button of a move that has nothing to pick. The
        kit says so in the name of that region, and in the sentence while no more is told.
        """
        regions = self.spelling(sight, move)
        return regions[-2] if len(regions) > 1 else "".join(regions)

    def put_back(self, sight: Sight[S]) -> Draft:
        """Return what stays picked when somebody puts back what was picked last: here, nothing."""
        return ()

    def stays(self, state: S, move: M, draft: Draft) -> Draft:
        """Return what stays picked of the `draft` with which `move` was played: here, nothing.

        `state` is that after the move, and the same seat is to move on.
        """
        return ()

    def drag(self, sight: Sight[S], start: str, end: str) -> Answer:
        """Return what it means to drag from one region to another: here, to tap both."""
        first = self.tap(sight, start)
        if not isinstance(first, Picked):
            return first
        return self.tap(replace(sight, draft=first.draft), end)

    def slide(self, sight: Sight[S], region: str) -> Answer:
        """Return what it means that a sliding finger comes to `region`: here, what a tap means.

        The page sends every region of a group that a finger crosses, once it starts on one that it
        can `trace`; the finger may be several regions ahead of the picture.
        """
        return self.tap(sight, region)

    def stops_slide(self, refusal: Refusal | Objection) -> bool:
        """Return whether a refusal ends a slide: what the finger comes to behind it is not meant.

        Here none does, and a region that may not be entered is passed over.
        """
        return False

    def typed(self, state: S, text: str) -> str | Objection:
        """Return the move that a person means who types `text`, or why it is not clear.

        Here the text itself, which is to be a move in the notation of the game.
        """
        return text

    def beats(self, before: Sight[S], move: M, after: Sight[S], rest: Scene) -> tuple[Step, ...]:
        """Return the scenes that lead from `before` to `after`, the last being its scene, `rest`.

        One step an effect, in the order of the rules. Here: everything at once.
        """
        return (Step(rest),)
