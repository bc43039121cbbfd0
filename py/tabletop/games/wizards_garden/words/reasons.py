"""Hints: the purpose of a planting, what it harvests, and what it leaves the rival.

A hint too long for its place is cut at a comma, colon or semicolon, and the rest must still be
true. A planting is safe if it leaves the rival no line to harvest.

`rival` is the rival's name, or its placeholder (see `core.seating.seat_gap`).
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import either, later, t, t_count
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, WHITE
from tabletop.games.wizards_garden.rules.planting import CompleteLine
from tabletop.games.wizards_garden.words.things import harvested_lines, number

# The first four seeds.

SETUP_BEFORE_TOSS = (
    later("Place it anywhere: the toss is still to come."),
    later("Place it anywhere: nobody knows yet who will plant first."),
    later("Place it anywhere again: the toss will decide whom these seeds help."),
    later("Place the last seed anywhere: the toss comes right after it."),
)
"""Why a seed may go anywhere before the toss, by how many are in the garden."""

SETUP_BY_LOT = later("Place it anywhere: this seed favours nobody yet.")
SETUP_WON = later("From here you can win, whatever {rival} does.")
SETUP_HARD = later("This leaves {rival} the fewest good replies.")
SETUP_LOST = later("{rival} has the better start, wherever this seed goes.")

# Undo.

KEEP = later("Keep it: you have no better planting.")
UNDO = later("Undo it: there’s a better planting.")


def undo_for(rival: str, lines: Sequence[CompleteLine], cell: int) -> str:
    """Return why to take back a planting that leaves the rival `lines` at `cell`."""
    return t(
        "Undo it: {rival} can complete {lines} by planting on {cell}, and you have a better "
        "planting.",
        rival=rival,
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


# What the planting does.

PLANT = later("Plant here")
LEAVE_NONE = later("Leave {rival} no line")


def harvest(lines: Sequence[CompleteLine], *, staff: bool) -> str:
    """Return the advice to harvest `lines`, and to take the Staff if `staff`."""
    if staff:
        return t("Complete {lines} and take the Staff", lines=harvested_lines(lines))
    return t("Complete and harvest {lines}", lines=harvested_lines(lines))


# The end of the game.

WINS = later("{action}: that ends the game, and you win {most} to {least}.")
WINS_TIE = later("{action}: that ends the game, and you win the tie with the Staff.")
LOSES = later("{action}: that ends the game, and {rival} wins {most} to {least}.")
LOSES_TIE = later("{action}: that ends the game, and {rival} wins the tie with the Staff.")
DRAWS = later("{action}: that ends the game in a draw.")
CAN_WIN = later("{action}: from here you can win, whatever {rival} does")
RIVAL_CAN_WIN = later("{rival} can win from here, but has to find out how.")

# Reasons not to harvest a complete line.

WAIT_AND_WIN = later("Don’t harvest yet: from here you can win, whatever {rival} does")
WAIT_FOR_TRAP = later("Don’t harvest yet: if you do, {rival} can leave you no safe planting")
WAIT_FOR_NEXT = later("Don’t harvest yet: whatever {rival} plants, you can harvest next")
WAIT_FOR_ANSWER = later("Don’t harvest yet: you can harvest right after {rival}")
WAIT_FOR_FEWER = later(
    "Don’t harvest yet: this leaves {rival} fewer safe plantings than any harvest"
)
WAIT = later("Don’t harvest yet: you win more often this way, looking a few turns ahead")


def wait_for_line(rival: str, lines: Sequence[CompleteLine], *, by_any: bool) -> str:
    """Return the reason to wait: harvesting leaves the rival `lines`.

    `by_any`: whether every harvest leaves these lines; else they are an example.
    """
    gaps = {"rival": rival, "lines": harvested_lines(lines)}
    if by_any:
        return t("Don’t harvest yet: if you do, {rival} can harvest {lines} next", **gaps)
    return t("Don’t harvest yet: every harvest leaves {rival} a line such as {lines}", **gaps)


# What a planting leaves.

FULL_STOP = later("{told}.")
LEAVES_NOTHING = later("{told}; this leaves none.")
THEN_NOTHING = later("{told}; {rival} then has no line to harvest.")
LINE_NEXT = later("Leave {rival} no line: whatever they plant, you can harvest next.")
QUIET = later("Leave {rival} no line: neither of you can harvest next turn, whatever they plant.")
_WHITE_LEAVES = later("Leave {rival} no line: white here would leave {lines}.")
_BLACK_LEAVES = later("Leave {rival} no line: black here would leave {lines}.")


def then_lines(rival: str, told: str, lines: Sequence[CompleteLine], cell: int) -> str:
    """Return `told`, followed by what the rival can harvest in return."""
    return t(
        "{told}; {rival} can then complete {lines} by planting on {cell}.",
        rival=rival,
        told=told,
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


def few_replies(rival: str, safe: int) -> str:
    """Return the hint that the planting leaves the rival only `safe` safe replies."""
    return t_count(
        "Leave {rival} no line, and only {number} safe planting.",
        "Leave {rival} no line, and only {number} safe plantings.",
        safe,
        rival=rival,
        number=number(safe),
    )


def few_safe(rival: str, safe: int) -> str:
    """Return the hint that this is one of only `safe` safe plantings."""
    return t_count(
        "Leave {rival} no line: this is your only safe planting.",
        "Leave {rival} no line: this is one of your {number} safe plantings.",
        safe,
        rival=rival,
        number=number(safe),
    )


def gifts(rival: str, cells: Sequence[int], *, are_all: bool) -> str:
    """Return the hint that the rival leaves a line by planting on one of `cells`.

    `are_all`: whether no other cell does. No comma comes before the cells, since the hint cut
    there would not be true.
    """
    gaps = {"rival": rival, "cells": either([CELL_NAMES[cell] for cell in cells])}
    if are_all:
        return t("Leave {rival} no line: you can harvest next if they plant on {cells}.", **gaps)
    return t(
        "Leave {rival} no line: you can harvest next if they plant on {cells}, for example.", **gaps
    )


def other_face(rival: str, face: int, lines: Sequence[CompleteLine]) -> str:
    """Return the warning about lines the rival could harvest if `face` were up."""
    said = _WHITE_LEAVES if face == WHITE else _BLACK_LEAVES
    return t(said, rival=rival, lines=harvested_lines(lines))


def unsafe_replies(rival: str, unsafe: int, count: int) -> str:
    """Return the hint that `unsafe` of the rival's `count` plantings leave a line."""
    if not unsafe:
        return t(QUIET, rival=rival)
    return t_count(
        "Leave {rival} no line: one of their {plantings} possible plantings leaves you one.",
        "Leave {rival} no line: {count} of their {plantings} possible plantings leave you one.",
        unsafe,
        rival=rival,
        plantings=count,
    )


def none_is_safe(rival: str, lines: Sequence[CompleteLine], cell: int, *, you_too: bool) -> str:
    """Return the hint for when every planting leaves a line: which lines this one leaves.

    `you_too`: whether the mover can harvest after the rival has.
    """
    gaps = {"rival": rival, "lines": harvested_lines(lines), "cell": CELL_NAMES[cell]}
    if you_too:
        return t(
            "No planting is safe: after this one, {rival} can complete {lines} by planting on "
            "{cell}, but then you can harvest too.",
            **gaps,
        )
    return t(
        "No planting is safe: after this one, {rival} can complete {lines} by planting on {cell}.",
        **gaps,
    )


def offers(rival: str, purpose: str, lines: Sequence[CompleteLine], cell: int) -> str:
    """Return the hint that says why to leave the rival `lines`."""
    return t(
        "{purpose}: let {rival} complete {lines} by planting on {cell}.",
        rival=rival,
        purpose=purpose,
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


OFFER_AND_WIN = later("From here you can win, whatever {rival} does")
OFFER_AND_HARVEST = later("You can harvest right after {rival}")
OFFER = later("The safe plantings look worse in a few turns’ time")
