"""Text and signs of cards, generated from the effects that the engine executes.

So text and rules cannot disagree (section 4).
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
    "target": later("One rival"),
    "others": later("Every rival"),
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
        _power_or_more(effect, following) if _is_more(effect, following) else _in_words(effect)
        for effect, following in pairs
        if not (effect.who == "self" and effect.condition)
    ]
    return " ".join(said)


def _is_more(effect: Effect, following: Effect | None) -> bool:
    """Return whether `effect` gives its caster Power and `following` more under a condition."""
    return following is not None and following.who == "self" and following.condition is not None


def _power_or_more(effect: Effect, more: Effect | None) -> str:
    assert more is not None
    assert more.condition is not None
    return t(
        "Gain {power} Power, or {most} {condition}.",
        power=effect.number,
        most=effect.number + more.number,
        condition=t(_SELF_IF[more.condition.fact], **_gaps(more.condition)),
    )


def _in_words(effect: Effect) -> str:
    if effect.verb == "STEAL":
        return t("Take {number} of each resource from a rival.", number=effect.number)
    if effect.verb == "CLOSE":
        return _space_rolled() if effect.what == ROLL else closed_next_round(effect.what)
    if effect.who == "self":
        return _own_effect(effect)
    if effect.verb == "POW" and effect.rolled and effect.number > 0:
        return t("{who} gains as much Power as she rolls.", who=_who(effect))
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
    """Return the sentence for what an effect does to its caster."""
    if effect.verb == "POW":
        return t("Gain {power} Power.", power=effect.number)
    if effect.verb == "DRAW":
        return t_count(
            "Draw {count} spell, up to three in hand.",
            "Draw {count} spells, up to three in hand.",
            effect.number,
        )
    return t("Gain {number} of each resource.", number=effect.number)


def _change(effect: Effect) -> str:
    """Return the phrase for what an effect does to the witches it affects."""
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
            return t(_METERS[effect.verb], change=_amount(effect))


def _resources(effect: Effect) -> str:
    if effect.what == EVERY_KIND:
        return t("{change} of each resource", change=_amount(effect))
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
        if effect.verb == "STEAL":
            return t("You take {number} of each.", number=effect.number)
        if effect.verb in ("RES", "DRAW"):
            return _in_words(effect)
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
    if before is not None and _is_more(before, effect):
        return t("or {amount}", amount=before.number + effect.number)
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
