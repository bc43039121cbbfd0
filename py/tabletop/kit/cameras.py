"""The zoom buttons of a window."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import t
from tabletop.kit import words
from tabletop.kit.parts import Part, thing
from tabletop.scene.boxes import Box
from tabletop.scene.regions import Group
from tabletop.scene.shapes import CHIP, Circle, Icon
from tabletop.scene.windows import CLOSER, FARTHER, WHOLE

CAMERA = "camera"

_ICONS = {FARTHER: "minus", CLOSER: "plus", WHOLE: "expand"}
_R = 20.0


def camera_group() -> Group:
    """Return the accessibility group of the zoom buttons."""
    return Group(CAMERA, t(words.WINDOW))


def camera_parts(boxes: Sequence[Box], window: str) -> tuple[Part, ...]:
    """Return a zoom button in each box for the window with the id `window`.

    Three boxes get zoom out, zoom in and show everything; a single box gets show everything. In a
    vertical column zoom in comes first.
    """
    does = list(_ICONS)[-len(boxes) :] if boxes else []
    if len(boxes) > 1 and boxes[0].x == boxes[1].x:
        does[:2] = [CLOSER, FARTHER]
    pairs = zip(does, boxes, strict=True)
    return tuple(_camera(each, box, window, col) for col, (each, box) in enumerate(pairs, start=1))


def _camera(does: str, box: Box, window: str, col: int) -> Part:
    x, y = box.w / 2, box.h / 2
    shapes = (
        Circle(x, y, _R, fill="sheet2", shadow=CHIP),
        Icon(_ICONS[does], x, y, _R, "ink"),
    )
    label = t(words.CAMERAS[does])
    return thing(f"{CAMERA}-{does}", CAMERA, label, box, shapes, camera=does, of=window, col=col)
