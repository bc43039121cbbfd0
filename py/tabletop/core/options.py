"""The settings of a new game: the number of seats and the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tabletop.core.errors import bad_format
from tabletop.core.problems import BadValue, GoesOnlyWith, UnknownChoice, UnknownOption


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of an option, as it is written in a record.

    It needs at least `min_seats` seats, and the option values in `beside`. When someone selects it,
    the start dialog also selects the values in `proposes` for options that haven't been chosen.
    """

    value: str
    min_seats: int = 1
    beside: Mapping[str, str] = field(default_factory=dict)
    proposes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game; its first choice is the default unless `default_by` is set.

    `custom` checks a value that is not among the choices: it returns what is wrong with it, or None
    if it is valid. `default_by` computes the default from the other options that were chosen.
    """

    key: str
    choices: tuple[Choice, ...]
    custom: Callable[[str], object | None] | None = None
    default_by: Callable[[Mapping[str, str]], str] | None = None

    @property
    def default(self) -> str:
        """Return the value of the first choice: the default unless `default_by` is set."""
        return self.choices[0].value

    def beside(self, value: str) -> Mapping[str, str]:
        """Return the values of other options that `value` requires; empty for a custom value."""
        return next((each.beside for each in self.choices if each.value == value), {})

    def default_beside(self, chosen: Mapping[str, str]) -> str:
        """Return the default value, given the other options in `chosen`."""
        return self.default if self.default_by is None else self.default_by(chosen)

    def check(self, game: str, value: str, seats: int) -> None:
        """Raise BadRecord if `value` isn't valid at a table of `seats` seats.

        `game` is the key of the game, for the error.
        """
        known = tuple(choice.value for choice in self.choices if choice.min_seats <= seats)
        if value in known:
            return
        if self.custom is None:
            raise bad_format(f"options.{self.key}", UnknownChoice(value, known))
        wrong = self.custom(value)
        if wrong is not None:
            raise bad_format(f"options.{self.key}", BadValue(game, wrong))


@dataclass(frozen=True, slots=True)
class Setup:
    """The number of seats of a table and the values of all options."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


def complete_options(
    game: str, options: tuple[Option, ...], chosen: Mapping[str, str], seats: int
) -> dict[str, str]:
    """Return the value of every option: the one in `chosen`, or else its default.

    Raise BadRecord for an unknown key or value, or for values that can't be combined.
    """
    by_key = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in by_key:
            raise bad_format(f"options.{key}", UnknownOption(tuple(by_key)))
        by_key[key].check(game, value, seats)
    whole = {key: chosen.get(key, option.default_beside(chosen)) for key, option in by_key.items()}
    for option in options:
        _check_beside(game, option, whole)
    return whole


def _check_beside(game: str, option: Option, whole: Mapping[str, str]) -> None:
    """Raise BadRecord if the value of `option` conflicts with another option."""
    value = whole[option.key]
    for other, wanted in option.beside(value).items():
        if whole[other] != wanted:
            problem = GoesOnlyWith(game, option.key, value, other, wanted)
            raise bad_format(f"options.{option.key}", problem)
