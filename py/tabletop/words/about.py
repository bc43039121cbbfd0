"""What the menu, the start dialog and the result say about a game: names of things, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabletop.core.language import t


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """The label of one value of an option, and what it does in a sentence."""

    label: str
    sentence: str


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The title of an option, and the words of its choices by value."""

    title: str
    choices: Mapping[str, ChoiceWords]

    def label(self, value: str) -> str:
        """Return the label of a value; a free value is its own."""
        return t(self.choices[value].label) if value in self.choices else value


@dataclass(frozen=True, slots=True)
class About:
    """The title of a game, what it is about in a `line`, and who made it.

    `opponents` says by level in a sentence how the computer plays, `throws` what of chance people
    may throw themselves (see `Game.throw`; "" where there is nothing). `options` has the words of
    each option by key, `terms` the names of the terms of a score by key.
    """

    title: str
    credit: str
    opponents: Mapping[str, str]
    line: str = ""
    throws: str = ""
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)


def options_from(
    titles: Mapping[str, str], choices: Mapping[str, Mapping[str, tuple[str, str]]]
) -> dict[str, OptionWords]:
    """Return the words of options: `choices` has label and sentence by option and value."""
    return {
        key: OptionWords(title, {value: ChoiceWords(*told) for value, told in choices[key].items()})
        for key, title in titles.items()
    }
