"""Signs with the same meaning at every table: hint, winner, player to move, and change."""

from __future__ import annotations

from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes
from tabletop.scene.widgets import DANGER, GO, badge, badge_box, number


def bulb(r: float, x: float = 0, y: float = 0) -> Shapes:
    """Return the sign of a hint with radius `r` at (x, y): a bulb on a dark disc."""
    return (
        Circle(x, y, r, fill="night", stroke="white", width=2, shadow=CHIP),
        Icon("light-bulb", x, y, r * 1.3, "sun"),
    )


def crown(x: float, y: float, r: float = 9) -> Shapes:
    """Return the sign of a winner with radius `r` at (x, y): a laurel crown on a yellow disc."""
    return (
        Circle(x, y, r, fill="sun", stroke="white", width=1.5, shadow=CHIP),
        Icon("laurel-crown", x, y, r * 1.55, "print"),
    )


def mover_edge(box: Box) -> Node:
    """Return the highlight around the strip of the player to move.

    Its key is the same for all players, so it moves from one to the next.
    """
    return Node("mover", edge(Box(0, 0, box.w, box.h).inset(1.5), 13, 3), box.x, box.y)


def changing(
    figure: str,
    change: str,
    *,
    is_good: bool,
    at: tuple[float, float],
    size: float,
    fill: str = "ink",
) -> tuple[Shapes, float]:
    """Return a figure, right-aligned at `at`, with its change before it, and the left edge of both.

    `figure` or `change` may be "". `is_good` sets the colour of the change.
    """
    right, y = at
    shapes: Shapes = ()
    if figure:
        wide = text_width(figure, size, "title")
        shapes = (number(right - wide / 2, y, figure, size, fill),)
        right -= wide + 6
    if change:
        wide = badge_box(0, 0, change, size=13).w
        shapes += badge(right - wide / 2, y, change, GO if is_good else DANGER, size=13)
        right -= wide + 4
    return shapes, right
