"""The `Table` interface: how a game is drawn, and how taps become moves.

A game's `table/table.py` exports `TABLE`, an instance of a subclass of `Table`. A table is a pure
function of the `Sight`, which holds what one person may see: from it follow the scene, the meaning
of a tap and the animation of a move. The application keeps the draft, plays the moves and chooses
the viewer.
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
"""The selection for a move not yet played: ids of regions, or short words; () is empty.

Only the table that made a draft can interpret it. The application resets it after a move (see
`Table.stays`), after an undo, and when the player cancels (see `Table.put_back`).
"""


Forecast = Literal["always", "after", "never"]
"""When a table shows how a move would change numbers.

"always" shows it for every possible choice, "after" only once a move is selected. The name, cost
and target of a move are not forecasts: they are always shown.
"""


@dataclass(frozen=True, slots=True)
class Sitter:
    """The player at a seat."""

    name: str
    is_computer: bool = False


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """A move that was played: the viewer's view before it, the seat that moved, and its text."""

    before: S
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Sight(Generic[S]):
    """Everything that the scene of a table depends on.

    `state` is the view of the seat `viewer`, or of an onlooker if that is None. `sitters` are the
    players, seat 1 first. `width` and `height` are those of the scene, in CSS pixels. `draft` is
    the selection; if `is_ghost`, it comes from a hint instead of the viewer. `interactive` is
    whether the viewer is to move and can tap; otherwise nothing is highlighted. `thinking` is
    whether a computer is choosing its move. `looking_back` is whether an earlier ply is shown.

    `last` holds the moves to mark as last, oldest first: those since the viewer's own last move,
    without chance outcomes. `inspected` is the item that the viewer inspects (see `Table.look`),
    "" for none. While there is one, and if the table `tells_past`, `past` holds all moves so far,
    including those of chance (seat 0).

    `hint` is the text of the suggested move, `pointed` the id of the region where it is made, and
    `hint_depth` how much is revealed: 1 for why and where, 2 for what. `wanted` holds the moves
    that a lesson asks for, so that a table can keep their places in view. `forecast` is when to
    show how a move would change numbers. `reader` is the seat to address as "you" if that isn't the
    viewer, as when a review explains a rival's better move.
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
    inspected: str = ""
    past: tuple[Played[S], ...] = ()
    looking_back: bool = False
    forecast: Forecast = "always"
    reader: int | None = None

    @property
    def addressed(self) -> int | None:
        """Return the seat to address as "you", or None."""
        return self.reader or self.viewer

    def name(self, seat: int) -> str:
        """Return the name of the player at `seat`, counted from 1."""
        return self.sitters[seat - 1].name

    def short(self, seat: int) -> str:
        """Return the name of the player at `seat`, short enough for a sentence."""
        return short_names(tuple(sitter.name for sitter in self.sitters))[seat - 1]


@dataclass(frozen=True, slots=True)
class Picked:
    """The answer to a tap that changes the draft without playing a move.

    `inspected` is the item inspected from now on (see `Table.look`); None keeps the present one.
    `announcement` is read aloud before the next sentence.
    """

    draft: Draft
    inspected: str | None = None
    announcement: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """The answer to a tap that completes a move, given in the game's notation."""

    move: str


Answer = Picked | Play | Refusal | Objection
"""The result of a tap.

A `Refusal` by the rules or an `Objection` by the table is shown to the player with its rule; the
draft stays as it is.
"""

REFUSED = (Refusal, Objection)
"""The answers to a tap that has no effect."""


