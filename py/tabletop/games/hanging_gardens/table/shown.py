"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a garden in the middle of a move is drawn like one at
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
from tabletop.games.hanging_gardens.table.views import Gaze, best_of, changes, read_gaze, view_of
from tabletop.games.hanging_gardens.table.world import Lie, Span, lie_for, span_of, world_of
from tabletop.kit.shown import Base, winners_of
from tabletop.scene.boxes import Box
from tabletop.scene.table import Sight


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Base[State, Choice]):
    """Everything that is drawn.

    `garden` is what lies there, `coming` the garden after what is picked (the same without, and
    where nothing is forecast), with their `scores` and `scores_to_come`. `gaze` is whose view is
    laid open and in which direction, `view` that view in the garden to come, `view_before` the one
    it is compared with. `open` is where a tap in the garden is understood, and `worth` by how much
    the score of the mover would change there, where that is forecast. `last` are the pieces of the
    latest moves. In beats, `dice` are those that lie on the table, by seat, and `flying` is the
    piece that is just coming from the tray, with the place it comes to.
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
    gaze: Gaze | None = None
    view: View | None = None
    view_before: View | None = None
    open: frozenset[Space]
    worth: Mapping[Space, int]
    last: tuple[Laid, ...]
    dice: Mapping[int, int] = field(default_factory=dict)
    flying: tuple[str, Space] | None = None

    @property
    def mover(self) -> int:
        """Return the seat to act; 0 when the game is over or dice are to be rolled."""
        return 0 if self.state.is_over or self.state.rolling else self.state.seat

    def points_of(self, seat: int) -> tuple[int, int]:
        """Return the score of a seat, and what it would be after what is picked."""
        return self.scores[seat - 1], self.scores_to_come[seat - 1]

    @property
    def tells_points(self) -> bool:
        """Return whether the points of a picked action are shown before it is played."""
        return self.sight.forecast != "never"

    @property
    def shows_anchors(self) -> bool:
        """Return whether places are the middles of tiles rather than spaces."""
        return self.active and draft.on_anchors(self.state, self.choice)

    @property
    def must_pass(self) -> bool:
        """Return whether the one who looks can do nothing but pass."""
        return self.active and draft.must_pass(self.state)

    @property
    def watched(self) -> int:
        """Return the seat whose four directions are offered."""
        return self.gaze.seat if self.gaze else self.home

    @property
    def world(self) -> Box:
        """Return what can be brought into view, in the units of the drawing."""
        return world_of(self.layout.window, self.span, self.lie)

    def looking(self, gaze: Gaze | None, before: Garden) -> Shown:
        """Return the same with a view laid open, beside what it was `before` if its gazebo stood
        there too."""
        view, was = view_of(self.coming, gaze), view_of(before, gaze)
        stayed = view and was and view.space == was.space and before is not self.coming
        return replace(self, gaze=gaze, view=view, view_before=was if stayed else None)


def shown_of(sight: Sight[State]) -> Shown:
    """Return what the picture of a sight shows."""
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
    shown = Shown(
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
    return shown.looking(_gaze(shown), garden)


def _gaze(shown: Shown) -> Gaze | None:
    """Return what is looked at: what was asked for, or else what the piece in hand is about.

    That is the best view that the one who acts would have, or the one that would lose points.
    """
    asked, seat, choice = read_gaze(shown.sight.gaze), shown.mover, shown.choice
    if asked and view_of(shown.coming, asked):
        return asked
    if not choice.piece:
        return None
    now, then = shown.points_of(seat)
    if then < now and choice.piece != "G":
        return best_of(shown.garden, seat)
    return best_of(shown.coming, seat) if then != now or not choice.is_tile else None
