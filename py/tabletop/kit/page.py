"""The form of a page: the layout breakpoints shared by all tables."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.layout import NARROW, is_portrait

LOW = 470.0
"""The height, in pixels, below which a landscape page is that of a phone."""

BROAD = 900.0
"""The width, in pixels, from which a landscape page has the margins of a large screen."""

SEVEN = 7 * TOUCH + 6
"""The least content width, in pixels, of a tight page: seven touch targets side by side."""

SHORT = 632.0
"""The height, in pixels, below which a phone has room for little more than the board."""


class Form(Enum):
    """The form of a page: phone or tablet, portrait or landscape."""

    PHONE = "phone"
    UPRIGHT = "upright"
    LOW = "low"
    LANDSCAPE = "landscape"

    @property
    def is_upright(self) -> bool:
        """Return whether this is a portrait page."""
        return self in (Form.PHONE, Form.UPRIGHT)

    @property
    def is_small(self) -> bool:
        """Return whether this is the page of a phone."""
        return self in (Form.PHONE, Form.LOW)


class Page(NamedTuple):
    """A page: its form, the box within its margins, and the gap between parts in pixels."""

    form: Form
    whole: Box
    gap: float
    is_short: bool = False


def page_of(width: float, height: float, widest: float = 0, *, is_tight: bool = False) -> Page:
    """Return the page of a scene of `width` by `height` pixels.

    `widest` is the maximum width of its content, 0 for no limit. If `is_tight`, the margins of a
    phone are as narrow as the gaps.
    """
    form = form_of(width, height)
    is_short = form is Form.PHONE and height < SHORT
    margin, gap, below = _MARGINS[form]
    if is_tight and form is Form.PHONE:
        margin, gap, below = min(_TIGHT, (width - SEVEN) / 2), _TIGHT, 8.0
    if form is Form.LANDSCAPE and width >= BROAD:
        margin, gap = 28.0, 12.0
    wide = width - 2 * margin
    wide = min(wide, widest) if widest else wide
    return Page(form, Box((width - wide) / 2, 2, wide, height - below), gap, is_short)


_MARGINS = {
    Form.PHONE: (14.0, 10.0, 18.0),
    Form.UPRIGHT: (28.0, 16.0, 18.0),
    Form.LOW: (10.0, 6.0, 10.0),
    Form.LANDSCAPE: (14.0, 12.0, 16.0),
}
"""Side margin, gap, and the sum of the margins above and below, in pixels."""

_TIGHT = 6.0
"""The margin and gap of a tight page on a phone, in pixels."""


def form_of(width: float, height: float) -> Form:
    """Return the form of a page of `width` by `height` pixels."""
    if is_portrait(width, height):
        return Form.PHONE if width < NARROW else Form.UPRIGHT
    return Form.LOW if height < LOW else Form.LANDSCAPE
