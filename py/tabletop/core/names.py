"""Names of people, computers and games: how they are stored and displayed.

A record keeps the name it was given, shortened (`bounded_name`). A name that someone types is
stored without invisible characters, except those that change how it looks (`clean_name`). Code that
displays or speaks the names at a table gets them from `core/seating.py`, which makes them distinct.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from unicodedata import bidirectional, category, normalize

from tabletop.core.graphemes import ZWJ, ZWNJ, cut_graphemes

MAX_NAME = 40
"""The maximum length of a seat's name in a record; the page accepts only shorter ones."""

MOST = 60
"""The maximum length of a displayed name, in characters."""

ISOLATE, END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""Invisible characters around a name that may be written from right to left."""

_ORDERING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
_RIGHT_TO_LEFT = ("R", "AL", "AN")
_MOST_READ = 20 * MOST

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, line separators and lone surrogates."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look like a space: Hangul fillers and the Braille blank."""

_WRITTEN_FORMATS = re.compile("[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd]")
"""Format characters (Cf) that are visible: the number signs of Arabic, Syriac and Kaithi."""

_IGNORABLE = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u2065\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Invisible characters that aren't Cf (mostly Default_Ignorable_Code_Point)."""

_FLAG = re.compile("\N{WAVING BLACK FLAG}[\U000e0020-\U000e007e]{1,10}\U000e007f")
"""The flag of a region, such as Scotland: the only use of tag characters."""

_EMOJI = ("So", "Sk", "Sm", "Po", "Nd", "Me")
"""Categories of characters that a variation selector or joiner can follow in an emoji."""

_SCRIPTS = ("Lo", "Mn", "Mc")
"""Categories of caseless letters and their marks.

In scripts that have them, selectors and joiners change how letters look.
"""


def bounded_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name as a record keeps it: at most `most` characters, without control characters.

    Line separators and lone surrogates are dropped, too.

    This function must never change, because a record's checksum covers its names.
    """
    return _UNSEEN.sub("", name)[:most]


def clean_name(name: str, most: int = MAX_NAME) -> str:
    """Return a typed name as it is stored: at most `most` characters, with single spaces inside.

    Invisible characters are dropped, except those that change how their neighbours look: joiners
    and variation selectors, and the tags of a flag. Return "" if no character is visible.
    """
    text = normalize("NFC", name[: most * 20])
    flags = [found.span() for found in _FLAG.finditer(text)]
    kept = "".join(_stored(text, at, flags) for at in range(len(text)))
    line = _without_leading_marks(" ".join(kept.split()))
    return cut_graphemes(line, most).rstrip() if has_visible(line) else ""


def has_visible(name: str) -> bool:
    """Return whether a name has a visible character; combining marks alone don't count."""
    return any(not _is_invisible(char) and category(char)[0] not in "MZ" for char in name)


def name_key(name: str) -> str:
    """Return a key that is equal for names that look or sound alike, such as "Ann" and "ann"."""
    visible = (" " if char in _BLANK else char for char in name if not _has_no_width(char))
    return " ".join(normalize("NFKC", "".join(visible)).casefold().split())


def cut(text: str, most: int) -> str:
    """Shorten `text` to at most `most` characters, ending with an ellipsis if it was longer."""
    if len(text) <= most:
        return text
    kept = cut_graphemes(text, most - 1)
    return f"{kept.rstrip()}…"


@lru_cache(maxsize=256)
def plain_name(name: str) -> str:
    """Return `name` on one line, cut to MOST characters and without bidirectional controls."""
    read = name[:_MOST_READ]
    kept = "".join(_plain(each) for each in read if bidirectional(each) not in _ORDERING)
    line = " ".join(kept.split())
    return cut(line, MOST)


def name_in_sentence(name: str) -> str:
    """Return `name` for use in a sentence, isolated if it is written from right to left."""
    return isolated(plain_name(name))


@lru_cache(maxsize=256)
def isolated(plain: str) -> str:
    """Return `plain`, between isolates if it has right-to-left characters."""
    turns = any(bidirectional(each) in _RIGHT_TO_LEFT for each in plain)
    return f"{ISOLATE}{plain}{END_OF_ISOLATE}" if turns else plain


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names, adding numbers to those that occur more than once: "Ann 1", "Ann 2"."""
    keys = [name_key(name) for name in names]
    taken = set(keys)
    return tuple(
        _with_number(name, taken) if keys.count(key) > 1 else name
        for name, key in zip(names, keys, strict=True)
    )


def _with_number(name: str, taken: set[str]) -> str:
    number = 1
    while name_key(f"{name} {number}") in taken:
        number += 1
    taken.add(name_key(f"{name} {number}"))
    return f"{name} {number}"


def _stored(text: str, at: int, flags: Sequence[tuple[int, int]]) -> str:
    """Return the character at index `at` as it is stored; "" if it is dropped."""
    char = text[at]
    if char in _BLANK or category(char) in ("Zl", "Zp") or char.isspace():
        return " "
    if not _has_no_width(char) or any(start < at < end for start, end in flags):
        return char
    return char if _shapes(text, at) else ""


def _shapes(text: str, at: int) -> bool:
    """Return whether the invisible character at index `at` changes how its neighbours look.

    Variation selectors and joiners do, in emoji and in scripts that use them.
    """
    char = text[at]
    before = _base(text[:at])
    if char in (ZWJ, ZWNJ):
        after = text[at + 1 : at + 2]
        kinds = {category(before) if before else "", category(after) if after else ""}
        return kinds <= set(_SCRIPTS) or (char == ZWJ and kinds <= {"So", "Sk", "Cn", "Sm"})
    is_selector = "\ufe00" <= char <= "\ufe0f" or "\u180b" <= char <= "\u180f"
    return is_selector and bool(before) and category(before) in (*_EMOJI, *_SCRIPTS)


def _base(text: str) -> str:
    """Return the last visible character of `text`, or "" if there is none."""
    return next((char for char in reversed(text) if not _has_no_width(char)), "")


def _without_leading_marks(line: str) -> str:
    """Return `line` without leading combining marks, which would have no base character."""
    return line[next(_letters(line), len(line)) :]


def _letters(line: str) -> Iterator[int]:
    yield from (at for at, char in enumerate(line) if category(char)[0] not in "MZ")


def _is_invisible(char: str) -> bool:
    return char in _BLANK or _has_no_width(char)


def _has_no_width(char: str) -> bool:
    """Return whether a character is invisible and has zero width."""
    if _IGNORABLE.match(char):
        return True
    return category(char) in ("Cc", "Cf", "Cs") and not _WRITTEN_FORMATS.match(char)


def _plain(character: str) -> str:
    match category(character):
        case "Cc" | "Zl" | "Zp":
            return " "
        case "Cs":
            return "\N{REPLACEMENT CHARACTER}"
    return character
