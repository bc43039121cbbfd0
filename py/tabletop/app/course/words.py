"""Texts beside the curve of a game."""

from __future__ import annotations

from tabletop.core.language import t


def of_scores() -> str:
    """Return the title of the curve of scores."""
    return t("The scores, move by move")


def of_chances() -> str:
    """Return the title of the curve of winning chances."""
    return t("Winning chances, move by move")


def leads(name: str, turn: str, *, is_over: bool) -> str:
    """Return the sentence about who leads and since which turn; `name` is "" for the reader."""
    if is_over:
        if not name:
            return t("You were ahead from {turn} to the end.", turn=turn)
        return t("{name} was ahead from {turn} to the end.", name=name, turn=turn)
    if not name:
        return t("You have been ahead since {turn}.", turn=turn)
    return t("{name} has been ahead since {turn}.", name=name, turn=turn)


def level(names: str) -> str:
    """Return the sentence that several players share the lead."""
    return t("{names} are level.", names=names)


def greatest(name: str, turn: str, tally: str) -> str:
    """Return the sentence about the turn with the greatest gain; `name` is "" for the reader."""
    if not name:
        return t("You gained the most on {turn}: {tally}.", turn=turn, tally=tally)
    return t("{name} gained the most on {turn}: {tally}.", name=name, turn=turn, tally=tally)


def chances() -> str:
    """Return the explanation of the curve of winning chances."""
    return t("Each line is a player’s chance of winning, as the review sees it.")


def likely(name: str, turn: str) -> str:
    """Return the sentence that says since when the winner was likely to win.

    `name` is "" for the reader.
    """
    if not name:
        return t("You were likely to win from {turn} on.", turn=turn)
    return t("{name} was likely to win from {turn} on.", name=name, turn=turn)
