"""Texts of the garden of the day."""

from __future__ import annotations

from datetime import date

from tabletop.core.language import later, t, t_count

MONTHS = (
    later("{day} January {year}"),
    later("{day} February {year}"),
    later("{day} March {year}"),
    later("{day} April {year}"),
    later("{day} May {year}"),
    later("{day} June {year}"),
    later("{day} July {year}"),
    later("{day} August {year}"),
    later("{day} September {year}"),
    later("{day} October {year}"),
    later("{day} November {year}"),
    later("{day} December {year}"),
)

NO_DAY = later("Its date isn’t valid.")


def date_text(day: str) -> str:
    """Return a date as a person says it: "22 November 2026"."""
    when = date.fromisoformat(day)
    return t(MONTHS[when.month - 1], day=when.day, year=when.year)


def garden(game: str, day: str) -> str:
    """Return the name of a day's garden."""
    return t("{game}, {day}", game=game, day=date_text(day))


def garden_again(game: str, day: str) -> str:
    return t("{game}, {day} (again)", game=game, day=date_text(day))


def not_yet(day: str) -> str:
    return t("The garden for {day} opens on that day.", day=date_text(day))


ONCE_MORE = later("played again")
FIRST_COUNTS = later("Your first game of this garden is the one that counts.")


def won(own: str, rival: str) -> str:
    return t("won, {own} to {rival}", own=own, rival=rival)


def lost(own: str, rival: str) -> str:
    return t("lost, {own} to {rival}", own=own, rival=rival)


def won_level(own: str) -> str:
    """Return the result of a player who won a tie by the rules."""
    return t("won a tie at {own} each", own=own)


def lost_level(own: str) -> str:
    return t("lost a tie at {own} each", own=own)


def shared(own: str, best: str) -> str:
    """Return the result of a player who shared the win, usually with an equal score."""
    if own == best:
        return t("shared the win with {own} each", own=own)
    return t("shared the win with {own}", own=own)


def drawn(own: str) -> str:
    return t("a draw at {own}", own=own)


def result(garden: str, reached: str, notes: list[str]) -> str:
    """Return the result of a garden as text to share."""
    told = ", ".join([reached, *notes])
    return t("Six Gardens · {garden}: {told}", garden=garden, told=told)


def hints(count: int) -> str:
    """Return how many hints a game had, as part of a list."""
    return t_count("with {count} hint", "with {count} hints", count, count=count)


def undos(count: int) -> str:
    """Return how often moves were taken back in a game, as part of a list."""
    return t_count("a move taken back once", "moves taken back {count} times", count, count=count)
