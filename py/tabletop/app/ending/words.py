"""Texts of the result: the headline, the move that decided the game, the next game."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t

YOU_WIN = later("You win!")
YOU_SHARE = later("You share the win!")
A_DRAW = later("A draw!")
TOTAL = later("Total")
THE_OTHERS = later("The others")
SWAP_SEATS = later("Swap seats")
DECIDED = later("What decided it")
BEST_MOVE = later("The winner’s best move")
BEST_OF_ALL = later("The winners’ best move")
LAST_MOVE = later("How it ended")


def you_win(name: str) -> str:
    return t("You win, {name}!", name=name)


def harder(step: str) -> str:
    """Return the offer of stronger opponents; `step` is their level, or "" if they differ."""
    return t("A little harder: {step}?", step=step) if step else t("A little harder?")


def gentler(step: str) -> str:
    """Return the offer of weaker opponents of one level."""
    return t("A little gentler: {step}?", step=step)


def row(by: int, step: str) -> str:
    """Return the offer after three wins in a row (`by` is 1) or three losses (`by` is -1)."""
    if by > 0:
        return t("Three wins in a row! Next time against {step}?", step=step)
    return t("Three tricky games in a row. Next time against {step}?", step=step)


def wins(name: str) -> str:
    return t("{name} wins!", name=name)


def you_share(name: str) -> str:
    return t("You share the win, {name}!", name=name)


def share(names: Sequence[str]) -> str:
    return t("{names} share the win!", names=listed(names))


def short(tally: str) -> str:
    """Return the headline for a player who just missed the win."""
    return t("Only {tally} short!", tally=tally)


def short_of(name: str, tally: str) -> str:
    return t("Only {tally} short, {name}!", name=name, tally=tally)


def reached(tally: str) -> str:
    return t("{tally}!", tally=tally)


def reached_by(name: str, tally: str) -> str:
    return t("{tally}, {name}!", name=name, tally=tally)


def gain(tally: str) -> str:
    """Return the gain of a move."""
    return t("+{tally}", tally=tally)


def together(name: str, count: int) -> str:
    """Return the sentence that a player decided the game with several moves in a row."""
    return t("{name} decides it with {count} moves in a row.", name=name, count=count)


def ahead_since(name: str, turn: str) -> str:
    """Return the sentence about when the winner took the lead; `name` is "" for the reader."""
    if not name:
        return t("You took the lead for good on {turn}.", turn=turn)
    return t("{name} took the lead for good on {turn}.", name=name, turn=turn)


def as_sentence(headline: str) -> str:
    """Return a headline without punctuation as a sentence."""
    return t("{headline}.", headline=headline)
