"""The choice of the size, and so the orientation, in which a table is laid out.

The header of the page, with title, sentence and tools, is outside the scene: the whole size is
available to the table.
"""

from __future__ import annotations

Size = tuple[float, float]
"""A width and a height, in CSS pixels."""

LEAST_UPRIGHT: Size = (320.0, 460.0)
LEAST_LYING: Size = (600.0, 276.0)
"""The default minimum sizes of a table, portrait and landscape: small phones without the header."""

_NEARLY = 0.85
"""The share of the requested zoom that is acceptable if it avoids scrolling."""

NARROW = 600.0
"""The width, in CSS pixels, below which a portrait page has the margins and gaps of a phone."""


def is_portrait(width: float, height: float) -> bool:
    """Return whether the parts of a page of this size are stacked rather than side by side."""
    return height > width * 0.95


def laid_out(least: tuple[Size, ...], width: float, height: float, text: float = 1) -> Size:
    """Return the size in which to lay out a table on a stage of `width` by `height` pixels.

    `least` holds the minimum sizes of the table, one portrait and one landscape. `text` is the
    factor by which the user has enlarged text. The page stretches a scene that is narrower than its
    stage, which enlarges text and targets alike, and scrolls one that is larger. Of the possible
    sizes, the one that scrolls least is returned.
    """
    sizes = [(form, _in_form(form, width, height, text)) for form in least]
    fitting = [size for form, size in sizes if is_portrait(*size) == is_portrait(*form)]
    return min(fitting, key=lambda size: _scrolled(size, width, height))


def _in_form(form: Size, width: float, height: float, text: float) -> Size:
    """Return the size, in whole pixels, of a scene no smaller than `form`."""
    zoom = min(text, width / form[0])
    if zoom * _NEARLY < height / form[1] < zoom:
        zoom = height / form[1]  # slightly smaller, but without scrolling
    wide = max(width // max(1.0, zoom), form[0])
    return wide, max(height // max(1.0, width / wide), form[1])


def _scrolled(size: Size, width: float, height: float) -> tuple[float, float]:
    """Return how far a scene of this size must be scrolled, horizontally and vertically."""
    zoom = max(1.0, width / size[0])
    return size[0] * zoom - width, size[1] * zoom - height
