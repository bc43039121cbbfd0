"""All texts of Falling Leaves, as whole sentences.

Texts without gaps are constants; code that displays them passes them to `t`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.template.rules.events import FirstDrawn, LeafEvent, LeavesTaken
from tabletop.games.template.rules.problems import Fault, NoSeat, Problem, TooFewLeaves

TITLE = later("Falling Leaves")
CREDIT = later("A counting game of unknown age.")
THROWS = later("The draw that decides who goes first.")

OPPONENTS: Mapping[str, str] = {
    "easy": later("Counts the leaves of this turn and the next, and is often wrong."),
    "medium": later("Counts the leaves of this turn and the next, and is wrong now and then."),
}
"""A description of the computer's play at each level."""

OPTIONS: Mapping[str, str] = {"heap": later("Heap"), "first": later("First seat")}
CHOICES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "heap": {
        "7": (later("Seven leaves"), later("A short game.")),
        "15": (later("Fifteen leaves"), later("A longer game.")),
    },
    "first": {
        "toss": (later("Draw lots"), later("Chance decides who begins.")),
        "1": (later("Seat 1"), later("Seat 1 begins.")),
    },
}
"""The titles of the options; the label and description of each choice, the default first."""

TERMS: Mapping[str, str] = {"leaves": later("Leaves"), "last": later("The last leaf")}
"""The names of the score terms."""

WHO_BEGINS = later("Who begins?")
HEAP_EMPTY = later("The heap is empty.")
HOW_MANY = later("{name}, how many leaves do you take?")
BEGINS = later("{name} begins.")

HEAP = later("The heap")
PLAY = later("Play")
TAKE_LEAVES = later("Take leaves")
TAKE_COUNT = later("Take {count}")
"""The names of groups of regions, and the labels of the button."""

_FAULTS = {
    Fault.UNREADABLE: later("A move is written take=1, take=2 or take=3."),
    Fault.DRAW_AWAITED: later("First draw lots for who begins."),
    Fault.LEAVES_AWAITED: later("Take some leaves."),
}
CHOOSE_FIRST = later("First choose how many leaves to take.")
"""The reasons for refusing a move or a tap."""

REASON = later("Each leaf is a point.")


def explain(problem: Problem) -> str:
    """Return a sentence that explains a problem with a move."""
    match problem:
        case Fault():
            return t(_FAULTS[problem])
        case NoSeat(seat):
            return t("There’s no seat {seat} at this table.", seat=seat)
        case TooFewLeaves(left):
            return too_few(left)
        case _:
            assert_never(problem)


def tell(event: LeafEvent, names: Sequence[str]) -> str:
    """Return the sentence of the log for an event; `names` has one name per seat."""
    name = names[event.seat - 1]
    match event:
        case FirstDrawn():
            return t(BEGINS, name=name)
        case LeavesTaken():
            return _takes(name, event.leaves)
        case _:
            assert_never(event)


def _takes(name: str, leaves: int) -> str:
    return t_count("{name} takes {count} leaf.", "{name} takes {count} leaves.", leaves, name=name)


def won(names: Sequence[str]) -> str:
    """Return the final sentence, which names the winners."""
    return t("The heap is empty: {names} won.", names=listed(names))


def too_few(leaves: int) -> str:
    """Return the sentence for a move that takes more leaves than the `leaves` left."""
    return t_count("Only {count} leaf is left.", "Only {count} leaves are left.", leaves)


def left(leaves: int) -> str:
    """Return the number of remaining leaves as text."""
    return t_count("{count} leaf left", "{count} leaves left", leaves)


def choice(leaves: int) -> str:
    """Return the label of a choice, such as "2 leaves"."""
    return t_count("{count} leaf", "{count} leaves", leaves)
