"""Card effects and their conditions, and the parser for their notation in the card tables.

`POW others -1; DET self +1 if at=In` means two effects, the second with a condition.
"""

from __future__ import annotations

import re
from typing import NamedTuple

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


class Condition(NamedTuple):
    """The condition under which an effect applies to a player.

    `fact` is "top" or "low" (highest or lowest Power), "at", "det", "roll" or "hand". The last
    three are compared with `number` by `comparison`; "at" is compared with `space`.
    """

    fact: str
    comparison: str = ""
    number: int = 0
    space: str = ""

    def holds_for(self, value: int) -> bool:
        """Return whether `value` satisfies the comparison (<, <= or >=) with `number`."""
        if self.comparison == ">=":
            return value >= self.number
        return value < self.number or (self.comparison == "<=" and value == self.number)


class Effect(NamedTuple):
    """One effect of a card.

    `verb` is POW, DET, RES, DRAW, DROP, STEAL or CLOSE. `who` is self, target, others or all, or
    "" for CLOSE. `what` is a resource kind or a space. The amount is `number`, multiplied by the
    player's roll if `rolled`.
    """

    verb: str
    who: str = ""
    what: str = ""
    number: int = 0
    rolled: bool = False
    condition: Condition | None = None

    @property
    def needs_roll(self) -> bool:
        """Return whether the effect depends on a die roll."""
        asks = self.condition is not None and self.condition.fact == "roll"
        return self.rolled or asks or self.what == ROLL

    def amount(self, roll: int) -> int:
        """Return the signed amount of the effect for a player who rolled `roll`."""
        return self.number * roll if self.rolled else self.number


def parse_effects(text: str) -> tuple[Effect, ...]:
    """Parse effects separated by "; ", or `-` for none; raise BadEffect if one is invalid."""
    if text == "-":
        return ()
    return tuple(parse_effect(part) for part in text.split("; "))


def parse_effect(text: str) -> Effect:
    """Parse one effect with its optional condition; raise BadEffect if it is invalid."""
    change, found, condition = text.partition(" if ")
    effect = _parse_change(change)
    if effect is None or (found and effect.verb in ("STEAL", "CLOSE")):
        raise BadEffect(f"{text!r} is no effect")
    return effect._replace(condition=_parse_condition(condition)) if found else effect


def _parse_condition(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    if not found:
        raise BadEffect(f"{text!r} is no condition")
    extreme, space, fact, comparison, number = found.groups()
    if extreme:
        return Condition(extreme)
    return Condition("at", space=space) if space else Condition(fact, comparison, int(number))


def _parse_change(text: str) -> Effect | None:
    if found := _METER.fullmatch(text):
        return Effect(found[1], found[2], "", *_amount(found[3], found[4]))
    if found := _RESOURCE.fullmatch(text):
        return Effect("RES", found[1], found[2], *_amount(found[3], found[4]))
    if found := _CARDS.fullmatch(text):
        return Effect(found[1], found[2], number=int(found[3]))
    if found := _STEAL.fullmatch(text):
        return Effect("STEAL", "target", "X", int(found[1]))
    if found := _CLOSE.fullmatch(text):
        return Effect("CLOSE", what=found[1])
    return None


def _amount(sign: str, digits: str) -> tuple[int, bool]:
    size = 1 if digits == ROLL else int(digits)
    return (-size if sign == "-" else size), digits == ROLL
