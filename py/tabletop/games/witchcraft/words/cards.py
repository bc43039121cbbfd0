"""The words and the signs of cards, made from the effects that the engine itself reads.

So the two cannot disagree (section 4).
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, phrases, signed, t, t_count
from tabletop.games.witchcraft.rules.board import DIE, EVERY_KIND, KINDS, rolled_space
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Event, Spell
from tabletop.games.witchcraft.rules.effects import ROLL, Condition, Effect
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
    "target": later("The chosen witch"),
    "others": later("Every other witch"),
    "all": later("Every witch"),
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
    "top": later("With the highest Power"),
    "low": later("With the lowest Power"),
    "at": later("At {space}"),
    "det": later("With Detection {bound}"),
    "hand": later("With {bound} spells in hand"),
}
_BOUNDS = {
    "<": later("below {number}"),
    "<=": later("{number} or less"),
    ">=": later("{number} or more"),
}
_METERS = {"POW": later("Power {change}"), "DET": later("Detection {change}")}

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
    """Return what a spell does, as sentences, its own Detection last."""
    own = (
        t("Your Detection {change}.", change=signed(spell.own_detection))
        if spell.own_detection
        else t("Your Detection stays the same.")
    )
    return f"{effects_in_words(spell.effects)} {own}"


def event_in_words(event: Event) -> str:
    """Return what an event does, as sentences, its dice first."""
    effects = effects_in_words(event.effects)
    return f"{t(_DICE[event.dice])} {effects}" if event.dice else effects


def effects_in_words(effects: Sequence[Effect]) -> str:
    """Return a sentence for each effect of a card."""
    return " ".join(_effect_in_words(effect) for effect in effects)


def _effect_in_words(effect: Effect) -> str:
    if effect.verb == "STEAL":
        return t("Take {number} of each kind from the chosen witch.", number=effect.number)
    if effect.verb == "CLOSE":
        return _space_rolled() if effect.what == ROLL else closed_next_round(effect.what)
    if effect.who == "self" and effect.condition is None:
        return _own_effect(effect)
    return t("{who}: {change}.", who=_who(effect), change=_change(effect))


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


def _own_effect(effect: Effect) -> str:
    """Return what an effect does to its caster, whatever else there is."""
    match effect.verb:
        case "POW":
            return t("Your Power {change}.", change=_amount(effect))
        case "DRAW":
            return t_count(
                "Draw {count} spell, up to three in hand.",
                "Draw {count} spells, up to three in hand.",
                effect.number,
            )
        case "DROP":
            return t_count(
                "Discard the oldest spell.", "Discard the oldest {count} spells.", effect.number
            )
        case _:
            return t("{change}.", change=_resources(effect))


def _change(effect: Effect) -> str:
    """Return what an effect does to the witches whom it concerns."""
    match effect.verb:
        case "RES":
            return _resources(effect)
        case "DRAW":
            return t_count(
                "draw {count} spell, up to three in hand",
                "draw {count} spells, up to three in hand",
                effect.number,
            )
        case "DROP":
            return t_count(
                "discard the oldest spell", "discard the oldest {count} spells", effect.number
            )
        case _:
            if effect.who == "self":
                return t("your Power {change}", change=_amount(effect))
            return t(_METERS[effect.verb], change=_amount(effect))


def _resources(effect: Effect) -> str:
    if effect.what == EVERY_KIND:
        return t("{change} of each kind", change=_amount(effect))
    if effect.what == ROLL:
        named = phrases([_numbered(roll, kind_name(roll - 1)) for roll in DIE[: len(KINDS)]])
        return t(
            "{change} of the kind rolled ({kinds}, 6: none)", change=_amount(effect), kinds=named
        )
    return some_of(KINDS.index(effect.what), effect.number, _amount(effect))


def _amount(effect: Effect) -> str:
    if effect.rolled:
        return t("+roll") if effect.number > 0 else t("\N{MINUS SIGN}roll")
    return signed(effect.number)


def _who(effect: Effect) -> str:
    """Return whom an effect concerns, as a sentence begins with it."""
    condition = effect.condition
    if condition is None:
        return t(_WHO[effect.who])
    if effect.who == "self":
        return t(_SELF_IF[condition.fact], **_gaps(condition))
    return t(_WHO_IF[condition.fact], who=t(_WHO[effect.who]), **_gaps(condition))


def _gaps(condition: Condition) -> dict[str, str]:
    """Return what a condition compares with: a space, or a bound."""
    if condition.fact == "at":
        return {"space": the_space(condition.space)}
    if not condition.comparison:
        return {}
    return {"bound": t(_BOUNDS[condition.comparison], number=condition.number)}


def signs(effects: Sequence[Effect]) -> tuple[Sign, ...]:
    """Return what stands in the sign of each effect: "+2", and perhaps "if lowest"."""
    return tuple((_amount_sign(effect), _condition_sign(effect.condition)) for effect in effects)


def _amount_sign(effect: Effect) -> str:
    if effect.verb == "CLOSE":
        return t("closed")
    return signed(-effect.number) if effect.verb == "DROP" else _amount(effect)


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
