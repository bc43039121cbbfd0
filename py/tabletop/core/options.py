"""What may be chosen before a game begins: seats and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tabletop.core import words
from tabletop.core.errors import bad_format
from tabletop.core.language import t


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option: its text in a record, its label, and what it does in a sentence.

    It may be chosen at tables of `min_seats` seats or more, `beside` these values of other options.
    The start dialog `proposes` these values with it, where nothing else was chosen.
    """

    value: str
    label: str
    sentence: str
    min_seats: int = 1
    beside: Mapping[str, str] = field(default_factory=dict)
    proposes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game; the first choice is its default.

    `custom` reads a free value that is not among the choices, and returns what is wrong with it
    as a sentence, or None when it is good. `default_by` returns the default where it depends on
    the other options that were chosen.
    """

    key: str
    title: str
    choices: tuple[Choice, ...]
    custom: Callable[[str], str | None] | None = None
    default_by: Callable[[Mapping[str, str]], str] | None = None

    @property
    def default(self) -> str:
        """Return the value that holds when a record names none."""
        return self.choices[0].value

    def label(self, value: str) -> str:
        """Return the label of a value; a free one is its own."""
        return next((each.label for each in self.choices if each.value == value), value)

    def beside(self, value: str) -> Mapping[str, str]:
        """Return the values of other options that `value` goes with; none for a free one."""
        return next((each.beside for each in self.choices if each.value == value), {})

    def default_beside(self, chosen: Mapping[str, str]) -> str:
        """Return the value that holds when a record names the options `chosen`, but not this."""
        return self.default if self.default_by is None else self.default_by(chosen)

    def check(self, value: str, seats: int) -> None:
        """Raise BadRecord if `value` may not be chosen at a table of `seats` seats."""
        known = [choice.value for choice in self.choices if choice.min_seats <= seats]
        if value in known:
            return
        wrong = words.not_one_of(repr(value), ", ".join(known))
        if self.custom is not None:
            wrong = self.custom(value) or ""
        if wrong:
            raise bad_format(f"options.{self.key}", wrong)


@dataclass(frozen=True, slots=True)
class Setup:
    """The seats and the options of one table, every option named."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


def complete_options(
    options: tuple[Option, ...], chosen: Mapping[str, str], seats: int
) -> dict[str, str]:
    """Return `chosen` with the defaults filled in; raise BadRecord for an unknown key or value."""
    by_key = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in by_key:
            known = ", ".join(by_key) or t(words.NONE)
            raise bad_format(f"options.{key}", words.no_such_option(known))
        by_key[key].check(value, seats)
    whole = {key: chosen.get(key, option.default_beside(chosen)) for key, option in by_key.items()}
    for option in options:
        _check_company(option, by_key, whole)
    return whole


def _check_company(option: Option, by_key: Mapping[str, Option], whole: Mapping[str, str]) -> None:
    """Raise BadRecord if the value of `option` does not go with those of the others."""
    value = whole[option.key]
    for key, wanted in option.beside(value).items():
        if whole[key] != wanted:
            other = by_key[key]
            raise bad_format(
                f"options.{option.key}",
                words.goes_only_with(
                    t(option.title), t(option.label(value)), t(other.title), t(other.label(wanted))
                ),
            )
