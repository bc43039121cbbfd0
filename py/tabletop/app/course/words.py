"""The words beside the curve of a game."""

from __future__ import annotations

from tabletop.core.language import t


def of_scores() -> str:
    """Return what the curve of scores is called."""
    return t("The scores, move by move")


def of_chances() -> str:
    """Return what the curve of chances is called."""
    return t("The chances, move by move")


def leads(name: str, since: int, *, is_over: bool) -> str:
    """Return who is ahead, and after which ply that began."""
    if is_over:
        return t("{name} was ahead from move {ply} to the end.", name=name, ply=since)
    return t("{name} has been ahead since move {ply}.", name=name, ply=since)


def level(names: str) -> str:
    """Return who have the same score at last, where nobody has more."""
    return t("{names} are level.", names=names)


def greatest(name: str, ply: int, tally: str) -> str:
    """Return with which move somebody gained most, `tally` being the gain."""
    return t("{name} gained most with move {ply}: {tally}.", name=name, ply=ply, tally=tally)


def chances() -> str:
    """Return what the lines are where chances are drawn."""
    return t("The lines are the chances to win, as the review judges them.")


def likely(name: str, since: int) -> str:
    """Return since which ply the winner was more likely to win than not."""
    return t("{name} was likely to win from move {ply} on.", name=name, ply=since)
