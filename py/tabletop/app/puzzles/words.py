"""Texts of puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, t, t_count
from tabletop.core.puzzle import DECISIVE
from tabletop.games.registry import AnyWords

NO_PUZZLE = later("This game doesn’t have that puzzle.")
AGAIN = later("Back to the start.")
LEFT_THE_WAY = later("That isn’t the solution, so it was taken back. Look here first.")

NO_SOLVED = later("It doesn’t list solved puzzles by game.")
NO_SUCH_GAME = later("There’s no game with this name.")
NO_NUMBERS = later("It isn’t a list of puzzle numbers.")

_GOALS = {
    "safe": later("Plant so that your rival can’t harvest anything. Only one planting works."),
    "save": later("Only one planting keeps you from losing. Which one is it?"),
    "win-1": later("You can win this turn. How?"),
    "win-2": later("Win in two plantings or fewer, whatever your rival does. Find the first."),
    "win-3": later("Win in three plantings or fewer, whatever your rival does. Find the first."),
    "most": later("Score as many points as you can this turn."),
    "last": later("Your last turn: end with as many points as you can."),
    "best": later("Find the best turn: where to go, and what to do there."),
    "ahead": later("Find the two actions that leave you furthest ahead after any reply."),
    "end": later("End the game with the two actions that leave you furthest ahead."),
}
WINS = later("The best turn wins the game.")
SAVES = later("The best turn keeps you from losing.")
_HALVES = {
    "best": (later("You went to the right space."), later("What you did there was right.")),
    "ahead": (later("One action was right."), later("One action was right.")),
}
_TRY_AGAIN = later("Try again.")
_BEGINS_RIGHT = later("The first word is right.")
_AT_UPKEEP = later("Aim for as many points as possible after the next upkeep.")

_SOLVED = {
    "safe": later("Solved! Now your rival can’t harvest anything."),
    "save": later("Solved! With any other planting, your rival could have won."),
    "win-1": later("Solved! That wins the game."),
    "win-2": later("Solved! From here on you win, whatever your rival does."),
    "win-3": later("Solved! From here on you win, whatever your rival does."),
    "most": later("Solved! No turn scores more."),
    "last": later("Solved! No turn scores more."),
    "nearest": later("Solved! No turn gets you closer."),
}
_DECIDES = later("Solved! That turn wins the game. {why}")
_SAVES = later("Solved! That turn keeps you from losing. {why}")

FAILS = {
    "safe": later("Your rival can still harvest after that. Try again."),
    "save": later("After that your rival can win, whatever you do. Try again."),
    "win-1": later("That doesn’t win yet. Try again."),
    "win-2": later("Your rival holds out longer after that. Try again."),
    "win-3": later("Your rival holds out longer after that. Try again."),
}


def nearest(left: int) -> str:
    """Return the goal of a puzzle in a race, with `left` steps to the finish."""
    return t_count(
        "The finish is {count} step away via the cards you need. Get as close as you can.",
        "The finish is {count} steps away via the cards you need. Get as close as you can.",
        left,
    )


def goal(kind: str, game: str, *, ends: bool) -> str:
    """Return the goal of a puzzle in words; for a race, use `nearest`.

    `ends` is whether the solution ends the game.
    """
    if ends:
        return t(_GOALS["end"])
    if kind == "most" and game == "garden-growth":
        return t(_AT_UPKEEP)
    return t(_GOALS[kind])


def with_more(asked: str) -> str:
    """Return the goal of a puzzle whose board is larger than the view."""
    return t("{asked} Drag to see the whole board.", asked=asked)


def solved(kind: str, margin: float, why: str, *, wins: bool) -> str:
    """Return the praise for a solution: what it achieves, or `why` it is the best turn.

    A turn that decides the game either `wins` it, or avoids a loss.
    """
    if kind in _SOLVED:
        return t(_SOLVED[kind])
    if margin > DECISIVE:
        return t(_DECIDES if wins else _SAVES, why=why)
    return t("Solved! {why}", why=why)


def comes_short(kind: str, reached: int, most: int, words: AnyWords, *, begins: bool) -> str:
    """Return by how much a turn falls short of the best; `begins` if its first move is right."""
    if kind == "nearest":
        said = t(
            "After that, {left} to the finish. You can get that down to {fewest}.",
            left=_steps(-reached),
            fewest=-most,
        )
        return " ".join((said, t(_BEGINS_RIGHT if begins else _TRY_AGAIN)))
    points, possible = words.tally(reached), words.tally(most)
    return t(
        "That takes you to {points}; you can reach {possible}. Try again.",
        points=points,
        possible=possible,
    )


def _steps(count: int) -> str:
    return t_count("it’s {count} step", "it’s {count} steps", count)


def leaves(lead: int, points: str, rival: str, answer: str) -> str:
    """Return the sentence about the opponent's reply and the player's lead after it."""
    gaps = {"rival": rival, "answer": answer, "points": points}
    if lead > 0:
        return t("Then {rival} {answer}: you’re {points} ahead.", **gaps)
    if lead < 0:
        return t("Then {rival} {answer}: you’re {points} behind.", **gaps)
    return t("Then {rival} {answer}: nobody is ahead.", **gaps)


def ends(lead: int, points: str) -> str:
    """Return the sentence about the player's lead after a turn that ends the game."""
    if lead > 0:
        return t("That ends the game with you {points} ahead.", points=points)
    if lead < 0:
        return t("That ends the game with you {points} behind.", points=points)
    return t("That ends the game with the scores level.")


def half_found(kind: str, played: Sequence[str], solution: Sequence[str]) -> str:
    """Return the sentence about the half of the best turn that was found, or to try again."""
    halves = zip(_HALVES[kind], solution, strict=False)
    found = [half for half, move in halves if move in played]
    return t([*found, _TRY_AGAIN][0])


def wins_more(margin: float) -> str:
    """Return the sentence about how many more games in a hundred the best turn wins."""
    return t(
        "The best turn wins at least {count} more games in a hundred than any other.",
        count=round(100 * margin),
    )


def keeps(lead: int, points: str, *, ends: bool) -> str:
    """Return the sentence about the lead after the best turn, or at worst after the reply."""
    if ends and lead > 0:
        return t("The best turn ends the game with you {points} ahead.", points=points)
    if lead > 0:
        return t("The best turn keeps you at least {points} ahead.", points=points)
    if lead < 0:
        return t("The best turn leaves you {points} behind at worst.", points=points)
    return t("The best turn leaves you level at worst.")


def is_punished(kind: str, rival: str, gain: str) -> str:
    """Return the sentence about what the opponent's reply to a wrong turn gains at once."""
    if kind == "safe":
        return t(
            "{rival} replies and gains {gain}. Leave nothing to harvest.", rival=rival, gain=gain
        )
    return t("{rival} replies and gains {gain}. Try again.", rival=rival, gain=gain)


def name(title: str, number: int) -> str:
    """Return the name of a puzzle."""
    return t("{title}: puzzle {number}", title=title, number=number)


def counted(number: int, count: int) -> str:
    """Return the label "Puzzle {number} of {count}"."""
    return t("Puzzle {number} of {count}", number=number, count=count)


def so_many_solved(solved: int, count: int) -> str:
    """Return the sentence about how many puzzles of a game are solved."""
    return t("{solved} of {count} solved", solved=solved, count=count)


def came_in(count: int) -> str:
    """Return the sentence about how many solved puzzles were imported."""
    return t_count("One solved puzzle imported.", "{count} solved puzzles imported.", count)


GRADES = {1: later("easy"), 2: later("medium"), 3: later("hard")}
