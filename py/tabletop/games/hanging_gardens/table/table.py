"""The table of Hanging Gardens: an unbounded garden, and the views from its gazebos."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import t
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.beats import FILM, beats, parts
from tabletop.games.hanging_gardens.table.choice import FACING, PLAYER, SPACE, place_in, spelling
from tabletop.games.hanging_gardens.table.draft import answer, carried, pointed
from tabletop.games.hanging_gardens.table.texts import sentence
from tabletop.games.hanging_gardens.table.view_model import model_of
from tabletop.games.hanging_gardens.table.views import LETTERS, Facing, best_of, view_of
from tabletop.games.hanging_gardens.table.window import SIDE, thumbnail_shapes, window
from tabletop.games.hanging_gardens.words import table as labels
from tabletop.kit import words as kit
from tabletop.kit.cameras import camera_group
from tabletop.kit.parts import assembled
from tabletop.kit.view_model import quiet
from tabletop.scene.looking import toggled
from tabletop.scene.marks import OFF
from tabletop.scene.regions import GRID, RADIOS, Group
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Icon, Node, Rect, Shapes
from tabletop.scene.table import Answer, Sight, Table


class HangingTable(Table[State, Move]):
    """Table on which a player taps a piece, then a place, then the button that plays the move.

    A tap on a player, a gazebo or a direction opens a view.
    """

    icon = "greek-temple"
    falls = (("twirly-flower", "night"), ("sunflower", "rose"), ("lotus", "leaf"))
    passages = (("view-", "view"),)

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the scene: garden, players, tray and the open view."""
        model = model_of(sight)
        return assembled(sight, parts(model), _groups(), sentence(model), (window(model),))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the draft after the tap, the move that it plays, or why it is refused."""
        return answer(sight, region)

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the view that a tap opens, "" if it closes the open one, None for other taps."""
        asked = _asked(sight, region)
        return None if asked is None else toggled(sight, asked.text)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the regions to tap for `move`: piece, support to move if any, place, button."""
        return spelling(move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the region to highlight for `move`: its place, or a space of its tile."""
        return pointed(sight, super().pointed(sight, move))

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the answer to dragging a piece to a place; other drags count as a tap on `end`."""
        return carried(sight, start, end) or answer(sight, end)

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the animation of `move`: the piece, the changed views, and any final scoring."""
        then, now = model_of(quiet(before)), model_of(quiet(after, marked=True))
        return FILM.steps(beats(then, now, GAME.events(before.state, move)), rest)

    def thumbnail(self, state: State) -> Scene:
        """Return a thumbnail of the whole garden."""
        ground = Rect(0, 0, SIDE, SIDE, 10, "table2")
        drawn: Shapes = thumbnail_shapes(state.garden)
        if not state.garden.levels[0]:
            drawn = (Icon(self.icon, SIDE / 2, SIDE / 2, 52, "ontable", opacity=OFF),)
        return Scene(SIDE, SIDE, (Node("garden", (ground, *drawn)),))

    def status(self, state: State) -> str:
        """Return how many pieces are left, or that dice decide who starts."""
        if state.rolling:
            return t(labels.ROLLING)
        return labels.pieces_left(state.garden.pieces_left)


def _groups() -> tuple[Group, ...]:
    """Return the groups of regions in Tab order."""
    return (
        Group("stock", t(labels.STOCK), RADIOS),
        Group("garden", t(labels.GARDEN), GRID),
        Group("go", t(kit.GO_ON)),
        Group("players", t(kit.PLAYERS), RADIOS),
        Group("views", t(labels.VIEWS), RADIOS),
        camera_group(),
    )


def _asked(sight: Sight[State], region: str) -> Facing | None:
    """Return the view that a tap on `region` asks for, or None.

    A gazebo asks for its best view only while the draft is empty.
    """
    garden = sight.state.garden
    if region.startswith(SPACE) and not sight.draft:
        space = place_in(region)
        is_asked = space in garden.gazebos
        return best_of(garden, garden.gazebos.index(space) + 1) if is_asked else None
    if not region.startswith((PLAYER, FACING)):
        return None
    model = model_of(sight)
    if region.startswith(PLAYER):
        return best_of(model.coming, int(region.removeprefix(PLAYER)))
    facing = Facing(model.watched, LETTERS.index(region.removeprefix(FACING)))
    return facing if view_of(model.coming, facing) else None


TABLE: Table[Any, Any] = HangingTable()
