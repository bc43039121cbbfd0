"""Texts of My garden."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.core.names import name_in_sentence

BEST_MOVE = later("Best move")


def games(count: int) -> str:
    """Return how many games were played."""
    if count == 0:
        return t("not played yet")
    return t_count("{count} game played", "{count} games played", count, count=count)


def won_against(level: str, won: int, played: int) -> str:
    """Return the results against computers of one level."""
    return t_count(
        "{level}: won {won} of {count} game",
        "{level}: won {won} of {count} games",
        played,
        level=level,
        won=won,
        count=played,
    )


def seats(count: int) -> str:
    """Return how many players a table had."""
    return t("alone") if count == 1 else t("{count} at the table", count=count)


def best(table: str, chosen: list[str]) -> str:
    """Return the label of a best score.

    `table` is the number of players in words (see `seats`), `chosen` the names of the chosen
    options.
    """
    return t("Best score, {table}", table=", ".join([table, *chosen]))


def gain(tally: str) -> str:
    return t("+{tally}", tally=tally)


def favourite(name: str, count: int, won: int, shared: int) -> str:
    """Return the sentence about the opponent met most often, with the results."""
    gaps = {"name": name_in_sentence(name), "count": count, "won": won}
    if shared and not won:
        return t(
            "You’ve played {name} most often, and shared the win in {shared} of {count} games.",
            **gaps,
            shared=shared,
        )
    if shared:
        return t(
            "You’ve played {name} most often: in {count} games you "
            "won {won} and shared the win in {shared}.",
            **gaps,
            shared=shared,
        )
    if won == 0:
        return t("You’ve played {name} most often: {count} games, and no win yet.", **gaps)
    return t("You’ve played {name} most often, and won {won} of {count} games.", **gaps)


def shared(count: int) -> str:
    """Return the sentence about shared wins."""
    return t_count(
        "You shared the win in {count} game.", "You shared the win in {count} games.", count
    )


def with_hints(count: int) -> str:
    """Return the sentence about games with hints."""
    return t_count(
        "In {count} game you asked for a hint.",
        "In {count} games you asked for hints.",
        count,
        count=count,
    )


def with_undos(count: int) -> str:
    """Return the sentence about games in which moves were taken back."""
    return t_count(
        "In {count} game you took a move back.",
        "In {count} games you took moves back.",
        count,
        count=count,
    )
