"""The table of Hanging Gardens: a garden without end, and what each gazebo sees of it."""

from __future__ import annotations

from typing import Any

from tabletop.games.hanging_gardens.notation import Move
from tabletop.games.hanging_gardens.scene_beats import beats, nodes
from tabletop.games.hanging_gardens.scene_draft import (
    GAZE,
    PLAYER,
    SPACE,
    answer,
    carried,
    choice_of,
    read_space,
)
from tabletop.games.hanging_gardens.scene_regions import groups, notes, regions
from tabletop.games.hanging_gardens.scene_shown import shown
from tabletop.games.hanging_gardens.scene_views import DIRECTIONS, Gaze, best_of
from tabletop.games.hanging_gardens.scene_window import SIDE, thumbnail_shapes, window
from tabletop.games.hanging_gardens.scene_words import sentence
from tabletop.games.hanging_gardens.scene_world import span_of
from tabletop.games.hanging_gardens.spaces import Space
from tabletop.games.hanging_gardens.state import State
from tabletop.scene.marks import OFF
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Icon, Node, Rect, Shapes
from tabletop.scene.table import Answer, Sight, Table


class HangingTable(Table[State, Move]):
    """A piece is taken from the tray, then a place is tapped; the big button plays it.

    A tap on a player, a gazebo or a direction lays open what is seen from there.
    """

    icon = "greek-temple"

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the garden with what is picked and seen, the players, the tray and the view."""
        view = shown(sight)
        return Scene(
            sight.width,
            sight.height,
            nodes(view),
            regions(view),
            groups(),
            sentence(view),
            notes(view),
            (window(view),),
        )

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of the button, or the rule against it."""
        return answer(sight, region)

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the view that a tap opens; a second tap on the same closes it again."""
        asked = _asked(sight, region)
        if asked is None:
            return None
        return "" if sight.gaze == asked.text else asked.text

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the piece put down where it was carried; other drags are a tap on their end."""
        return carried(sight, start, end) or answer(sight, end)

    def beats(self, before: Sight[State], move: Move, after: Sight[State]) -> tuple[Step, ...]:
        """Return the piece on its way, the view that it changes, and the reckoning at the end."""
        return beats(before, move, after, self.scene(after))

    def thumbnail(self, state: State) -> Scene:
        """Return the whole garden in small."""
        box = span_of(state.garden).grown(1).box
        scale = SIDE / max(box.w, box.h)
        left = SIDE / 2 - box.cx * scale
        top = SIDE / 2 - box.cy * scale
        ground = Rect(0, 0, SIDE, SIDE, 10, "table2")
        drawn: Shapes = thumbnail_shapes(state.garden, scale, left, top)
        if not state.garden.levels[0]:
            drawn = (Icon(self.icon, SIDE / 2, SIDE / 2, 52, "ontable", opacity=OFF),)
        return Scene(SIDE, SIDE, (Node("garden", (ground, *drawn)),))

    def status(self, state: State) -> str:
        """Return how many pieces are left to play."""
        if state.rolling:
            return "Rolling dice"
        left = state.garden.pieces_left
        return f"{left} piece{'' if left == 1 else 's'} left"


def _asked(sight: Sight[State], region: str) -> Gaze | None:
    """Return what a tap on a region asks to see, None if it is not about looking."""
    if region.startswith(SPACE):
        return _asked_on_board(sight, read_space(region.removeprefix(SPACE)))
    if region.startswith(PLAYER):
        return best_of(shown(sight).coming, int(region.removeprefix(PLAYER)))
    if not region.startswith(GAZE):
        return None
    view = shown(sight)
    letters = [name[0] for name in DIRECTIONS]
    placed = view.coming.gazebos[view.watched - 1] is not None
    return Gaze(view.watched, letters.index(region.removeprefix(GAZE))) if placed else None


def _asked_on_board(sight: Sight[State], space: Space) -> Gaze | None:
    """Return the best view of the gazebo that is tapped while no piece is in the hand."""
    garden = sight.state.garden
    if space not in garden.gazebos or choice_of(sight).piece:
        return None
    return best_of(garden, garden.gazebos.index(space) + 1)


TABLE: Table[Any, Any] = HangingTable()
