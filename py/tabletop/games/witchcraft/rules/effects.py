"""Card effects and their conditions, and the parser for their notation in the card tables.

`POW others -1; DET self +1 if at=In` means two effects, the second with a condition.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, Literal, NamedTuple, assert_never, get_args

ROLL = "d"
"""Placeholder in an effect for the affected player's roll."""

_SPACE = "Sw|Ri|Fo|Ro|Fi|To|In"
_WHO = "self|target|others|all"
_CONDITION = re.compile(rf"(top|low)|at=({_SPACE})|(det|roll|hand)(<|<=|>=)([0-9]+)")
_METER = re.compile(rf"(POW|DET) ({_WHO}) ([+-])([0-9]+|d)")
_RESOURCE = re.compile(rf"RES ({_WHO}) ([NFBHAXd]) ([+-])([0-9]+|d)")
_CARDS = re.compile(rf"(DRAW|DROP) ({_WHO}) ([0-9]+)")
_STEAL = re.compile(r"STEAL X ([0-9]+)")
_CLOSE = re.compile(rf"CLOSE ({_SPACE}|d)")


class BadEffect(ValueError):
    """A syntax error in the text of an effect, which the message quotes."""


Fact = Literal["top", "low", "at", "det", "roll", "hand"]

_FACTS: dict[str, Fact] = {fact: fact for fact in get_args(Fact)}


class Condition(NamedTuple):
    """The condition under which an effect applies to a player.

    `fact` is "top" or "low" (highest or lowest Power), "at", "det", "roll" or "hand". The last
    three are compared with `number` by `comparison`; "at" is compared with `space`.
    """

    fact: Fact
    comparison: str = ""
    number: int = 0
    space: str = ""

    def holds_for(self, value: int) -> bool:
        """Return whether `value` satisfies the comparison (<, <= or >=) with `number`."""
        if self.comparison == ">=":
            return value >= self.number
        return value < self.number or (self.comparison == "<=" and value == self.number)


class Who(Enum):
    """The witches that an effect applies to, if they meet its condition."""

    SELF = "self"
    TARGET = "target"
    OTHERS = "others"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class _Change:
    """A change by `number`, multiplied by the witch's roll if `rolled`."""

    who: Who
    number: int
    rolled: bool = False
    condition: Condition | None = None

    def amount(self, roll: int) -> int:
        """Return the signed amount for a witch who rolled `roll`."""
        return self.number * roll if self.rolled else self.number


@dataclass(frozen=True, slots=True)
class ChangePower(_Change):
    """POW: move Power up or down."""


@dataclass(frozen=True, slots=True)
class ChangeDetection(_Change):
    """DET: move Detection up or down."""


@dataclass(frozen=True, slots=True)
class ChangeResources(_Change):
    """RES: take or lose resources of the kind `what`, which may be EVERY_KIND or ROLL."""

    what: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class DrawSpells:
    """DRAW: draw up to `number` spells, within the hand limit (W29)."""

    who: Who
    number: int
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class DiscardSpells:
    """DROP: discard the `number` oldest spells (R35)."""

    who: Who
    number: int
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class StealResources:
    """STEAL: the caster takes up to `number` resources of each kind from her target (R19)."""

    number: int
    who: ClassVar[Who] = Who.TARGET
    condition: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class CloseSpace:
    """CLOSE: nobody may move to `space`, which may be ROLL, in the next round (W26)."""

    space: str
    who: ClassVar[Who] = Who.ALL
    condition: ClassVar[None] = None


AtOnce = (
    ChangePower | ChangeDetection | ChangeResources | DiscardSpells | StealResources | CloseSpace
)
"""An effect that needs no further outcome of chance."""

Effect = AtOnce | DrawSpells
"""An effect of a card. Each `match` over it ends in `assert_never`, so that adding one is a type
error wherever it isn't treated yet."""


def needs_roll(effect: Effect) -> bool:
    """Return whether `effect` depends on a die roll."""
    if effect.condition is not None and effect.condition.fact == "roll":
        return True
    match effect:
        case ChangePower() | ChangeDetection():
            return effect.rolled
        case ChangeResources():
            return effect.rolled or effect.what == ROLL
        case CloseSpace(space):
            return space == ROLL
        case DrawSpells() | DiscardSpells() | StealResources():
            return False
        case _:
            assert_never(effect)


def parse_effects(text: str) -> tuple[Effect, ...]:
    """Parse effects separated by "; ", or `-` for none; raise BadEffect if one is invalid."""
    if text == "-":
        return ()
    return tuple(parse_effect(part) for part in text.split("; "))


def parse_effect(text: str) -> Effect:
    """Parse one effect with its optional condition; raise BadEffect if it is invalid."""
    change, found, condition = text.partition(" if ")
    effect = _parse_change(change, _parse_condition(condition) if found else None)
    if effect is None:
        raise BadEffect(f"{text!r} is no effect")
    return effect


def _parse_condition(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    if not found:
        raise BadEffect(f"{text!r} is no condition")
    extreme, space, fact, comparison, number = found.groups()
    if extreme:
        return Condition(_FACTS[extreme])
    if space:
        return Condition("at", space=space)
    return Condition(_FACTS[fact], comparison, int(number))


def _parse_change(text: str, condition: Condition | None) -> Effect | None:
    if found := _METER.fullmatch(text):
        change = ChangePower if found[1] == "POW" else ChangeDetection
        return change(Who(found[2]), *_amount(found[3], found[4]), condition)
    if found := _RESOURCE.fullmatch(text):
        amount = _amount(found[3], found[4])
        return ChangeResources(Who(found[1]), *amount, condition, what=found[2])
    if found := _CARDS.fullmatch(text):
        change_hand = DrawSpells if found[1] == "DRAW" else DiscardSpells
        return change_hand(Who(found[2]), int(found[3]), condition)
    return _parse_unconditional(text) if condition is None else None


def _parse_unconditional(text: str) -> Effect | None:
    if found := _STEAL.fullmatch(text):
        return StealResources(int(found[1]))
    if found := _CLOSE.fullmatch(text):
        return CloseSpace(found[1])
    return None


def _amount(sign: str, digits: str) -> tuple[int, bool]:
    size = 1 if digits == ROLL else int(digits)
    return (-size if sign == "-" else size), digits == ROLL
