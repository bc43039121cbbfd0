"""Text and signs of cards, generated from the effects that the engine executes.

So text and rules cannot disagree (section 4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tabletop.core.language import later, phrases, signed, t, t_count
from tabletop.games.witchcraft.rules.board import DIE, EVERY_KIND, KINDS, rolled_space
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Event, Spell
from tabletop.games.witchcraft.rules.effects import (
    ROLL,
    ChangeDetection,
    ChangePower,
    ChangeResources,
    CloseSpace,
    Condition,
    DiscardSpells,
    DrawSpells,
    Effect,
    StealResources,
    Who,
)
from tabletop.games.witchcraft.words.names import (
    first_the_space,
    kind_name,
    number_of,
    some_of,
    space_name,
    the_space,
)

Sign = tuple[str, str]
"""An amount, and the condition under which it holds."""

_DICE = {"each": later("Each witch rolls the die."), "one": later("The die is rolled once.")}
_WHO = {
    Who.TARGET: later("One rival"),
    Who.OTHERS: later("Every rival"),
    Who.ALL: later("Every witch"),
}
_WHO_IF = {
    "top": later("{who} with the highest Power"),
    "low": later("{who} with the lowest Power"),
    "at": later("{who} at {space}"),
    "det": later("{who} with Detection {bound}"),
    "hand": later("{who} with {bound} spells in hand"),
    "roll": later("{who} who rolls {bound}"),
}
_SELF_IF = {
    "top": later("if you have the highest Power"),
    "low": later("if you have the lowest Power"),
    "at": later("if you are at {space}"),
    "det": later("if your Detection is {bound}"),
    "hand": later("if you hold {bound} spells"),
}
_BOUNDS = {
    "<": later("below {number}"),
    "<=": later("{number} or less"),
    ">=": later("{number} or more"),
}

_IF_SIGNS = {
    "top": later("if highest"),
    "low": later("if lowest"),
    "at": later("at {space}"),
    "det": later("at {bound}"),
    "hand": later("with {bound}"),
    "roll": later("on {bound}"),
}
_BOUND_SIGNS = {
    "<": later("0 to {less}"),
    "<=": later("1 to {number}"),
    ">=": later("{number}+"),
}


def card_name(card: str) -> str:
    """Return the name of a spell or an event."""
    return t((SPELLS[card] if card in SPELLS else EVENTS[card]).name)


def card_in_words(card: str) -> str:
    """Return what a spell or an event does."""
    return spell_in_words(SPELLS[card]) if card in SPELLS else event_in_words(EVENTS[card])


def spell_in_words(spell: Spell) -> str:
    """Return the text of a spell; the Detection its caster gains comes last."""
    return f"{effects_in_words(spell.effects)} {_own_detection(spell.own_detection)}"


def _own_detection(change: int) -> str:
    if change > 0:
        return t("Your Detection rises by {change}.", change=change)
    if change < 0:
        return t("Your Detection falls by {change}.", change=-change)
    return t("Your Detection stays the same.")


def event_in_words(event: Event) -> str:
    """Return the text of an event; its dice come first."""
    effects = effects_in_words(event.effects)
    return f"{t(_DICE[event.dice])} {effects}" if event.dice else effects


def effects_in_words(effects: Sequence[Effect]) -> str:
    """Return one sentence for each effect; Power and its conditional increase share one."""
    pairs = [*zip(effects, (*effects[1:], None), strict=True)]
    said = [
        _power_or_more(*more) if (more := _more(effect, following)) else _in_words(effect)
        for effect, following in pairs
        if not (effect.who is Who.SELF and effect.condition)
    ]
    return " ".join(said)


def _more(effect: Effect | None, following: Effect | None) -> tuple[int, int, Condition] | None:
    """Return the Power that `effect` gives its caster, and what `following` adds on a condition.

    Return None if they are no such pair.
    """
    if not isinstance(effect, ChangePower) or not isinstance(following, ChangePower):
        return None
    if following.who is not Who.SELF or following.condition is None:
        return None
    return effect.number, following.number, following.condition


def _power_or_more(power: int, more: int, condition: Condition) -> str:
    return t(
        "Gain {power} Power, or {most} {condition}.",
        power=power,
        most=power + more,
        condition=t(_SELF_IF[condition.fact], **_gaps(condition)),
    )


def _in_words(effect: Effect) -> str:
    match effect:
        case StealResources(number):
            return t("Take {number} of each resource from a rival.", number=number)
        case CloseSpace(space):
            return _space_rolled() if space == ROLL else closed_next_round(space)
        case ChangePower() | ChangeDetection() | ChangeResources() | DrawSpells() | DiscardSpells():
            if effect.who is Who.SELF:
                return _own_effect(effect)
            if isinstance(effect, ChangePower) and effect.rolled and effect.number > 0:
                return t("{who} gains as much Power as she rolls.", who=_who(effect))
            return t("{who}: {change}.", who=_who(effect), change=_change(effect))
        case _:
            assert_never(effect)


def closed_next_round(space: str) -> str:
    """Return that an event closes a space."""
    return t_count(
        "{space} is closed all next round.",
        "{space} are closed all next round.",
        number_of(space),
        space=first_the_space(space),
    )


def _space_rolled() -> str:
    named = phrases([_numbered(roll, space_name(rolled_space(roll))) for roll in DIE])
    return t("The rolled space ({spaces}) is closed all next round.", spaces=named)


def _numbered(roll: int, name: str) -> str:
    return t("{roll}: {name}", roll=roll, name=name)


_OnWitches = ChangePower | ChangeDetection | ChangeResources | DrawSpells | DiscardSpells


def _own_effect(effect: _OnWitches) -> str:
    """Return the sentence for what an effect does to its caster."""
    match effect:
        case ChangePower(number=number):
            return t("Gain {power} Power.", power=number)
        case DrawSpells(number=number):
            return t_count(
                "Draw {count} spell, up to three in hand.",
                "Draw {count} spells, up to three in hand.",
                number,
            )
        case ChangeResources(number=number):
            return t("Gain {number} of each resource.", number=number)
        case ChangeDetection() | DiscardSpells():
            raise ValueError(f"no card does this to its caster: {effect}")
        case _:
            assert_never(effect)


def _change(effect: _OnWitches) -> str:
    """Return the phrase for what an effect does to the witches it affects."""
    match effect:
        case ChangePower():
            return t("Power {change}", change=_amount(effect))
        case ChangeDetection():
            return t("Detection {change}", change=_amount(effect))
        case ChangeResources():
            return _resources(effect)
        case DrawSpells(number=number):
            return t_count(
                "draw {count} spell, up to three in hand",
                "draw {count} spells, up to three in hand",
                number,
            )
        case DiscardSpells(number=number):
            return t_count("discard the oldest spell", "discard the oldest {count} spells", number)
        case _:
            assert_never(effect)


def _resources(effect: ChangeResources) -> str:
    if effect.what == EVERY_KIND:
        return t("{change} of each resource", change=_amount(effect))
    if effect.what == ROLL:
        named = phrases([_numbered(roll, kind_name(roll - 1)) for roll in DIE[: len(KINDS)]])
        return t(
            "{change} of the kind rolled ({kinds}, 6: none)", change=_amount(effect), kinds=named
        )
    return some_of(KINDS.index(effect.what), effect.number, _amount(effect))


def _amount(effect: ChangePower | ChangeDetection | ChangeResources) -> str:
    if effect.rolled:
        return t("+roll") if effect.number > 0 else t("\N{MINUS SIGN}roll")
    return signed(effect.number)


def _who(effect: _OnWitches) -> str:
    """Return whom an effect concerns, capitalized to begin a sentence."""
    condition = effect.condition
    if condition is None:
        return t(_WHO[effect.who])
    return t(_WHO_IF[condition.fact], who=t(_WHO[effect.who]), **_gaps(condition))


def _gaps(condition: Condition) -> dict[str, str]:
    """Return the placeholder values of a condition: its space or its bound."""
    if condition.fact == "at":
        return {"space": the_space(condition.space)}
    if not condition.comparison:
        return {}
    return {"bound": t(_BOUNDS[condition.comparison], number=condition.number)}


def brought_by(card: str) -> str:
    """Return what a spell does to resources or hands, which meters do not show; "" if nothing."""
    for effect in SPELLS[card].effects:
        match effect:
            case StealResources(number):
                return t("You take {number} of each.", number=number)
            case ChangeResources() | DrawSpells() | DiscardSpells():
                return _in_words(effect)
            case ChangePower() | ChangeDetection() | CloseSpace():
                pass
            case _:
                assert_never(effect)
    return ""


def signs(effects: Sequence[Effect]) -> tuple[Sign, ...]:
    """Return the amount and condition on the sign of each effect: ("+2", "if lowest").

    If Power depends on a condition, the second sign has the whole amount: "+1", then "or 3".
    """
    before = (None, *effects[:-1])
    return tuple(
        (_amount_sign(effect, first), _condition_sign(effect.condition))
        for first, effect in zip(before, effects, strict=True)
    )


def _amount_sign(effect: Effect, before: Effect | None) -> str:
    if more := _more(before, effect):
        return t("or {amount}", amount=more[0] + more[1])
    match effect:
        case ChangePower() | ChangeDetection() | ChangeResources():
            return _amount(effect)
        case DrawSpells(number=number) | StealResources(number):
            return signed(number)
        case DiscardSpells(number=number):
            return signed(-number)
        case CloseSpace():
            return t("closed")
        case _:
            assert_never(effect)


def _condition_sign(condition: Condition | None) -> str:
    if condition is None:
        return ""
    if condition.fact == "at":
        return t(_IF_SIGNS["at"], space=the_space(condition.space))
    if not condition.comparison:
        return t(_IF_SIGNS[condition.fact])
    number = condition.number
    bound = t(_BOUND_SIGNS[condition.comparison], number=number, less=number - 1)
    return t(_IF_SIGNS[condition.fact], bound=bound)
