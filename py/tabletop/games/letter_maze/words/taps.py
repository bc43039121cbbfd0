"""Why a tap, a drag or a typed text is refused."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import either, later, t, t_count
from tabletop.games.letter_maze.words.names import in_turn

NOT_YET = later("The maze is still being set up.")
TRACE_FIRST = later("Trace a word from your piece, or tap an open square beside it to step.")


def two_letters(word: str) -> str:
    return t("A word needs at least two letters: continue from {word}.", word=word)


# -- the way -------------------------------------------------------------------------------------


def no_square_on_way(here: str, there: str) -> str:
    return t(
        "You can’t get from {here} to {there}: the maze has a gap on both sides.",
        here=here,
        there=there,
    )


def used(square: str) -> str:
    return t("{square} was already used this turn. Go another way.", square=square)


NOT_NEXT_TO_LAST = later("That square isn’t next to the last one: go one square at a time.")
TAP_FOR_GARDENER = later("A hedge blocks the way. To use your Gardener, tap that square.")
NOT_NEXT_TO_PIECE = later("That square isn’t next to your piece: go one square at a time.")


# -- tribute -------------------------------------------------------------------------------------


def choose_first(count: int) -> str:
    return t_count(
        "First choose {count} of your tiles to give.",
        "First choose {count} of your tiles to give.",
        count,
    )


def put_one_back(hand: int, wanted: int) -> str:
    return t_count(
        "You owe only {wanted} of your {count} tile. Put one back first.",
        "You owe only {wanted} of your {count} tiles. Put one back first.",
        hand,
        wanted=wanted,
    )


# -- a word or a square that is typed ------------------------------------------------------------


def not_beside_piece(square: str, piece: str) -> str:
    return t("{square} isn’t next to your piece on {piece}.", square=square, piece=piece)


def not_from(word: str, here: str) -> str:
    return t("You can’t spell {word} from {here}.", word=word, here=here)


def not_from_to(word: str, here: str, there: str) -> str:
    return t("You can’t spell {word} from {here} to {there}.", word=word, here=here, there=there)


def which_end(word: str, ways: Sequence[str], count: int) -> str:
    """Return the question where a word ends, with some of the `count` ways to type it."""
    asked = t("Where does {word} end? Type {ways}.", word=word, ways=either(ways))
    if count == len(ways):
        return asked
    more = t_count("It can end on {count} square.", "It can end on {count} squares.", count)
    return in_turn((asked, more))


def which_way(word: str, ways: Sequence[str]) -> str:
    return t("Which {word} do you mean? Type {ways}.", word=word, ways=either(ways))
