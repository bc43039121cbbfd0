"""Names as they are told: short, in one line, and never reordering the sentence around them.

A record keeps a name as it was given, but for its length and unseen characters (`clean_name`).
Whoever tells it, in words or on a picture, takes it from here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import bidirectional, category

MAX_NAME = 40
"""The most characters of a seat's name that are read: more than the page lets anybody type."""

MOST = 60
"""The most characters of a name that are told."""

ISOLATE, END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""What stands around words that may run from right to left; neither is ever drawn."""

_ORDERING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
_RIGHT_TO_LEFT = ("R", "AL", "AN")
_MOST_READ = 20 * MOST

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, ends of lines, and halves of characters that are no text at all."""


def clean_name(name: str, most: int = MAX_NAME) -> str:
    """Return what is kept of a name: its first `most` characters, without unseen ones."""
    return _UNSEEN.sub("", name)[:most]


def cut(text: str, most: int) -> str:
    """Return a text of at most `most` characters; one that goes on ends with an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


@lru_cache(maxsize=256)
def plain_name(name: str) -> str:
    """Return `name` in one line and cut to MOST, without characters that reorder what follows."""
    read = name[:_MOST_READ]
    kept = "".join(_plain(each) for each in read if bidirectional(each) not in _ORDERING)
    line = " ".join(kept.split())
    return cut(line, MOST)


@lru_cache(maxsize=256)
def told_name(name: str) -> str:
    """Return `name` as a sentence tells it: one that runs from right to left is isolated."""
    plain = plain_name(name)
    turns = any(bidirectional(each) in _RIGHT_TO_LEFT for each in plain)
    return f"{ISOLATE}{plain}{END_OF_ISOLATE}" if turns else plain


def _plain(character: str) -> str:
    match category(character):
        case "Cc" | "Zl" | "Zp":
            return " "
        case "Cs":
            return "\N{REPLACEMENT CHARACTER}"
    return character
