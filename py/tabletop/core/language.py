"""Translation of the texts for players: `t` for a sentence, `t_count` for one with a count.

The sources hold whole English sentences with named gaps, in the `words` modules of each package. A
translation is a catalogue from these sentences to another language. Call `t` when a sentence is
displayed, because the language can change; mark a sentence in a constant with `later` and pass the
constant to `t`. (gettext works the same way, but takes a quarter of a second to import in a
browser.)
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol, TypeVar

R = TypeVar("R")

ENGLISH = "en"

_FOLDER = Path(__file__).parents[1] / "languages"
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")


class Catalogue(Protocol):
    """A translation of English sentences; the gaps are filled afterwards."""

    @property
    def language(self) -> str:
        """Return the language tag, such as "nl"."""

    def translation(self, text: str) -> str:
        """Return the translation of `text`."""

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the translation for `count`; English uses `one` for 1 and -1, otherwise `many`."""


class English:
    """The language of the sources."""

    language = ENGLISH

    def translation(self, text: str) -> str:
        """Return `text` unchanged."""
        return text

    def counted(self, one: str, many: str, count: int) -> str:
        """Return `one` for 1 and -1, otherwise `many`."""
        return one if abs(count) == 1 else many


class Translation:
    """A catalogue from a file.

    `words` maps each English text to its translation, or to a list with one translation per plural
    form. `forms` is a key of PLURALS. Texts that are missing remain English.
    """

    def __init__(self, language: str, forms: str, words: Mapping[str, str | list[str]]) -> None:
        self.language = language
        self._form = PLURALS[forms]
        self._words = words

    def translation(self, text: str) -> str:
        """Return the translation of `text`, or `text` if there is none."""
        found = self._words.get(text, text)
        return found if isinstance(found, str) else found[0]

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the translation in the plural form for `count`, or English if `one` has none."""
        found = self._words.get(one)
        if isinstance(found, list):
            return found[self._form(abs(count))]
        return English().counted(one, many, count)


PLURALS: Mapping[str, Callable[[int], int]] = {
    "one": lambda _: 0,
    "one-other": lambda count: 0 if count == 1 else 1,
    "none-or-one-other": lambda count: 0 if count < 2 else 1,
}
"""Plural rules by name: each returns the index of the form for a count."""

_chosen: list[Catalogue] = [English()]
_cache_clears: list[Callable[[], None]] = []
"""Functions that clear the caches of `remembered` functions when the language changes."""


def catalogue_of(language: str, folder: Path = _FOLDER) -> Catalogue:
    """Return the catalogue of a language, or English if it has no file.

    The file, such as `nl.json`, has a plural rule under "forms" and the texts under "words". No
    file is read for English: in a browser the first file access fetches all files.
    """
    file = folder / f"{language}.json"
    if language == ENGLISH or not _TAG.fullmatch(language) or not file.is_file():
        return English()
    data = json.loads(file.read_text(encoding="utf-8"))
    return Translation(language, data["forms"], data["words"])


def speak(catalogue: Catalogue) -> None:
    """Set the language of all texts and clear the cached ones."""
    _chosen[0] = catalogue
    for forget in _cache_clears:
        forget()


def spoken() -> str:
    """Return the tag of the current language."""
    return _chosen[0].language


def t(text: str, /, **gaps: object) -> str:
    """Return `text` in the current language, with its gaps filled."""
    found = _chosen[0].translation(text)
    return found.format(**gaps) if gaps else found


def t_count(one: str, many: str, count: int, /, **gaps: object) -> str:
    """Return the sentence for `count` in the current language, with its gaps filled.

    The gap {count} is filled with `count` unless `gaps` has a value for it.
    """
    return _chosen[0].counted(one, many, count).format(**{"count": figure(count), **gaps})


def remembered(size: int) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Return a decorator that caches up to `size` results until the language changes."""

    def remembering(function: Callable[..., R]) -> Callable[..., R]:
        kept = lru_cache(maxsize=size)(function)
        _cache_clears.append(kept.cache_clear)
        return kept

    return remembering


def figure(count: int) -> str:
    """Return `count` as text, with a typographic minus sign if it is negative."""
    return f"\N{MINUS SIGN}{-count}" if count < 0 else str(count)


def later(text: str) -> str:
    """Mark a constant for translation and return it unchanged; pass it to `t` to display it."""
    return text


def listed(words: Sequence[str]) -> str:
    """Join translated words into a list: "one, two and three"."""
    return _joined(later("{first} and {last}"), words)


def either(words: Sequence[str]) -> str:
    """Join translated words into a choice: "one, two or three"."""
    return _joined(later("{first} or {last}"), words)


def _joined(joint: str, words: Sequence[str]) -> str:
    """Join the words with commas, and the last one with `joint`."""
    if len(words) < 2:
        return "".join(words)
    return t(joint, first=phrases(words[:-1]), last=words[-1])


def phrases(words: Sequence[str]) -> str:
    """Join translated phrases with commas, as in a label: "A1, plum, 2 water"."""
    return t(", ").join(words)


def signed(change: int) -> str:
    """Return `change` with a plus or minus sign.

    Screen readers skip a hyphen but read this minus sign.
    """
    return f"+{change}" if change > 0 else figure(change)
