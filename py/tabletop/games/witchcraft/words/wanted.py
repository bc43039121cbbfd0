"""The next choice to make, in all the forms in which the table words it."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from tabletop.core.language import later, t
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.effects import (
    ChangeDetection,
    ChangePower,
    ChangeResources,
    CloseSpace,
    DiscardSpells,
    DrawSpells,
    Effect,
    StealResources,
    Who,
)
from tabletop.games.witchcraft.words.addressed import variant_for
from tabletop.games.witchcraft.words.buttons import ChoiceTexts


class Wanted(NamedTuple):
    """A choice to make, as a `question` and as the label of the big `button`.

    The tray shows `title` over `how`; `how` is also the refusal of a move without the choice.
    """

    question: str
    button: str
    title: str
    how: str

    @property
    def texts(self) -> ChoiceTexts:
        """Return the question and the label of the big button."""
        return ChoiceTexts(self.question, self.button, later("Choose"), self.button)

    @property
    def lines(self) -> tuple[str, str]:
        """Return the translated title and the line below it."""
        return t(self.title), t(self.how)


_MOVE = Wanted(
    later("{name}, where do you go?"),
    later("Choose a space"),
    later("Move first"),
    later("Choose a lit space, or stay where you are."),
)
_CHOICE = Wanted(
    later("{name}: cast a spell, draw one, or move again."),
    later("Cast, draw or move"),
    later("Now choose one"),
    later("Cast a spell, draw one, or choose a space."),
)
_EMPTY = _CHOICE._replace(
    question=later("{name}: draw a spell, or move again."),
    button=later("Draw or move"),
    how=later("Draw a spell or choose a space."),
)
WANTED = {
    "move": _MOVE,
    "again": _MOVE._replace(question=later("Where to now, {name}?"), title=later("Move again")),
    "swap": Wanted(
        later("Which spell will you discard, {name}?"),
        later("Choose a spell"),
        later("First discard a spell"),
        later("Choose which of the three to discard for a new one."),
    ),
    "target": Wanted(
        later("{spell}: who is it for, {name}?"),
        later("Choose a witch"),
        later("Choose a target"),
        later("Choose the witch it’s for."),
    ),
    "choice": _CHOICE,
    "full": _CHOICE._replace(
        question=later("{name}: cast a spell, discard one to draw, or move again.")
    ),
    "poor": _EMPTY._replace(
        question=later("{name}: you can’t pay for any spell yet. Draw another, or move again.")
    ),
    "full-poor": _EMPTY._replace(
        question=later("{name}: discard a spell to draw one, or move again.")
    ),
    "empty": _EMPTY,
    "first": _EMPTY._replace(question=later("{name}: spells give Power. Draw one, or move again.")),
}
"""By what is due. The choice differs by the hand, which may be full or empty, and by whether any of
it can be paid; "first" is that of somebody who has no Power yet: at first nobody knows what to draw
for."""

_WHO_IS_EXPOSED = later("{spell}: who gets {number} Detection, {name}?")
_WHO_IS_WEAKENED = later("{spell}: who loses {number} Power, {name}?")
_WHO_IS_ROBBED = later("{spell}: who loses {number} of each resource to you, {name}?")


def _who_for(effect: Effect) -> str:
    """Return the question for a target, by what `effect` does to her."""
    match effect:
        case ChangeDetection():
            return _WHO_IS_EXPOSED
        case ChangePower():
            return _WHO_IS_WEAKENED
        case StealResources():
            return _WHO_IS_ROBBED
        case ChangeResources() | DrawSpells() | DiscardSpells() | CloseSpace():
            return WANTED["target"].question
        case _:
            assert_never(effect)


def target_of(card: str, name: str) -> Wanted:
    """Return the choice of a target for a spell; the question says what the spell does to her.

    `name` is the caster, or "" if addressed as "you".
    """
    effect = next(each for each in SPELLS[card].effects if each.who is Who.TARGET)
    number = "" if isinstance(effect, CloseSpace) else str(abs(effect.number))
    question = t(variant_for(name, _who_for(effect)), spell="{spell}", name="{name}", number=number)
    return WANTED["target"]._replace(question=question)
