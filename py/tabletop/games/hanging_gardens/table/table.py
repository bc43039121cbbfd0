"""The table of Hanging Gardens: a garden without end, and what each gazebo sees of it."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import t
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.beats import FILM, beats, parts
from tabletop.games.hanging_gardens.table.choice import GAZE, PLAYER, SPACE, place_in, spelling
from tabletop.games.hanging_gardens.table.draft import answer, carried, pointed
from tabletop.games.hanging_gardens.table.shown import shown_of
from tabletop.games.hanging_gardens.table.telling import sentence
from tabletop.games.hanging_gardens.table.views import LETTERS, Gaze, best_of, view_of
from tabletop.games.hanging_gardens.table.window import SIDE, thumbnail_shapes, window
from tabletop.games.hanging_gardens.words import table as labels
from tabletop.kit import words as kit
from tabletop.kit.cameras import camera_group
from tabletop.kit.parts import assembled
from tabletop.kit.shown import quiet
from tabletop.scene.looking import toggled
from tabletop.scene.marks import OFF
from tabletop.scene.regions import GRID, RADIOS, Group
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Icon, Node, Rect, Shapes
from tabletop.scene.table import Answer, Sight, Table


class HangingTable(Table[State, Move]):
    """A piece is taken from the tray, then a place is tapped; the big button plays it.

    A tap on a player, a gazebo or a direction lays open what is seen from there.
    """

    icon = "greek-temple"
    falls = (("twirly-flower", "night"), ("sunflower", "rose"), ("lotus", "leaf"))
    passages = (("view-", "view"),)

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the garden with what is picked and seen, the players, the tray and the view."""
        shown = shown_of(sight)
        return assembled(sight, parts(shown), _groups(), sentence(shown), (window(shown),))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of the button, or the rule against it."""
        return answer(sight, region)

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the view that a tap opens; a second tap on the same closes it again."""
        asked = _asked(sight, region)
        return None if asked is None else toggled(sight, asked.text)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the piece, the support that is lifted, the place, and the button."""
        return spelling(move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return where the piece goes; while no tile is in the hand, a space that it covers."""
        return pointed(sight, super().pointed(sight, move))

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the piece put down where it was carried; other drags are a tap on their end."""
        return carried(sight, start, end) or answer(sight, end)

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the piece on its way, the view that it changes, and the reckoning at the end."""
        then, now = shown_of(quiet(before)), shown_of(quiet(after, marked=True))
        return FILM.steps(beats(then, now, move), rest)

    def thumbnail(self, state: State) -> Scene:
        """Return the whole garden in small."""
        ground = Rect(0, 0, SIDE, SIDE, 10, "table2")
        drawn: Shapes = thumbnail_shapes(state.garden)
        if not state.garden.levels[0]:
            drawn = (Icon(self.icon, SIDE / 2, SIDE / 2, 52, "ontable", opacity=OFF),)
        return Scene(SIDE, SIDE, (Node("garden", (ground, *drawn)),))

    def status(self, state: State) -> str:
        """Return how many pieces are left to play."""
        if state.rolling:
            return t(labels.ROLLING)
        return labels.pieces_left(state.garden.pieces_left)


def _groups() -> tuple[Group, ...]:
    """Return the groups of regions in the order of the Tab key: what one needs first."""
    return (
        Group("stock", t(labels.STOCK), RADIOS),
        Group("garden", t(labels.GARDEN), GRID),
        Group("go", t(kit.GO_ON)),
        Group("players", t(kit.PLAYERS), RADIOS),
        Group("views", t(labels.VIEWS), RADIOS),
        camera_group(),
    )


def _asked(sight: Sight[State], region: str) -> Gaze | None:
    """Return what a tap on a region asks to see, None if it is not about looking.

    On a gazebo it does, while no piece is in the hand.
    """
    garden = sight.state.garden
    if region.startswith(SPACE) and not sight.draft:
        space = place_in(region)
        is_asked = space in garden.gazebos
        return best_of(garden, garden.gazebos.index(space) + 1) if is_asked else None
    if not region.startswith((PLAYER, GAZE)):
        return None
    shown = shown_of(sight)
    if region.startswith(PLAYER):
        return best_of(shown.coming, int(region.removeprefix(PLAYER)))
    gaze = Gaze(shown.watched, LETTERS.index(region.removeprefix(GAZE)))
    return gaze if view_of(shown.coming, gaze) else None


TABLE: Table[Any, Any] = HangingTable()