class Table(ABC, Generic[S, M]):
    """How one game is drawn and tapped.

    Rules for every table: a region keeps its id, and a node its key, as long as it represents the
    same thing. Every number that a move would change shows the change before the move is confirmed.
    A tap on anything unavailable is answered with the rule. The last tap of a move is on the big
    button, whose label says what it will do.

    `icon` is shown beside the title of the game. `big` is the id of the big button's region.
    `tells_past` is whether the table needs `Sight.past`, to explain where a score comes from.
    `falls` are pairs of icon and colour token that rain over a happy result. `passages` are pairs
    of an inspected item's prefix and the section of the rules that explains it; the first match
    counts.

    A scene is never smaller than one of the sizes returned by `least`: smaller screens scroll. From
    these sizes up, no two texts and no two regions may overlap.
    """

    icon: str = ""
    tells_past: bool = False
    big: str = "go"
    passages: tuple[tuple[str, str], ...] = ()
    falls: tuple[tuple[str, str], ...] = (("falling-leaf", "leaf"), ("curled-leaf", "sun"))

    def least(self, seats: int) -> tuple[Size, ...]:
        """Return the minimum sizes of the scene for `seats` players: portrait and landscape."""
        return (LEAST_UPRIGHT, LEAST_LYING)

    @abstractmethod
    def scene(self, sight: Sight[S]) -> Scene:
        """Return the scene of the table at rest, with its regions and its sentence."""

    @abstractmethod
    def tap(self, sight: Sight[S], region: str) -> Answer:
        """Return the meaning of a tap on `region`, the id of a region of `scene(sight)`."""

    @abstractmethod
    def thumbnail(self, state: S) -> Scene:
        """Return a small picture without regions, 98 by 98 pixels, recognizable at a glance."""

    @abstractmethod
    def status(self, state: S) -> str:
        """Return the progress of the game in two or three words, such as "Turn 27"."""

    def look(self, sight: Sight[S], region: str) -> str | None:
        """Return the inspected item after a tap on `region`, or None if it can't be inspected.

        Inspecting changes only what is enlarged, explained or itemized: another player's garden, a
        discard pile, the terms of a score. This is asked before `tap`, during any player's turn and
        also while looking back. "" means that nothing is inspected any more.
        """
        return None

    def passage(self, inspected: str) -> str:
        """Return the section of the rules that explains the inspected item, "" for none."""
        return next(
            (section for begun, section in self.passages if inspected.startswith(begun)), ""
        )

    @abstractmethod
    def spelling(self, sight: Sight[S], move: M) -> tuple[str, ...]:
        """Return the regions whose taps play `move`, in order, starting from an empty draft.

        Hints use it for their ghost and to choose where to point, and tests to play moves by
        tapping.
        """

    def draft_of(self, sight: Sight[S], move: M) -> Draft:
        """Return the draft of `move` just before the tap that plays it."""
        draft: Draft = ()
        bare = replace(sight, inspected="", hint=None, hint_depth=0, pointed="")
        for region in self.spelling(bare, move)[:-1]:
            answer = self.tap(replace(bare, draft=draft), region)
            draft = answer.draft if isinstance(answer, Picked) else draft
        return draft

    def pointed(self, sight: Sight[S], move: M) -> str:
        """Return the id of the region that a hint at `move` points to, where the move is made.

        The default is the last thing selected, or the button of a move without a selection; "" if
        `move` needs no tap. The kit adds the hint to the region's accessible name, and to the
        sentence while no more is revealed.
        """
        regions = self.spelling(sight, move)
        return regions[-2] if len(regions) > 1 else "".join(regions)

    def put_back(self, sight: Sight[S]) -> Draft:
        """Return the draft after the player cancels the last selection; empty by default."""
        return ()

    def stays(self, state: S, move: M, draft: Draft) -> Draft:
        """Return the part of `draft` that stays selected after `move`; empty by default.

        `state` is the state after the move, in which the same seat is to move again.
        """
        return ()

    def drag(self, sight: Sight[S], start: str, end: str) -> Answer:
        """Return the meaning of a drag between two regions; by default, that of tapping both."""
        first = self.tap(sight, start)
        if not isinstance(first, Picked):
            return first
        return self.tap(replace(sight, draft=first.draft), end)

    def slide(self, sight: Sight[S], region: str) -> Answer:
        """Return the meaning of a sliding finger that reaches `region`; by default, that of a tap.

        After a finger starts on a region with `trace`, the page sends every region of the group
        that it crosses. The finger may be several regions ahead of the scene.
        """
        return self.tap(sight, region)

    def stops_slide(self, refusal: Refusal | Objection) -> bool:
        """Return whether a refusal ends a slide, so that later regions are ignored.

        By default it doesn't: a refused region is skipped.
        """
        return False

    def typed(self, state: S, text: str) -> str | Objection:
        """Return the move meant by the typed `text`, or an objection if it is ambiguous.

        The default is the text itself, which should be a move in the game's notation.
        """
        return text

    def beats(self, before: Sight[S], move: M, after: Sight[S], rest: Scene) -> tuple[Step, ...]:
        """Return the steps of the animation from `before` to `after`; the last one ends at `rest`.

        `rest` is the scene of `after`. There is one step for each effect, in the order of the
        rules; by default, a single step.
        """
        return (Step(rest),)
