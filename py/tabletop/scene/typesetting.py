"""How words are set that have only so much room: broken into lines, shrunk, then cut.

The page does the same with its real fonts (static/js/table/words.js).
"""

from __future__ import annotations

import re

from tabletop.core.graphemes import graphemes
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Text

LEAST = 13.0
"""The smallest size to which text shrinks, in pixels."""

_STEP = 0.5
_NUMBER = re.compile(r" \d{1,2}$")


def typeset(text: Text) -> tuple[list[str], float]:
    """Return the lines of a text, and the size in which they are set."""
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
    """Return the lines into which a text breaks between words, none wider than `fit` if words
    allow it."""
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
    """Return as much of a line as fits with an ellipsis, all of it if it fits without.

    A number at its end stays: it may tell two people of one name apart.
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
