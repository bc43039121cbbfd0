"""Puzzles of Hanging Gardens: the two actions after which one is furthest ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tabletop.games.hanging_gardens.bots.board import Board
from tabletop.games.hanging_gardens.bots.judge import POINT, Judge
from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.notation import Action, Gazebo
from tabletop.games.registry import AnyMatch
from tools.puzzles.found import Found, Plenty, Tables
from tools.puzzles.hanging_answers import weighed
from tools.puzzles.hanging_grades import grade as graded

CLEAR = 2 * POINT
"""By so much the best turn looks better than any other at a glance."""

MARGIN = 1
"""By so many points it is better, after the best answer to each: by the rules, so one is enough."""

WIDTHS = (14, 12, 20, 8)
"""How many first and second actions a glance tries, how many turns it has answered, and by how many
actions."""

Turn = tuple[Action, ...]


class HangingGardens:
    """The best turn of two actions."""

    key = "hanging-gardens"
    tables: Tables = (
        (("medium", "greedy"), {}),
        (("greedy", "medium"), {}),
        (("easy", "medium"), {}),
    )
    wanted: Mapping[tuple[str, int], int] = {("ahead", 1): 25, ("ahead", 2): 20, ("ahead", 3): 15}

    def grade(self, match: AnyMatch, solution: Sequence[str]) -> int:
        """Return how hard a stored puzzle is."""
        return graded(match.state, tuple(map(GAME.move_from_text, solution)))

    def puzzles_at(self, match: AnyMatch, plenty: Plenty) -> Iterator[Found]:
        """Yield the puzzle at the start of a turn."""
        if match.ply < 9 or match.state.action != 1:
            return
        found = _glanced_at(match)
        if len(found) < 2 or found[0][0] - found[1][0] < CLEAR:
            return
        turn = found[0][1]
        grade = graded(match.state, turn)
        if ("ahead", grade) in plenty:
            return
        if all(isinstance(action, Gazebo) for action in turn):
            return  # it only waits
        lead, margin = weighed(match.state, turn)
        if margin >= MARGIN:
            yield Found("ahead", tuple(map(GAME.move_to_text, turn)), grade, margin, lead)


def _glanced_at(match: AnyMatch) -> list[tuple[int, Turn]]:
    """Return turns of two actions with their values after the best answer, the best first."""
    board = Board(match.state)
    judge = Judge(board, board.turn.seat)
    first, second, answered, answers = WIDTHS
    pairs: dict[frozenset[Action], tuple[int, Turn]] = {}
    for one in [option.move for option in judge.options()[:first]]:
        board.do(one)
        if not board.is_over and board.turn.seat == match.to_move:
            for option in judge.options()[:second]:
                pairs.setdefault(frozenset((one, option.move)), (option.value, (one, option.move)))
        board.undo()
    ranked = sorted(pairs.values(), key=lambda each: each[0], reverse=True)[:answered]
    values: list[tuple[int, Turn]] = []
    for _, pair in ranked:
        for move in pair:
            board.do(move)
        values.append((_answer(board, judge, answers), pair))
        board.undo()
        board.undo()
    return sorted(values, key=lambda each: each[0], reverse=True)


def _answer(board: Board, judge: Judge, width: int) -> int:
    """Return the value after the best turn of the rival."""
    if board.is_over:
        return judge.value()
    return min(_ahead(board, judge, option.move) for option in judge.options()[:width])


def _ahead(board: Board, judge: Judge, move: Action) -> int:
    """Return the value after an action of the rival, and the one that follows it."""
    board.do(move)
    value = judge.value() if board.is_over else judge.value_ahead()
    board.undo()
    return value
