"""The garden in small, as it stands on the shelf of saved games."""

from __future__ import annotations

from tabletop.games.tuintopia.cards import HOUSE
from tabletop.games.tuintopia.ground import rows_of
from tabletop.games.tuintopia.scene_layout import places_of
from tabletop.games.tuintopia.scene_pictures import PICTURES
from tabletop.games.tuintopia.state import NONE, State
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Icon, Node, Rect, Shape

_SIDE = 98.0
_MARGIN = 7.0


def thumbnail(state: State) -> Scene:
    """Return a house among cards in the colours of their families, and backs."""
    rows = rows_of(state.variant.garden)
    wide, high = len(rows[0]), len(rows)
    room = _SIDE - 2 * _MARGIN
    step = min(room / wide, room / high * 0.85)
    down = min(room / high, step * 1.3)
    left, top = (_SIDE - step * wide) / 2, (_SIDE - down * high) / 2
    shapes: list[Shape] = [Rect(0, 0, _SIDE, _SIDE, 10, fill="soil")]
    for cell, (row, column) in enumerate(places_of(state.variant.garden)):
        box = Box(left + column * step, top + row * down, step, down).inset(1, 1)
        shapes += _cell(state, cell, box)
    west = state.ground.house_cells[0]
    row, column = int(west[1:]) - 1, ord(west[0]) - ord("a")
    house = Box(left + column * step, top + row * down, 2 * step, down).inset(1)
    shapes.append(Rect(*house, r=2, fill="roofpaper"))
    shapes.append(Icon(PICTURES[HOUSE].icon, house.cx, house.cy, min(step * 1.4, down), "soil2"))
    return Scene(_SIDE, _SIDE, (Node("garden", tuple(shapes)),))


def _cell(state: State, cell: int, box: Box) -> list[Shape]:
    card = state.open_cards[cell]
    if card >= 0:
        picture = PICTURES[card]
        size = min(box.w, box.h) * 0.86
        return [
            Rect(*box, r=2, fill="white"),
            Icon(picture.icon, box.cx, box.cy, size, picture.colour),
        ]
    if state.closed_cards[cell] != NONE:
        return [Rect(*box, r=2, fill="cardback", stroke="backleaf", width=0.8)]
    return [Rect(*box, r=2, fill="soil2", opacity=0.55)]
