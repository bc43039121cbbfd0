"""The form of a page: the breakpoints of all tables, which no game states for itself."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.layout import NARROW, is_portrait

LOW = 470.0
"""Below this height a page that lies down is a phone's."""

BROAD = 900.0
"""From this width on margins and gaps are those of a large screen."""

SEVEN = 7 * TOUCH + 6
"""So much width a tight page has at least: seven targets lie side by side on it."""

SHORT = 632.0
"""Below this height a phone has room for little more than the board."""


class Form(Enum):
    """How a page is shaped: a phone or a tablet, upright or lying down."""

    PHONE = "phone"
    UPRIGHT = "upright"
    LOW = "low"
    LANDSCAPE = "landscape"

    @property
    def is_upright(self) -> bool:
        """Return whether the parts lie one below the other."""
        return self in (Form.PHONE, Form.UPRIGHT)

    @property
    def is_small(self) -> bool:
        """Return whether it is the page of a phone."""
        return self in (Form.PHONE, Form.LOW)


class Page(NamedTuple):
    """A page: its form, all of it within the margins, and the gap between two parts."""

    form: Form
    whole: Box
    gap: float
    is_short: bool = False


def page_of(width: float, height: float, widest: float = 0, *, is_tight: bool = False) -> Page:
    """Return the page of a scene of that size, no wider than `widest` unless that is 0.

    One that `is_tight` has on a phone no more about its parts than between them.
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
"""Margin at the sides, gap, and what is left above and below together."""

_TIGHT = 6.0
"""The margin and the gap of a phone's page that needs all room there is."""


def form_of(width: float, height: float) -> Form:
    """Return the form of a page of that size."""
    if is_portrait(width, height):
        return Form.PHONE if width < NARROW else Form.UPRIGHT
    return Form.LOW if height < LOW else Form.LANDSCAPE
