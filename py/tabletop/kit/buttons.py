"""The big buttons of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.core.language import phrases
from tabletop.kit.parts import Part, thing
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import text_width
from tabletop.scene.regions import GO_ON
from tabletop.scene.shapes import Icon, Rect, Shapes
from tabletop.scene.widgets import GO, IDLE, IDLE_ON_SHEET, QUIET, button

GAP = 8.0
WIDE = 130.0
"""The width, in pixels, from which a button has its usual size."""

HIGH = 92.0
"""The height, in pixels, from which buttons are stacked vertically."""


SMALL, LINES = 13.0, 42.0
"""The font size of the second line, and the height from which a button has room for it."""


class Button(NamedTuple):
    """A button: the id of its region, its label, and an optional second line (`below`).

    `tone` is one of the button tones in `scene/widgets.py`; with IDLE the button is disabled.
    `is_on` marks the selected one of several buttons. `aloud` replaces label and second line for
    screen readers. `brief` is the label of a narrow button; if even that doesn't fit, only the icon
    is drawn.
    """

    id: str
    label: str
    below: str = ""
    tone: str = GO
    icon: str = ""
    is_on: bool = False
    aloud: str = ""
    brief: str = ""

    @property
    def spoken(self) -> str:
        """Return the accessible name."""
        return self.aloud or phrases([self.label, self.below] if self.below else [self.label])


def button_parts(
    buttons: Sequence[Button], boxes: Iterable[Box], group: str = "go", *, on_sheet: bool = False
) -> tuple[Part, ...]:
    """Return a part for each button in its box, in the same order.

    `on_sheet` selects ink for idle labels, for buttons that are drawn on a sheet of paper.
    """
    idle = IDLE_ON_SHEET if on_sheet else IDLE
    return tuple(
        thing(
            each.id,
            group,
            each.spoken,
            box,
            _shapes(each, Box(0, 0, box.w, box.h), idle),
            may=False if each.tone == IDLE else None,
            chosen=each.is_on and each.tone != IDLE,
            col=column,
            jump="" if each.tone == IDLE else GO_ON,
        )
        for column, (each, box) in enumerate(zip(buttons, boxes, strict=True), start=1)
    )


def shared_out(place: Box, count: int, first: float = 0) -> list[Box]:
    """Return boxes for `count` buttons in `place`: side by side, or stacked if it is high.

    `first` is the width of the leftmost button, 0 if all are equally wide. Stacked buttons ignore
    it.
    """
    if count == 1:
        return [place]
    if place.h >= HIGH:
        return place.rows([0] * count, GAP)
    return place.columns([first, *([0] * (count - 1))], GAP)


def _shapes(each: Button, box: Box, idle: str) -> Shapes:
    """Return the shapes of a button.

    A second line that doesn't fit is left out here, but stays in the accessible name. `idle` is the
    tone to use for an idle button.
    """
    each = each._replace(tone=idle if each.tone == IDLE else each.tone)
    has_line = box.h >= LINES and text_width(each.below, SMALL) <= box.w - 24
    each = each if has_line else each._replace(below="")
    if each.brief and box.w < WIDE:
        each = each._replace(label=each.brief)
    roomy = (
        box.h >= 44
        and box.w >= WIDE
        and text_width(each.label, 18) + 24 <= box.w
        and each.tone not in (IDLE, IDLE_ON_SHEET)
    )
    size = 18.0 if roomy else 15.0
    lit = _rim(each, box)
    if not each.icon or box.w >= WIDE:
        return (*button(box, each.label, each.tone, each.icon, each.below, size), *lit)
    mark = {IDLE: "ontable", IDLE_ON_SHEET: "ink2", QUIET: "ink"}.get(each.tone, "white")
    if each.brief and text_width(each.brief, SMALL) + 24 > box.w:
        face = button(box, "", each.tone)
        return (*face, Icon(each.icon, box.cx, box.cy, 24, mark), *lit)
    plain = button(box, each.label, each.tone, "", each.below, size)
    if text_width(each.label, size) + 2 * 24 > box.w:
        return (*plain, *lit)
    return (*plain, Icon(each.icon, box.x + 14, box.cy, 19, mark), *lit)


def _rim(each: Button, box: Box) -> Shapes:
    """Return the ring of a selected button, or the outline of a quiet one; () for all others."""
    r = min(16, box.h / 3)
    if each.is_on:
        return edge(box.inset(1.5), r, 3)
    return (Rect(*box.inset(1), r=r - 1, stroke="leaf2", width=2),) if each.tone == QUIET else ()
