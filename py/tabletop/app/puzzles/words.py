"""The words of puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, t, t_count
from tabletop.core.puzzle import DECISIVE
from tabletop.games.registry import AnyGame

NO_PUZZLE = later("This game has no such puzzle.")
AGAIN = later("From the beginning once more.")
LEFT_THE_WAY = later("That leads elsewhere, so it was taken back. Look here first.")

NO_SOLVED = later("It does not say by game which puzzles are solved.")
NO_SUCH_GAME = later("There is no game of this name.")
NO_NUMBERS = later("It is not a list of puzzles’ numbers.")

_GOALS = {
    "safe": later("Plant so that your rival can harvest nothing. Only one planting does it."),
    "save": later("Only one planting keeps you from losing. Which one is it?"),
    "win-1": later("You can win in this turn. How?"),
    "win-2": later("Win with two plantings at most, whatever your rival does. Find the first."),
    "win-3": later("Win with three plantings at most, whatever your rival does. Find the first."),
    "most": later("Make as many points as you can in this turn."),
    "last": later("Your last turn: end with as many points as you can."),
    "best": later("Find the best turn: where to go, and what to do there."),
    "ahead": later("Find the two actions that leave you furthest ahead after any answer."),
    "end": later("End the game with the two actions that leave you furthest ahead."),
}
WINS = later("Another turn decides the game.")
SAVES = later("Another turn keeps you from losing.")
_HALVES = {
    "best": (later("The place was right."), later("What you did there was right.")),
    "ahead": (later("One action was right."), later("One action was right.")),
}
_TRY_AGAIN = later("Try again.")
_BEGINS_RIGHT = later("The first word is right.")
_AT_UPKEEP = later("Have as many points as you can after the next upkeep.")

_SOLVED = {
    "safe": later("Solved! Your rival can harvest nothing now."),
    "save": later("Solved! After any other planting you could have lost."),
    "win-1": later("Solved! That wins the game."),
    "win-2": later("Solved! From here on you win, whatever your rival does."),
    "win-3": later("Solved! From here on you win, whatever your rival does."),
    "most": later("Solved! No turn comes to more."),
    "last": later("Solved! No turn comes to more."),
    "nearest": later("Solved! No turn comes nearer."),
}
_DECIDES = later("Solved! That turn decides the game. {why}")
_SAVES = later("Solved! That turn keeps you from losing. {why}")

FAILS = {
    "safe": later("Your rival can still harvest after that. Try again."),
    "save": later("After that your rival can win, whatever you do. Try again."),
    "win-1": later("That does not win yet. Try again."),
    "win-2": later("Your rival holds out longer after that. Try again."),
    "win-3": later("Your rival holds out longer after that. Try again."),
}


def nearest(left: int) -> str:
    """Return what a puzzle asks for in a race with so many steps left."""
    return t_count(
        "By the missing cards to the finish it is {count} step: leave as few as you can.",
        "By the missing cards to the finish it is {count} steps: leave as few as you can.",
        left,
    )


def goal(kind: str, game: str, *, ends: bool) -> str:
    """Return what a puzzle asks for, in one sentence; of a race `nearest` says it."""
    if ends:
        return t(_GOALS["end"])
    if kind == "most" and game == "garden-growth":
        return t(_AT_UPKEEP)
    return t(_GOALS[kind])


def with_more(asked: str) -> str:
    """Return what a puzzle asks for, where the view does not hold the whole board."""
    return t("{asked} Drag to see all.", asked=asked)


def solved(kind: str, margin: float, why: str, *, wins: bool) -> str:
    """Return what the turn is worth that was to be found, or `why` it is the best.

    One that decides the game either `wins` it, or saves from losing it.
    """
    if kind in _SOLVED:
        return t(_SOLVED[kind])
    if margin > DECISIVE:
        return t(_DECIDES if wins else _SAVES, why=why)
    return t("Solved! {why}", why=why)


def comes_short(kind: str, reached: int, most: int, game: AnyGame, *, begins: bool) -> str:
    """Return how far a turn has come that comes less far than another, and if it `begins` alike."""
    if kind == "nearest":
        said = t(
            "After that {left} to the finish; another turn leaves only {fewest}.",
            left=_steps(-reached),
            fewest=-most,
        )
        return " ".join((said, t(_BEGINS_RIGHT if begins else _TRY_AGAIN)))
    points, possible = game.tally(reached), game.tally(most)
    return t(
        "That comes to {points}; {possible} can be had. Try again.",
        points=points,
        possible=possible,
    )


def _steps(count: int) -> str:
    return t_count("it is {count} step", "it is {count} steps", count)


def leaves(lead: int, points: str, rival: str, answer: str) -> str:
    """Return what a rival answers, and how far ahead one is then, or behind."""
    gaps = {"rival": rival, "answer": answer, "points": points}
    if lead > 0:
        return t("Then {rival} {answer}: you are {points} ahead.", **gaps)
    if lead < 0:
        return t("Then {rival} {answer}: you are {points} behind.", **gaps)
    return t("Then {rival} {answer}: nobody is ahead.", **gaps)


def ends(lead: int, points: str) -> str:
    """Return how far ahead one is, or behind, where the game is over with the turn."""
    if lead > 0:
        return t("The game is over then, and you are {points} ahead.", points=points)
    if lead < 0:
        return t("The game is over then, and you are {points} behind.", points=points)
    return t("The game is over then, and nobody is ahead.")


def half_found(kind: str, played: Sequence[str], solution: Sequence[str]) -> str:
    """Return which half of the best turn was found, or that one may try again."""
    halves = zip(_HALVES[kind], solution, strict=False)
    found = [half for half, move in halves if move in played]
    return t([*found, _TRY_AGAIN][0])


def wins_more(margin: float) -> str:
    """Return by how much the best turn is better than any other, in shares of games."""
    return t(
        "Another turn wins at least {count} more games of a hundred.", count=round(100 * margin)
    )


def keeps(lead: int, points: str, *, ends: bool) -> str:
    """Return what lead the best turn keeps, whatever the rival answers; or `ends` the game with."""
    if ends and lead > 0:
        return t("Another turn ends the game {points} ahead.", points=points)
    if lead > 0:
        return t("Another turn keeps you {points} ahead or more.", points=points)
    if lead < 0:
        return t("Another turn leaves you {points} behind at worst.", points=points)
    return t("After another turn you are level at worst.")


def is_punished(kind: str, rival: str, gain: str) -> str:
    """Return what a rival gains at once by the answer to a wrong turn."""
    if kind == "safe":
        return t("{rival} answers and gains {gain}. Leave nothing to take.", rival=rival, gain=gain)
    return t("{rival} answers and gains {gain}. Try again.", rival=rival, gain=gain)


def name(title: str, number: int) -> str:
    """Return what a puzzle is called."""
    return t("{title}: puzzle {number}", title=title, number=number)


def counted(number: int, count: int) -> str:
    """Return which puzzle it is."""
    return t("Puzzle {number} of {count}", number=number, count=count)


def so_many_solved(solved: int, count: int) -> str:
    """Return how many of a game's puzzles are solved."""
    return t("{solved} of {count} solved", solved=solved, count=count)


def came_in(count: int) -> str:
    """Return how many puzzles were solved elsewhere, and not here yet."""
    return t_count("One solved puzzle came in.", "{count} solved puzzles came in.", count)


GRADES = {1: later("easy"), 2: later("harder"), 3: later("hard")}
