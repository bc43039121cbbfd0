"""What a pick would do, in two lines: to others, and to the one who plays."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, phrases, t, t_count
from tabletop.games.witchcraft.words.cards import card_name
from tabletop.games.witchcraft.words.names import resources

CALM_ALREADY = later("Your Detection is 0 already")
OUT = later("out")

Lines = tuple[str, str]

_RISKS = {
    0: later("No roll puts you out"),
    2: later("Two rolls in six: you are out"),
    4: later("Four rolls in six: you are out"),
    6: later("Each roll: you are out"),
}


def at_inn(fatal: int) -> Lines:
    """Return what the Inn gives, and how many of six rolls eliminate."""
    return t("The Inn: one of each kind, then a roll"), t(_RISKS[fatal])


def wins(top: int) -> Lines:
    """Return that a cast wins."""
    return t("Power {top}", top=top), t("You win at once")


def of_others(changes: Sequence[str]) -> str:
    """Return what would change for others, one after the other."""
    return t("; ").join(changes)


def of_other(name: str, changes: str) -> str:
    """Return what would change for another witch."""
    return t("{name}: {changes}", name=name, changes=changes)


def of_own(changes: str) -> str:
    """Return what would change for the one who plays."""
    return t("You: {changes}", changes=changes)


def taken(counts: tuple[int, ...]) -> str:
    """Return what is taken at a place."""
    return of_own(resources(counts))


def drawn(count: int) -> str:
    """Return that one would draw, from how many spells."""
    return of_own(t_count("the last spell", "one of {count} spells, unseen", count))


def power(before: int, later_on: int) -> str:
    """Return how a Power would move."""
    return t("Power {before} → {after}", before=before, after=later_on)


def detection(before: int, later_on: int) -> str:
    """Return how a Detection would move."""
    return t("Detection {before} → {after}", before=before, after=later_on)


def detection_stays(now: int) -> str:
    """Return that a Detection would not move."""
    return t("Detection stays {value}", value=now)


def aloud(lines: Lines) -> str:
    """Return both lines as they are read aloud."""
    told = " ".join(t("{line}.", line=line) for line in lines if line)
    return t("This would do: {changes}", changes=told)


def aside(lines: Lines) -> str:
    """Return both lines as one."""
    return phrases([line for line in lines if line])


# -- while nothing is picked -----------------------------------------------------------------------


def move_due() -> Lines:
    """Return that the Move is due."""
    return t("First the Move"), t("to any lit place, or stay")


def choice_due(held: int) -> Lines:
    """Return that the Choice is due; without a spell there is none to cast."""
    return t("Now one choice"), t("Cast, draw, or move again") if held else t("Draw, or move again")


def swap_due() -> Lines:
    """Return that a spell is to be given away."""
    return t("Give one spell away"), t("then draw another")


def target_due(card: str) -> Lines:
    """Return that a spell wants a witch."""
    return card_name(card), t("Tap the witch it is for")
