"""Estimates of the width of text, accurate enough to lay out pills and buttons.

Python has no access to the fonts of the page. The tables hold their advance widths for printable
ASCII, in hundredths of the font size, at the weight of labels. The page measures exactly and fits
text that turns out too wide.
"""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.names import END_OF_ISOLATE, ISOLATE

FIRST = " "

TEXT_ADVANCES = (
    *(27, 25, 45, 60, 60, 94, 73, 24, 36, 36, 45, 60, 25, 43, 25, 31),
    *(60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 25, 25, 60, 60, 60, 46),
    *(95, 74, 69, 68, 76, 60, 56, 74, 77, 28, 35, 66, 56, 87, 75, 78),
    *(65, 78, 69, 63, 62, 74, 71, 111, 67, 62, 60, 35, 31, 35, 60, 50),
    *(38, 55, 60, 47, 60, 54, 36, 60, 58, 26, 26, 54, 32, 88, 58, 58),
    *(60, 60, 39, 49, 38, 58, 53, 85, 55, 53, 47, 39, 29, 39, 60),
)

TITLE_ADVANCES = (
    *(21, 33, 41, 67, 62, 82, 99, 20, 38, 38, 62, 57, 31, 40, 30, 50),
    *(70, 49, 64, 59, 66, 61, 65, 55, 65, 65, 30, 31, 52, 57, 52, 57),
    *(95, 76, 74, 71, 82, 68, 63, 77, 88, 43, 56, 83, 65, 95, 77, 80),
    *(73, 80, 79, 63, 72, 76, 74, 109, 74, 70, 65, 37, 50, 38, 48, 50),
    *(27, 58, 63, 54, 64, 55, 42, 60, 66, 33, 33, 64, 34, 98, 66, 61),
    *(64, 63, 51, 51, 41, 65, 57, 86, 58, 59, 51, 41, 30, 41, 64),
)

OTHER = 64
UNSEEN = (ISOLATE, END_OF_ISOLATE)
CAP_HEIGHT = 0.7
"""The height of capitals and digits in both fonts, as a share of the font size."""


@lru_cache(maxsize=4096)  # a table measures the same words at every tap
def text_width(text: str, size: float, font: str = "text") -> float:
    """Return the approximate width, in pixels, of `text` on one line."""
    advances = TEXT_ADVANCES if font == "text" else TITLE_ADVANCES
    first = ord(FIRST)
    last = first + len(advances)
    drawn = (c for c in text if c not in UNSEEN)
    total = sum(advances[ord(c) - first] if first <= ord(c) < last else OTHER for c in drawn)
    return total * size / 100


def baseline(middle: float, size: float) -> float:
    """Return the y of the baseline that centres capitals and digits vertically at `middle`."""
    return middle + size * CAP_HEIGHT / 2
