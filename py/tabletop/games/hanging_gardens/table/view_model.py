"""Presentation state of the Hanging Gardens table, derived from a seat's view.

Animation steps replace single fields, so that the same code draws a garden during a move and at
rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import Garden
from tabletop.games.hanging_gardens.rules.lookout import View
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.scoring import scores_of
from tabletop.games.hanging_gardens.rules.spaces import Space
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table import draft
from tabletop.games.hanging_gardens.table.choice import Choice, Laid, laid_last, read_choice
from tabletop.games.hanging_gardens.table.layout import Layout, layout
from tabletop.games.hanging_gardens.table.views import (
    Facing,
    best_of,
    changes,
    read_facing,
    view_of,
)
from tabletop.games.hanging_gardens.table.world import Lie, Span, lie_for, span_of, world_of
from tabletop.kit.view_model import TableModel, winners_of
from tabletop.scene.boxes import Box
from tabletop.scene.table import Sight


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewModel(TableModel[State, Choice]):
    """The presentation state.

    - `garden` and `scores`: the garden and all scores as they are.
    - `coming` and `scores_to_come`: both after the chosen move, if there is one and the options
      forecast it; else the same as `garden` and `scores`.
    - `facing`: the seat and direction of the open view; `view` is that view in `coming`, and
      `view_before` the view to compare it with.
    - `open`: the places in the garden that accept a tap.
    - `worth`: the change of the mover's score by place, if the options forecast it.
    - `last`: the pieces of the latest moves.
    - `dice`: in animations, the rolled dice by seat.
    - `flying`: in animations, the piece that comes from the tray, and its place.
    """

    layout: Layout
    home: int
    garden: Garden
    coming: Garden
    move: Move | None
    span: Span
    lie: Lie
    scores: tuple[int, ...]
    scores_to_come: tuple[int, ...]
    facing: Facing | None = None
    view: View | None = None
    view_before: View | None = None
    open: frozenset[Space]
    worth: Mapping[Space, int]
    last: tuple[Laid, ...]
    dice: Mapping[int, int] = field(default_factory=dict)
    flying: tuple[str, Space] | None = None

    @property
    def mover(self) -> int:
        """Return the seat to move, or 0 if the game is over or the next move is a roll."""
        return 0 if self.state.is_over or self.state.rolling else self.state.seat

    def points_of(self, seat: int) -> tuple[int, int]:
        """Return the score of a seat, now and after the chosen move."""
        return self.scores[seat - 1], self.scores_to_come[seat - 1]

    @property
    def tells_points(self) -> bool:
        """Return whether the table shows the points of a move before it is played."""
        return self.sight.forecast != "never"

    @property
    def shows_anchors(self) -> bool:
        """Return whether the places to choose from are anchors of tiles rather than spaces."""
        return self.active and draft.on_anchors(self.state, self.choice)

    @property
    def must_pass(self) -> bool:
        """Return whether passing is the viewer's only legal move."""
        return self.active and draft.must_pass(self.state)

    @property
    def watched(self) -> int:
        """Return the seat whose four directions the sheet offers."""
        return self.facing.seat if self.facing else self.home

    @property
    def world(self) -> Box:
        """Return the box that the window can scroll to, in drawing units."""
        return world_of(self.layout.window, self.span, self.lie)

    def looking(self, facing: Facing | None, before: Garden) -> ViewModel:
        """Return a copy with the view of `facing` open.

        `view_before` is the same view in the garden `before`, or None if the gazebo has moved.
        """
        view, was = view_of(self.coming, facing), view_of(before, facing)
        stayed = view and was and view.space == was.space and before is not self.coming
        return replace(self, facing=facing, view=view, view_before=was if stayed else None)


def model_of(sight: Sight[State]) -> ViewModel:
    """Return the presentation state for `sight`."""
    state = sight.state
    garden, span = state.garden, span_of(state.garden)
    places = layout(sight.width, sight.height, len(sight.sitters))
    active = sight.interactive and not state.is_over and not state.rolling
    choice = read_choice(sight.draft) if active else Choice()
    move = draft.move_of(state, choice) if active else None
    coming = garden
    if move is not None and sight.forecast != "never":
        coming = GAME.apply_move(state, move).garden
    prices = active and sight.forecast == "always"
    model = ViewModel(
        sight=sight,
        layout=places,
        home=sight.viewer or state.seat or 1,
        active=active,
        garden=garden,
        coming=coming,
        choice=choice,
        move=move,
        span=span,
        lie=lie_for(places.window, span),
        scores=scores_of(garden),
        scores_to_come=scores_of(coming),
        open=draft.open_places(state, choice) if active else frozenset(),
        worth=changes(state, choice.piece, choice.origin) if prices else {},
        last=laid_last(sight),
        winners=winners_of(GAME, state),
    )
    return model.looking(_facing(model), garden)


def _facing(model: ViewModel) -> Facing | None:
    """Return the view to open: the one that the player opened, else one that suits the choice.

    For a chosen piece that is the mover's best view after the move, or the present best view if a
    bed or tile would cost the mover points; None without a piece, or for a tile without effect.
    """
    asked, seat, choice = read_facing(model.sight.inspected), model.mover, model.choice
    if asked and view_of(model.coming, asked):
        return asked
    if not choice.piece:
        return None
    now, then = model.points_of(seat)
    if then < now and choice.piece != "G":
        return best_of(model.garden, seat)
    return best_of(model.coming, seat) if then != now or not choice.is_tile else None
