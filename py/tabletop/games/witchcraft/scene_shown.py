"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a hat on its way is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.games.witchcraft.board import INN
from tabletop.games.witchcraft.cards import EVENTS
from tabletop.games.witchcraft.notation import Again, Cast, Go, move_from_text
from tabletop.games.witchcraft.rules import GAME
from tabletop.games.witchcraft.scene_causes import Cause, causes
from tabletop.games.witchcraft.scene_draft import (
    NOTHING,
    Choice,
    choice_of,
    hinted_move,
    move_of,
    targets,
)
from tabletop.games.witchcraft.scene_gaze import Gaze, gaze_of
from tabletop.games.witchcraft.scene_layout import Layout, layout
from tabletop.games.witchcraft.scene_preview import Preview, Result, inn_results, preview
from tabletop.games.witchcraft.state import State, Step, Witch, seats_from
from tabletop.scene.looking import unpicked
from tabletop.scene.shapes import Place
from tabletop.scene.table import Sight, Sitter


class Shown(NamedTuple):
    """Everything that is drawn.

    `home` is the seat whose hand lies open or face down below. `visited` and `cast` are the places
    and the seats of the last moves. `hint` is the region that a hint points at. `hats` says where
    hats on their way are, `raised` whether the event is held up, and `caption` what the big button
    says while a move is shown. `gaze` is what is looked at, `causes` what has moved the meters of
    the witch who is looked at.
    """

    places: Layout
    sitters: tuple[Sitter, ...]
    state: State
    home: int
    active: bool
    choice: Choice = NOTHING
    coming: Preview | None = None
    visited: frozenset[str] = frozenset()
    cast: frozenset[int] = frozenset()
    hint: str = ""
    winners: tuple[int, ...] = ()
    hats: Mapping[int, Place] = {}
    raised: bool = False
    caption: str = ""
    thinking: bool = False
    gaze: Gaze = Gaze()
    causes: tuple[Cause, ...] = ()

    @property
    def mover(self) -> int:
        """Return the seat whose turn it is, 0 while there is none."""
        return self.state.mover

    @property
    def own(self) -> Witch:
        """Return the witch whose hand is shown."""
        return self.state.witches[self.home - 1]

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.sitters[seat - 1].name

    def later(self, seat: int) -> Witch:
        """Return the witch of a seat as it would be, or as it is when nothing is picked."""
        witches = self.coming.witches if self.coming else self.state.witches
        return witches[seat - 1]

    @property
    def targets(self) -> tuple[int, ...]:
        """Return the seats that may be tapped as the target of the spell that is picked."""
        return targets(self.state) if self.active and self.choice.wants_target() else ()

    @property
    def places_lit(self) -> bool:
        """Return whether a tap on an open place would be understood."""
        return self.active and self.state.step in (Step.MOVE, Step.CHOICE)

    @property
    def inn(self) -> tuple[Result, ...]:
        """Return what a roll at the Inn would come to for the witch to move."""
        if not self.mover or self.state.round == 1 or self.state.closed == INN:
            return ()
        return inn_results(self.state.witches[self.mover - 1].detection)


def shown(sight: Sight[State]) -> Shown:
    """Return what the picture of a sight shows."""
    gaze, sight = gaze_of(sight), unpicked(sight)
    state = sight.state
    active = sight.interactive and state.step is not Step.OVER
    choice = choice_of(sight) if active else NOTHING
    move = move_of(state, choice)
    outcome = GAME.outcome(state)
    home = sight.viewer or state.mover or 1
    order = seats_from(state.first or 1, len(state.witches))
    return Shown(
        places=layout(sight.width, sight.height, order, home),
        sitters=sight.sitters,
        state=state,
        home=home,
        active=active,
        choice=choice,
        coming=preview(state, move) if move is not None else None,
        visited=_visited(sight),
        cast=_casters(sight),
        hint=_hinted_region(sight) if active else "",
        winners=outcome.winners if outcome else (),
        thinking=sight.thinking,
        raised=_is_event_under_way(state),
        gaze=gaze,
        causes=causes(sight, gaze.seat) if gaze.seat else (),
    )


def quiet(view: Shown) -> Shown:
    """Return the picture without anything lit, picked or marked: the moment before a move."""
    return view._replace(
        active=False,
        choice=NOTHING,
        coming=None,
        visited=frozenset(),
        cast=frozenset(),
        hint="",
    )


def _is_event_under_way(state: State) -> bool:
    """Return whether an event waits for its dice or for a spell that it deals."""
    return state.in_play is not None and state.in_play.card in EVENTS


def _visited(sight: Sight[State]) -> frozenset[str]:
    moves = (move_from_text(played.move) for played in sight.last)
    return frozenset(move.space for move in moves if isinstance(move, Go | Again))


def _casters(sight: Sight[State]) -> frozenset[int]:
    return frozenset(
        played.seat for played in sight.last if isinstance(move_from_text(played.move), Cast)
    )


def _hinted_region(sight: Sight[State]) -> str:
    """Return the region that a hint points at, "" without a hint."""
    match hinted_move(sight):
        case None:
            return ""
        case Go(space) | Again(space):
            return space
        case Cast(card, _):
            return f"card-{card}"
        case _:
            return "draw"
