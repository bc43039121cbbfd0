"""Why a move may not be played, as the rules say it."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.letter_maze.rules.state import Phase

# -- the notation --------------------------------------------------------------------------------


def how_moves_are_written() -> str:
    return t(
        "Type a word’s letters and their number-pad directions, such as LATH:2667. Put a placed "
        "tile in brackets: LA(T)H:2667. A step is >6; or type end, pass or a tribute such as $NS."
    )


def letters_and_directions(letters: int, directions: int) -> str:
    return t(
        "Give one direction for each letter; you gave {letters} and {directions}.",
        letters=t_count("{count} letter", "{count} letters", letters),
        directions=t_count("{count} direction", "{count} directions", directions),
    )


def length_of_words(most: int, count: int) -> str:
    return t("A word has 2 to {most} letters; yours has {count}.", most=most, count=count)


def gardener_works_once() -> str:
    return t("You can use the Gardener (*) only once in a move.")


# -- the turn ------------------------------------------------------------------------------------

_TO_DO = {
    Phase.BOARDS: later("Draw the ordinary boards first."),
    Phase.TARGETS: later("Draw the Target Boards first."),
    Phase.TILES: later("Draw the tiles for the ponds first."),
    Phase.HANDS: later("Deal the hands first."),
    Phase.MOVE: later("Start your turn with a word or a step."),
    Phase.BONUS: later("Take your bonus move, or type end."),
    Phase.TRIBUTE: later("A player has to pay tribute first."),
}


def to_do(phase: Phase) -> str:
    """Return what has to be played in a phase."""
    return t(_TO_DO[phase])


def can_move() -> str:
    return t("You can move, so you can’t pass.")


# -- the set-up ----------------------------------------------------------------------------------


def boards_wanted(wanted: int, given: int) -> str:
    return t_count(
        "This game uses {count} board of this kind; you gave {given}.",
        "This game uses {count} boards of this kind; you gave {given}.",
        wanted,
        given=given,
    )


def board_twice(number: int) -> str:
    return t("There is only one board {number}.", number=number)


def ponds_wanted(wanted: int, given: int) -> str:
    return t_count(
        "The {count} pond takes one tile; you gave {given}.",
        "The {count} ponds take one tile each; you gave {given}.",
        wanted,
        given=given,
    )


def hands_wanted(seats: int, given: int) -> str:
    return t_count(
        "There are {seats} players, but {count} hand.",
        "There are {seats} players, but {count} hands.",
        given,
        seats=seats,
    )


def hand_not_sorted(hand: str) -> str:
    return t("Sort each hand alphabetically: {hand} isn’t in order.", hand=hand)


def not_in_bag(face: str, count: int, missing: int) -> str:
    return t_count(
        "The bag has {count} {face} tile, {missing} too few.",
        "The bag has {count} {face} tiles, {missing} too few.",
        count,
        face=face,
        missing=missing,
    )


# -- tribute -------------------------------------------------------------------------------------


def half_is(hand: int, wanted: int, given: int) -> str:
    return t_count(
        "Give {wanted} of your {count} tile, not {given}.",
        "Give {wanted} of your {count} tiles, not {given}.",
        hand,
        wanted=wanted,
        given=given,
    )


def tribute_not_sorted(tiles: str) -> str:
    return t("Name the tiles in alphabetical order: {tiles}.", tiles=tiles)


def not_that_many(hand: str, face: str) -> str:
    return t("Your hand ({hand}) doesn’t have that many {face} tiles.", hand=hand, face=face)


# -- the way -------------------------------------------------------------------------------------


def no_square(name: str) -> str:
    return t("There’s no square that way from {square}.", square=name)


def hedge_bars(name: str) -> str:
    return t("A hedge blocks that way out of {square}.", square=name)


def no_hedge(name: str) -> str:
    return t("No hedge blocks that way out of {square}: leave out the *.", square=name)


def gardener_spent() -> str:
    return t("You’ve already used your Gardener.")


def gardener_in_word() -> str:
    return t("Another hedge: this word has already used your Gardener. Go another way.")


def used_already(name: str) -> str:
    return t("{square} was already used this turn.", square=name)


def is_start(name: str) -> str:
    return t("{square} is Start, and nobody may enter it again.", square=name)


def is_occupied(name: str) -> str:
    return t("Another piece is on {square}.", square=name)


def is_dry(name: str) -> str:
    return t("{square} is a pond without a tile: it’s closed to everyone.", square=name)


# -- letters -------------------------------------------------------------------------------------


def not_on_pond(name: str) -> str:
    return t("You can’t place a tile on a pond ({square}).", square=name)


def not_on_tile(name: str) -> str:
    return t("You can’t place a tile on another tile ({square}).", square=name)


def not_on_target(name: str) -> str:
    return t("You can’t place a tile on a target square ({square}).", square=name)


def not_in_hand(face: str, hand: str) -> str:
    """Return that `face` is not in the hand, and which tiles are."""
    if not hand:
        return t("You have no {face} tile at that point: your hand is empty.", face=face)
    tiles = " ".join(hand)
    return t("You have no {face} tile at that point, only {tiles}.", face=face, tiles=tiles)


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
    return t("This word earns a bonus for its length or its premium letter: add !L or !P.")


def no_choice_of_bonus(kind: str) -> str:
    return t("There is no choice of bonus here: leave out !{kind}.", kind=kind)
