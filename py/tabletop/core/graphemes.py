"""Grapheme clusters (user-perceived characters), used to cut text without splitting one.

Implements Unicode Standard Annex #29 as far as the standard library has the character properties.
Where it lacks them, clusters are joined rather than split: a cut may come slightly early, but never
inside an emoji, an accented letter or a syllable.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, combining

ZWJ = "\N{ZERO WIDTH JOINER}"
ZWNJ = "\N{ZERO WIDTH NON-JOINER}"

_VIRAMA = 9
"""The canonical combining class of signs that join two consonants into one syllable."""

_PREPENDED = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e"
    "\U000110bd\U000110cd\U000111c2\U000111c3\U00011d46\U00011f02"
    "\U0001193f\U00011941\U00011a3a\U00011a84\U00011a85\U00011a86\U00011a87\U00011a88\U00011a89"
)
"""Characters that belong to the letter after them (Grapheme_Cluster_Break=Prepend)."""

_EXTENDING = frozenset(f"{ZWJ}{ZWNJ}\u0e33\u0eb3\uff9e\uff9f")
"""Characters that extend the preceding cluster although they aren't marks."""


def graphemes(text: str) -> Iterator[str]:
    """Yield the grapheme clusters of `text`; joined, they equal `text`."""
    start = 0
    flags = 0  # regional indicators directly before the current character
    for at in range(1, len(text)):
        before, char = text[at - 1], text[at]
        flags = flags + 1 if _is_regional(before) else 0
        is_half = flags % 2 == 1 and _is_regional(char)
        if not is_half and not _belong_together(before, char):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def cut_graphemes(text: str, most: int) -> str:
    """Return the longest prefix of `text` with at most `most` characters that splits no cluster.

    A first cluster longer than `most` is split, so that the result isn't empty.
    """
    if len(text) <= most:
        return text
    kept = 0
    for cluster in graphemes(text):
        if kept + len(cluster) > most:
            break
        kept += len(cluster)
    return text[: kept or most]


def _belong_together(before: str, char: str) -> bool:
    if (before, char) == ("\r", "\n"):
        return True
    if category(before) in ("Cc", "Zl", "Zp"):
        return False
    is_kept = category(char).startswith("M") or char in _EXTENDING or _is_tag(char)
    return is_kept or _is_skin_tone(char) or _joins(before) or _are_jamo(before, char)


def _joins(before: str) -> bool:
    """Return whether the character `before` attaches to the one after it."""
    return before == ZWJ or before in _PREPENDED or combining(before) == _VIRAMA


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _is_skin_tone(char: str) -> bool:
    """Return whether a character is an emoji skin tone modifier."""
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_tag(char: str) -> bool:
    return "\U000e0020" <= char <= "\U000e007f"


def _are_jamo(before: str, char: str) -> bool:
    """Return whether two characters can be parts of one Korean syllable."""
    return (_is_jamo(char) and (_is_jamo(before) or "\uac00" <= before <= "\ud7a3")) or (
        _is_jamo(before) and "\uac00" <= char <= "\ud7a3"
    )


def _is_jamo(char: str) -> bool:
    return (
        "\u1100" <= char <= "\u11ff"
        or "\ua960" <= char <= "\ua97f"
        or ("\ud7b0" <= char <= "\ud7ff")
    )
