"""The texts of a game in the menu, the start dialog and the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabletop.core.language import t


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """The label of an option value, and a sentence that says what it does."""

    label: str
    sentence: str


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The title of an option, and the texts of its choices by value."""

    title: str
    choices: Mapping[str, ChoiceWords]

    def label(self, value: str) -> str:
        """Return the translated label of `value`, or a custom value unchanged."""
        return t(self.choices[value].label) if value in self.choices else value


@dataclass(frozen=True, slots=True)
class About:
    """The title of a game, a `line` that describes it, and a credit for its author.

    `opponents` describes by level how the computer plays. `throws` names the dice or lots that
    people can throw themselves, "" if there are none (see `Game.throw`). `options` has the texts of
    each option by key, and `terms` the names of score terms by key.
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
    """Return the texts of options by key.

    `choices` maps option key and value to a label and a sentence.
    """
    return {
        key: OptionWords(title, {value: ChoiceWords(*told) for value, told in choices[key].items()})
        for key, title in titles.items()
    }
