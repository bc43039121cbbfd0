"""The names of people, computers and games: what is stored of them, and what is displayed.

A record keeps the name that it was given, bounded (`bounded_name`). A name that somebody types is
stored clean (`clean_name`): without characters that nobody can see. Whatever displays or speaks the
names of a table takes them from `core/seating.py`, which tells seats of one name apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from unicodedata import bidirectional, category, normalize

from tabletop.core.graphemes import ZWJ, ZWNJ, cut_graphemes

MAX_NAME = 40
"""The most characters of a seat's name that are read: more than the page lets anybody type."""

MOST = 60
"""The most characters of a name that are displayed."""

ISOLATE, END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""What stands around words that may run from right to left; neither is ever drawn."""

_ORDERING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
_RIGHT_TO_LEFT = ("R", "AL", "AN")
_MOST_READ = 20 * MOST

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, ends of lines, and halves of characters that are no text at all."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are as empty as a space: Hangul fillers, the blank of Braille."""

_WRITTEN_FORMATS = re.compile("[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd]")
"""Format characters (Cf) that are drawn: the number signs of Arabic, Syriac and Kaithi."""

_IGNORABLE = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u2065\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Characters without a shape of their own that are not Cf (mostly Default_Ignorable_Code_Point)."""

_FLAG = re.compile("\N{WAVING BLACK FLAG}[\U000e0020-\U000e007e]{1,10}\U000e007f")
"""The flag of a region, such as Scotland's: the only use of tag characters."""

_EMOJI = ("So", "Sk", "Sm", "Po", "Nd", "Me")
"""Categories of what may have an emoji form, and so a variation selector or a joiner behind it."""

_SCRIPTS = ("Lo", "Mn", "Mc")
"""Categories of letters without capitals: scripts in which selectors and joiners change a shape."""


def bounded_name(name: str, most: int = MAX_NAME) -> str:
    """Return what a record keeps of a name: at most `most` characters, without control characters.

    It never changes: the check sum of a record covers its names.
    """
    return _UNSEEN.sub("", name)[:most]


def clean_name(name: str, most: int = MAX_NAME) -> str:
    """Return what is stored of a name that is typed: at most `most` characters, all of them visible
    or a single space between others; "" for a name without a visible character."""
    text = normalize("NFC", name[: most * 20])
    flags = [found.span() for found in _FLAG.finditer(text)]
    kept = "".join(_stored(text, at, flags) for at in range(len(text)))
    line = _led(" ".join(kept.split()))
    return cut_graphemes(line, most).rstrip() if has_visible(line) else ""


def has_visible(name: str) -> bool:
    """Return whether a name has a character that can be seen: a mark alone is none."""
    return any(not _is_invisible(char) and category(char)[0] not in "MZ" for char in name)


def name_key(name: str) -> str:
    """Return what two names have in common that look or sound alike, such as "Ann" and "ann"."""
    seen = (" " if char in _BLANK else char for char in name if not _is_unshaped(char))
    return " ".join(normalize("NFKC", "".join(seen)).casefold().split())


def cut(text: str, most: int) -> str:
    """Return a text of at most `most` characters; one that is cut ends with an ellipsis."""
    if len(text) <= most:
        return text
    kept = cut_graphemes(text, most - 1)
    return f"{kept.rstrip()}…"


@lru_cache(maxsize=256)
def plain_name(name: str) -> str:
    """Return `name` in one line and cut to MOST, without characters that reorder what follows."""
    read = name[:_MOST_READ]
    kept = "".join(_plain(each) for each in read if bidirectional(each) not in _ORDERING)
    line = " ".join(kept.split())
    return cut(line, MOST)


def told_name(name: str) -> str:
    """Return `name` as it stands in a sentence: one that runs from right to left is isolated."""
    return isolated(plain_name(name))


@lru_cache(maxsize=256)
def isolated(plain: str) -> str:
    """Return a plain name between isolates, if it runs from right to left."""
    turns = any(bidirectional(each) in _RIGHT_TO_LEFT for each in plain)
    return f"{ISOLATE}{plain}{END_OF_ISOLATE}" if turns else plain


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names, with a number behind each that several of them share: "Ann 1", "Ann 2"."""
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
    """Return what is stored of one character of a name."""
    char = text[at]
    if char in _BLANK or category(char) in ("Zl", "Zp") or char.isspace():
        return " "
    if not _is_unshaped(char) or any(start < at < end for start, end in flags):
        return char
    return char if _shapes(text, at) else ""


def _shapes(text: str, at: int) -> bool:
    """Return whether an invisible character changes how its neighbours look: a selector of an emoji
    or a joiner between two of them, or either in a script that needs it."""
    char = text[at]
    before = _base(text[:at])
    if char in (ZWJ, ZWNJ):
        after = text[at + 1 : at + 2]
        kinds = {category(before) if before else "", category(after) if after else ""}
        return kinds <= set(_SCRIPTS) or (char == ZWJ and kinds <= {"So", "Sk", "Cn", "Sm"})
    is_selector = "\ufe00" <= char <= "\ufe0f" or "\u180b" <= char <= "\u180f"
    return is_selector and bool(before) and category(before) in (*_EMOJI, *_SCRIPTS)


def _base(text: str) -> str:
    """Return the last character of a text that has a shape of its own, "" where there is none."""
    return next((char for char in reversed(text) if not _is_unshaped(char)), "")


def _led(line: str) -> str:
    """Return a line without combining marks at its beginning: they have nothing to stand on."""
    return line[next(_letters(line), len(line)) :]


def _letters(line: str) -> Iterator[int]:
    yield from (at for at, char in enumerate(line) if category(char)[0] not in "MZ")


def _is_invisible(char: str) -> bool:
    return char in _BLANK or _is_unshaped(char)


def _is_unshaped(char: str) -> bool:
    """Return whether a character takes no room and has no shape."""
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
