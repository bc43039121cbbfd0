"""Why something that is tapped, dragged or typed at the table is no move."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import either, later, t, t_count
from tabletop.games.letter_maze.words.names import in_turn

NOT_YET = later("The maze is still being laid out.")
TRACE_FIRST = later("Trace a word from your piece, or tap an open square beside it to step.")


def two_letters(word: str) -> str:
    return t("A word takes two letters at least: go on from {word}.", word=word)


# -- the way -------------------------------------------------------------------------------------


def no_square_on_way(here: str, there: str) -> str:
    return t("There is no square on either way from {here} to {there}.", here=here, there=there)


def used(square: str) -> str:
    return t(
        "{square} was used this turn, and is closed until it is over: go another way.",
        square=square,
    )


NOT_NEXT_TO_LAST = later("That square does not adjoin the last one: go on square by square.")
TAP_FOR_GARDENER = later("A hedge bars the way. To use your Gardener, tap that square.")
NOT_NEXT_TO_PIECE = later("That square does not adjoin your piece: go on square by square.")


# -- tribute -------------------------------------------------------------------------------------


def choose_first(count: int) -> str:
    return t_count(
        "Choose {count} of your tiles for the mover first.",
        "Choose {count} of your tiles for the mover first.",
        count,
    )


def put_one_back(hand: int, wanted: int) -> str:
    return t_count(
        "Half of {count} tile is {wanted}: put one back first.",
        "Half of {count} tiles is {wanted}: put one back first.",
        hand,
        wanted=wanted,
    )


# -- a word or a square that is typed ------------------------------------------------------------


def not_beside_piece(square: str, piece: str) -> str:
    return t("{square} does not adjoin your piece on {piece}.", square=square, piece=piece)


def not_from(word: str, here: str) -> str:
    return t("{word} cannot be spelled from {here}.", word=word, here=here)


def not_from_to(word: str, here: str, there: str) -> str:
    return t("{word} cannot be spelled from {here} to {there}.", word=word, here=here, there=there)


def which_end(word: str, ways: Sequence[str], count: int) -> str:
    """Return that a word may end on so many squares, a few of which are written out."""
    asked = t("Where does {word} end? Write {ways}.", word=word, ways=either(ways))
    if count == len(ways):
        return asked
    more = t_count("There is {count} such square.", "There are {count} such squares.", count)
    return in_turn((asked, more))


def which_way(word: str, ways: Sequence[str]) -> str:
    return t("Which {word} do you mean? Write {ways}.", word=word, ways=either(ways))
