"""The language in which everything is said: `t` for a sentence, `t_count` for one with a number.

English stands in the sources, in the words room of each package, as whole sentences with named
gaps; a translation is a catalogue from these to another language. So a sentence is asked for when
it is said, and never kept in a constant: what must stand in one is marked with `later`, and given
to `t` when it is shown. (The standard library's gettext would do the same, and take a quarter of a
second to import in a browser.)
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
    """What a language makes of English sentences; gaps are still open in both."""

    @property
    def language(self) -> str:
        """Return the tag of the language, such as "nl"."""

    def said(self, text: str) -> str:
        """Return the sentence that says `text`."""

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the sentence for so many, where English says `one` for 1 and else `many`."""


class English:
    """The language of the sources."""

    language = ENGLISH

    def said(self, text: str) -> str:
        """Return `text` as it is."""
        return text

    def counted(self, one: str, many: str, count: int) -> str:
        """Return `one` for 1 and -1, and else `many`."""
        return one if abs(count) == 1 else many


class Translation:
    """A language from a file: `words` gives for each English text its own, or one text a form.

    `forms` names the form for a number as one of the rules in PLURALS. What a file lacks is said in
    English.
    """

    def __init__(self, language: str, forms: str, words: Mapping[str, str | list[str]]) -> None:
        self.language = language
        self._form = PLURALS[forms]
        self._words = words

    def said(self, text: str) -> str:
        """Return the translation of `text`, or `text` where there is none."""
        found = self._words.get(text, text)
        return found if isinstance(found, str) else found[0]

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the translation in the form for `count`; it stands in the file under `one`."""
        found = self._words.get(one)
        if isinstance(found, list):
            return found[self._form(abs(count))]
        return English().counted(one, many, count)


PLURALS: Mapping[str, Callable[[int], int]] = {
    "one": lambda _: 0,
    "one-other": lambda count: 0 if count == 1 else 1,
    "none-or-one-other": lambda count: 0 if count < 2 else 1,
}
"""The rules by which languages count: only one form; 1 and all else; 0 and 1, and all else."""

_chosen: list[Catalogue] = [English()]
_said_before: list[Callable[[], None]] = []
"""What makes all functions forget that remember what they said."""


def catalogue_of(language: str, folder: Path = _FOLDER) -> Catalogue:
    """Return the catalogue of a language, that of the sources where there is no file for it.

    A file `nl.json` has the rule of its plurals under "forms", and its texts under "words". For
    English none is looked for: in a browser the first look fetches all files.
    """
    file = folder / f"{language}.json"
    if language == ENGLISH or not _TAG.fullmatch(language) or not file.is_file():
        return English()
    data = json.loads(file.read_text(encoding="utf-8"))
    return Translation(language, data["forms"], data["words"])


def speak(catalogue: Catalogue) -> None:
    """Choose the language of all that is said from now on."""
    _chosen[0] = catalogue
    for forget in _said_before:
        forget()


def spoken() -> str:
    """Return the tag of the language that is spoken."""
    return _chosen[0].language


def t(text: str, /, **gaps: object) -> str:
    """Return `text` in the language that is spoken, with its gaps filled."""
    said = _chosen[0].said(text)
    return said.format(**gaps) if gaps else said


def t_count(one: str, many: str, count: int, /, **gaps: object) -> str:
    """Return the sentence for `count`, which fills the gap {count} unless `gaps` fills it."""
    return _chosen[0].counted(one, many, count).format(**{"count": figure(count), **gaps})


def remembered(size: int) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Return what makes a function remember so many results while the same language is spoken."""

    def remembering(function: Callable[..., R]) -> Callable[..., R]:
        kept = lru_cache(maxsize=size)(function)
        _said_before.append(kept.cache_clear)
        return kept

    return remembering


def figure(count: int) -> str:
    """Return a number as it is told; a loss bears a minus sign as wide as a figure."""
    return f"\N{MINUS SIGN}{-count}" if count < 0 else str(count)


def later(text: str) -> str:
    """Return `text` unchanged: it stands in a constant, and is given to `t` when it is shown."""
    return text


def listed(words: Sequence[str]) -> str:
    """Return finished words as an enumeration: "one, two and three"."""
    return _joined(later("{first} and {last}"), words)


def either(words: Sequence[str]) -> str:
    """Return finished words as a choice: "one, two or three"."""
    return _joined(later("{first} or {last}"), words)


def _joined(joint: str, words: Sequence[str]) -> str:
    """Return the words with commas between, and the joint before the last."""
    if len(words) < 2:
        return "".join(words)
    return t(joint, first=phrases(words[:-1]), last=words[-1])


def phrases(words: Sequence[str]) -> str:
    """Return finished words one after the other, as in a label: "A1, plum, 2 water"."""
    return t(", ").join(words)


def signed(change: int) -> str:
    """Return a change with its sign; a screen reader passes over a hyphen, and reads this minus."""
    return f"+{change}" if change > 0 else figure(change)
