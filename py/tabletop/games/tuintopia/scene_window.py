"""The window of the garden: what should be in view, and the small map where not all of it is."""

from __future__ import annotations

from tabletop.games.tuintopia.notation import Cover, Lay, Place, Turn
from tabletop.games.tuintopia.scene_ground import WINDOW, map_shapes
from tabletop.games.tuintopia.scene_marks import box_of
from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.scene.boxes import Box
from tabletop.scene.windows import Map, Window


def garden_window(view: Shown) -> Window:
    """Return the hole through which the garden is seen, and what should be in view."""
    places = view.places
    field = places.field
    return Window(
        WINDOW, places.window, field.world, _follow(view), most=2.5, r=8,
        map=None if field.fits else _map(view),
    )  # fmt: skip


def _follow(view: Shown) -> Box | None:
    """Return the cell that is picked or pointed at, else the latest move, else the house."""
    if view.places.field.fits:
        return None
    ground, cell = view.state.ground, view.choice.cell
    if cell < 0 and isinstance(view.hint, Place | Cover | Lay | Turn):
        cell = ground.numbers[view.hint.cell]
    if cell < 0:
        cell = view.last[-1][0] if view.last else ground.house
    return box_of(view, cell).inset(-view.places.field.across * 0.6)


def _map(view: Shown) -> Map:
    places, world = view.places, view.places.field.world
    scale = min(92 / world.w, 62 / world.h)
    box = Box(places.window.x + 6, places.window.bottom - world.h * scale - 6, 0, 0)
    shapes = map_shapes(view.state.variant.garden, view.state.variant.zones, scale, places.field)
    return Map(box._replace(w=world.w * scale, h=world.h * scale), shapes)
