"""Why a move may not be played, in the terms of the rules."""

from __future__ import annotations

from typing import assert_never

from tabletop.core.language import later, t, t_count
from tabletop.games.letter_maze.rules import problems as p
from tabletop.games.letter_maze.rules.state import Phase

_FAULTS = {
    p.Fault.UNREADABLE: later(
        "Type a word’s letters and their number-pad directions, such as LATH:2667. Put a placed "
        "tile in brackets: LA(T)H:2667. A step is >6; or type end, pass or a tribute such as $NS."
    ),
    p.Fault.GARDENER_TWICE: later("You can use the Gardener (*) only once in a move."),
    p.Fault.CAN_MOVE: later("You can move, so you can’t pass."),
    p.Fault.GARDENER_SPENT: later("You’ve already used your Gardener."),
    p.Fault.WHICH_BONUS: later(
        "This word earns a bonus for its length or its premium letter: add !L or !P."
    ),
}

_AWAITED = {
    Phase.BOARDS: later("Draw the ordinary boards first."),
    Phase.TARGETS: later("Draw the Target Boards first."),
    Phase.TILES: later("Draw the tiles for the ponds first."),
    Phase.HANDS: later("Deal the hands first."),
    Phase.MOVE: later("Start your turn with a word or a step."),
    Phase.BONUS: later("Take your bonus move, or type end."),
    Phase.TRIBUTE: later("A player has to pay tribute first."),
}

_AT_SQUARES = {
    p.SquareFault.NO_SQUARE: later("There’s no square that way from {square}."),
    p.SquareFault.HEDGE: later("A hedge blocks that way out of {square}."),
    p.SquareFault.NO_HEDGE: later("No hedge blocks that way out of {square}: leave out the *."),
    p.SquareFault.USED: later("{square} was already used this turn."),
    p.SquareFault.START: later("{square} is Start, and nobody may go back there."),
    p.SquareFault.OCCUPIED: later("Another piece is on {square}."),
    p.SquareFault.DRY_POND: later("{square} is a pond without a tile: it’s closed to everyone."),
    p.SquareFault.NO_TILE_ON_POND: later("You can’t place a tile on a pond ({square})."),
    p.SquareFault.NO_TILE_ON_TILE: later("You can’t place a tile on another tile ({square})."),
    p.SquareFault.NO_TILE_ON_TARGET: later("You can’t place a tile on a target square ({square})."),
}


def explain(problem: p.Problem) -> str:
    """Return in a sentence what is wrong with a move."""
    match problem:
        case p.Fault():
            return t(_FAULTS[problem])
        case p.OtherPhase(phase):
            return t(_AWAITED[phase])
        case p.AtSquare(fault, square):
            return t(_AT_SQUARES[fault], square=square)
        case p.NoChoiceOfBonus(kind):
            return t("There is no choice of bonus here: leave out !{kind}.", kind=kind)
        case p.WrongCount() | p.BoardTwice() | p.HandNotSorted() | p.NotInBag():
            return _of_setup(problem)
        case p.WrongTribute() | p.TributeNotSorted() | p.NotThatMany():
            return _of_tribute(problem)
        case (
            p.NotInHand()
            | p.OtherLetter()
            | p.NotAWord()
            | p.LettersAndDirections()
            | p.LengthOfWord()
        ):
            return _of_letters(problem)
        case _:
            assert_never(problem)


def _of_setup(problem: p.SetupProblem) -> str:
    """Return what is wrong with an outcome of the set-up."""
    match problem:
        case p.WrongCount():
            return _wrong_count(problem)
        case p.BoardTwice(number):
            return t("There is only one board {number}.", number=number)
        case p.HandNotSorted(hand):
            return t("Sort each hand alphabetically: {hand} isn’t in order.", hand=hand)
        case p.NotInBag(face, count, missing):
            return t_count(
                "The bag has {count} {face} tile, {missing} too few.",
                "The bag has {count} {face} tiles, {missing} too few.",
                count,
                face=face,
                missing=missing,
            )


def _wrong_count(problem: p.WrongCount) -> str:
    """Return how many boards, tiles or hands are due."""
    match problem.fault:
        case p.CountFault.BOARDS:
            return t_count(
                "This game uses {count} board of this kind; you gave {given}.",
                "This game uses {count} boards of this kind; you gave {given}.",
                problem.wanted,
                given=problem.given,
            )
        case p.CountFault.PONDS:
            return t_count(
                "The {count} pond takes one tile; you gave {given}.",
                "The {count} ponds take one tile each; you gave {given}.",
                problem.wanted,
                given=problem.given,
            )
        case p.CountFault.HANDS:
            return t_count(
                "There are {seats} players, but {count} hand.",
                "There are {seats} players, but {count} hands.",
                problem.given,
                seats=problem.wanted,
            )


def _of_tribute(problem: p.TributeProblem) -> str:
    """Return what is wrong with a tribute."""
    match problem:
        case p.WrongTribute(hand, wanted, given):
            return t_count(
                "Give {wanted} of your {count} tile, not {given}.",
                "Give {wanted} of your {count} tiles, not {given}.",
                hand,
                wanted=wanted,
                given=given,
            )
        case p.TributeNotSorted(tiles):
            return t("Name the tiles in alphabetical order: {tiles}.", tiles=tiles)
        case p.NotThatMany(held, face):
            return t(
                "Your hand ({hand}) doesn’t have that many {face} tiles.", hand=held, face=face
            )


def _of_letters(problem: p.LetterProblem) -> str:
    """Return what is wrong with the letters of a move."""
    match problem:
        case p.NotInHand(face, hand):
            return _not_in_hand(face, hand)
        case p.OtherLetter(square, printed, reading):
            return t(
                "{square} shows {printed}, not {letter}.",
                square=square,
                printed=printed,
                letter=reading,
            )
        case p.NotAWord(word):
            return not_a_word(word)
        case p.LettersAndDirections(letters, directions):
            return t(
                "Give one direction for each letter; you gave {letters} and {directions}.",
                letters=t_count("{count} letter", "{count} letters", letters),
                directions=t_count("{count} direction", "{count} directions", directions),
            )
        case p.LengthOfWord(most, count):
            return t("A word has 2 to {most} letters; yours has {count}.", most=most, count=count)


def _not_in_hand(face: str, hand: str) -> str:
    """Return that `face` is not in the hand, and which tiles are."""
    if not hand:
        return t("You have no {face} tile at that point: your hand is empty.", face=face)
    tiles = " ".join(hand)
    return t("You have no {face} tile at that point, only {tiles}.", face=face, tiles=tiles)


def not_a_word(word: str) -> str:
    """Return that letters are not in the list of words."""
    return t("{word} is not in the word list.", word=word)


def gardener_in_word() -> str:
    """Return why a trace can't cross a second hedge."""
    return t("Another hedge: this word has already used your Gardener. Go another way.")


def too_long(most: int) -> str:
    """Return why a trace can't continue beyond `most` letters."""
    return t_count(
        "No word has more than {count} letter.", "No word has more than {count} letters.", most
    )
