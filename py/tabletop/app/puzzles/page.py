"""Content of the page about puzzles: the sentence, the bar below the board, and the list."""

from __future__ import annotations

from typing import TypedDict

from tabletop.app.messages import Encoded, encode
from tabletop.app.messages.puzzles import Puzzle as PuzzleMessage
from tabletop.app.model.puzzles import Solved, in_order, next_of
from tabletop.app.model.session import Session
from tabletop.app.puzzles import words
from tabletop.app.table.viewer import Fall, falls_of
from tabletop.core.language import t
from tabletop.core.puzzle import Puzzle
from tabletop.games.registry import GAMES, AnyMatch, load_puzzles
from tabletop.scene.sounds import JOY


class PuzzleBar(TypedDict):
    """The bar below the board of a puzzle.

    `number` is its id, and `counted` that number and the total in words. `grade` is 1 to 3,
    `graded` the same in words. `missed` is whether the last attempt failed, `begun` whether a move
    was played. `link` is the fragment that opens the puzzle; `next` is the message that opens
    another.
    """

    number: int
    counted: str
    grade: int
    graded: str
    solved: bool
    falls: list[Fall]
    sound: str
    missed: bool
    begun: bool
    link: str
    next: Encoded[PuzzleMessage]


class PuzzleCount(TypedDict):
    """How many puzzles of a game are solved, in words, and whether all are."""

    game: str
    line: str
    done: bool


class PuzzleEntry(TypedDict):
    """A puzzle in the list of a game; `grade` is 1 to 3, `graded` the same in words."""

    id: int
    grade: int
    graded: str
    solved: bool


class PuzzleList(PuzzleCount):
    """All puzzles of one game."""

    puzzles: list[PuzzleEntry]


def sentence(session: Session, *, more: bool) -> str:
    """Return the goal of a puzzle, or what the turn that solved it achieves.

    `more` adds that the board can be scrolled.
    """
    trial = session.trial
    assert trial is not None
    puzzle = trial.puzzle
    if trial.solved:
        return words.solved(puzzle.kind, puzzle.margin, trial.why, wins=puzzle.wins)
    goal = _goal(session.match.back_to(trial.start), trial.game, puzzle)
    return words.with_more(goal) if more else goal


def _goal(match: AnyMatch, game: str, puzzle: Puzzle) -> str:
    """Return the goal of a puzzle whose first position is that of `match`."""
    if puzzle.kind == "nearest":
        return words.nearest(-match.game.headway(match.state, puzzle.seat))
    return words.goal(puzzle.kind, game, ends=puzzle.ends)


def bar(session: Session, solved: Solved) -> PuzzleBar | None:
    """Return the puzzle bar below the board, None outside puzzles and during a look back."""
    trial = session.trial
    if trial is None or session.look is not None:
        return None
    return {
        "number": trial.number,
        "counted": words.counted(trial.number, len(load_puzzles(trial.game))),
        "grade": trial.puzzle.grade,
        "graded": t(words.GRADES[trial.puzzle.grade]),
        "solved": trial.solved,
        "falls": falls_of(session.match) if trial.solved else [],
        "sound": JOY if trial.solved else "",
        "missed": trial.missed is not None and not trial.solved,
        "begun": session.match.ply > trial.start,
        "link": f"puzzle={trial.game}/{trial.number}",
        "next": encode(PuzzleMessage(trial.game, next_of(trial.game, solved, trial.number))),
    }


def of_all_games(solved: Solved) -> list[PuzzleCount]:
    """Return, for every game that has puzzles, how many of them are solved.

    Titles are left to the page, because loading the games for them would take seconds.
    """
    return [_counted(key, solved) for key in GAMES if load_puzzles(key)]


def _counted(key: str, solved: Solved) -> PuzzleCount:
    count, done = len(load_puzzles(key)), len(solved.get(key, ()))
    return {
        "game": key,
        "line": words.so_many_solved(min(done, count), count),
        "done": done >= count,
    }


def of_game(key: str, solved: Solved) -> PuzzleList:
    """Return all puzzles of one game, easiest first."""
    done = solved.get(key, frozenset())
    puzzles: list[PuzzleEntry] = [
        {
            "id": each.id,
            "grade": each.grade,
            "graded": t(words.GRADES[each.grade]),
            "solved": each.id in done,
        }
        for each in in_order(key)
    ]
    return {**_counted(key, solved), "puzzles": puzzles}
