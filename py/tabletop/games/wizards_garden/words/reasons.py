"""Hints: what a planting is for, what it takes, and what it gives the rival.

A hint is cut from its end where there is no room for it, at a comma, colon or semicolon; what is
left must still be true. A planting is called safe if it leaves the rival no line to harvest.
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
SETUP_WON = later("From here you can win, whatever your rival does.")
SETUP_HARD = later("This leaves your rival the fewest good replies.")
SETUP_LOST = later("Your rival has the better start, wherever this seed goes.")

# Undo.

KEEP = later("Keep it: you have no better planting.")
UNDO = later("Undo it: there’s a better planting.")


def undo_for(lines: Sequence[CompleteLine], cell: int) -> str:
    """Return why a planting is undone that leaves the rival a line."""
    return t(
        "Undo it: your rival can complete {lines} by planting on {cell}, and you have a better "
        "planting.",
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


# What is done.

PLANT = later("Plant here")
LEAVE_NONE = later("Leave your rival no line")


def harvest(lines: Sequence[CompleteLine], *, staff: bool) -> str:
    """Return the advice to take lines, and with them the Staff."""
    if staff:
        return t("Complete {lines} and take the Staff", lines=harvested_lines(lines))
    return t("Complete and harvest {lines}", lines=harvested_lines(lines))


# The end of the game.

WINS = later("{action}: that ends the game, and you win {most} to {least}.")
WINS_TIE = later("{action}: that ends the game, and you win the tie with the Staff.")
LOSES = later("{action}: that ends the game, and your rival wins {most} to {least}.")
LOSES_TIE = later("{action}: that ends the game, and your rival wins the tie with the Staff.")
DRAWS = later("{action}: that ends the game in a draw.")
CAN_WIN = later("{action}: from here you can win, whatever your rival does")
RIVAL_CAN_WIN = later("Your rival can win from here, but has to find out how.")

# Why a line that could be harvested is left.

WAIT_AND_WIN = later("Don’t harvest yet: from here you can win, whatever your rival does")
WAIT_FOR_LINE = later("Don’t harvest yet: every harvest would leave your rival a line")
WAIT_FOR_TRAP = later("Don’t harvest yet: your rival could then leave you no safe planting")
WAIT = later("Don’t harvest yet: in a few turns you’ll be better off this way")

# What a planting leaves.

FULL_STOP = later("{told}.")
LEAVES_NOTHING = later("{told}; this leaves none.")
THEN_NOTHING = later("{told}; your rival then has no line to harvest.")
LINE_NEXT = later("Leave your rival no line: whatever they plant, you can harvest next.")
QUIET = later(
    "Leave your rival no line: neither of you can harvest next turn, whatever they plant."
)
_WHITE_LEAVES = later("Leave your rival no line: white here would leave {lines}.")
_BLACK_LEAVES = later("Leave your rival no line: black here would leave {lines}.")


def then_lines(told: str, lines: Sequence[CompleteLine], cell: int) -> str:
    """Return what is done, and what the rival can harvest in return."""
    return t(
        "{told}; your rival can then complete {lines} by planting on {cell}.",
        told=told,
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


def few_replies(safe: int) -> str:
    """Return that the rival has so few safe plantings."""
    return t_count(
        "Leave your rival no line, and only {number} safe planting.",
        "Leave your rival no line, and only {number} safe plantings.",
        safe,
        number=number(safe),
    )


def few_safe(safe: int) -> str:
    """Return that the mover has so few safe plantings, of which this is one."""
    return t_count(
        "Leave your rival no line: this is your only safe planting.",
        "Leave your rival no line: this is one of your {number} safe plantings.",
        safe,
        number=number(safe),
    )


def gifts(cells: Sequence[int]) -> str:
    """Return that the rival leaves a line by planting on one of the first two `cells`.

    No comma stands in it: what is left of it without its end would not be true.
    """
    return t(
        "Leave your rival no line: you can harvest next if they plant on {cells}.",
        cells=either([CELL_NAMES[cell] for cell in cells[:2]]),
    )


def other_face(face: int, lines: Sequence[CompleteLine]) -> str:
    """Return which lines the rival could harvest if the seed were planted with `face` up."""
    said = _WHITE_LEAVES if face == WHITE else _BLACK_LEAVES
    return t(said, lines=harvested_lines(lines))


def unsafe_replies(unsafe: int, count: int) -> str:
    """Return how many of the rival's plantings leave a line."""
    if not unsafe:
        return t(QUIET)
    return t_count(
        "Leave your rival no line: one of their {plantings} possible plantings leaves you one.",
        "Leave your rival no line: {count} of their {plantings} possible plantings leave you one.",
        unsafe,
        plantings=count,
    )


def none_is_safe(lines: Sequence[CompleteLine], cell: int, *, you_too: bool) -> str:
    """Return which line is left where every planting leaves one; perhaps `you_too` harvest then."""
    gaps = {"lines": harvested_lines(lines), "cell": CELL_NAMES[cell]}
    if you_too:
        return t(
            "No planting is safe: after this one, your rival can complete {lines} by planting on "
            "{cell}, but then you can harvest too.",
            **gaps,
        )
    return t(
        "No planting is safe: after this one, your rival can complete {lines} by planting on "
        "{cell}.",
        **gaps,
    )


def offers(purpose: str, lines: Sequence[CompleteLine], cell: int) -> str:
    """Return why a line is left to the rival, and which."""
    return t(
        "{purpose}: let your rival complete {lines} by planting on {cell}.",
        purpose=purpose,
        lines=harvested_lines(lines),
        cell=CELL_NAMES[cell],
    )


OFFER_AND_WIN = later("From here you can win, whatever your rival does")
OFFER_AND_HARVEST = later("You can harvest right after your rival")
OFFER = later("The safe plantings look worse in a few turns’ time")
