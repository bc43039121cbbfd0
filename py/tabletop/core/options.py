"""What may be chosen before a game begins: seats and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tabletop.core.errors import bad_format
from tabletop.core.problems import BadValue, GoesOnlyWith, UnknownChoice, UnknownOption


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option, as it is written in a record.

    It may be chosen at tables of `min_seats` seats or more, `beside` these values of other options.
    The start dialog `proposes` these values with it, where nothing else was chosen.
    """

    value: str
    min_seats: int = 1
    beside: Mapping[str, str] = field(default_factory=dict)
    proposes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game; the first choice is its default.

    `custom` reads a free value that is not among the choices, and returns what is wrong with it, or
    None when it is good. `default_by` returns the default where it depends on the other options
    that were chosen.
    """

    key: str
    choices: tuple[Choice, ...]
    custom: Callable[[str], object | None] | None = None
    default_by: Callable[[Mapping[str, str]], str] | None = None

    @property
    def default(self) -> str:
        """Return the value that holds when a record names none."""
        return self.choices[0].value

    def beside(self, value: str) -> Mapping[str, str]:
        """Return the values of other options that `value` goes with; none for a free one."""
        return next((each.beside for each in self.choices if each.value == value), {})

    def default_beside(self, chosen: Mapping[str, str]) -> str:
        """Return the value that holds when a record names the options `chosen`, but not this."""
        return self.default if self.default_by is None else self.default_by(chosen)

    def check(self, game: str, value: str, seats: int) -> None:
        """Raise BadRecord if `value` may not be chosen at a table of `seats` seats of a game."""
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
    """The seats and the options of one table, every option named."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


def complete_options(
    game: str, options: tuple[Option, ...], chosen: Mapping[str, str], seats: int
) -> dict[str, str]:
    """Return `chosen` with the defaults of a game's options filled in.

    Raise BadRecord for an unknown key or value, and for values that do not go together.
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
    """Raise BadRecord if the value of `option` does not go with those of the others."""
    value = whole[option.key]
    for other, wanted in option.beside(value).items():
        if whole[other] != wanted:
            problem = GoesOnlyWith(game, option.key, value, other, wanted)
            raise bad_format(f"options.{option.key}", problem)
