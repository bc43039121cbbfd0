"""Fitting text into a width: it is wrapped, then shrunk, then cut.

The page does the same with the real fonts (static/js/table/words.js).
"""

from __future__ import annotations

import re

from tabletop.core.graphemes import graphemes
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Text

LEAST = 13.0
"""The smallest font size to which text shrinks, in pixels."""

_STEP = 0.5
_NUMBER = re.compile(r" \d{1,2}$")


def typeset(text: Text) -> tuple[list[str], float]:
    """Return the lines of `text` and the font size, in pixels, at which they are drawn."""
    if not text.fit:
        return [text.text], text.size
    size = text.size
    while True:
        lines = broken(text, size) if text.lines > 1 else [text.text]
        widest = max(text_width(line, size, text.font) for line in lines)
        if widest <= text.fit and len(lines) <= text.lines:
            return lines, size
        if size - _STEP < LEAST:
            return _shortened(text, lines, size), size
        size -= _STEP


def broken(text: Text, size: float) -> list[str]:
    """Return `text` wrapped between words into lines at most `fit` wide.

    A word that is wider gets a line of its own.
    """
    lines = [""]
    for word in text.text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size, text.font) > text.fit:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _shortened(text: Text, lines: list[str], size: float) -> list[str]:
    kept, last = lines[: text.lines - 1], " ".join(lines[text.lines - 1 :])
    return [_cut(line, text, size) for line in (*kept, last)]


def _cut(line: str, text: Text, size: float) -> str:
    """Return `line`, shortened with an ellipsis if it doesn't fit.

    A number at its end is kept, as it may distinguish two players of the same name.
    """
    if text_width(line, size, text.font) <= text.fit:
        return line
    found = _NUMBER.search(line)
    number = found[0] if found else ""
    letters = list(graphemes(line.removesuffix(number)))
    shortened = f"{''.join(letters).rstrip()}…{number}"
    while letters and text_width(shortened, size, text.font) > text.fit:
        letters.pop()
        shortened = f"{''.join(letters).rstrip()}…{number}"
    return shortened
