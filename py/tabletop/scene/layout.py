"""In which size a table is laid out on a page, and whether it is upright.

The page's header with title, sentence and tools is above the box that a scene gets, so the whole
box is the scene's.
"""

from __future__ import annotations

Size = tuple[float, float]
"""A width and a height, in CSS pixels."""

LEAST_UPRIGHT: Size = (320.0, 460.0)
LEAST_LYING: Size = (600.0, 276.0)
"""The least sizes of a table unless it says otherwise: those of small phones below the head."""

_NEARLY = 0.85
"""The share of the zoom that is wanted which will do where with it nothing needs to scroll."""

NARROW = 600.0
"""The width in CSS pixels below which margins and gaps are those of a phone."""


def is_portrait(width: float, height: float) -> bool:
    """Return whether the parts lie one below the other rather than side by side."""
    return height > width * 0.95


def laid_out(least: tuple[Size, ...], width: float, height: float, text: float = 1) -> Size:
    """Return the size in which a table is laid out on a stage of that width and height.

    `least` are the sizes from which it is whole, one upright and one lying down, and `text` is how
    much larger than usual the person wants text. The page stretches a scene that is narrower than
    its stage to the width of it, and scrolls one that is larger: so text and all else grow as far
    as the width allows, and no table is ever squeezed. What scrolls least is best.
    """
    sizes = [(form, _in_form(form, width, height, text)) for form in least]
    fitting = [size for form, size in sizes if is_portrait(*size) == is_portrait(*form)]
    return min(fitting, key=lambda size: _scrolled(size, width, height))


def _in_form(form: Size, width: float, height: float, text: float) -> Size:
    """Return the size, in whole pixels, of a scene that is no smaller than `form`."""
    zoom = min(text, width / form[0])
    if zoom * _NEARLY < height / form[1] < zoom:
        zoom = height / form[1]  # a little smaller, and nothing scrolls
    wide = max(width // max(1.0, zoom), form[0])
    return wide, max(height // max(1.0, width / wide), form[1])


def _scrolled(size: Size, width: float, height: float) -> tuple[float, float]:
    """Return how far a scene of that size must be scrolled across and down."""
    zoom = max(1.0, width / size[0])
    return size[0] * zoom - width, size[1] * zoom - height
