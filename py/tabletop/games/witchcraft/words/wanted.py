"""What is to be chosen next, in all the ways in which a table says it."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import later, t
from tabletop.games.witchcraft.words.buttons import Said


class Wanted(NamedTuple):
    """What is to be chosen: as a `question`, and on the `button`; in the tray a `title` stands over
    `how`, with which who goes on without it is refused."""

    question: str
    button: str
    title: str
    how: str

    @property
    def said(self) -> Said:
        """Return question and button."""
        return Said(self.question, self.button, later("Choose"), self.button)

    @property
    def lines(self) -> tuple[str, str]:
        """Return the title and what is below it, as they are read."""
        return t(self.title), t(self.how)


_MOVE = Wanted(
    later("{name}, where do you go?"),
    later("Choose a place"),
    later("First the Move"),
    later("Choose a lit place to go to, or stay."),
)
_CHOICE = Wanted(
    later("{name}: cast a spell, draw one, or move again."),
    later("Cast, draw or move"),
    later("Now one choice"),
    later("Choose a spell to cast, to draw, or a place."),
)
_EMPTY = _CHOICE._replace(
    question=later("{name}: draw a spell, or move again."),
    button=later("Draw or move"),
    how=later("Choose to draw, or a place."),
)
WANTED = {
    "move": _MOVE,
    "again": _MOVE._replace(
        question=later("Where to now, {name}?"), title=later("The second Move")
    ),
    "swap": Wanted(
        later("Which spell do you give away, {name}?"),
        later("Choose a spell"),
        later("First give one spell away"),
        later("Choose which of the three you give for a new one."),
    ),
    "target": Wanted(
        later("Who is {spell} for, {name}?"),
        later("Choose a witch"),
        later("A spell for a witch"),
        later("Choose the witch that it is for."),
    ),
    "choice": _CHOICE,
    "full": _CHOICE._replace(
        question=later("{name}: cast a spell, give one away to draw, or move again.")
    ),
    "poor": _EMPTY._replace(
        question=later("{name}: no spell can be paid yet. Draw one, or move again.")
    ),
    "full-poor": _EMPTY._replace(
        question=later("{name}: give a spell away to draw one, or move again.")
    ),
    "empty": _EMPTY,
    "first": _EMPTY._replace(
        question=later("{name}: draw a spell, for spells bring Power, or move again.")
    ),
}
"""By what is due. The choice differs by the hand, which may be full or empty, and by whether any of
it can be paid; "first" is that of somebody who has no Power yet: at first nobody knows what to draw
for."""
