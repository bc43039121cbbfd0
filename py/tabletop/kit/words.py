"""The text shared by all tables."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later, t, t_count
from tabletop.scene.windows import CLOSER, FARTHER, WHOLE

GO_ON, PLAYERS, WINDOW = later("Continue"), later("Players"), later("View of the board")
"""The labels of groups of regions."""

CLOSE = later("Close")
"""The label of the button that closes a sheet."""

CAMERAS: Mapping[str, str] = {
    CLOSER: later("Zoom in"),
    FARTHER: later("Zoom out"),
    WHOLE: later("Show everything"),
}
"""The labels of the zoom buttons."""


def to_move() -> str:
    return t("to move")


def next_to_move() -> str:
    return t("next")


def computer() -> str:
    return t("computer")


def wins() -> str:
    return t("wins")


def shares_win() -> str:
    return t("shares the win")


def tied() -> str:
    """Return the one-word form of `shares_win`, for players who compete."""
    return t("tied")


def play_again() -> str:
    return t("Play again")


def looking_back() -> str:
    return t("Looking back")


def winner(name: str) -> str:
    """Return the announcement of the winner; an empty `name` addresses the reader."""
    return t("{name} wins", name=name) if name else t("You win")


def shared_win() -> str:
    return t("A shared win")


def nobody_wins() -> str:
    return t("Nobody wins")


def pointed_at(label: str) -> str:
    """Return the accessible name of a region suggested by a hint."""
    return t("{label}, suggested by the hint", label=label.removesuffix("."))


def thinking(name: str) -> str:
    """Return the sentence shown while a computer is thinking."""
    return t("{name} is thinking.", name=name)


def to_play(name: str) -> str:
    """Return the sentence shown during another player's turn."""
    return t("It’s {name}’s turn.", name=name)


def waiting_for(name: str) -> str:
    """Return the label of the big button during another player's turn."""
    return t("{name}’s turn", name=name)


def have_a_look() -> str:
    """Return the label of the big button while a player inspects something on their turn."""
    return t("Have a look")


def over() -> str:
    """Return the sentence that answers a tap after the end of a game."""
    return t("The game is over. Look back at it or start a new one.")


def and_more(count: int) -> str:
    return t_count("and {count} more", "and {count} more", count)


def term(name: str, points: str) -> str:
    """Return one term of a score with its points, or a player with their total."""
    return t("{name} {points}", name=name, points=points)


def score(name: str, total: str, terms: str) -> str:
    """Return a score with its terms, for screen readers."""
    return t("{name} {total}: {terms}.", name=name, total=total, terms=terms)
