"""Why a move may not be played, as the rules say it."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.letter_maze.rules.state import Phase

# -- the notation --------------------------------------------------------------------------------


def how_moves_are_written() -> str:
    return t(
        "A word is written with its letters and the directions of their squares on the number pad, "
        "such as LATH:2667, a tile laid from the hand in brackets, LA(T)H:2667; a step is written "
        ">6; the other decisions are end, pass and a tribute such as $NS."
    )


def letters_and_directions(letters: int, directions: int) -> str:
    return t(
        "Each letter has one direction; here are {letters} and {directions}.",
        letters=t_count("{count} letter", "{count} letters", letters),
        directions=t_count("{count} direction", "{count} directions", directions),
    )


def length_of_words(most: int, count: int) -> str:
    return t("A word has 2 to {most} letters; here are {count}.", most=most, count=count)


def gardener_works_once() -> str:
    return t("The Gardener (*) works once in a move; here are more.")


# -- the turn ------------------------------------------------------------------------------------

_AWAITED = {
    Phase.BOARDS: later("Awaited is the draw of the ordinary boards."),
    Phase.TARGETS: later("Awaited is the draw of the Target Boards."),
    Phase.TILES: later("Awaited is the draw of the tiles on the ponds."),
    Phase.HANDS: later("Awaited is the deal of the hands."),
    Phase.MOVE: later("Awaited is a word or a step, the first move of a turn."),
    Phase.BONUS: later("Awaited is a bonus move or the word end."),
    Phase.TRIBUTE: later("Awaited is the tribute of a seat."),
}


def awaited(phase: Phase) -> str:
    """Return what is to be played now."""
    return t(_AWAITED[phase])


def can_move() -> str:
    return t("There is a way to move, so this turn cannot be passed.")


# -- the set-up ----------------------------------------------------------------------------------


def boards_wanted(wanted: int, given: int) -> str:
    return t_count(
        "This table has {count} such board; here are {given}.",
        "This table has {count} such boards; here are {given}.",
        wanted,
        given=given,
    )


def board_twice(number: int) -> str:
    return t("Board {number} is there only once.", number=number)


def ponds_wanted(wanted: int, given: int) -> str:
    return t_count(
        "The {count} pond takes one tile; here are {given}.",
        "Each of the {count} ponds takes one tile; here are {given}.",
        wanted,
        given=given,
    )


def hands_wanted(seats: int, given: int) -> str:
    return t_count(
        "There are {seats} seats, and {count} hand.",
        "There are {seats} seats, and {count} hands.",
        given,
        seats=seats,
    )


def hand_not_sorted(hand: str) -> str:
    return t("The tiles of a hand are sorted, and those of {hand} are not.", hand=hand)


def not_in_bag(face: str, count: int, missing: int) -> str:
    return t_count(
        "The bag has {count} tile {face}, {missing} fewer than this takes.",
        "The bag has {count} tiles {face}, {missing} fewer than this takes.",
        count,
        face=face,
        missing=missing,
    )


# -- tribute -------------------------------------------------------------------------------------


def half_is(hand: int, wanted: int, given: int) -> str:
    return t_count(
        "Half of {count} tile is {wanted}; here are {given}.",
        "Half of {count} tiles is {wanted}; here are {given}.",
        hand,
        wanted=wanted,
        given=given,
    )


def tribute_not_sorted(tiles: str) -> str:
    return t("Tiles are named in alphabetical order: {tiles}.", tiles=tiles)


def not_that_many(hand: str, face: str) -> str:
    return t("The hand {hand} has not that many tiles {face}.", hand=hand, face=face)


# -- the way -------------------------------------------------------------------------------------


def no_square(name: str) -> str:
    return t("No square can be reached from {square} in that direction.", square=name)


def hedge_bars(name: str) -> str:
    return t("A hedge bars that way out of {square}.", square=name)


def no_hedge(name: str) -> str:
    return t("No hedge bars that way out of {square}: leave out the *.", square=name)


def gardener_spent() -> str:
    return t("The Gardener Card is spent.")


def used_already(name: str) -> str:
    return t("{square} was used this turn already.", square=name)


def is_start(name: str) -> str:
    return t("{square} is Start, which is never entered again.", square=name)


def is_occupied(name: str) -> str:
    return t("Another piece stands on {square}.", square=name)


def is_dry(name: str) -> str:
    return t("{square} is a pond without a tile.", square=name)


# -- letters -------------------------------------------------------------------------------------


def not_on_pond(name: str) -> str:
    return t("No tile may be laid on a pond, as on {square}.", square=name)


def not_on_tile(name: str) -> str:
    return t("No tile may be laid on a tile, as on {square}.", square=name)


def not_on_target(name: str) -> str:
    return t("No tile may be laid on a target square, as on {square}.", square=name)


def not_in_hand(face: str, hand: str) -> str:
    """Return that a tile is not in the hand, and what is."""
    if not hand:
        return t("There is no tile {face} in the hand then: the hand is empty.", face=face)
    tiles = " ".join(hand)
    return t("There is no tile {face} in the hand then: there are {tiles}.", face=face, tiles=tiles)


def shows_another(name: str, printed: str, reading: str) -> str:
    return t(
        "{square} shows {printed}, not {letter}.", square=name, printed=printed, letter=reading
    )


def not_a_word(word: str) -> str:
    return t("{word} is not in the word list.", word=word)


def too_long(most: int) -> str:
    return t_count(
        "No word has more than {count} letter.", "No word has more than {count} letters.", most
    )


def which_bonus() -> str:
    return t("This word earns a bonus by its length or by a premium letter: name !L or !P.")


def no_choice_of_bonus(kind: str) -> str:
    return t("There is no choice of bonus here: leave out !{kind}.", kind=kind)
