"""Words for spaces, resources and cards, all made from what the engine itself reads.

The sentence of a card is built from its effects, so the two cannot disagree (section 4).
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.witchcraft.board import EVERY_KIND, INN, KIND_NAMES, KINDS, SPACES
from tabletop.games.witchcraft.cards import Event, Spell
from tabletop.games.witchcraft.effects import ROLL, Condition, Effect

_SUBJECTS = {
    "self": "",
    "target": "the chosen witch",
    "others": "every other witch",
    "all": "every witch",
}
_MANY = ("Eyes of Newt", "Toes of Frog", "Wool of Bat", "Houndstongue", "Adder's Forks")
"""The kinds of resource as several of them are named."""

_METERS = {"POW": "Power", "DET": "Detection"}
_DICE = {"": "", "each": "Every witch rolls the die. ", "one": "The die is rolled once. "}


def capitalised(text: str) -> str:
    """Return `text` with a capital first letter and the rest as it is."""
    return text[:1].upper() + text[1:]


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Return `parts` as one list in a sentence: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def space_in_words(space: str) -> str:
    """Return a space as it stands inside a sentence: "the Swamp"."""
    return f"the {SPACES[space].name}"


def closed_in_words(space: str) -> str:
    """Return that a space is closed, inside a sentence: "the Fields are closed"."""
    name = space_in_words(space)
    return f"{name} {'are' if name.endswith('s') else 'is'} closed"


def cost_in_words(counts: Sequence[int]) -> str:
    """Return five counts in words: "2 Eyes of Newt and 1 Toe of Frog"."""
    return _counted(counts, "")


def _counted(counts: Sequence[int], more: str) -> str:
    """Return five counts in words, each with `more` after its number."""
    named = zip(counts, KIND_NAMES, _MANY, strict=True)
    return listed(
        [f"{count}{more} {one if count == 1 else many}" for count, one, many in named if count]
    )


def missing_in_words(resources: Sequence[int], cost: Sequence[int]) -> str:
    """Return what `resources` lack of `cost`: "1 more Toe of Frog is wanted"."""
    lack = [max(0, price - have) for have, price in zip(resources, cost, strict=True)]
    return f"{_counted(lack, ' more')} {'is' if sum(lack) == 1 else 'are'} wanted"


def spell_in_words(spell: Spell) -> str:
    """Return what a spell does, as sentences, its own Detection last."""
    own = f"{spell.own_detection:+d}" if spell.own_detection else "stays"
    return f"{effects_in_words(spell.effects)} Own Detection {own}."


def event_in_words(event: Event) -> str:
    """Return what an event does, as sentences, its dice first."""
    return _DICE[event.dice] + effects_in_words(event.effects)


def effects_in_words(effects: Sequence[Effect]) -> str:
    """Return a sentence for each effect of a card."""
    return " ".join(capitalised(_effect_in_words(effect)) for effect in effects)


def _effect_in_words(effect: Effect) -> str:
    if effect.verb == "CLOSE":
        return f"{_closed(effect.what)} for the whole next round."
    subject = f"{_SUBJECTS[effect.who]} {_condition_in_words(effect.condition)}".strip()
    change = _change_in_words(effect)
    if effect.verb == "STEAL":
        return f"{change} from {subject}."
    return f"{subject}: {change}." if subject else f"{change}."


def _closed(space: str) -> str:
    if space != ROLL:
        return closed_in_words(space)
    open_to_roll = [each.name for code, each in SPACES.items() if code != INN]
    numbered = [f"{roll} {name}" for roll, name in enumerate(open_to_roll, start=1)]
    return f"the space rolled ({', '.join(numbered)}) is closed"


def _change_in_words(effect: Effect) -> str:
    sign = "+" if effect.number > 0 else "-"
    match effect.verb:
        case "RES":
            return f"{sign}{_amount(effect)} {_kind(effect.what, many=abs(effect.number) > 1)}"
        case "DRAW":
            return f"draw {_spells(effect.number)}, up to three in hand"
        case "DROP":
            return f"discard the oldest {_spells(effect.number).removeprefix('1 ')}"
        case "STEAL":
            return f"take {effect.number} {_kind(effect.what)}"
        case _:
            own = "own " if effect.who == "self" else ""
            return f"{own}{_METERS[effect.verb]} {sign}{_amount(effect)}"


def _amount(effect: Effect) -> str:
    return "roll" if effect.rolled else str(abs(effect.number))


def _spells(number: int) -> str:
    return "1 spell" if number == 1 else f"{number} spells"


def _kind(what: str, *, many: bool = False) -> str:
    if what == EVERY_KIND:
        return "of each kind"
    if what == ROLL:
        numbered = [f"{roll} {name}" for roll, name in enumerate(KIND_NAMES, start=1)]
        return f"of the kind rolled ({', '.join(numbered)}, 6 none)"
    return (_MANY if many else KIND_NAMES)[KINDS.index(what)]


def _condition_in_words(condition: Condition | None) -> str:
    if condition is None:
        return ""
    match condition.fact:
        case "top":
            return "with the highest Power"
        case "low":
            return "with the lowest Power"
        case "at":
            return f"at {space_in_words(condition.space)}"
        case "det":
            return f"with Detection {_comparison(condition)}"
        case "hand":
            return f"with {_comparison(condition)} spells in hand"
        case _:
            return f"who rolls {_comparison(condition)}"


def _comparison(condition: Condition) -> str:
    if condition.comparison == "<":
        return f"below {condition.number}"
    bound = "more" if condition.comparison == ">=" else "less"
    return f"{condition.number} or {bound}"
