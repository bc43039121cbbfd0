"""A pseudo-language for tests: every English text in brackets and a third longer.

Text without brackets was never passed to `t`; text that does not fit would not fit in most
languages either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from tabletop.core.language import English, speak

LONGER = 3
"""One letter is added for so many."""

_INNERMOST = re.compile(r"⟦[^⟦⟧]*⟧")
_WORD = re.compile(r"[^\W\d_]*[a-z][^\W\d_]+|[^\W\d_]+[a-z]", re.ASCII)


class Pseudo:
    """The pseudo-language; `asked` collects the texts that were translated."""

    language = "en-XA"

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def translation(self, text: str) -> str:
        """Return the text in brackets, a third longer."""
        self.asked.add(text)
        letters = sum(each.isalpha() for each in text)
        return f"⟦{text}{'~' * (letters // LONGER)}⟧" if letters else text

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the plural form for `count`, in brackets."""
        return self.translation(English().counted(one, many, count))


@contextmanager
def pseudo_spoken() -> Iterator[Pseudo]:
    """Switch to the pseudo-language inside a `with` block."""
    pseudo = Pseudo()
    speak(pseudo)
    try:
        yield pseudo
    finally:
        speak(English())


def untranslated(text: str, names: frozenset[str]) -> list[str]:
    """Return the words of a text outside brackets that are not names.

    Words in capitals are skipped: players spelled them, or they number a rule.
    """
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    while _INNERMOST.search(text):
        text = _INNERMOST.sub("", text)
    return [word for word in _WORD.findall(text) if len(word) > 2]
